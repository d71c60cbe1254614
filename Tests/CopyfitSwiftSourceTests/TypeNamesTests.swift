import Testing

@testable import CopyfitSwiftSource

/// Types by their names in the scope of others.
struct TypeNamesTests {
  private static let all = [
    "A", "A.B", "A.B.C", "B", "D.B", "A.C", "E", "E", "A.B.X.Y", "A.X", "A.X.Y",
  ]

  private static let cases: [(name: String, inside: String?, expected: [String])] = [
    // The innermost type with a member of that name.
    ("B", "A", ["A.B"]), ("C", "A.B", ["A.B.C"]), ("C", "A", ["A.C"]), ("C", "A.B.C", ["A.B.C"]),
    ("B", "A.B.C", ["A.B"]), ("A", "A.B.C", ["A"]),
    // Elsewhere, and at the top level.
    ("B", "D.B", ["D.B"]), ("B", "E", ["B"]), ("B", nil, ["B"]),
    // By the last part only, if no type has the whole name.
    ("C", nil, ["A.B.C", "A.C"]), ("Z.C", nil, ["A.B.C", "A.C"]),
    ("X.Y", "A.B", ["A.B.X.Y"]), ("X.Y", "A", ["A.X.Y"]), ("X.Y", "A.X", ["A.X.Y"]),
    ("A.B", nil, ["A.B"]), ("A.B", "D.B", ["A.B"]),
    ("E", nil, ["E", "E"]), ("F", "A", []), ("", "A", []),
  ]

  @Test(arguments: cases)
  func aNameMeansTheNearestType(name: String, inside: String?, expected: [String]) {
    var names = TypeNames()
    for name in Self.all { names.add(name) }
    let type = inside.flatMap { Self.all.firstIndex(of: $0) }
    #expect(names.resolve(name, inside: type).map { Self.all[$0] } == expected)
  }

  @Test func aNameMayStandForAnotherType() {
    var names = TypeNames()
    for name in Self.all { names.add(name) }
    let isKnown = [("S", "A.B.X.Y"), ("A.T", "B"), ("U", "V"), ("E", "B")].map {
      names.add(alias: $0.0, of: $0.1)
    }
    #expect(isKnown == [true, true, false, true])
    names.add(alias: "V", ofOtherModule: "W")
    names.add(alias: "U", ofOtherModule: "V")
    #expect(names.resolve("S", inside: nil).map { Self.all[$0] } == ["A.B.X.Y"])
    #expect(names.resolve("T", inside: 1).map { Self.all[$0] } == ["A.B"])
    #expect(names.resolve("T", inside: nil).isEmpty)
    #expect(["U", "V", "W", "E"].map(names.nameOfOtherModule) == ["W", "W", "W", "E"])
    // A type with that name hides it.
    #expect(names.resolve("E", inside: nil).count == 2)
  }

  @Test func onlyWholeNamesAreContained() {
    var names = TypeNames()
    for name in Self.all { names.add(name) }
    #expect(names.contain("A.B.C"))
    #expect(!names.contain("C"))
    #expect(!names.contain("A.B.X"))
  }
}
