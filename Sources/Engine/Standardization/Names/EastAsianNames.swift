// Chinese, Japanese and Korean names have the family name first and often no blank:
//
//   王小明 → 王, 小明    欧阳修 → 欧阳, 修    山田太郎 → 山田, 太郎    김민준 → 김, 민준

extension NameReader {
  /// Whether a word begins with a Han letter, a kana or a Korean syllable.
  func isEastAsian(_ piece: Piece) -> Bool {
    let (scalar, _) = decodeScalar(text[piece.range], at: Int(piece.start))
    return isHan(scalar) || isKana(scalar) || isHangul(scalar)
  }

  /// Family and given name of a name without a blank; `nil` where it may be no whole name.
  func splitEastAsian(_ piece: Piece) -> (family: Piece, given: Piece)? {
    let range = piece.range
    guard range.count % 3 == 0, (2...5).contains(range.count / 3) else { return nil }
    var hasKana = false
    var hanCount = 0
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 3) {
      let (scalar, length) = decodeScalar(text[range], at: index)
      guard length == 3, isHan(scalar) || isKana(scalar) || isHangul(scalar) else { return nil }
      if isKana(scalar) { hasKana = true } else if isHan(scalar) { hanCount += 1 }
    }
    let count = range.count / 3
    let familyCount: Int
    if count > 3
      && LongFamilyNames.table.value(text, range.lowerBound..<range.lowerBound + 9) != 0
    {
      familyCount = 3
    } else if count > 2
      && LongFamilyNames.table.value(text, range.lowerBound..<range.lowerBound + 6) != 0
    {
      familyCount = 2
    } else if hasKana {
      guard hanCount >= 2 else { return nil }
      familyCount = min(2, count - 1)
    } else {
      familyCount = count >= 4 ? 2 : 1
    }
    let middle = piece.start + Int32(familyCount * 3)
    return (Piece(start: piece.start, end: middle), Piece(start: middle, end: piece.end))
  }

  private func isHan(_ scalar: UInt32) -> Bool {
    (0x4E00..<0xA000).contains(scalar) || (0x3400..<0x4DC0).contains(scalar) || scalar == 0x3005
  }

  private func isKana(_ scalar: UInt32) -> Bool { (0x3041..<0x3100).contains(scalar) }

  private func isHangul(_ scalar: UInt32) -> Bool { (0xAC00..<0xD7A4).contains(scalar) }
}

/// Family names of two and three letters, by which a longer name is split.
///
/// - Note: Source: our own list of common ones, from general knowledge.
private enum LongFamilyNames {
  static let table = WordTable(
    """
    欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 东方 東方 皇甫 尉迟 公孙 公孫 令狐 慕容 夏侯 司徒 轩辕 宇文 长孙 端木 南宫 \
    佐々木 長谷川 五十嵐 大久保 久保田 小笠原 長谷部 宇都宮 佐久間 日比野 曽我部 小野寺 野々村 大河内 三田村 \
    宇佐美 伊集院 東海林 早乙女 竹之内 堀之内 海老原 海老名 波多野 阿久津 二階堂 \
    남궁 황보 제갈 사공 선우 서문 독고 \
    佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 山本 中村 小林 加藤 吉田 山田 山口 松本 井上 木村 清水 山崎 池田 橋本 阿部 \
    石川 山下 中島 石井 小川 前田 岡田 長谷 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤 斎藤 福田 太田 西村 藤井 金子 \
    岡本 藤原 三浦 中野 中川 原田 松田 竹内 小野 田村 中山 和田 石田 上田 森田 柴田 酒井 工藤 横山 宮崎 内田 高木 \
    安藤 島田 谷口 大野 高田 丸山 今井 河野 藤本 村田 武田 上野 杉山 増田 平野 大塚 千葉 久保 松井 小島 岩崎 桜井 \
    野口 松尾 野村 木下 菊地 佐野 大西 杉本 新井 菅原 市川 水野 小松 島村 北村 西川 高野 古川 小池 浜田 濱田 \
    荒木 荒井 松下 川口 川崎 吉川 小西 本田 本間 片山 大島 岡崎 飯田 土屋 石原 田辺 矢野 浅野 馬場 広瀬 廣瀬 福島 \
    中西 辻本 樋口 秋山 永井 小山 東野 西田 平田 岩田 服部 上原 大橋 早川 黒田 高山 堀江 望月 尾崎 内藤 松村 \
    川村 吉村 成田 伊東 岩本 小沢 小澤 中田 久米 永田 菊池 荻野 須藤 児玉 安田 松岡 山内 西山 三宅 関口 \
    熊谷 大谷 奥村 桑原 富田 星野 田口 平井 津田 天野 山下 宮本 森本 村山 川上 川端 三島 黒澤 黒沢 宮沢 宮澤 \
    大江 北野 本郷 渡部 齋藤 齊藤 櫻井 澤田 沢田 髙橋 柳田 織田 徳川 豊臣 明智 真田 羽生 藤沢 相沢 相田 若林 \
    結城 篠原 榎本 柏木 神田 神谷 瀬戸 滝沢 中井 中谷 長尾 長野 西岡 根本 萩原 浜崎 日野 平山 堀内 前川 牧野 \
    町田 三木 宮田 向井 村井 八木 山根 山中 横田 吉岡 吉野 米田 和久
    """.split { $0 == " " || $0 == "\n" }.map { (word: Array($0.utf8)[...], value: UInt32(1)) }
  )
}
