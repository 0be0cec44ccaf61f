/// The tables of a book, and how older books become newer ones.
enum Schema {
  /// Marks the file as a book: `SMCB`.
  static let applicationID = 0x534D_4342

  /// The version that this program writes.
  static var version: Int { migrations.count }

  /// What makes a book of version *n* + 1 of one of version *n*; the first makes an empty file one.
  ///
  /// Never changed once released: a new version is a new element.
  static let migrations: [String] = [first]

  private static let first = """
    CREATE TABLE source (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE
    ) STRICT;

    -- One reading of a source. The contacts that it brought have numbers in a row.
    CREATE TABLE import (
      id INTEGER PRIMARY KEY,
      source INTEGER NOT NULL REFERENCES source(id),
      time INTEGER NOT NULL,
      sha256 BLOB,
      size INTEGER NOT NULL,
      text_size INTEGER NOT NULL,
      has_original INTEGER NOT NULL,
      format TEXT NOT NULL,
      encoding TEXT NOT NULL,
      first_contact INTEGER NOT NULL,
      contact_count INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX import_sha256 ON import(sha256);
    CREATE INDEX import_source ON import(source, id);

    -- The text of each import, and where that is another thing, its bytes as they came.
    -- id is import * 2^25 + form * 2^24 + number of the chunk.
    CREATE TABLE archive (
      id INTEGER PRIMARY KEY,
      bytes BLOB NOT NULL
    ) STRICT;

    CREATE TABLE contact (
      id INTEGER PRIMARY KEY,
      import INTEGER NOT NULL REFERENCES import(id),
      position INTEGER NOT NULL,
      length INTEGER NOT NULL,
      line INTEGER NOT NULL,
      uid TEXT,
      occurrence INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    -- The card of a contact whose source holds no vCards.
    CREATE TABLE card (
      contact INTEGER PRIMARY KEY REFERENCES contact(id),
      bytes BLOB NOT NULL
    ) STRICT;

    -- Contacts by hashes of what they are known by; no foreign keys, for speed: both are derived.
    CREATE TABLE uid_key (
      key INTEGER NOT NULL,
      contact INTEGER NOT NULL,
      PRIMARY KEY (key, contact)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE content_key (
      key INTEGER NOT NULL,
      contact INTEGER NOT NULL,
      PRIMARY KEY (key, contact)
    ) STRICT, WITHOUT ROWID;

    -- Where later imports have contacts that the book knew.
    CREATE TABLE sighting (
      import INTEGER NOT NULL REFERENCES import(id),
      position INTEGER NOT NULL,
      length INTEGER NOT NULL,
      line INTEGER NOT NULL,
      contact INTEGER NOT NULL REFERENCES contact(id),
      content BLOB NOT NULL,
      PRIMARY KEY (import, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sighting_contact ON sighting(contact);

    -- Where archived texts have holes: a person was forgotten.
    CREATE TABLE erased (
      import INTEGER NOT NULL REFERENCES import(id),
      position INTEGER NOT NULL,
      length INTEGER NOT NULL,
      PRIMARY KEY (import, position)
    ) STRICT, WITHOUT ROWID;

    -- How the imported card was taken apart when something was first done to it.
    CREATE TABLE line_split (
      contact INTEGER PRIMARY KEY REFERENCES contact(id),
      lengths BLOB NOT NULL
    ) STRICT;

    CREATE TABLE operation (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      time INTEGER NOT NULL,
      kind TEXT NOT NULL,
      title TEXT NOT NULL,
      undoes INTEGER REFERENCES operation(id),
      is_active INTEGER NOT NULL,
      is_forgotten INTEGER NOT NULL,
      contact_count INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX operation_undoes ON operation(undoes) WHERE undoes IS NOT NULL;
    CREATE TABLE operation_part (
      contact INTEGER NOT NULL REFERENCES contact(id),
      operation INTEGER NOT NULL REFERENCES operation(id),
      patch BLOB,
      PRIMARY KEY (contact, operation)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX operation_part_operation ON operation_part(operation);

    -- What replaying the operations makes of contacts, where that is not the imported card.
    CREATE TABLE current (
      contact INTEGER PRIMARY KEY REFERENCES contact(id),
      presence INTEGER NOT NULL,
      survivor INTEGER REFERENCES contact(id),
      bytes BLOB NOT NULL,
      content BLOB NOT NULL,
      retired_count INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX current_survivor ON current(survivor) WHERE survivor IS NOT NULL;
    CREATE TABLE conflict (
      contact INTEGER NOT NULL REFERENCES contact(id),
      number INTEGER NOT NULL,
      operation INTEGER REFERENCES operation(id),
      kind TEXT NOT NULL,
      PRIMARY KEY (contact, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE alias (
      uid TEXT NOT NULL,
      contact INTEGER NOT NULL REFERENCES contact(id),
      PRIMARY KEY (uid, contact)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX alias_contact ON alias(contact);

    CREATE TABLE not_same (
      operation INTEGER PRIMARY KEY REFERENCES operation(id),
      first INTEGER NOT NULL REFERENCES contact(id),
      second INTEGER NOT NULL REFERENCES contact(id),
      first_uid TEXT,
      second_uid TEXT,
      first_content BLOB NOT NULL,
      second_content BLOB NOT NULL
    ) STRICT;
    CREATE INDEX not_same_first ON not_same(first);
    CREATE INDEX not_same_second ON not_same(second);

    CREATE TABLE backup (
      path TEXT PRIMARY KEY,
      time INTEGER NOT NULL,
      is_automatic INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT;
    CREATE TABLE tally (
      name TEXT PRIMARY KEY,
      value INTEGER NOT NULL
    ) STRICT;
    INSERT INTO tally VALUES ('contacts', 0), ('conflicts', 0), ('erasing', 0);
    """
}
