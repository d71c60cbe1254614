internal import CopyfitFonts

/// Caches the shaping of words for all texts that contain them.
///
/// A *piece* is a word, shaped with the spaces (U+0020) beside it; the space before it belongs to it. Its shaping is
/// the same in every text, because two words that a rule of the font may join are one piece: see `WordGuard`.
struct WordCache {
  /// A part of an item that is shaped alone.
  struct Piece {
    /// The range of the piece: its word, and the space before it.
    var start: Int
    var end: Int
    /// The place of its values, or `nil` if it must be shaped.
    var place: Int?
    var key: WordStore.Key
    /// Whether the advance is already known from sums of pairs.
    var isSummed = false

    /// Whether it must be shaped.
    var isUnknown: Bool { place == nil && !isSummed }
  }

  private(set) var statistics = WordCacheStatistics()
  private var store: WordStore
  /// Whether the cache is on.
  let isOn: Bool
  private let unitsUntilReady: Int
  private var plans = WordPlans()
  private var guards = WordGuards()
  /// The pieces of the current item.
  var pieces: [Piece] = []
  // Temporary storage, kept for its capacity.
  private var wordSets: [WordGuard.GlyphSets] = []
  private var isJoined: [Bool] = []
  /// The values of the piece to store.
  var values: [UInt32] = []

  /// Creates a cache of at most this many bytes; 0 turns it off.
  ///
  /// The rules of a face are read after `unitsUntilReady` units would have been shaped in it.
  init(bytes: Int, unitsUntilReady: Int = WordCache.unitsUntilReady) {
    store = WordStore(bytes: bytes)
    isOn = bytes >= Self.minimumBytes
    self.unitsUntilReady = unitsUntilReady
  }

  /// The number of units whose shaping takes about as long as reading the rules of a face.
  static let unitsUntilReady = 256

  /// The minimum size, in bytes: fewer bytes would hardly hold any word.
  private static let minimumBytes = 4096

  /// The plan of an item; `nil` if it is not divided into words.
  mutating func plan(
    for item: ShapingItem, of analysis: borrowing TextAnalysis
  ) -> WordPlan? {
    guard isOn else { return nil }
    let face = analysis.face(of: item)
    // Words do not include tracking by size.
    if item.face > 0, analysis.pointSize != nil, face.tracksBySize { return nil }
    let plan =
      plans.find(item, face, analysis) ?? add(WordPlan.Key(item, face, analysis))
    if !plan.isReady { plan.count(units: item.end - item.start, &guards) }
    return plan.isReady ? plan : nil
  }

  private mutating func add(_ key: WordPlan.Key) -> WordPlan {
    if plans.isFull {
      plans.removeAll()
      guards = WordGuards()
      store.removeAll()
    }
    return plans.add(key, unitsUntilReady: unitsUntilReady)
  }

  /// Divides an item into pieces, and finds the known ones.
  mutating func cut(_ item: ShapingItem, _ text: Span<UInt16>, by plan: WordPlan) {
    pieces.removeAll(keepingCapacity: true)
    if plan.areWordsApart {
      cutWords(item, text, plan)
    } else {
      append(item.start, item.end)
    }
    for index in pieces.indices {
      let piece = pieces[index]
      let key = key(of: piece, item, text, plan)
      let place = key.range.count <= WordStore.longestKey ? store.find(key, in: text) : nil
      if place == nil { statistics.misses += 1 } else { statistics.hits += 1 }
      pieces[index] = Piece(start: piece.start, end: piece.end, place: place, key: key)
    }
    statistics.bytes = store.bytes
  }

  /// Removes all words, but not the rules of faces.
  mutating func forgetWords() {
    store.removeAll()
    statistics = WordCacheStatistics()
  }

  /// A value of a known piece.
  @inline(__always)
  func read(_ place: Int) -> UInt32 { store[place] }

  /// Stores the current values under a key.
  mutating func insert(_ key: WordStore.Key, in text: Span<UInt16>) {
    // A piece that the text repeats was looked up before it was stored.
    guard store.find(key, in: text) == nil else { return }
    store.insert(key, in: text, values: values)
    statistics.bytes = store.bytes
  }

  private mutating func append(_ start: Int, _ end: Int) {
    pieces.append(
      Piece(start: start, end: end, place: nil, key: .init(plan: 0, range: start..<end, hash: 0)))
  }

  private mutating func cutWords(_ item: ShapingItem, _ text: Span<UInt16>, _ plan: WordPlan) {
    var start = item.start
    while start < item.end {
      var end = start + 1
      while end < item.end, text[end] != 0x20 { end += 1 }
      append(start, end)
      start = end
    }
    if !plan.isOpen, pieces.count > 1 { joinWords(text, plan) }
  }

  /// Merges words that a rule may join into one piece.
  private mutating func joinWords(_ text: Span<UInt16>, _ plan: WordPlan) {
    isJoined.removeAll(keepingCapacity: true)
    isJoined.append(contentsOf: repeatElement(false, count: pieces.count))
    for wordGuard in plan.guards {
      wordSets.removeAll(keepingCapacity: true)
      for piece in pieces {
        let wordStart = text[piece.start] == 0x20 ? piece.start + 1 : piece.start
        wordSets.append(wordGuard.sets(of: wordStart..<piece.end, in: text))
      }
      wordGuard.join(wordSets, &isJoined)
    }
    var kept = 0
    for index in 1..<pieces.count {
      if isJoined[index] {
        pieces[kept].end = pieces[index].end
        statistics.refused += 1
      } else {
        kept += 1
        pieces[kept] = pieces[index]
      }
    }
    pieces.removeLast(pieces.count - kept - 1)
  }
}
