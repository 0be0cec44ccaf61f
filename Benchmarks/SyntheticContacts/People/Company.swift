/// An invented company with its switchboard and mail domain.
struct Company: Sendable {
  /// How the company makes mailboxes of names.
  enum MailboxPattern: CaseIterable, Sendable {
    case givenDotFamily, initialFamily, given, familyInitial, givenUnderscoreFamily
  }

  /// Without legal form.
  let name: String
  /// The position in the country's legal forms.
  let legalForm: Int
  let domain: String
  let address: Address
  let switchboard: PhoneNumber?
  let pattern: MailboxPattern
  let role: String
  /// Whether the book already holds cards of the company itself.
  var hasCard = false

  init(
    in country: Country,
    serial: Int,
    numbers: inout NumberRegistry,
    _ random: inout SeededGenerator
  ) {
    let subject = Self.subject(in: country, &random)
    let trade = random.element(of: Self.trades)
    name = subject + " " + trade
    legalForm = random.below(country.facts.legalForms.count)
    // Companies of one name are told apart by the number, as late comers to a domain are.
    let number = random.chance(0.5) ? "" : String(serial)
    domain =
      mailSlug(subject) + (random.chance(0.7) ? "" : "-") + mailSlug(trade) + number
      + random.element(of: Self.topLevels)
    address = Address(in: country, &random)
    switchboard = numbers.landline(in: country, city: address.city, &random)
    pattern = random.element(of: MailboxPattern.allCases)
    role = random.element(of: Self.roles)
  }

  func mailboxName(given: String, family: String) -> String {
    switch pattern {
    case .givenDotFamily: given + "." + family
    case .initialFamily: given.prefix(1) + family
    case .given: given
    case .familyInitial: family + given.prefix(1)
    case .givenUnderscoreFamily: given + "_" + family
    }
  }

  private static func subject(in country: Country, _ random: inout SeededGenerator) -> String {
    let draw = random.below(100)
    if draw < 45 { return random.element(of: invented) }
    let names = country.facts.cultures.pick(&random).names
    func founder() -> String {
      names.familyName(&random).inLatin(names.script)
    }
    if draw < 60 { return founder() + " & " + founder() }
    if draw < 75 { return founder() }
    return random.element(of: firstHalves) + random.element(of: secondHalves)
  }

  private static let invented =
    "Aldera Amberlight Arcwell Axiom Azimuth Basalt Beaconry Bluefinch Borealis Brightwater Calder Cantilever Caravel Cinnabar Clearbrook Cobblestone Compass Copperleaf Cornerstone Crescendo Daybreak Deltawing Driftwood Eastgate Ellipsis Emberline Equinox Fairwind Farsight Fernhill Firefly Flint Foxglove Gemstone Glacier Greenline Halcyon Harborlight Hearthside Highbridge Ibex Indigo Inkwell Ironbark Juniper Keystroke Kingfisher Lanternfish Larkspur Lighthouse Limestone Lodestar Longview Lumen Marigold Meridian Midway Millrace Mistral Moonrise Mosaic Nightingale Northlight Obsidian Octave Openfield Osprey Outpost Overland Papermill Parallel Peregrine Pillar Quartz Quill Rainfall Redstart Riverbend Rookery Saffron Sagebrush Sandpiper Seastone Signpost Silverline Skylark Slate Solstice Spindle Springtide Starling Steelyard Stillwater Stonecrop Sundial Tamarind Tanager Tidewater Timberline Topaz Trellis Tributary Umber Undertow Vantage Verdant Wayfarer Westerly Whitestone Wildwood Windrose Woodpecker Yarrow Zenith"
    .split(separator: " ").map(String.init)
  private static let firstHalves =
    "Aero Agri Alpha Aqua Auto Bio Cargo Civi Cryo Data Digi Eco Electro Fleet Geo Hydro Info Iso Logi Luma Medi Metro Micro Multi Nano Neo Net Nova Omni Opti Petro Poly Pro Quanti Robo Sani Sono Syn Tele Terra Thermo Tri Uni Vita Volt"
    .split(separator: " ").map(String.init)
  private static let secondHalves =
    "base bridge care cast core craft dyne flow form forge gen graph grid line link logic mark mate metric mind nex path plan port scan scope sense sol sphere stream sys tech tel tone trak trans vest ware wave wise works"
    .split(separator: " ").map(String.init)
  private static let trades =
    "Accounting,Advisory,Analytics,Architects,Automation,Bakery,Books,Brewing,Builders,Carpentry,Catering,Ceramics,Chemicals,Cleaning,Clinic,Coffee,Consulting,Couriers,Dairy,Dental Care,Design,Electrical,Energy,Engineering,Events,Fabrics,Farms,Finance,Fisheries,Florists,Foods,Foundation,Freight,Furniture,Gallery,Garage,Garden Centre,Glass,Health,Heating,Holidays,Hotels,Imports,Industries,Instruments,Insurance,Interiors,Kitchens,Laboratories,Landscaping,Laundry,Law,Logistics,Machinery,Marine,Marketing,Media,Metals,Mobility,Motors,Music,Opticians,Orchards,Packaging,Paints,Paper,Pharmacy,Photography,Plastics,Plumbing,Press,Printing,Properties,Publishing,Recruitment,Recycling,Research,Restaurant,Roofing,Schools,Security,Shipping,Software,Solar,Stationery,Steel,Storage,Studios,Surveyors,Systems,Tailoring,Technology,Textiles,Theatre,Timber,Tools,Toys,Training,Travel,Veterinary,Ventures,Vineyards,Water,Winery"
    .split(separator: ",").map(String.init)
  private static let roles = ["info", "office", "contact", "sales", "hello", "reception", "mail"]
  private static let topLevels = [".example", ".example", ".example", ".example", ".test"]
}
