import Testing

@testable import Standardization

@Suite struct NameRewritingTests {
  @Test(
    "a name of one case gets the case that people write",
    arguments: [
      ("JOHN O'NEIL-MCDONALD", "John O'Neil-McDonald"), ("VAN DER BERG", "van der Berg"),
      ("john smith", "John Smith"), ("ANNA VAN DER BERG", "Anna van der Berg"),
      ("MARIA DE LA CRUZ", "Maria de la Cruz"), ("JOÃO DA SILVA", "João da Silva"),
      ("JEAN LE BLANC", "Jean Le Blanc"), ("PAOLO DELL'ACQUA", "Paolo Dell'Acqua"),
      ("ИВАН ПЕТРОВ", "Иван Петров"), ("ΓΙΩΡΓΟΣ ΝΙΚΟΛΑΟΥ", "Γιωργος Νικολαου"),
      ("JOHN SMITH III", "John Smith III"), ("j. r. r. tolkien", "J. R. R. Tolkien"),
      ("JOHN SMITH MD", "John Smith MD"), ("VAN MORRISON", "Van Morrison"),
      ("JOSÉ ORTEGA Y GASSET", "José Ortega y Gasset"), ("MÜLLER", "Müller"),
      ("Ana   Ruiz ", "Ana Ruiz"),
    ]
  )
  func recases(text: String, expected: String) {
    #expect(rewrittenName(text) == expected)
  }

  @Test(
    "what somebody meant, or what has no known case, stays",
    arguments: [
      "Ana Ruiz", "Ludwig VAN Beethoven", "DiCaprio", "deForest Kelley", "王小明", "김민준",
      "IŞIK", "ıŞık", "GROß", "", "JD", "ivan the Terrible", "محمد",
    ]
  )
  func stays(text: String) {
    #expect(rewrittenName(text) == nil)
  }

  @Test func `rewriting twice changes nothing more, and letters are kept`() {
    var random = SplitMix(seed: 7)
    let alphabet = Array("aAbBéÉßſıİǅﬁΣσςИиӏ'’-. \t\u{A0}\u{301}王ａmcMCvanVAN").map(String.init)
    for _ in 0..<20_000 {
      let text = (0..<random.below(12)).map { _ in alphabet[random.below(alphabet.count)] }.joined()
      guard let once = rewrittenName(text) else { continue }
      #expect(rewrittenName(once) == nil, "\(text) → \(once)")
      let sigma: (String) -> String = {
        String($0.filter { !$0.isWhitespace }.lowercased().map { $0 == "ς" ? "σ" : $0 })
      }
      #expect(sigma(once) == sigma(text))
    }
  }

  @Test(
    "an address gets a small domain and nothing else",
    arguments: [
      ("Ana.Ruiz@Example.COM", "Ana.Ruiz@example.com"), (" ana@example.com ", "ana@example.com"),
      ("ana@example.com", nil), ("ana", nil), ("a@b@c.org", nil), ("Ana <a@B.org>", nil),
      ("a+b@Gmail.com", "a+b@gmail.com"), ("a b@X.org", nil),
    ]
  )
  func emails(text: String, expected: String?) {
    #expect(rewrittenEmail(text) == expected)
  }

  @Test(
    "a date gets its zeros where its order is known",
    arguments: [
      ("1949-7-22", "1949-07-22"), ("1949 7 2", "1949-07-02"), ("1949/07/22", "1949-07-22"),
      ("1949-07-22", nil), ("3/4/85", nil), ("22.7.1949", nil), ("19490722", nil),
      ("1949-13-02", nil), ("--07-22", nil),
    ]
  )
  func dates(text: String, expected: String?) {
    #expect(rewrittenDate(text) == expected)
  }
}
