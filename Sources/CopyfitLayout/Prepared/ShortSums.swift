/// The sums of a short text, in the same memory as its sheet: all that most labels are fitted by.
///
/// Only texts in one face have them whose lines are differences of sums at every break, and each with something
/// visible.
struct ShortSums: Sendable {
  /// Most labels and sentences have fewer breaks.
  private static let maximumCount = 16

  /// The sums at one break: of a line that ends here, and of the next line's start.
  private struct Place: Sendable {
    var end: Int32 = 0
    var next: Int32 = 0
  }

  /// The number of breaks; 0 if the text has no such sums.
  private var count = 0
  private var places = InlineArray<16, Place>(repeating: Place())

  mutating func removeAll() { count = 0 }

  /// Adds a break; returns whether there is room for it.
  mutating func append(end: Int64, next: Int64) -> Bool {
    guard count < Self.maximumCount, let end = Int32(exactly: end), let next = Int32(exactly: next)
    else { return false }
    places[count] = Place(end: end, next: next)
    count += 1
    return true
  }

  /// The number of lines within a limit and the advance of the widest; `nil` if that needs a walk, because a word is
  /// wider.
  @inline(__always)
  func lines(within limit: Int64) -> (count: Int32, widest: Int64)? {
    guard count > 0 else { return nil }
    var (index, lines, widest) = (0, Int32(0), Int64.min)
    var start: Int64 = 0
    while index < count {
      let first = index
      // As in `SumWalk`: up to the first break that does not fit.
      while index < count, Int64(places[index].end) - start <= limit { index += 1 }
      guard index > first else { return nil }
      widest = max(widest, Int64(places[index - 1].end) - start)
      start = Int64(places[index - 1].next)
      lines += 1
    }
    return (lines, widest)
  }
}
