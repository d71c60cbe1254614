/// Reads git's bitmaps in EWAH format: runs of equal words of 64 bits, and literal words between them.
struct GitBitmapReader {
  private var rest: ArraySlice<UInt8>
  /// The maximum number of bits.
  private let limit: Int

  init(_ bytes: ArraySlice<UInt8>, limit: Int) { (rest, self.limit) = (bytes, limit) }

  var isAtEnd: Bool { rest.isEmpty }

  /// The positions of the bits that are set in the next bitmap, in order; `nil` if it is invalid.
  mutating func next() -> [Int]? {
    guard let size = number(4), size <= limit, let wordCount = number(4) else { return nil }
    var places: [Int] = []
    var (place, words) = (0, wordCount)
    while words > 0 {
      guard let run = number(8) else { return nil }
      let (length, literals) = (Int(run >> 1 & 0xFFFF_FFFF), Int(run >> 33))
      words -= 1
      // The last word may have bits after the last position, all of them zero.
      guard length <= (Int(size) + 63 - place) / 64, literals <= words else { return nil }
      if run & 1 == 1 { places += place..<(place + 64 * length) }
      place += 64 * length
      for _ in 0..<literals {
        guard place < size, let word = number(8) else { return nil }
        places += (0..<64).filter { word >> UInt64($0) & 1 == 1 }.map { place + $0 }
        place += 64
      }
      words -= UInt64(literals)
    }
    // The position of the last run, which only writers need.
    guard number(4) != nil, places.last.map({ $0 < size }) ?? true else { return nil }
    return places
  }

  private mutating func number(_ size: Int) -> UInt64? {
    guard rest.count >= size else { return nil }
    defer { rest.removeFirst(size) }
    return rest.prefix(size).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
