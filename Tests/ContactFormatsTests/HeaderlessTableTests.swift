import ContactFormats
import ContactModel
import Testing

@Suite struct HeaderlessTableTests {
  @Test(
    "columns without a header are known by what stands in them",
    arguments: [
      (
        "Ana Ruiz;Ana;Ruiz;ana@example.com\nBo Lee;Bo;Lee;bo@example.com\n",
        ["name: Ana Ruiz", "given: Ana", "family: Ruiz", "email: ana@example.com"]
      ),
      (
        "Ana,Ruiz,,ana@example.com,+34 600 000 001\nBo,Lee,,bo@example.com,\n",
        ["given: Ana", "family: Ruiz", "email: ana@example.com", "phone: +34 600 000 001"]
      ),
      (
        "Ana Ruiz,+34 600 000 001,1980-03-22,12\nBo Lee,555-0100-22,1981-04-23,13\n",
        ["name: Ana Ruiz", "phone: +34 600 000 001", "birthday: 1980-03-22", "other: 12"]
      ),
      (
        "ana@example.com\tAna\nbo@example.com\tBo\n", ["email: ana@example.com", "name: Ana"]
      ),
      (
        "\"Ruiz, Ana\",ana@example.com,https://example.com\n",
        ["name: Ruiz, Ana", "email: ana@example.com", "url: https://example.com"]
      ),
    ]
  )
  func content(text: String, values: [String]) throws {
    let table = try read(text)
    #expect(table.described() == values)
    #expect(table.entries[0].line == 1)
    #expect(table.entries[0].bytes.lowerBound == 0)
    #expect(table.issues.isEmpty)
  }

  @Test func `a mark and blank lines may stand before the first row`() throws {
    let table = try read("\u{FEFF}\n\nAna Ruiz,ana@example.com\nBo Lee,bo@example.com\n")
    #expect(table.entries.map(\.line) == [3, 4])
    guard case .csv(let layout) = table.layout else {
      Issue.record("no table")
      return
    }
    #expect(layout.headerBytes == 0..<5)
    #expect(layout.header == ["Column 1", "Column 2"])
  }

  @Test(
    "other tables are not taken for contacts",
    arguments: ["1,2\n3,4\n", "a,b\nc,d\n", "12,10\n7,100\n", "1234567,89\n1234568,90\n"]
  )
  func others(text: String) {
    #expect(throws: ReadingError.self) { try read(text) }
  }
}

@Suite struct LocalizedHeaderTests {
  @Test(
    "Outlook's and Thunderbird's columns are known in other languages",
    arguments: [
      "Vorname,Nachname,Firma,E-Mail-Adresse,Telefon (privat),Ort privat",
      "Prénom,Nom,Société,Adresse de messagerie,Téléphone (domicile),Ville (domicile)",
      "Nombre,Apellidos,Organización,Dirección de correo electrónico,Teléfono particular,"
        + "Ciudad particular",
      "Nome,Cognome,Società,Indirizzo posta elettronica,Telefono (ab.),Città (ab.)",
      "Voornaam,Achternaam,Bedrijf,E-mailadres,Telefoon thuis,\"Huisadres, plaats\"",
      "Imię,Nazwisko,Firma,Adres e-mail,Telefon domowy,Adres domowy - miejscowość",
      "Имя,Фамилия,Организация,Адрес эл. почты,Домашний телефон,Город (дом. адрес)",
    ]
  )
  func languages(header: String) throws {
    let table = try read("\(header)\nAna,Ruiz,Acme,ana@example.com,1,Town\n")
    #expect(
      table.described() == [
        "given: Ana", "family: Ruiz", "organization: Acme", "email: ana@example.com", "phone: 1",
        "city: Town",
      ]
    )
    #expect(table.kinds(.phone) == [.home])
    #expect(table.kinds(.city) == [.home])
  }

  @Test func `several columns make a street or a birthday`() throws {
    let table = try read(
      "Vorname,Nachname,Straße geschäftlich,Straße geschäftlich 2,Geburtstag,Geburtsmonat,"
        + "Geburtsjahr,Straße privat,Primäre E-Mail-Adresse,Sekundäre E-Mail-Adresse\n"
        + "Ana,Ruiz,1 Weg,Hof,22,3,1980,2 Weg,a@example.com,b@example.com\n"
    )
    #expect(table.all(.street) == ["1 Weg Hof", "2 Weg"])
    #expect(table.kinds(.street) == [.work, .home])
    #expect(table.all(.birthday) == ["1980 3 22"])
    #expect(table.all(.email) == ["a@example.com", "b@example.com"])
  }

  @Test(
    "columns that smaller programs write are known",
    arguments: ["Name,E-mail,Tel", "Full Name;Email Address;Phone Number", "First,Email 1,Mobile"]
  )
  func english(header: String) throws {
    let row = header.contains(";") ? "Ana;a@example.com;1" : "Ana,a@example.com,1"
    let table = try read("\(header)\n\(row)\n")
    #expect(table.values.map(\.field).suffix(2) == [.email, .phone])
    #expect([.name, .given].contains(table.values.first?.field))
  }

  @Test func `a sex that is not told is none`() throws {
    let table = try read("First Name,Last Name,E-mail Address,Gender\nAna,Ruiz,,Unspecified\n")
    #expect(table.described() == ["given: Ana", "family: Ruiz"])
  }

  @Test("no birthday is none", arguments: ["0/0/00", "0.0.00", "00-00-0000"])
  func noBirthday(text: String) throws {
    let table = try read("Vorname,Nachname,Geburtstag\nAna,Ruiz,\(text)\n")
    #expect(table.all(.birthday).isEmpty)
  }
}
