import Testing

@testable import CopyfitSwiftSource

/// Which declarations only each other name.
struct UnusedDeclarationsTests {
  private typealias Declaration = UnusedDeclarations.Declaration

  /// Only a type that is named outside of unused ones is used.
  @Test(
    arguments: [
      ([:], []),
      ([1: []], [1]), ([1: [[]]], []), ([1: [[9]]], []), ([1: [[1]]], [1]),
      ([1: [[2]], 2: []], [1, 2]), ([1: [[2]], 2: [[]]], []), ([1: [[2], []], 2: []], [2]),
      // A place in two types needs only one that is unused.
      ([1: [[2, 3]], 2: [[]], 3: []], [1, 3]), ([1: [[2, 3]], 2: [[]], 3: [[]]], []),
      ([1: [[2]], 2: [[3]], 3: [[1]]], [1, 2, 3]), ([1: [[2]], 2: [[3]], 3: [[1], []]], []),
    ] as [([Int: [Set<Int>]], Set<Int>)])
  func onlyUnusedOnesName(uses: [Int: [Set<Int>]], expected: Set<Int>) {
    var places: [Declaration: [Set<Declaration>]] = [:]
    for (type, around) in uses {
      places[.type(type)] = around.map { Set($0.map(Declaration.type)) }
    }
    #expect(UnusedDeclarations(places).all == Set(expected.map(Declaration.type)))
  }

  /// A member that is unused makes what it names unused.
  @Test(arguments: [(true, 0), (false, 2)])
  func membersCount(isUsed: Bool, expected: Int) {
    let found = UnusedDeclarations([
      .type(1): [[.maker("make")], [.maker("make"), .type(7)]], .maker("make"): isUsed ? [[]] : [],
    ])
    #expect(found.all.count == expected)
  }

  /// One after the other is found to be used; examining all of them again for each would take minutes.
  @Test func aLongChain() {
    var places: [Declaration: [Set<Declaration>]] = [:]
    for type in 0..<50_000 { places[.type(type)] = [[.type(type + 1)]] }
    #expect(UnusedDeclarations(places).all.isEmpty)
    places[.type(49_999)] = []
    #expect(UnusedDeclarations(places).all.count == 50_000)
  }
}
