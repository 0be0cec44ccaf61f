/// The mailboxes that people give themselves, each belonging to one person or household.
struct MailboxRegistry: Sendable {
  /// Hashes of the addresses in use: a set of strings would hold a tenth of a gigabyte.
  private var taken: Set<UInt64> = []

  /// Registers `name`@`domain`, with a number behind the name where it is taken.
  mutating func register(_ name: String, at domain: String) -> String {
    var address = name + "@" + domain
    var number = 2
    while !taken.insert(fnv1a(address)).inserted {
      address = name + String(number) + "@" + domain
      number += 1
    }
    return address
  }

  /// A mailbox as people choose them.
  mutating func personal(
    given: String,
    family: String,
    year: Int,
    _ random: inout SeededGenerator
  ) -> String {
    let twoDigits = String(String(year).suffix(2))
    let initial = String(given.prefix(1))
    var name =
      switch random.below(100) {
      case 0..<28: given + "." + family
      case 28..<42: initial + family
      case 42..<55: given + family
      case 55..<62: given + "_" + family
      case 62..<68: family + "." + given
      case 68..<75: family + initial
      case 75..<82: given + twoDigits
      default: random.element(of: Self.fancies) + random.element(of: Self.animals)
      }
    let draw = random.below(100)
    if draw < 18 {
      name += twoDigits
    } else if draw < 28 {
      name += String(year)
    } else if draw < 45 {
      name += String(random.within(1...999))
    }
    if random.chance(0.03) { return register(given, at: family + ".example") }
    let domain = Self.domains.pick(&random)
    // Gmail hands out no address with an underscore: these belong to nobody.
    if domain == "gmail.com", !name.utf8.contains(UInt8(ascii: "_")) { name += "_" + initial }
    return register(name, at: domain)
  }

  private static let domains = WeightedTable<String>([
    ("gmail.com", 340), ("example.com", 120), ("mail.example", 110), ("example.org", 80),
    ("post.example", 70), ("example.net", 60), ("inbox.example", 60), ("webmail.example", 50),
    ("freemail.example", 40), ("mobilmail.example", 30), ("letters.test", 20), ("home.example", 20),
  ])
  private static let fancies =
    "amber arctic autumn blue bold bright chilly cosmic crimson curious dancing dapper daring electric fancy fluffy fuzzy gentle giant golden grumpy happy hidden humble jolly lazy little lucky lunar mellow midnight mighty misty noble purple quiet rapid royal rusty salty shiny silent silver sleepy snowy solar speedy stormy sunny tiny velvet wandering wild windy winter wise witty"
    .split(separator: " ").map(String.init)
  private static let animals =
    "badger bear beaver bee bison buffalo camel cat cheetah crane crow deer dolphin dragon duck eagle falcon ferret finch fox gecko goose hare hawk hedgehog heron horse ibis jaguar koala lark lemur leopard lion lizard llama lynx magpie moose moth newt otter owl panda parrot pelican penguin pony puffin rabbit raven robin salmon seal sparrow squid swan tiger toad trout turtle viking walrus whale wolf wombat wren zebra"
    .split(separator: " ").map(String.init)
}

/// The name of a mailbox or domain: lower-case ASCII letters and digits only.
func mailSlug(_ text: String) -> String {
  var slug: [UInt8] = []
  for byte in LatinFolding.plain.fold(text).utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      slug.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
    default: break
    }
  }
  return slug.isEmpty ? "mail" : String(decoding: slug, as: UTF8.self)
}

/// A hash that is the same in every run, unlike the standard library's.
func fnv1a(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
