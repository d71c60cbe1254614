/// Some of the elements of one of several lists.
struct Portion: Sendable {
  /// The number of the list.
  var owner: Int
  var range: Range<Int>

  /// Divides lists with some numbers of elements, in their order.
  static func all(of counts: [Int], atMost limit: Int) -> [Portion] {
    counts.enumerated().flatMap { owner, count in
      stride(from: 0, to: count, by: limit).map { start in
        Portion(owner: owner, range: start..<min(start + limit, count))
      }
    }
  }
}
