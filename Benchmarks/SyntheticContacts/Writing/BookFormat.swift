/// The formats that books are written in.
package enum BookFormat: String, Sendable, CaseIterable {
  /// vCard 3.0 in the dialects of several programs; without the truth.
  case vcard
  /// A table with the truth in the columns `truth_id` and `household_id`.
  case csv
}
