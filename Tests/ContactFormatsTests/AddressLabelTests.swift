import ContactFormats
import ContactModel
import Testing

@Suite struct AddressLabelTests {
  private func join(_ lines: String...) -> AddressLabels {
    let text = lines.joined(separator: "\n") + "\n"
    return AddressLabels(ContentLines.card(Array(text.utf8)[...], firstLine: 1))
  }

  @Test func `a label belongs to the address of its types`() {
    let labels = join("ADR;WORK:;;A", "ADR;HOME:;;B", "LABEL;HOME:b", "LABEL;WORK:a")
    #expect(labels.addresses == [2: 1, 3: 0])
    #expect(labels.unjoined.isEmpty)
  }

  @Test func `each address takes one label, in order`() {
    let labels = join(
      "LABEL;HOME:a",
      "ADR;HOME:;;A",
      "ADR;HOME:;;B",
      "LABEL;HOME:b",
      "LABEL;HOME:c"
    )
    #expect(labels.addresses == [0: 1, 3: 2])
    #expect(labels.unjoined == [4])
  }

  @Test func `the way of delivery matters less than the place`() {
    let labels = join(
      "ADR;TYPE=WORK,POSTAL:;;A",
      "ADR;TYPE=HOME:;;B",
      "LABEL;TYPE=WORK,PARCEL:a",
      "LABEL;TYPE=OTHER:c"
    )
    #expect(labels.addresses == [2: 0])
    #expect(labels.unjoined == [3])
  }

  @Test func `a label that says nothing belongs to an address that is left`() {
    let labels = join("ADR;HOME:;;A", "ADR;WORK:;;B", "LABEL;HOME:a", "LABEL;POSTAL:b", "LABEL:c")
    #expect(labels.addresses == [2: 0, 3: 1])
    #expect(labels.unjoined == [4])
  }

  @Test func `an exact match is preferred to an earlier one that is alike`() {
    let labels = join("ADR;WORK;POSTAL:;;A", "ADR;WORK:;;B", "LABEL;WORK:b", "LABEL;WORK;DOM:a")
    #expect(labels.addresses == [2: 1, 3: 0])
  }

  @Test func `a label of no address is an address`() throws {
    let table = try readCard(
      "ADR;WORK:;;1 Oak Ln;;;;",
      "LABEL;WORK:1 Oak Ln",
      "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:2 Elm St=0D=0ATown",
      version: "2.1"
    )
    #expect(table.all(.address) == ["2 Elm St\r\nTown"])
    let address = table.values(at: 0).first { $0.field == .address }
    #expect(address?.occurrence == 1)
    #expect(address?.kind == .home)
  }
}
