import Testing

@testable import CopyfitProject

struct SortedPathsTests {
  private static let all = [
    "a", "a-b/c", "a.b", "a/b", "a/b/c", "a/é", "a0", "ab/c", "b/a/b", "é/x", "éa", "z",
  ]

  @Test(arguments: ["", "a", "a/b", "a-b", "ab", "b", "é", "z", "none", "a/", "/"])
  func findsWhatLiesInAFolder(_ folder: String) {
    let expected = Self.all.filter {
      folder.isEmpty || $0 == folder || $0.hasPrefix(folder + "/")
    }
    #expect(Set(SortedPaths(Self.all.reversed()).paths(in: folder)) == Set(expected))
  }

  @Test func findsEachOnceInOrder() {
    #expect(SortedPaths(Self.all.reversed()).paths(in: "a") == ["a", "a/b", "a/b/c", "a/é"])
    #expect(SortedPaths([]).paths(in: "a").isEmpty)
  }
}
