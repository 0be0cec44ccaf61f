/// What a word beside a phone number means for it.
enum PhoneWord: UInt8, Sendable {
  /// "Tel": says nothing that the field does not say.
  case label
  /// "mobile", "home": says something of the number.
  case kind
  /// "ext", "Durchwahl": an extension follows.
  case extensionMark
  /// "p", "w": what follows is dialled after a pause.
  case pause
  /// "or": another number follows.
  case another
}

/// The words that are written beside phone numbers, in the languages of the books we have seen.
///
/// - Note: Source: written by hand; the marks of extensions are also those that libphonenumber
///   reads.
final class PhoneWords: Sendable {
  private let hashes: [UInt64]
  private let meanings: [PhoneWord?]

  static let known = PhoneWords()

  /// Creates the table, at most a quarter full.
  init() {
    var entries: [(UInt64, PhoneWord)] = []
    for (list, meaning) in Self.lists {
      for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        var hash = PhoneWordHash()
        for scalar in word.unicodeScalars { hash.add(scalar.value) }
        entries.append((hash.value, meaning))
      }
    }
    var capacity = 64
    while capacity < entries.count * 4 { capacity *= 2 }
    var hashes = [UInt64](repeating: 0, count: capacity)
    var meanings = [PhoneWord?](repeating: nil, count: capacity)
    for (hash, meaning) in entries {
      var slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while hashes[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & (capacity - 1) }
      hashes[slot] = hash
      meanings[slot] = meaning
    }
    self.hashes = hashes
    self.meanings = meanings
  }

  /// What the word with this hash means; `nil` where it is not known.
  ///
  /// A hash stands for the word: that another one has the same 64 bits is not to be expected.
  func meaning(_ hash: PhoneWordHash) -> PhoneWord? {
    var slot = Int(truncatingIfNeeded: hash.value) & (hashes.count - 1)
    while hashes[slot] != 0 {
      if hashes[slot] == hash.value { return meanings[slot] }
      slot = (slot + 1) & (hashes.count - 1)
    }
    return nil
  }

  static let lists: [(words: String, meaning: PhoneWord)] = [
    (
      """
      tel tél telephone phone phon ph telefon telefono teléfono telefone telefoon téléphone puhelin
      puh telefonnummer tlf tfn tlph tlfn rufnummer fon number num nr no nº numero número numéro
      nummer call тел телефон τηλ τηλέφωνο 电话 電話 電話番号 전화 전화번호 هاتف تلفن טלפון फ़ोन फोन
      โทร โทรศัพท์
      """, .label
    ),
    (
      """
      mobile mob mobil cell cellular cellphone handy mobiltelefon mobilnummer portable gsm celular
      cel móvil movil cellulare telemóvel telemovel mobiel mobilni kinito matkapuhelin kännykkä
      komórka komorka komórkowy mobiltel mobilen мобильный моб мобільний κινητό 手机 手機 携帯 휴대폰
      جوال موبايل נייד
      home house hjem hem hemma privat private priv prive privé casa domicile dom thuis
      particular residencial domicilio zuhause maison koti дом домашний 自宅 家 집 בית منزل
      work office arbeit büro buero dienstlich geschäftlich geschäft firma bureau travail boulot
      trabajo oficina lavoro ufficio trabalho escritório werk zakelijk kantoor jobb arbete arbejde
      kontor työ praca biuro рабочий работа 公司 会社 직장 עבודה عمل
      fax telefax telecopie télécopie факс 传真 傳真 팩스 pager beeper main direct zentrale
      landline festnetz fixe fijo fisso fixo vast whatsapp signal voice voicemail sms text voip
      sip emergency notfall day night evening tagsüber abends old alt new neu
      """, .kind
    ),
    (
      """
      x ext extn extension exten extensión extensao extensão int interno anexo ramal poste toestel
      durchwahl dw durchw nebenstelle nst apparat app anknytning ankn lokal klapka linka wew
      wewnętrzny mellék доб добавочный внутр εσωτ 转 轉 内线 內線 内線 내선
      """, .extensionMark
    ),
    ("p w", .pause),
    ("or and oder und ou et o y e ed och og eller of en lub i и или 或 和 &", .another),
  ]
}

/// The hash of a word's scalars, whatever their case.
struct PhoneWordHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a scalar; capitals of the Latin, Greek and Cyrillic scripts count as small letters.
  mutating func add(_ scalar: UInt32) {
    let lower: UInt32 =
      switch scalar {
      case 0x41...0x5A, 0xC0...0xDE, 0x391...0x3A9, 0x410...0x42F: scalar + 0x20
      case 0x400...0x40F: scalar + 0x50
      case 0xFF21...0xFF3A: scalar - 0xFF21 + 0x61
      case 0xFF41...0xFF5A: scalar - 0xFF41 + 0x61
      default: scalar
      }
    value = (value ^ UInt64(lower)) &* 0x100_0000_01B3
    value ^= value >> 29
  }
}
