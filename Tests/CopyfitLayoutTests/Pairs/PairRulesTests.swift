import CopyfitFonts
import CopyfitTestSupport
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// The texts that are summed in a font with one rule of each kind; their widths are equal to shaped ones.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct PairRulesTests {
  /// A rule about the letters a, b, c and x of DejaVu Sans.
  struct Rule: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var table = "GSUB"
    var feature = "ccmp"
    var type: Int
    var flags = 0
    var numbers: @Sendable (Letters) -> [Int]
    /// The texts that are summed, and those that are shaped.
    var summed: [String]
    var shaped: [String]
  }

  /// The numbers of the letters' glyphs.
  struct Letters: Sendable {
    var (a, b, c, x) = (0, 0, 0, 0)

    init(_ face: FontFace) throws {
      func glyph(_ letter: Unicode.Scalar) throws -> Int {
        Int(try #require(face.glyph(for: letter)))
      }
      (a, b, c, x) = try (glyph("a"), glyph("b"), glyph("c"), glyph("x"))
    }
  }

  private static let substitutions = [
    Rule(
      testDescription: "a letter becomes another", type: 1,
      numbers: { [1, 6, 1, 1, 1, $0.a] }, summed: ["abc", "xax", "aaa"], shaped: []),
    Rule(
      testDescription: "a letter becomes several", type: 2,
      numbers: { [1, 8, 1, 14, 1, 1, $0.a, 2, $0.b, $0.c] }, summed: ["xbx", "b"],
      shaped: ["xax", "a"]),
    Rule(
      testDescription: "a letter has alternatives", type: 3,
      numbers: { [1, 8, 1, 14, 1, 1, $0.a, 1, $0.b] }, summed: ["abc", "xax"], shaped: []),
    Rule(
      testDescription: "a ligature", type: 4,
      numbers: { [1, 18, 1, 8, 1, 4, $0.x, 2, $0.b, 1, 1, $0.a] },
      summed: ["ba", "a b", "aab".replacing("ab", with: "cb")], shaped: ["ab", "xaby", "aab"]),
    Rule(
      testDescription: "a ligature of one letter", type: 4,
      numbers: { [1, 16, 1, 8, 1, 4, $0.x, 1, 1, 1, $0.a] }, summed: ["bc"], shaped: ["a", "ba"]),
    Rule(
      testDescription: "a rule by glyphs", type: 5,
      numbers: { [1, 22, 1, 8, 1, 4, 2, 1, $0.b, 0, 1, 1, 1, $0.a] }, summed: ["ba", "ac"],
      shaped: ["ab", "cabc"]),
    Rule(
      testDescription: "a rule by classes", type: 5,
      numbers: {
        [2, 26, 32, 2, 0, 12, 1, 4, 2, 1, 2, 0, 1, 1, 1, $0.a, 2, 2, $0.a, $0.a, 1, $0.b, $0.b, 2]
      }, summed: ["ba", "ac"], shaped: ["ab", "cabc"]),
    Rule(
      testDescription: "a rule by coverage", type: 5,
      numbers: { [3, 2, 1, 14, 20, 0, 1, 1, 1, $0.a, 1, 1, $0.b] }, summed: ["ba", "ac"],
      shaped: ["ab", "cabc"]),
    Rule(
      testDescription: "a rule that changes nothing", type: 5,
      numbers: { [3, 2, 0, 10, 16, 1, 1, $0.a, 1, 1, $0.b] }, summed: ["ba", "ab", "cabc"],
      shaped: []),
    Rule(
      testDescription: "a chained rule by glyphs", type: 6,
      numbers: { [1, 28, 1, 8, 1, 4, 1, $0.x, 1, 1, $0.b, 1, 0, 1, 1, 1, $0.a] },
      summed: ["xac", "cab", "x ab", "ab"], shaped: ["xab", "cxabc"]),
    Rule(
      testDescription: "a chained rule by classes", type: 6,
      numbers: {
        [2, 36, 42, 52, 62, 2, 0, 16, 1, 4, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, $0.a]
          + [2, 1, $0.x, $0.x, 1, 2, 1, $0.a, $0.a, 1, 2, 1, $0.b, $0.b, 1]
      }, summed: ["xac", "cab", "x ab", "ab"], shaped: ["xab", "cxabc"]),
    Rule(
      testDescription: "a chained rule by coverage", type: 6,
      numbers: {
        [3, 1, 20, 1, 26, 1, 32, 1, 0, 1, 1, 1, $0.x, 1, 1, $0.a, 1, 1, $0.b]
      }, summed: ["xac", "cab", "x ab", "ab"], shaped: ["xab", "cxabc"]),
    Rule(
      testDescription: "a rule from the end", type: 8,
      numbers: { [1, 16, 1, 22, 1, 28, 1, $0.c, 1, 1, $0.a, 1, 1, $0.x, 1, 1, $0.b] },
      summed: ["xac", "cab", "ab"], shaped: ["xab", "cxabc"]),
    Rule(
      testDescription: "a lookup that skips letters", type: 4, flags: 2,
      numbers: { [1, 18, 1, 8, 1, 4, $0.x, 2, $0.b, 1, 1, $0.a] }, summed: [],
      shaped: ["ab", "ba", "cc"]),
    Rule(
      testDescription: "a ligature of fractions", feature: "frac", type: 4,
      numbers: { [1, 18, 1, 8, 1, 4, $0.x, 2, $0.b, 1, 1, $0.a] }, summed: ["ab", "ba"],
      shaped: ["a\u{2044}b"]),
    Rule(
      testDescription: "chance", feature: "rand", type: 3,
      numbers: { [1, 8, 1, 14, 1, 1, $0.a, 1, $0.b] }, summed: [], shaped: ["abc", "c"]),
  ]

  private static let positions = [
    Rule(
      testDescription: "a letter is moved", table: "GPOS", feature: "kern", type: 1,
      numbers: { [1, 8, 4, 100, 1, 1, $0.a] }, summed: ["bc"], shaped: ["ab", "ba"]),
    Rule(
      testDescription: "a pair", table: "GPOS", feature: "kern", type: 2,
      numbers: { [1, 18, 4, 0, 1, 12, 1, $0.b, -100, 1, 1, $0.a] },
      summed: ["ab", "ba", "ab ab", "aabb"], shaped: []),
    Rule(
      testDescription: "a pair of classes", table: "GPOS", feature: "kern", type: 2,
      numbers: {
        [2, 24, 4, 0, 30, 40, 2, 2, 0, 0, 0, -100, 1, 1, $0.a] + [2, 1, $0.a, $0.a, 1]
          + [2, 1, $0.b, $0.b, 1]
      }, summed: ["ab", "ba", "ac", "ab ab", "aabb"], shaped: []),
    Rule(
      testDescription: "a pair of classes that are lists", table: "GPOS", feature: "kern", type: 2,
      numbers: {
        [2, 24, 4, 0, 30, 38, 2, 2, 0, 0, 0, -100, 1, 1, $0.a, 1, $0.a, 1, 1, 1, $0.b, 1, 1]
      }, summed: ["ab", "ba", "ac", "aabb"], shaped: []),
    Rule(
      testDescription: "a pair with a letter of no class", table: "GPOS", feature: "kern", type: 2,
      numbers: {
        [2, 24, 4, 0, 30, 38, 2, 2, 0, 0, -70, -100, 1, 1, $0.a, 1, $0.a, 1, 1, 1, $0.b, 1, 1]
      }, summed: ["ab", "ac", "aa"], shaped: []),
    Rule(
      testDescription: "a pair that is raised", table: "GPOS", feature: "kern", type: 2,
      numbers: { [1, 20, 6, 0, 1, 12, 1, $0.b, 30, -100, 1, 1, $0.a] },
      summed: ["ab", "ba", "aabb"], shaped: []),
    Rule(
      testDescription: "pairs beyond the table's end", table: "GPOS", feature: "kern", type: 2,
      numbers: { [1, 18, 4, 0, 1, 12, 30000, $0.b, -100, 1, 1, $0.a] }, summed: ["ab", "ba"],
      shaped: []),
    Rule(
      testDescription: "a pair of which both are moved", table: "GPOS", feature: "kern", type: 2,
      numbers: { [1, 20, 4, 4, 1, 12, 1, $0.b, -100, 50, 1, 1, $0.a] }, summed: ["bb", "xb"],
      shaped: ["ab", "ba"]),
    Rule(
      testDescription: "letters that join", table: "GPOS", feature: "kern", type: 3,
      numbers: { [1, 10, 1, 16, 16, 1, 1, $0.a, 1, 0, 0] }, summed: ["bc"], shaped: ["ab", "aa"]),
    Rule(
      testDescription: "a moving rule by coverage", table: "GPOS", feature: "kern", type: 7,
      numbers: { [3, 2, 1, 14, 20, 0, 1, 1, 1, $0.a, 1, 1, $0.b] }, summed: ["ba", "ac"],
      shaped: ["ab", "cabc"]),
    Rule(
      testDescription: "a chained moving rule by coverage", table: "GPOS", feature: "kern", type: 8,
      numbers: {
        [3, 1, 20, 1, 26, 1, 32, 1, 0, 1, 1, 1, $0.x, 1, 1, $0.a, 1, 1, $0.b]
      }, summed: ["xac", "cab", "x ab"], shaped: ["xab", "cxabc"]),
  ]

  @Test(arguments: substitutions + positions)
  func refusesWhatARuleMayMeet(_ rule: Rule) throws {
    let letters = try Letters(try TestFonts.face(TestFonts.dejaVu))
    let applied =
      rule.table == "GSUB"
      ? PatchedLookup(type: 1, numbers: [1, 6, 1, 1, 1, letters.a])
      : PatchedLookup(type: 1, numbers: [1, 8, 4, 100, 1, 1, letters.a])
    let font = try PatchedFont(
      rule.table, rule.feature,
      [PatchedLookup(type: rule.type, flags: rule.flags, numbers: rule.numbers(letters)), applied])
    let comparison = PairComparison(rule.testDescription, FontStack(face: try font.face()))
    for text in rule.summed + rule.shaped {
      let isSummed = try comparison.compare(text, .undetermined)
      #expect(isSummed == rule.summed.contains(text), "\(text)")
    }
    comparison.expectNoDifference()
  }

  /// A rule is found by all glyphs that substitution can reach.
  @Test func rulesAreAskedAboutAllForms() throws {
    let letters = try Letters(try TestFonts.face(TestFonts.dejaVu))
    let font = try PatchedFont(
      "GSUB", "ccmp",
      [
        PatchedLookup(type: 1, numbers: [1, 6, letters.c - letters.a, 1, 1, letters.a]),
        PatchedLookup(
          type: 4, numbers: [1, 18, 1, 8, 1, 4, letters.x, 2, letters.b, 1, 1, letters.c]),
      ], appliedCount: 2)
    let comparison = PairComparison("forms", FontStack(face: try font.face()))
    for (text, isExpected) in [("ab", false), ("cb", false), ("ac", true), ("xb", true)] {
      let isSummed = try comparison.compare(text, .undetermined)
      #expect(isSummed == isExpected, "\(text)")
    }
    comparison.expectNoDifference()
  }

  /// Characters with special treatment in HarfBuzz, and those that the font lacks.
  @Test(arguments: [
    "a\u{AD}b", "a\u{200D}b", "a\u{2060}b", "❤\u{FE0F}", "e\u{301}", "1\u{2044}2", "a\u{10FFFF}",
    "\u{1100}\u{1161}", "ア\u{FF9E}", "𝐀", "אב", "ا",
  ])
  func otherCharactersAreShaped(_ text: String) throws {
    let comparison = PairComparison(
      text, FontStack(face: try TestFonts.face(TestFonts.dejaVu)))
    let isSummed = try comparison.compare(text, .undetermined)
    #expect(!isSummed)
    comparison.expectNoDifference()
  }

  /// Tracking by size requires shaping; so does kerning by another table.
  @Test func otherTablesAreShaped() throws {
    let letters = try Letters(try TestFonts.face(TestFonts.dejaVu))
    let fonts = [
      try PatchedFont(PatchedFont.tracking),
      try PatchedFont(
        "GPOS", "mark", [PatchedLookup(type: 1, numbers: [1, 8, 4, 100, 1, 1, letters.a])]),
      try PatchedFont([("morx", [0, 2, 0, 0, 0, 0, 0, 0])]),
      try PatchedFont([("Silf", [0, 2, 0, 0, 0, 0, 0, 0])]),
      try PatchedFont([("kerx", [0, 2, 0, 0, 0, 0, 0, 0])]),
    ]
    for font in fonts {
      let comparison = PairComparison("tables", FontStack(face: try font.face()))
      let isSummed = try comparison.compare("Tom", .undetermined)
      #expect(!isSummed)
      comparison.expectNoDifference()
    }
  }

  /// Stretches without a safe position are cut as in shaped text.
  @Test(arguments: [20, 64, 65, 66, 200])
  func longStretchesAreCutAlike(_ count: Int) throws {
    for font in [TestFonts.inter, TestFonts.dejaVu] {
      let comparison = PairComparison(
        "\(count)", FontStack(face: try TestFonts.face(font)))
      for text in ["AV", "To", "AVo", "A V", "x-)"] {
        _ = try comparison.compare(String(repeating: text, count: count), .undetermined)
      }
      comparison.expectNoDifference()
    }
  }

  /// Letter spacing is added to the sums.
  @Test func spacedTextIsSummedUp() throws {
    var options = LayoutOptions()
    options.letterSpacing = 1.5
    let comparison = PairComparison(
      "spaced", FontStack(face: try TestFonts.face(TestFonts.dejaVu)), options)
    let isSummed = try comparison.compare("AVATAR Tom", LocaleIdentifier("en"))
    #expect(isSummed)
    comparison.expectNoDifference()
  }
}
