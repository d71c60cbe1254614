import Testing

@testable import CopyfitProject

struct CodePathTests {
  /// Each kind of source that is read counts as code, whatever the case of its name.
  @Test(arguments: [
    ("App/A.swift", true), ("App/A.MM", true), ("A.hpp", true), ("A.inc", true),
    ("A.xcodeproj/project.pbxproj", true), ("A.xcconfig", true), ("A.strings", false),
    ("swift", false), ("A.swift.txt", false),
  ])
  func aChangedSourceIsCode(path: String, expected: Bool) {
    #expect(CodePath.isOfCode(path) == expected)
  }
}
