import Testing

@testable import CopyfitLayout

/// The ring of values for pieces of text.
struct WordStoreTests {
  private static let text: [UInt16] = Array("the words that the text has".utf16)

  private static func key(
    _ range: Range<Int>, plan: UInt32 = 1, hash: UInt32 = 7
  ) -> WordStore.Key {
    WordStore.Key(plan: plan, range: range, hash: hash)
  }

  /// `the` is at 0 and at 15; `that` is at 10.
  @Test(arguments: [
    (key(0..<3), true), (key(15..<18), true), (key(0..<3, plan: 2), false),
    (key(0..<3, hash: 8), false), (key(0..<4), false), (key(0..<2), false), (key(10..<13), false),
  ])
  func findsByPlanHashAndText(_ key: WordStore.Key, isFound: Bool) {
    var store = WordStore(bytes: 4096)
    store.insert(Self.key(0..<3), in: Self.text.span, values: [11, 22])
    let place = store.find(key, in: Self.text.span)
    #expect((place != nil) == isFound)
  }

  @Test func entriesOfOneHashAreDistinguished() throws {
    var store = WordStore(bytes: 4096)
    let ranges = [0..<3, 4..<9, 10..<14, 19..<23]
    for (number, range) in ranges.enumerated() {
      store.insert(Self.key(range), in: Self.text.span, values: [UInt32(number)])
    }
    for (number, range) in ranges.enumerated() {
      let found = store.find(Self.key(range), in: Self.text.span)
      let place = try #require(found)
      #expect(store[place] == UInt32(number))
    }
    store.removeAll()
    #expect(store.count == 0)
    let place = store.find(Self.key(0..<3), in: Self.text.span)
    #expect(place == nil)
  }

  /// Texts can be made so that all their words have equal hashes: each costs at most a few lookups.
  @Test func wordsThatHashAlikeAreFew() {
    let text = (0..<1000).map { UInt16($0) }
    var store = WordStore(bytes: 1 << 20)
    for start in 0..<900 {
      store.insert(Self.key(start..<start + 2), in: text.span, values: [1])
    }
    #expect(store.count == 64)
    let (first, last) = (
      store.find(Self.key(0..<2), in: text.span), store.find(Self.key(899..<901), in: text.span)
    )
    #expect(first != nil && last == nil)
  }

  /// A key with one unit too many is not stored, and neither are values that would fill the ring.
  @Test func whatIsTooLongIsNotKept() {
    let text = [UInt16](repeating: 97, count: WordStore.longestKey + 1)
    var store = WordStore(bytes: 65536)
    store.insert(Self.key(0..<text.count), in: text.span, values: [1])
    #expect(store.count == 0)
    store.insert(Self.key(0..<text.count - 1), in: text.span, values: [1])
    #expect(store.count == 1)
    store.insert(
      Self.key(0..<1), in: text.span, values: [UInt32](repeating: 0, count: 65536 / 4))
    #expect(store.count == 1)
  }

  @Test(arguments: [0, 1, 63])
  func fewBytesHoldNothing(_ bytes: Int) {
    var store = WordStore(bytes: bytes)
    store.insert(Self.key(0..<3), in: Self.text.span, values: [1])
    let place = store.find(Self.key(0..<3), in: Self.text.span)
    #expect(place == nil)
    #expect(store.bytes <= bytes)
  }

  /// Compared with a dictionary: the newest entry is always there, all values are correct, and the oldest are gone.
  @Test(arguments: [1024, 4096, 20000])
  func theOldestGiveWay(_ bytes: Int) throws {
    var random = SplitMix(state: UInt64(bytes))
    let text = (0..<400).map { _ in UInt16(random.next(upTo: 30)) }
    var store = WordStore(bytes: bytes)
    var values: [[UInt16]: UInt32] = [:]
    var order: [Range<Int>] = []
    for number in 0..<3000 {
      let start = random.next(upTo: 380)
      let range = start..<start + 1 + random.next(upTo: 19)
      guard values[Array(text[range])] == nil else { continue }
      let hash = UInt32(random.next(upTo: 30000))
      values[Array(text[range])] = hash << 16 | UInt32(number)
      store.insert(Self.key(range, hash: hash), in: text.span, values: [UInt32(number)])
      order.append(range)
      #expect(store.bytes <= bytes)
      order = Array(order.suffix(600))
      guard number % 25 == 0 else { continue }
      let found = order.map { range in
        let value = values[Array(text[range])] ?? 0
        return store.find(Self.key(range, hash: value >> 16), in: text.span).map { place in
          store[place] == value & 0xFFFF
        }
      }
      // The found entries are the newest, each with its own value.
      let (older, newer) = (found.dropLast(store.count), found.suffix(store.count))
      #expect(older.allSatisfy { $0 == nil } && newer.allSatisfy { $0 == true }, "\(number)")
    }
    #expect(store.count > bytes / 200)
    #expect(store.count < order.count)
  }
}
