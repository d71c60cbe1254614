import Testing

@testable import CopyfitSwiftSource

/// Which keys code may put together.
struct KeyEndIndexTests {
  private static let index = KeyEndIndex(
    [("menu.", ""), ("", ".title"), ("a", "z"), ("a", "yz"), ("Straße", "!"), ("ab", "bc")].map {
      KeyEnds(start: $0.0, end: $0.1)
    })

  @Test(arguments: [
    ("menu.file", true), ("menu.", true), ("menu", false), ("Menu.file", false), ("", false),
    ("file.title", true), (".title", true), ("title", false), ("az", true), ("abyz", true),
    ("a", false), ("ay", false), ("Straße 1!", true), ("Strasse!", false),
    // The start and the end do not overlap.
    ("abc", false), ("abbc", true),
    // A key is its bytes.
    ("menu.\u{301}", true), ("Stra\u{301}ße!", false),
  ])
  func aKeyMayBeMade(key: String, isMade: Bool) {
    #expect(Self.index.mayMake(key) == isMade)
  }

  @Test func withoutPlacesNoneIs() {
    #expect(!KeyEndIndex().mayMake("a"))
  }

  /// Comparing each key with all places would take minutes.
  @Test func manyPlacesAndKeys() {
    let index = KeyEndIndex((0..<50_000).map { KeyEnds(start: "start\($0).", end: ".end\($0)") })
    let made = (0..<50_000).count { index.mayMake("start\($0).x.end\($0)") }
    #expect(made == 50_000)
    #expect((0..<50_000).count { index.mayMake("start\($0).x.end\($0 + 1)") } == 0)
  }
}
