import Testing

@testable import SyntheticContacts

@Suite struct SpellingSlipTests {
  static let slips: [SpellingSlip] = [
    .keyboard, .sound, .transposition, .dropped, .doubled, .misreading,
  ]
  static let words = [
    "", "A", "Al", "Ann", "Anna", "Müller", "Sophie", "Αθηνά", "Чернышёв", "山田太郎", "van der Meer",
    "O'Brien", "Nguyễn", "García López", "aaaa",
  ]

  @Test(arguments: slips)
  func `a slip changes a word, but never its first letter`(slip: SpellingSlip) {
    var random = SeededGenerator(seed: 1)
    var changed = 0
    for word in Self.words {
      for _ in 0..<200 {
        guard let slipped = slip.slip(in: word, &random) else { continue }
        changed += 1
        #expect(slipped != word)
        #expect(slipped.unicodeScalars.first == word.unicodeScalars.first, "\(word) \(slipped)")
        #expect(abs(slipped.unicodeScalars.count - word.unicodeScalars.count) <= 1)
      }
    }
    #expect(changed > 200)
  }

  @Test func `a transposition keeps the letters, a doubled letter stands twice`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let word = "Brennan"
      if let slipped = SpellingSlip.transposition.slip(in: word, &random) {
        #expect(slipped.sorted() == word.sorted())
      }
      if let slipped = SpellingSlip.doubled.slip(in: word, &random) {
        #expect(zip(slipped, slipped.dropFirst()).contains { $0 == $1 })
        #expect(slipped.count == word.count + 1)
      }
      if let slipped = SpellingSlip.dropped.slip(in: word, &random) {
        #expect(slipped.count == word.count - 1)
      }
    }
  }

  @Test func `a finger lands on a neighbouring key`() {
    var random = SeededGenerator(seed: 3)
    let slipped = Set((0..<300).compactMap { _ in SpellingSlip.keyboard.slip(in: "gss", &random) })
    #expect(slipped.isSubset(of: ["gas", "gds", "gws", "gxs", "gsa", "gsd", "gsw", "gsx"]))
    #expect(slipped.count == 8)
  }
}

@Suite struct NameWritingTests {
  @Test(arguments: [
    ("Юрий Чернышёв", "Yuriy Chernyshev", "Jurij Cernysev", "Jurii Tschernyschjow"),
    ("Щербаков", "Shcherbakov", "Scerbakov", "Schtscherbakow"),
    ("Ольга", "Olga", "Olga", "Olga"),
  ])
  func `cyrillic is romanized in three ways`(
    name: String,
    passport: String,
    scholarly: String,
    german: String
  ) {
    #expect(Romanization.passport.latin(name, from: .cyrillic) == passport)
    #expect(Romanization.scholarly.latin(name, from: .cyrillic) == scholarly)
    #expect(Romanization.german.latin(name, from: .cyrillic) == german)
  }

  @Test(arguments: [
    ("Γεώργιος", "Georgios", "Georyos"), ("Μπάμπης", "Mpampis", "Babis"),
    ("Παπαδόπουλος", "Papadopoulos", "Papadopulos"), ("Ευάγγελος", "Evangelos", "Efaggelos"),
    ("Χρήστος", "Christos", "Hristos"), ("Ψαράς", "Psaras", "Psaras"),
  ])
  func `greek is romanized in two ways`(name: String, passport: String, spoken: String) {
    #expect(Romanization.passport.latin(name, from: .greek) == passport)
    #expect(Romanization.scholarly.latin(name, from: .greek) == spoken)
  }

  @Test func `every name of every culture has a form in plain letters`() {
    for culture in Culture.allCases {
      let names = culture.names
      for part in names.male.elements + names.female.elements + names.family.elements {
        for system in Romanization.allCases {
          let latin = LatinFolding.plain.fold(part.inLatin(names.script, system))
          #expect(latin.utf8.allSatisfy { $0 < 0x80 }, "\(part.written) is \(latin)")
          #expect(!latin.isEmpty)
        }
      }
    }
  }

  @Test(arguments: [
    ("Müller", "Muller", "Mueller"), ("Åse Ørsted", "Ase Orsted", "Aase Oersted"),
    ("Łódź", "Lodz", "Lodz"), ("Weiß", "Weiss", "Weiss"), ("Nguyễn", "Nguyen", "Nguyen"),
    ("Smith", "Smith", "Smith"),
  ])
  func `marks are dropped or spelled out`(name: String, plain: String, spelled: String) {
    #expect(LatinFolding.plain.fold(name) == plain)
    #expect(LatinFolding.spelledOut.fold(name) == spelled)
  }

  @Test(arguments: [
    (NameCulture.Inheritance.russian, "Иванов", "Иванова"), (.russian, "Чайковский", "Чайковская"),
    (.russian, "Шевченко", "Шевченко"), (.polish, "Kowalski", "Kowalska"),
    (.polish, "Nowak", "Nowak"), (.czech, "Novák", "Nováková"), (.czech, "Černý", "Černá"),
    (.czech, "Svoboda", "Svobodová"), (.czech, "Marek", "Marková"),
    (.greek, "Παπαδόπουλος", "Παπαδοπούλου"), (.greek, "Μακρής", "Μακρή"),
    (.oneName, "Smith", "Smith"), (.hispanic, "García López", "García López"),
  ])
  func `a woman bears her form of the name`(
    inheritance: NameCulture.Inheritance,
    male: String,
    female: String
  ) {
    let root = NamePart(written: male)
    #expect(inheritance.form(of: root, for: .female).written == female)
    #expect(inheritance.form(of: root, for: .male).written == male)
  }

  @Test(arguments: [
    ("Иван", "Иванович", "Ивановна"), ("Сергей", "Сергеевич", "Сергеевна"),
    ("Юрий", "Юрьевич", "Юрьевна"), ("Игорь", "Игоревич", "Игоревна"),
    ("Никита", "Никитич", "Никитична"),
  ])
  func `a patronymic comes from the father's name`(father: String, son: String, daughter: String) {
    #expect(NameCulture.Inheritance.patronymic(from: father, for: .male) == son)
    #expect(NameCulture.Inheritance.patronymic(from: father, for: .female) == daughter)
  }
}

@Suite struct PhoneStyleTests {
  private let berlin = PhoneNumber(
    country: .germany,
    area: "30",
    subscriber: "23125123",
    freeDigits: 3
  )
  private let denver = PhoneNumber(
    country: .unitedStates,
    area: "303",
    subscriber: "5550142",
    freeDigits: 2
  )

  @Test func `a number is written in each style`() {
    #expect(PhoneStyle.international.write(berlin) == "+49 30 23 12 51 23")
    #expect(PhoneStyle.internationalPlain.write(berlin) == "+493023125123")
    #expect(PhoneStyle.national.write(berlin) == "030 23125123")
    #expect(PhoneStyle.slashed.write(berlin) == "030/23125123")
    #expect(PhoneStyle.doubleZero.write(berlin) == "0049 30 23125123")
    #expect(PhoneStyle.bracketedTrunk.write(berlin) == "+49 (0)30 23 12 51 23")
    #expect(PhoneStyle.parenthesized.write(denver) == "(303) 555-0142")
    #expect(PhoneStyle.dashed.write(denver) == "303-555-0142")
    #expect(PhoneStyle.local.write(denver) == "555-0142")
    #expect(
      PhoneStyle.international.write(denver, space: "\u{A0}") == "+1\u{A0}303\u{A0}555\u{A0}0142"
    )
  }

  @Test(arguments: PhoneStyle.allCases, Country.allCases)
  func `no style loses a digit of the subscriber`(style: PhoneStyle, country: Country) {
    var random = SeededGenerator(seed: 6)
    var numbers = NumberRegistry(choice: .plausible)
    for _ in 0..<20 {
      let city = country.facts.cities.pick(&random)
      for number in [
        numbers.mobile(in: country, city: city, &random),
        numbers.landline(in: country, city: city, &random),
      ] {
        guard let number else {
          Issue.record("plausible numbers do not run out")
          continue
        }
        let digits = style.write(number).filter(\.isNumber)
        #expect(digits.hasSuffix(number.subscriber))
        if style != .local { #expect(digits.hasSuffix(number.area + number.subscriber)) }
      }
    }
  }
}
