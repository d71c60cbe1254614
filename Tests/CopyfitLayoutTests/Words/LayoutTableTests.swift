import Testing

@testable import CopyfitLayout

/// Reading lookups for details that HarfBuzz's functions do not give.
struct LayoutTableTests {
  /// 16-bit numbers in the form of a font's file.
  private static func bytes(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  private static func table(_ numbers: [Int]) -> LayoutTable {
    LayoutTable(bytes(numbers), extensionType: 7)
  }

  private static let list = [1, 4, 3, 5, 9, 20]
  private static let ranges = [2, 2, 10, 12, 0, 20, 29, 3]

  @Test(
    arguments: [
      (list, 3, 0), (list, 5, 1), (list, 9, 2), (list, 20, 3), (list, 4, nil), (list, 21, nil),
      (ranges, 10, 0), (ranges, 12, 2), (ranges, 20, 3), (ranges, 29, 12), (ranges, 13, nil),
      (ranges, 9, nil), (ranges, 30, nil), ([1, 0], 3, nil), ([1, 9], 3, nil), ([], 3, nil),
    ] as [([Int], UInt32, Int?)])
  func coverage(_ numbers: [Int], glyph: UInt32, index: Int?) {
    let table = Self.table(numbers)
    let found = table.index(of: glyph, inCoverage: 0)
    let mayContain = table.coverage(0).mayContain(glyph)
    #expect(found == index)
    #expect(mayContain || index == nil)
  }

  @Test func nothingIsReadBeyondTheTable() {
    let table = LayoutTable([1, 2, 3], extensionType: 7)
    var numbers: [Int] = []
    for offset in [-1, 0, 1, 2, 3, .max - 1] { numbers.append(table.number(offset)) }
    #expect(numbers == [0, 0x102, 0x203, 0, 0, 0])
  }

  /// A single, an alternate and a ligature substitution with glyph 3 covered, at offset 0.
  @Test(
    arguments: [
      (1, [1, 6, 5, 1, 1, 3], [8]),
      (1, [2, 8, 1, 70, 1, 1, 3], [70]),
      (3, [1, 14, 1, 8, 2, 40, 41, 1, 1, 3], [40, 41]),
      (4, [1, 18, 1, 8, 1, 4, 90, 2, 4, 1, 1, 3], [90]),
      (5, [1, 6, 5, 1, 1, 3], []),
    ] as [(Int, [Int], [UInt32])])
  func substitutes(type: Int, _ numbers: [Int], _ expected: [UInt32]) {
    let table = Self.table(numbers)
    let part = LayoutTable.Subtable(type: type, offset: 0)
    var found: [UInt32] = []
    table.forEachSubstitute(3, part) { found.append($0) }
    #expect(found == expected)
    table.forEachSubstitute(4, part) { found.append($0) }
    #expect(found == expected)
  }

  /// One glyph before, two of input and one after, in the order of the text; it applies lookup 6.
  private static let chained = [3, 1, 30, 2, 40, 50, 1, 60, 1, 0, 6]
  private static let plain = [3, 2, 1, 40, 50, 1, 6]

  @Test(
    arguments: [
      (chained, true, [30, 40, 50, 60], 1..<3), (plain, false, [40, 50], 0..<2),
    ] as [([Int], Bool, [Int], Range<Int>)])
  func sequences(
    _ numbers: [Int], isChained: Bool, coverages: [Int], input: Range<Int>
  ) throws {
    let table = Self.table(numbers)
    let found = table.sequence(0, isChained: isChained)
    let sequence = try #require(found)
    #expect(sequence.coverages == coverages)
    #expect(sequence.input == input)
    var applied: [Int] = []
    table.forEachApplied(0, isChained: isChained) { applied.append($0) }
    #expect(applied == [6])
  }

  @Test func otherFormatsAreNoSequence() {
    let first = Self.table([1, 4, 1]).sequence(0, isChained: true)
    let second = Self.table([2, 4, 1]).sequence(0, isChained: false)
    #expect(first == nil)
    #expect(second == nil)
  }
}
