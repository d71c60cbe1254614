/// The sums of a short text, in the same memory as its sheet; they are sufficient to fit most labels.
///
/// Only texts whose lines are differences of sums at every break have them; see `BreakSums.areSteady`.
struct ShortSums: Sendable {
  /// The maximum number of breaks, more than most labels and sentences have.
  static let maximumCount = 16

  /// The sums at one break: of a line that ends there, and at the start of the next line.
  private struct Place: Sendable {
    var end: Int32 = 0
    var next: Int32 = 0
  }

  /// The number of breaks; 0 if the text has no such sums.
  private(set) var count = 0
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

  /// The sum of a line that ends at a break.
  @inline(__always)
  func end(_ index: Int) -> Int64 { Int64(places[index].end) }

  /// The sum at the start of the line after a break.
  @inline(__always)
  func next(_ index: Int) -> Int64 { Int64(places[index].next) }
}
