/// Where a search puts what it has found so far, before it has found all.
///
/// ```swift
/// let find = IncrementalFind(.local) { text, parts in
///   var rows = Rows()
///   for chunk in table.chunks {
///     try Task.checkCancellation()
///     rows.append(chunk.matches(text))
///     if rows.fillScreen { parts.show(rows) }
///   }
///   return rows.counted()
/// }
/// ```
public struct FindParts<Result: Equatable & Sendable>: Sendable {
  let delivery: FindDelivery<Result>

  /// Shows `part` in place of what was shown before.
  ///
  /// It returns at once, from any thread. Parts that come faster than they can be shown are left out;
  /// the newest never is. One that comes after the search has ended, or was cancelled, is ignored.
  public func show(_ part: Result) { delivery.put(part) }
}
