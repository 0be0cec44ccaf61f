/// The words of an organization's name without its legal form, folded.
///
/// "Acme Systems, Inc." and "ACME Systems" are the same; "The" and "and" go as well.
func wordsOfOrganization(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
  var bytes = folded(text)
  // "S.A.R.L.", "G.m.b.H.": dots inside a shortening join its letters.
  bytes.removeAll { $0 == UInt8(ascii: ".") }
  let all = splitWords(bytes)
  let rest = all.filter { !legalForms.contains($0) }
  return rest.isEmpty ? all : rest
}

private let legalForms = Set(
  """
  inc incorporated corp corporation llc ltd limited plc llp lp co company gmbh mbh gesellschaft ag
  aktiengesellschaft kg ohg ug se sarl sas sa sl srl spa ab aktiebolag bv nv oy as aps und and the
  et y e of
  """.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
)
