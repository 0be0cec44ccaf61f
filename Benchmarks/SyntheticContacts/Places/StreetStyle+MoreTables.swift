extension StreetStyle {
  static let polish = StreetStyle(
    .kindNameNumber,
    names: """
      Polna,Leśna,Słoneczna,Krótka,Szkolna,Ogrodowa,Lipowa,Brzozowa,Łąkowa,Kwiatowa,Kościelna
      Sosnowa,Zielona,Parkowa,Akacjowa,Kolejowa,Mickiewicza,Słowackiego,Kopernika,Chopina
      Wodna,Młyńska,Klonowa,Dębowa,Spacerowa,Rynek,Zamkowa,Długa,Jasna,Cicha
      """,
    kinds: [["ul.", "ulica", "Ul."], ["al.", "aleja"], ["pl.", "plac"], ["os.", "osiedle"]],
    units: ["m. %", "/%", "lok. %"]
  )
  static let czech = StreetStyle(
    .nameKindNumber,
    names: """
      Dlouhá,Krátká,Zahradní,Školní,Nádražní,Lipová,Polní,Hlavní,Sadová,Květinová,Lesní,Tyršova
      Husova,Palackého,Komenského,Masarykova,Nerudova,Jiráskova,Smetanova,Dvořákova,Mlýnská
      """,
    kinds: [[""]],
    units: ["byt %"]
  )
  static let russian = StreetStyle(
    .kindNameNumber,
    names: """
      Садовая,Лесная,Полевая,Школьная,Центральная,Новая,Набережная,Заречная,Зелёная,Молодёжная
      Пушкина,Гоголя,Чехова,Толстого,Лермонтова,Гагарина,Мира,Победы,Строителей,Солнечная,Луговая
      Вишнёвая,Берёзовая,Сосновая
      """,
    kinds: [["ул.", "улица"], ["пр-т", "проспект", "пр."], ["пер.", "переулок"]],
    units: ["кв. %", "кв.%"],
    separators: [", д. ", ", ", " "]
  )
  static let greek = StreetStyle(
    .nameKindNumber,
    names: """
      Ερμού,Αθηνάς,Σταδίου,Ακαδημίας,Σόλωνος,Ομήρου,Πλάτωνος,Αριστοτέλους,Σωκράτους,Βενιζέλου
      Κολοκοτρώνη,Αγίου Δημητρίου,Αγίας Σοφίας,Εθνικής Αντιστάσεως,Παπαναστασίου,Θησέως,Ηρακλέους
      """,
    kinds: [[""]],
    units: ["%ος όροφος"]
  )
  static let turkish = StreetStyle(
    .nameKindNumber,
    names: """
      Atatürk,Cumhuriyet,İstiklal,Gül,Lale,Menekşe,Çınar,Zeytin,Papatya,Okul,İstasyon,Bahçe,Deniz
      Çiçek,Barış,Hürriyet,Fatih,Mimar Sinan,Yunus Emre,Mevlana,Karanfil,Akasya,Ihlamur
      """,
    kinds: [
      ["Caddesi", "Cad.", "Cd."], ["Sokak", "Sok.", "Sk.", "Sokağı"], ["Bulvarı", "Blv."],
    ],
    units: ["D:%", "Daire %", "D. %"],
    separators: [" No:", " No: ", " "]
  )
  static let indian = StreetStyle(
    .numberNameKind,
    names: """
      Gandhi,Nehru,Station,Temple,Lake View,Church,Market,Park,Rose Garden,Mango,Neem,Lotus,College
      Hospital,First Main,Second Cross,Third Cross,Ring,Link,Hill,Garden,Palace,Fort,Old Airport
      """,
    kinds: [["Road", "Rd", "Rd."], ["Street", "St"], ["Nagar"], ["Marg"], ["Lane"]],
    units: ["Flat %", "Flat No. %", "Apt %"],
    highestNumber: 420
  )
  static let japanese = StreetStyle(
    .joinedThenNumber,
    names: """
      桜丘町,本町,栄町,緑町,旭町,中央,緑が丘,若葉町,泉町,幸町,大手町,神明町,松原,梅田,青葉台,美園
      """,
    kinds: [["1丁目", "1-"], ["2丁目", "2-"], ["3丁目", "3-"], ["4丁目", "4-"]],
    units: ["%号室", "#%"],
    separators: [""]
  )
  static let chinese = StreetStyle(
    .joinedThenNumber,
    names: """
      人民,中山,解放,建设,和平,光明,文化,新华,长江,黄河,南京,北京,青年,幸福,花园,学院,东风,胜利
      """,
    kinds: [["路"], ["街"], ["大道"]],
    units: ["%室"],
    separators: [""]
  )
  static let vietnamese = StreetStyle(
    .numberKindName,
    names: """
      Lê Lợi,Nguyễn Huệ,Trần Hưng Đạo,Hai Bà Trưng,Lý Thường Kiệt,Quang Trung,Phan Chu Trinh
      Điện Biên Phủ,Hoàng Diệu,Nguyễn Trãi,Lê Duẩn,Bà Triệu,Hùng Vương,Ngô Quyền
      """,
    kinds: [["Đường", "Đ.", "đường"], ["Phố", "phố"]],
    units: ["Căn hộ %", "CH %"]
  )
  static let emirati = StreetStyle(
    .numberNameKind,
    names: """
      Palm,Pearl,Marina,Corniche,Falcon,Oasis,Dune,Coral,Date,Harbour,Gazelle,Jasmine,Crescent
      """,
    kinds: [["Street", "St"], ["Tower", "Twr"], ["Residence"], ["Road", "Rd"]],
    units: ["Flat %", "Apt %"]
  )
}
