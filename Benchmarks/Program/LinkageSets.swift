import Foundation

/// A public set of records whose truth is known, which the project does not contain.
struct LinkageSet {
  let name: String
  /// What its columns hold.
  let columns: String
  /// The least F1 of its clusters.
  let leastF1: Double

  /// All sets that are measured where their files are at hand.
  static let all = [
    LinkageSet(name: "febrl1", columns: febrl, leastF1: 0.998),
    LinkageSet(name: "febrl2", columns: febrl, leastF1: 0.998),
    LinkageSet(name: "febrl3", columns: febrl, leastF1: 0.998),
    LinkageSet(
      name: "fake_1000",
      columns: "id=unique_id,given=first_name,family=surname,birthday=dob,city=city,email=email,"
        + "truth=truth_id",
      leastF1: 0.93
    ),
    LinkageSet(
      name: "rldata500",
      columns: "id=rec_id,given=fname_c1,middle=fname_c2,family=lname_c1&lname_c2,"
        + "birthday=by&bm&bd,truth=truth_id",
      leastF1: 0.95
    ),
    LinkageSet(
      name: "chicago_orgs",
      columns: "id=rec_id,organization=Site name,address=Address,postcode=Zip,phone=Phone+Fax,"
        + "email=Email Address,url=Website,truth=truth_id",
      leastF1: 0.93
    ),
    LinkageSet(name: "senzing_demo", columns: senzing, leastF1: 0.80),
  ]

  private static let febrl =
    "id=rec_id,given=given_name,family=surname,street=street_number&address_1,unit=address_2,"
    + "city=suburb,postcode=postcode,region=state,birthday=date_of_birth,identifier=soc_sec_id,"
    + "truth=truth_id"

  private static let senzing =
    "id=rec_id,name=PRIMARY_NAME_FULL,given=PRIMARY_NAME_FIRST,middle=PRIMARY_NAME_MIDDLE,"
    + "family=PRIMARY_NAME_LAST,organization=PRIMARY_NAME_ORG,"
    + "nickname=NATIVE_NAME_FULL+SECONDARY_NAME_ORG,sex=GENDER,birthday=DATE_OF_BIRTH,"
    + "email=EMAIL_ADDRESS,address=ADDR_FULL,street=ADDR_LINE1,city=ADDR_CITY,region=ADDR_STATE,"
    + "postcode=ADDR_POSTAL_CODE,country=ADDR_COUNTRY,phone=PHONE_NUMBER:PHONE_TYPE,"
    + "identifier=PASSPORT_NUMBER+DRIVERS_LICENSE_NUMBER+SSN_NUMBER+NATIONAL_ID_NUMBER"
    + "+TAX_ID_NUMBER+LEI_NUMBER,truth=truth_id"

  /// The set's file in `folder` or in its folder "linkage"; nil where there is none.
  func file(in folder: String) -> URL? {
    let root = URL(filePath: folder)
    let places = [root, root.appending(path: "linkage"), root.appending(path: "data/linkage")]
    return places.map { $0.appending(path: "\(name).csv") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
