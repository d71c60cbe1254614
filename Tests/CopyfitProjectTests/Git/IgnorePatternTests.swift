@testable import CopyfitProject
import Testing

/// Single patterns; `IgnoredFilesTests` compares them with git's results.
struct IgnorePatternTests {
  private static func ignores(_ lines: String, _ path: String) -> Bool? {
    var matcher = IgnoreMatcher()
    return IgnoreFile(Array(lines.utf8), in: "", named: ".gitignore").ignores(
      IgnoreFile.Path(path), isFolder: { path.hasSuffix("d") }, &matcher)
  }

  @Test(arguments: [
    ("a", ["a", "x/a", "x/y/a"], ["b", "aa", "a/x", "A"]), ("/a", ["a"], ["x/a"]),
    ("x/a", ["x/a"], ["y/x/a", "a"]), ("d/", ["d", "x/d"], ["e"]), ("a/", [], ["a"]),
    ("*.o", ["a.o", ".o", "x/y.o"], ["a.ox", "o"]), ("*", ["a", "x/a"], []),
    ("a?c", ["abc", "x/abc"], ["ac", "abbc", "aéc"]), ("a??c", ["aéc"], []),
    ("x/*", ["x/a"], ["x", "x/y/a"]), ("x/**", ["x/a", "x/y/a"], ["x"]),
    ("**/a", ["a", "x/a", "x/y/a"], ["ba"]),
    ("x/**/a", ["x/a", "x/y/a", "x/y/z/a"], ["xa", "x/ya"]),
    ("**", ["a", "x/y"], []), ("x**/a", ["x1/a", "x1/y/a"], []), ("?**/a", ["x1/a"], ["x1/y/a"]),
    ("[ab]", ["a", "b"], ["c", "-"]), ("[a-c]x", ["ax", "cx"], ["dx", "-x"]),
    ("[!a]", ["b"], ["a"]), ("[^a]", ["b"], ["a"]), ("[]a]", ["]", "a"], ["b"]),
    ("[a-]", ["-", "a"], ["b"]), ("[[:digit:]]", ["1"], ["a"]),
    ("[[:upper:]b]", ["A", "b"], ["a"]),
    ("[[:nothing:]]", [], ["a", ":"]), ("[a", [], ["a", "[a"]), ("x[/]a", [], ["x/a"]),
    ("\\*", ["*"], ["a"]), ("\\!a", ["!a"], ["a"]), ("\\#a", ["#a"], ["a"]),
    ("a\\", [], ["a", "a\\"]),
    ("a  ", ["a"], ["a  "]), ("a\\  ", ["a "], ["a", "a  "]), ("a\t", ["a\t"], ["a"]),
    ("a\r\n", ["a"], ["a\r"]), ("\u{FEFF}a", ["a"], []), ("#a", [], ["#a", "a"]), ("", [], ["a"]),
    ("/", [], ["a"]), ("!", [], ["a"]), ("a\u{0}b", ["a"], ["b"]),
    ("*a*a*a*b", ["aaab", "xaxaxaxb"], ["aaaa"]), ("x//a", [], ["x/a"]),
  ])
  func takes(pattern: String, ignored: [String], others: [String]) {
    for path in ignored { #expect(Self.ignores(pattern, path) == true, "\(path)") }
    for path in others { #expect(Self.ignores(pattern, path) == nil, "\(path)") }
  }

  @Test(arguments: [
    ("*.o\n!a.o", "a.o", false), ("!a.o\n*.o", "a.o", true), ("a\n!a\na", "a", true),
    ("!*", "a", false), ("!a/\na", "a", true), ("!d/\n", "d", false),
  ])
  func theLastPatternDecides(lines: String, path: String, isIgnored: Bool) {
    #expect(Self.ignores(lines, path) == isIgnored)
  }

  /// The time for several stars is proportional to their number times the path's length, not exponential.
  @Test(arguments: ["*a", "**/a*", "[ab]*"])
  func manyStarsCostLittle(part: String) throws {
    let pattern = try #require(
      IgnorePattern(Array((String(repeating: part, count: 100) + "x").utf8)[...]))
    var matcher = IgnoreMatcher()
    let path = Array(String(repeating: "a/aaaa", count: 200).utf8)
    let isMatch = matcher.matches(pattern, path[...])
    #expect(!isMatch)
    #expect(matcher.steps <= (pattern.parts.count + 1) * path.count)
  }

  @Test func lettersCostWhatStarsDo() throws {
    let path = Array(String(repeating: "a", count: 1_000).utf8)[...]
    for end in ["", "b", "*"] {
      let pattern = try #require(IgnorePattern((path + Array(end.utf8))[...]))
      var matcher = IgnoreMatcher()
      _ = matcher.matches(pattern, path)
      #expect(matcher.steps >= path.count)
    }
  }

  /// Sets of bytes are stored in the patterns themselves.
  @Test func partsAreSmall() {
    #expect(MemoryLayout<IgnorePattern.Part>.stride <= 40)
  }

  @Test func whatCostsTooMuchMatchesNothing() throws {
    let pattern = try #require(IgnorePattern(Array("*a*b*c*d".utf8)[...]))
    var matcher = IgnoreMatcher()
    let path = Array(repeating: UInt8(ascii: "a"), count: 1 << 20)[...] + Array("abcd".utf8)
    while !matcher.isExhausted { _ = matcher.matches(pattern, path) }
    let simple = try #require(IgnorePattern(Array("a".utf8)[...]))
    let isMatch = matcher.matches(simple, path.prefix(1))
    #expect(!isMatch)
  }
}
