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
    ("{a,b}/{c,}", "b/c", true), ("{a,b}/{c,}", "a", true), ("{a,b}/{c,}", "c", false),
    ("a{b", "a{b", true), ("a}b", "a}b", true), ("{}a", "a", true), ("{a,{b,c}}", "{b}", true),
    ("a/*", "a/\u{301}b", true), ("*.{x,y}", "a\u{301}.y", true),
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

  /// All alternatives together would need 10 GB, and 250,000 braces take hours if each copies the pattern.
  @Test func manyBracesAreRead() {
    let commas = String(repeating: ",", count: 20_000)
    let many = PathPattern("{\(commas)}" + String(repeating: "a", count: 500_000))
    #expect(many.alternatives.count == 1 && many.alternatives[0][0].first == "{")
    #expect(
      PathPattern(String(repeating: "{a}", count: 250_000)).alternatives[0][0].count == 250_000)
    let nested = String(repeating: "{", count: 250_000) + String(repeating: "}", count: 250_000)
    #expect(PathPattern(nested).alternatives.count == 1)
    #expect(PathPattern("{\(commas.prefix(63))}").alternatives.count == 64)
    #expect(PathPattern("{\(commas.prefix(64))}").alternatives.count == 1)
  }
}
