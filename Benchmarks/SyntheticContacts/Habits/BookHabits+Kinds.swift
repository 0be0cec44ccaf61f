// The kinds of book beside the mixed one. The figures are guesses from how such books come about,
// chosen to lie away from those of the mixed book.

extension BookHabits {
  /// What all of them share: other countries than the mixed book.
  private static let elsewhere: BookHabits = {
    var habits = BookHabits()
    habits.countries = Country.otherShares
    habits.households = WeightedTable([
      (.single, 62), (.couple, 15), (.family, 15), (.flatmates, 4), (.parentAndChildOfOneName, 1),
      (.namesake, 3),
    ])
    return habits
  }()

  static let personal: BookHabits = {
    var habits = elsewhere
    habits.sources = WeightedTable([
      (.messenger, 26), (.full, 20), (.phone, 18), (.mail, 14), (.bare, 10), (.work, 8),
      (.greetings, 4),
    ])
    habits.households = WeightedTable([
      (.single, 58), (.couple, 16), (.family, 17), (.flatmates, 5), (.parentAndChildOfOneName, 1),
      (.namesake, 3),
    ])
    habits.clusterSizes = ClusterSizes([(2, 60), (3, 26), (4, 9), (5, 4), (6, 1)])
    habits.sharedMobileShare = 0.03
    habits.recycledNumberShare = 0.015
    return habits
  }()

  static let work: BookHabits = {
    var habits = elsewhere
    habits.countries = Country.fewShares
    habits.sources = WeightedTable([(.directory, 78), (.work, 14), (.mail, 5), (.phone, 3)])
    habits.households = WeightedTable([(.single, 93), (.couple, 2), (.namesake, 5)])
    habits.clusterSizes = ClusterSizes([(2, 62), (3, 22), (4, 10), (5, 4), (6, 2)])
    habits.jobShare = 0.995
    habits.newCompanyShare = 0.012
    habits.organizationShare = 0.04
    return habits
  }()

  static let school: BookHabits = {
    var habits = elsewhere
    habits.countries = Country.fewShares
    habits.sources = WeightedTable([
      (.classList, 40), (.messenger, 22), (.full, 14), (.mail, 16), (.phone, 8),
    ])
    habits.households = WeightedTable([(.family, 88), (.single, 6), (.couple, 5), (.namesake, 1)])
    habits.headYears = 1972...1992
    habits.childrenBornFrom = 2008
    habits.childrenHaveGuardians = true
    habits.familyMailboxShare = 0.22
    habits.sharedMobileShare = 0.03
    habits.clusterSizes = ClusterSizes([(2, 64), (3, 22), (4, 10), (5, 4)])
    return habits
  }()

  static let club: BookHabits = {
    var habits = elsewhere
    habits.countries = Country.fewShares
    habits.sources = WeightedTable([(.club, 74), (.greetings, 10), (.mail, 8), (.phone, 8)])
    habits.households = WeightedTable([
      (.single, 40), (.couple, 26), (.family, 30), (.parentAndChildOfOneName, 2), (.namesake, 2),
    ])
    habits.familyMailboxShare = 0.55
    habits.sharedMobileShare = 0.2
    habits.clusterSizes = ClusterSizes([(2, 62), (3, 24), (4, 10), (5, 4)])
    habits.mishaps.cut = 0.03
    return habits
  }()

  static let messenger: BookHabits = {
    var habits = elsewhere
    habits.sources = WeightedTable([(.messenger, 84), (.phone, 12), (.bare, 4)])
    habits.households = WeightedTable([
      (.single, 74), (.couple, 10), (.family, 10), (.flatmates, 5), (.namesake, 1),
    ])
    habits.clusterSizes = ClusterSizes([(2, 62), (3, 24), (4, 10), (5, 4)])
    habits.mobileShare = 1
    habits.exactCopyShare = 0.18
    habits.nameOnlyShare = 0
    habits.sharedMobileShare = 0.02
    habits.recycledNumberShare = 0.02
    return habits
  }()

  static let bare: BookHabits = {
    var habits = elsewhere
    habits.sources = WeightedTable([(.bare, 86), (.phone, 8), (.mail, 6)])
    habits.households = WeightedTable([
      (.single, 78), (.couple, 10), (.family, 8), (.flatmates, 3), (.namesake, 1),
    ])
    habits.clusterSizes = ClusterSizes([(2, 62), (3, 24), (4, 10), (5, 4)])
    habits.exactCopyShare = 0.14
    habits.standsAloneShare = 0
    habits.nameOnlyShare = 0
    habits.mobileShare = 0.97
    return habits
  }()

  static let scanned: BookHabits = {
    var habits = elsewhere
    habits.sources = WeightedTable([(.scan, 82), (.work, 12), (.mail, 6)])
    habits.households = WeightedTable([(.single, 94), (.couple, 3), (.namesake, 3)])
    habits.clusterSizes = ClusterSizes([(2, 66), (3, 20), (4, 9), (5, 3), (6, 2)])
    habits.jobShare = 0.99
    habits.newCompanyShare = 0.3
    habits.exactCopyShare = 0.03
    habits.reformattedShare = 0.05
    habits.mishaps.scanned = 0.85
    habits.mishaps.capitals = 0.1
    return habits
  }()

  static let crm: BookHabits = {
    var habits = elsewhere
    habits.sources = WeightedTable([(.crm, 76), (.directory, 10), (.mail, 8), (.full, 6)])
    habits.households = WeightedTable([(.single, 92), (.couple, 4), (.namesake, 4)])
    habits.clusterSizes = ClusterSizes([(2, 62), (3, 22), (4, 10), (5, 4), (6, 2)])
    habits.jobShare = 0.97
    habits.newCompanyShare = 0.22
    habits.organizationShare = 0.2
    habits.nameOnlyShare = 0.005
    habits.mishaps.capitals = 0.45
    habits.mishaps.cut = 0.08
    habits.mishaps.spreadsheet = 0.12
    habits.mishaps.garbled = 0.02
    habits.mishaps.questionMarks = 0.02
    habits.mishaps.plainDates = 0.3
    return habits
  }()

  static let merged: BookHabits = {
    var habits = elsewhere
    habits.sources = WeightedTable([
      (.full, 46), (.phone, 22), (.mail, 16), (.work, 10), (.messenger, 6),
    ])
    habits.clusterSizes = ClusterSizes([(2, 42), (3, 30), (4, 17), (5, 8), (6, 3)])
    habits.exactCopyShare = 0.3
    habits.reformattedShare = 0.38
    habits.mishaps.garbled = 0.06
    habits.mishaps.questionMarks = 0.02
    habits.mishaps.cut = 0.03
    habits.mishaps.spreadsheet = 0.05
    habits.mishaps.plainDates = 0.12
    return habits
  }()
}
