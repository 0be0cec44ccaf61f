// What telephones call people: few of the names are those of a passport.

extension World {
  /// A mobile and what one calls the person.
  mutating func showChat(of person: Person, on draft: inout CardDraft, _ hardness: Double) {
    draft.phoneStyle = random.chance(0.85) ? .internationalPlain : .international
    nameForChat(person, on: &draft)
    if person.mobile != nil {
      addMobile(of: person, on: &draft, hardness)
    } else if !person.mailboxes.isEmpty {
      addMailbox(0, of: person, to: &draft, hardness)
    } else {
      add(person.landline, .home, .landline, to: &draft, hardness)
    }
    if random.chance(0.05), !person.mailboxes.isEmpty {
      addMailbox(person.mailboxes.count - 1, of: person, to: &draft, hardness)
    }
  }

  private mutating func nameForChat(_ person: Person, on draft: inout CardDraft) {
    draft.name.prefix = ""
    draft.name.middle = ""
    draft.name.suffix = ""
    // What is no plain name already stays as it is.
    if draft.name.family.isEmpty || draft.alterations.contains(.swappedNames) { return }
    switch random.below(100) {
    case 0..<34: callByGivenName(person, on: &draft)
    case 34..<40 where !person.familiar.isEmpty:
      draft.name.given = person.familiar
      draft.name.family = ""
      draft.alterations.insert(.nickname)
      draft.alterations.insert(.givenNameOnly)
    case 40..<50: tag(person, on: &draft)
    case 50..<56:
      draft.name.family = draft.name.family.prefix(1) + (random.chance(0.4) ? "." : "")
      draft.alterations.insert(.initialOnly)
    case 56..<62: addSign(to: &draft)
    case 62..<64 where !person.lookalikes.contains(.sharedMobile):
      let kin = Self.kin[person.culture] ?? Self.english
      draft.name.given = random.element(of: person.sex == .male ? kin.male : kin.female)
      draft.name.family = ""
      draft.alterations.insert(.relationName)
    default: break
    }
    if random.chance(0.12) {
      let small = (draft.name.given.lowercased(), draft.name.family.lowercased())
      if small != (draft.name.given, draft.name.family) { draft.alterations.insert(.letterCase) }
      (draft.name.given, draft.name.family) = small
    }
  }

  private mutating func callByGivenName(_ person: Person, on draft: inout CardDraft) {
    draft.name.family = ""
    draft.name.isFamilyFirst = false
    draft.alterations.insert(.givenNameOnly)
    guard !person.childGiven.isEmpty, random.chance(0.6) else { return }
    let child = person.childGiven
    let relation =
      random.element(
        of: person.sex == .male
          ? ["(" + child + "'s dad)", "Papa von " + child, "dad of " + child, "pai " + child]
          : ["(" + child + "'s mum)", "Mama von " + child, "mum of " + child, "mãe " + child]
      )
    draft.name.given += " " + relation
    draft.alterations.insert(.remarkInName)
  }

  /// "Anna Work", "Anna Yoga": where one knows somebody from stands as the family name.
  private mutating func tag(_ person: Person, on draft: inout CardDraft) {
    var tags = [person.hobby, "Work", "New", "Whatsapp", "Neighbour", person.home.city.name]
    if let job = person.job { tags += [companies[job.company].name, job.title] }
    let tag = random.element(of: tags.filter { !$0.isEmpty })
    if random.chance(0.7) {
      draft.name.family = tag
      draft.alterations.insert(.givenNameOnly)
    } else {
      draft.name.family += " " + tag
    }
    draft.alterations.insert(.remarkInName)
  }

  private mutating func addSign(to draft: inout CardDraft) {
    let sign = random.element(of: Self.signs)
    if random.chance(0.5) { draft.name.family = "" }
    if draft.name.family.isEmpty {
      draft.alterations.insert(.givenNameOnly)
      draft.name.given += random.chance(0.5) ? " " + sign : sign
    } else {
      draft.name.family += " " + sign
    }
    draft.alterations.insert(.signInName)
  }

  private static let signs = ["🌻", "🐝", "🎸", "🏡", "🧗", "🚲", "⭐️", "❤️", "🙂", "🐶", "☕️", "🎾"]

  /// What children and grandchildren call people.
  private static let kin: [Culture: Kin] = [
    .german: (["Papa", "Opa"], ["Mama", "Oma"]), .portuguese: (["Pai", "Vovô"], ["Mãe", "Vovó"]),
    .turkish: (["Baba", "Dede"], ["Anne", "Anneanne"]),
    .hungarian: (["Apa", "Nagypapa"], ["Anya", "Nagyi"]),
    .finnish: (["Isä", "Ukki"], ["Äiti", "Mummo"]),
    .romanian: (["Tata", "Bunicul"], ["Mama", "Bunica"]),
    .ukrainian: (["Тато", "Дідусь"], ["Мама", "Бабуся"]),
    .vietnamese: (["Bố", "Ông nội"], ["Mẹ", "Bà ngoại"]),
    .greek: (["Μπαμπάς", "Παππούς"], ["Μαμά", "Γιαγιά"]),
    .korean: (["아빠", "할아버지"], ["엄마", "할머니"]),
    .japanese: (["父", "おじいちゃん"], ["母", "おばあちゃん"]), .chinese: (["爸爸", "爷爷"], ["妈妈", "奶奶"]),
    .latinAmerican: (["Papá", "Abuelo"], ["Mamá", "Abuela"]),
    .indian: (["Papa ji", "Dada ji"], ["Mummy", "Dadi"]),
  ]
  private static let english: Kin = (["Dad", "Grandpa", "Uncle"], ["Mum", "Grandma", "Auntie"])
  private typealias Kin = (male: [String], female: [String])
}
