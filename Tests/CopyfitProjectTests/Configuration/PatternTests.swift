@testable import CopyfitProject
import Testing

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("checkout.*", "checkout.pay", true), ("checkout.*", "checkout", false), ("*", "", true),
    ("a?c", "abc", true), ("a?c", "ac", false), ("a*b*c", "aXbXbXc", true), ("a", "A", false),
    ("x[0]", "x[0]", true), ("App/Debug#*", "App/Debug#a-b.text", true), ("é*", "école", true),
  ])
  func matches(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(TextPattern(pattern).matches(text) == expected)
  }

  @Test func manyStarsDoNotHang() {
    let pattern = TextPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }
}

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App/**/*.strings", "App/de.lproj/A.strings", true),
    ("App/**/*.strings", "App/A.strings", true),
    ("App/**/*.strings", "Lib/App/A.strings", false), ("*.strings", "A.strings", true),
    ("*.strings", "x/A.strings", false), ("**/Debug.storyboard", "Debug.storyboard", true),
    ("**/Debug.storyboard", "a/b/Debug.storyboard", true), ("Pods/**", "Pods/a/b.xib", true),
    ("Pods/**", "App/Pods/a.xib", false), ("./App/?.xib", "App/a.xib", true),
    ("App/*.{xib,storyboard}", "App/a.storyboard", true),
    ("App/*.{xib,storyboard}", "App/a.x", false),
    ("**/**/a.xib", "a.xib", true), ("App", "App/a.xib", false),
  ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(PathPattern(pattern).matches(path) == expected)
  }

  @Test(arguments: [
    ("Pods", "Pods/a/b.xib", true), ("Pods/", "Pods/a.xib", true),
    ("**/build", "x/build/a.xib", true),
    ("Pod", "Pods/a.xib", false), ("Pods/**", "Pods/a.xib", true),
  ])
  func coversWhatLiesBelow(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(PathPattern(pattern).covers(path) == expected)
  }

  @Test func manyFoldersDoNotHang() {
    let pattern = PathPattern(String(repeating: "**/a/", count: 100) + "b")
    #expect(!pattern.matches(String(repeating: "a/", count: 2_000) + "c"))
    #expect(!PathPattern(String(repeating: "{a,b}", count: 40)).matches("c"))
  }
}
