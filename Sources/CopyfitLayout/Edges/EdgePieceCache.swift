/// Caches the shaping of pieces at the edges of lines, for all texts that contain them.
///
/// The key of a piece is everything that HarfBuzz sees of it: how it is shaped, its text, whether it begins or ends its
/// paragraph and, in scripts with joining letters, the context on both sides.
struct EdgePieceCache {
  private var store: WordStore
  private var plans = WordPlans()
  private var values: [UInt32] = []
  /// Whether the cache is on.
  let isOn: Bool

  /// The minimum size, in bytes: fewer bytes would hardly hold any piece.
  private static let minimumBytes = 4096

  /// Creates a cache of at most this many bytes; 0 turns it off.
  init(bytes: Int) {
    store = WordStore(bytes: bytes)
    isOn = bytes >= Self.minimumBytes
  }

  /// Removes all pieces.
  mutating func removeAll() { store.removeAll() }

  /// The key of a piece of an item.
  mutating func key(
    of piece: Range<Int>, _ item: ShapingItem, _ text: borrowing TextAnalysis
  ) -> WordStore.Key {
    let plan = plan(of: item, text)
    let (start, end) = (item.paragraph.lowerBound, item.paragraph.upperBound)
    var (before, after) = (0, 0)
    if plan.looksAround {
      before = min(piece.lowerBound - start, WordPlan.contextCount)
      after = min(end - piece.upperBound, WordPlan.contextCount)
    }
    let description =
      plan.number << 16 | UInt32(before) << 12 | UInt32(after) << 8
      | (piece.lowerBound == start ? 1 : 0) | (piece.upperBound == end ? 2 : 0)
    return WordStore.Key(
      plan: description, range: piece.lowerBound - before..<piece.upperBound + after,
      in: text.units.span)
  }

  private mutating func plan(
    of item: ShapingItem, _ text: borrowing TextAnalysis
  ) -> WordPlan {
    let face = text.face(of: item)
    if let known = plans.find(item, face, text) { return known }
    if plans.isFull {
      plans.removeAll()
      store.removeAll()
    }
    return plans.add(WordPlan.Key(item, face, text), unitsUntilReady: .max)
  }

  /// Reads a cached piece into an empty one; returns whether it was found.
  func read(
    _ key: WordStore.Key, _ text: Span<UInt16>, into piece: inout EdgePiece, scale: FaceScale
  ) -> Bool {
    guard let place = store.find(key, in: text) else { return false }
    let count = piece.range.count
    for index in 0..<count {
      let value = Int32(bitPattern: store[place + index])
      piece.set(index, text: Int64(value >> 1) * scale.text, isSafe: value & 1 != 0)
    }
    guard let factor = scale.display else { return true }
    for index in 0..<count {
      let value = Int32(bitPattern: store[place + count + index])
      piece.set(index, display: Int64(value) * factor)
    }
    return true
  }

  /// Caches a piece that was not found.
  mutating func keep(
    _ piece: EdgePiece, _ key: WordStore.Key, _ text: Span<UInt16>, scale: FaceScale
  ) {
    values.removeAll(keepingCapacity: true)
    for position in piece.range {
      let advance = piece.text[position - piece.range.lowerBound] / scale.text
      guard abs(advance) < 1 << 30 else { return }
      values.append(
        UInt32(bitPattern: Int32(advance) << 1 | (piece.isSafe(at: position) ? 1 : 0)))
    }
    if let display = scale.display {
      for advance in piece.display {
        guard let advance = Int32(exactly: advance / display) else { return }
        values.append(UInt32(bitPattern: advance))
      }
    }
    store.insert(key, in: text, values: values)
  }
}
