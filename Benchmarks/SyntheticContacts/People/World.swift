/// The invented people and companies of a book, made one household at a time.
struct World: Sendable {
  var random: SeededGenerator
  var numbers: NumberRegistry
  var mailboxes = MailboxRegistry()
  private(set) var companies: [Company] = []
  /// The positions in `companies` by country.
  private var companiesByCountry = [[Int]](repeating: [], count: Country.allCases.count)
  private(set) var householdCount = 0
  /// People of the past whose names a stranger may bear.
  private var remembered: [Person] = []
  /// The habits of the household that is being made.
  var habits: BookHabits
  /// How many people have each name, by the name's hash; kept where the habits ask for it.
  private var bearers: [UInt64: Int] = [:]
  private var peopleCount = 0

  init(seed: UInt64, numbers: NumberChoice, habits: BookHabits) {
    self.habits = habits
    random = SeededGenerator(seed: seed)
    self.numbers = NumberRegistry(choice: numbers)
  }

  mutating func newHousehold() -> Int {
    householdCount += 1
    return householdCount
  }

  mutating func markCard(ofCompany index: Int) { companies[index].hasCard = true }

  /// A company of the country: mostly an old one, so that early companies grow large.
  mutating func employer(in country: Country) -> Int {
    let known = companiesByCountry[country.rawValue]
    if !known.isEmpty, !random.chance(habits.newCompanyShare) {
      // The product of three draws prefers the old ones, as life does.
      let count = known.count
      return known[random.below(count) * random.below(count) / count * random.below(count) / count]
    }
    let company = Company(
      in: country,
      serial: companies.count + 2,
      numbers: &numbers,
      &random
    )
    companies.append(company)
    companiesByCountry[country.rawValue].append(companies.count - 1)
    return companies.count - 1
  }

  /// Keeps some people in mind, so that strangers of one name come from the whole book.
  mutating func remember(_ person: Person) {
    if remembered.count < 600 {
      remembered.append(person)
    } else if random.chance(0.1) {
      remembered[random.below(remembered.count)] = person
    }
  }

  /// A person whose full name another person is to bear.
  mutating func namesake() -> Person? {
    remembered.isEmpty ? nil : remembered[random.below(remembered.count)]
  }

  /// Whether the book knows enough people for two of one name.
  ///
  /// In a book of fifty people hardly anybody has a namesake, and twice the people have twice the
  /// namesakes each; the mixed book's draws are fixed and have as many anywhere.
  mutating func hasNamesakes() -> Bool {
    !habits.staysKnowable || random.chance(Double(peopleCount) / 3000)
  }
}

/// What is known of a person before the person is made.
struct PersonOutline {
  var country: Country
  var culture: Culture
  var sex: Sex
  var given: NamePart?
  var familyRoot: NamePart?
  var home: Address?
  var landline: PhoneNumber?
  var household: Int?
  var years: ClosedRange<Int> = 1938...2006
  var fatherGiven = ""
}

extension World {
  /// Somebody of any country.
  mutating func outline() -> PersonOutline {
    let country = habits.countries.pick(&random)
    let culture = country.facts.cultures.pick(&random)
    return PersonOutline(country: country, culture: culture, sex: anySex())
  }

  mutating func anySex() -> Sex { random.chance(0.5) ? .male : .female }

  /// Makes the person of an outline, with everything that the outline leaves open.
  mutating func person(_ outline: PersonOutline) -> Person {
    let names = outline.culture.names
    var root = outline.familyRoot ?? familyRoot(of: outline.culture)
    let home = outline.home ?? Address(in: outline.country, &random)
    var given = outline.given ?? names.given(outline.sex, &random)
    if habits.staysKnowable {
      for _ in 0..<3 where outline.given == nil && isNameTaken(given, root) {
        root = outline.familyRoot ?? familyRoot(of: outline.culture)
        given = names.given(outline.sex, &random)
      }
      bearers[nameHash(given, root), default: 0] += 1
      peopleCount += 1
    }
    var person = Person(
      culture: outline.culture,
      sex: outline.sex,
      given: given,
      family: names.inheritance.form(of: root, for: outline.sex),
      familyRoot: root,
      birth: BirthDate(in: outline.years, &random),
      home: home
    )
    person.household = outline.household
    person.middle = middleName(outline, names)
    addNumbers(to: &person, landline: outline.landline)
    addMailboxes(to: &person)
    addPast(to: &person)
    if random.chance(habits.jobShare), person.birth.year < 2004 { addJob(to: &person) }
    let familiar = names.familiar.of(person.given.written)
    if !familiar.isEmpty, random.chance(0.6) { person.familiar = random.element(of: familiar) }
    let givenForms = names.spellings.of(person.given.written)
    if !givenForms.isEmpty { person.givenMisspelled = random.element(of: givenForms) }
    let familyForms = names.spellings.of(person.family.written)
    if !familyForms.isEmpty { person.familyMisspelled = random.element(of: familyForms) }
    person.hasPhoto = random.chance(0.12)
    person.hobby = random.element(of: Self.hobbies)
    return person
  }

  private func nameHash(_ given: NamePart, _ root: NamePart) -> UInt64 {
    fnv1a(given.written + " " + root.written)
  }

  private func isNameTaken(_ given: NamePart, _ root: NamePart) -> Bool {
    bearers[nameHash(given, root)] != nil
  }

  /// Whether somebody else so far has the person's name.
  func isNameShared(_ person: Person) -> Bool {
    bearers[nameHash(person.given, person.familyRoot), default: 0] > 1
  }

  mutating func familyRoot(of culture: Culture) -> NamePart {
    let names = culture.names
    let first = names.familyName(&random)
    switch names.inheritance {
    case .hispanic where random.chance(0.85), .lusophone where random.chance(0.7):
      return NamePart(written: first.written + " " + names.familyName(&random).written)
    case .oneName where random.chance(0.02):
      return NamePart(written: first.written + "-" + names.familyName(&random).written)
    default: return first
    }
  }

  private mutating func middleName(_ outline: PersonOutline, _ names: NameCulture) -> NamePart {
    switch outline.culture {
    case .russian:
      let father =
        outline.fatherGiven.isEmpty ? names.male.pick(&random).written : outline.fatherGiven
      return NamePart(written: NameCulture.Inheritance.patronymic(from: father, for: outline.sex))
    case .vietnamese where random.chance(0.5):
      return NamePart(written: outline.sex == .male ? "Văn" : "Thị")
    default:
      guard random.chance(names.middleShare) else { return .none }
      return names.given(outline.sex, &random)
    }
  }

  private mutating func addNumbers(to person: inout Person, landline: PhoneNumber?) {
    let country = person.home.country
    if random.chance(habits.mobileShare) {
      person.mobile = numbers.mobile(in: country, city: person.home.city, &random)
    }
    recycleNumber(for: &person)
    person.landline = landline
    if landline == nil, random.chance(0.38) {
      person.landline = numbers.landline(in: country, city: person.home.city, &random)
    }
  }

  /// Gives the person a number that somebody of the country had before.
  private mutating func recycleNumber(for person: inout Person) {
    guard habits.recycledNumberShare > 0, random.chance(habits.recycledNumberShare) else { return }
    for _ in 0..<40 {
      guard let other = namesake(), let number = other.formerMobile else { continue }
      guard number.country == person.home.country else { continue }
      person.mobile = number
      person.lookalikes.insert(.recycledNumber)
      return
    }
  }

  private mutating func addMailboxes(to person: inout Person) {
    let script = person.culture.names.script
    let given = mailSlug(person.given.inLatin(script))
    let family = mailSlug(person.family.inLatin(script))
    let count =
      random.chance(0.1) ? 0 : 1 + (random.chance(0.36) ? 1 : 0) + (random.chance(0.08) ? 1 : 0)
    for _ in 0..<count {
      person.mailboxes.append(
        mailboxes.personal(given: given, family: family, year: person.birth.year, &random)
      )
    }
  }

  private mutating func addPast(to person: inout Person) {
    let country = person.home.country
    if random.chance(0.17) { person.formerHome = Address(in: country, &random) }
    if person.mobile != nil, random.chance(0.12) {
      person.formerMobile = numbers.mobile(in: country, city: person.home.city, &random)
    }
  }

  mutating func addJob(to person: inout Person) {
    person.job = job(of: person)
    if random.chance(0.13) { person.formerJob = job(of: person) }
    person.lookalikes.insert(.colleague)
  }

  private mutating func job(of person: Person) -> Job {
    let index = employer(in: person.home.country)
    let company = companies[index]
    let script = person.culture.names.script
    let name = company.mailboxName(
      given: mailSlug(person.given.inLatin(script)),
      family: mailSlug(person.family.inLatin(script))
    )
    return Job(
      company: index,
      title: random.chance(0.75) ? random.element(of: Self.titles) : "",
      department: random.chance(0.25) ? random.element(of: Self.departments) : "",
      mailbox: mailboxes.register(name, at: company.domain),
      extensionNumber: String(random.within(100...999)),
      directLine: random.chance(0.4)
        ? numbers.landline(in: person.home.country, city: company.address.city, &random) : nil
    )
  }

  private static let titles =
    "Accountant,Administrator,Analyst,Architect,Assistant,Associate,Buyer,Cashier,Chef,Chemist,Clerk,Consultant,Controller,Coordinator,Counsel,Dentist,Designer,Developer,Director,Driver,Editor,Electrician,Engineer,Estimator,Executive Assistant,Foreman,General Manager,Geologist,Head of Sales,Inspector,Instructor,Lawyer,Librarian,Logistics Planner,Managing Director,Mechanic,Nurse,Office Manager,Operator,Partner,Pharmacist,Physician,Planner,Plumber,Producer,Professor,Programmer,Project Manager,Receptionist,Recruiter,Researcher,Sales Manager,Scientist,Secretary,Supervisor,Surveyor,Teacher,Team Lead,Technician,Translator,Treasurer,Vice President,Warehouse Manager,Welder,Writer"
    .split(separator: ",").map(String.init)
  private static let departments =
    "Accounts,Administration,Customer Care,Design,Distribution,Engineering,Finance,Human Resources,IT,Legal,Marketing,Operations,Procurement,Production,Quality,Research,Sales,Service"
    .split(separator: ",").map(String.init)
  private static let hobbies =
    "Badminton,Basketball,Birdwatching,Board games,Book club,Bowling,Bridge,Chess,Choir,Climbing,Cooking class,Cricket,Cycling,Dance,Dog park,Drama group,Fishing,Football,Gardening,Golf,Gym,Handball,Hiking,Hockey,Judo,Knitting,Model trains,Orchestra,Painting,Photography,Pottery,Quiz night,Rowing,Running,Sailing,Skiing,Swimming,Table tennis,Tennis,Theatre,Volleyball,Wine tasting,Yoga"
    .split(separator: ",").map(String.init)
}
