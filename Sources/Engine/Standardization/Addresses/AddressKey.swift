/// A postal address by which contacts are compared; parts are words of the token table, 0 if absent.
package struct AddressKey: Hashable, Sendable {
  /// The house number, with its letter; the number of a box.
  package var number: UInt32 = 0
  /// The street in one word, its name first, then its type spelled out: "memorylane".
  package var street: UInt32 = 0
  /// Door, floor, stair and building, without what marks them: "2-b".
  package var unit: UInt32 = 0
  /// The name of a building, if one is written.
  package var building: UInt32 = 0
  package var city: UInt32 = 0
  /// As a code where it is known: "il".
  package var region: UInt32 = 0
  /// Letters and digits only; of an American ZIP+4 the first five.
  package var postcode: UInt32 = 0
  /// As a code where it is known: "de".
  package var country: UInt32 = 0
  /// What the unit's parts are, four bits each.
  var unitKinds: UInt32 = 0
  /// The class of the street's type, 0 where none is written.
  package var streetType: UInt16 = 0
  /// How many bytes of ``street`` are its name; the rest is the type.
  package var streetNameCount: UInt8 = 0
  /// A box at the post office; ``street`` is "box".
  package var isBox = false
  /// A place of work, as the source says.
  package var isWork = false
  /// What was read as something else than written.
  var rules: AddressRules = []

  /// Whether nothing is known.
  package var isEmpty: Bool {
    number == 0 && street == 0 && city == 0 && postcode == 0 && region == 0 && country == 0
  }
}

/// The parts of an address as they are written.
package struct WrittenAddress {
  package var street: ArraySlice<UInt8> = []
  package var unit: ArraySlice<UInt8> = []
  package var city: ArraySlice<UInt8> = []
  package var region: ArraySlice<UInt8> = []
  package var postcode: ArraySlice<UInt8> = []
  package var country: ArraySlice<UInt8> = []
  /// A whole address in one field.
  package var whole: ArraySlice<UInt8> = []
  package var isWork = false

  /// An address of which nothing is known.
  package init(isWork: Bool = false) { self.isWork = isWork }
}

/// Reads one address; for many, keep an ``AddressReader``.
func addressKey(_ written: WrittenAddress, tokens: inout TokenTable) -> AddressKey {
  var reader = AddressReader()
  return reader.key(written, tokens: &tokens)
}
