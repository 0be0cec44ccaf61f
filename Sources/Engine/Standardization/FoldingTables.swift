/// What letters beyond ASCII fold to.
///
/// Made from the decompositions of Unicode 15, with the letters that do not decompose (ø, ł, ß ...)
/// by hand; Cyrillic as in passports without signs, Greek as in ISO 843 without diphthongs.
enum FoldingTables {
  /// U+00C0 to U+024F.
  static let latin = table(
    """
    a a a a a a ae c e e e e i i i i d n o o o o o _ o u u u u y th ss a a a a a a ae c e e e e
    i i i i d n o o o o o _ o u u u u y th y a a a a a a c c c c c c c c d d d d e e e e e e e e
    e e g g g g g g g g h h h h i i i i i i i i i i ij ij j j k k k l l l l l l l l l l n n n n
    n n n n n o o o o o o oe oe r r r r r r s s s s s s s s t t t t t t u u u u u u u u u u u u
    w w y y y z z z z z z s b b b b b b o c c d d d d d e a e f f g g hv i i k k l l m n n o o o
    oi oi p p r s s s s t t t t u u u v y y z z z z z z 2 s s s w . . . . dz dz dz lj lj lj nj
    nj nj a a i i o o u u u u u u u u u u e a a a a ae ae g g g g k k o o o o z z j dz dz dz g g
    hv w n n a a ae ae o o a a a a e e e e i i i i o o o o r r r r u u u u s s t t y y h h n d
    ou ou z z a a e e o o o o o o o o y y l n t j db qp a c c l t s z . . b u v e e j j q q r r
    y y
    """
  )

  /// U+1E00 to U+1EFF, Vietnamese among them.
  static let latinAdditional = table(
    """
    a a b b b b b b c c d d d d d d d d d d e e e e e e e e e e f f g g h h h h h h h h h h i i
    i i k k k k k k l l l l l l l l m m m m m m n n n n n n n n o o o o o o o o p p p p r r r r
    r r r r s s s s s s s s s s t t t t t t t t u u u u u u u u u u v v v v w w w w w w w w w w
    x x x x y y z z z z z z h t w y . s s s ss d a a a a a a a a a a a a a a a a a a a a a a a a
    e e e e e e e e e e e e e e e e i i i i o o o o o o o o o o o o o o o o o o o o o o o o u u
    u u u u u u u u u u u u y y y y y y y y . . . . . .
    """
  )

  /// U+0370 to U+03FF.
  static let greek = table(
    """
    . . . . . _ . . _ _ . . . . _ . _ _ _ _ _ _ a _ e i i _ o _ y o i a v g d e z i th i k l m n
    x o p r _ s t y f ch ps o i y a e i i y a v g d e z i th i k l m n x o p r s s t y f ch ps o
    i y o y o . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . th . _ .
    . . . . . . . .
    """
  )

  /// U+0400 to U+045F.
  static let cyrillic = table(
    """
    e e dj g ye dz i yi j lj nj c k i u dz a b v g d e zh z i y k l m n o p r s t u f kh ts ch
    sh shch . y . e yu ya a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch . y . e yu
    ya e e dj g ye dz i yi j lj nj c k i u dz
    """
  )

  /// One entry a letter, separated by spaces; `.` is nothing, `_` is a blank.
  private static func table(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map { $0 == "." ? "" : $0 == "_" ? " " : String($0) }
  }
}
