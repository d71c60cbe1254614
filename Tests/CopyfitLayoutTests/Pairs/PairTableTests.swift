import Testing

@testable import CopyfitLayout

/// The table of pairs.
struct PairTableTests {
  private static func key(_ number: Int, plan: Int = 0) -> PairTable.Key {
    PairTable.Key(
      plan: plan, UInt16(truncatingIfNeeded: number >> 16), UInt16(truncatingIfNeeded: number))
  }

  /// The latest pair is always in the table, and all values are correct, for any number of pairs.
  @Test func theLatestIsKnown() throws {
    var table = PairTable()
    var (lost, wrong) = (0, 0)
    for number in 0..<200_000 {
      table.insert(PairTable.Pair(added: Int32(number)), for: Self.key(number))
      for earlier in [number, number / 2, number - number % 97] {
        let pair = table[Self.key(earlier)]
        if earlier == number, pair == nil { lost += 1 }
        if let pair, pair.added != Int32(earlier) { wrong += 1 }
      }
    }
    #expect(lost == 0)
    #expect(wrong == 0)
    #expect(table.count <= 1 << 16)
    table.removeAll()
    #expect(table[Self.key(199_999)] == nil)
    #expect(table.count == 0)
  }

  /// Texts can be made so that all their pairs have equal hashes: each costs at most a few lookups.
  @Test func pairsThatHashAlikeAreFew() {
    var table = PairTable()
    let alike = (0..<1 << 19).map { Self.key($0) }.filter { $0.hash & 0x7FF == 0 }
    #expect(alike.count > 100)
    for key in alike {
      table.insert(PairTable.Pair(added: 1), for: key)
      #expect(table[key] != nil)
      #expect(table.count <= 64)
    }
  }

  @Test func waysOfShapingAreDistinguished() {
    var table = PairTable()
    table.insert(PairTable.Pair(added: 1), for: Self.key(7))
    table.insert(PairTable.Pair(added: 2), for: Self.key(7, plan: 1))
    table.insert(PairTable.Pair(added: 3), for: Self.key(7, plan: 1))
    let found = [0, 1].map { plan in table[Self.key(7, plan: plan)]?.added }
    #expect(found == [1, 3])
    #expect(table[Self.key(7, plan: 2)] == nil)
  }
}
