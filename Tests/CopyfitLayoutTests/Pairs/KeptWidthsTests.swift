import CopyfitFonts
import CopyfitTestSupport
import CopyfitUnicode
import Testing

/// The Lao texts that are summed in a font with one rule about marks; their widths are equal to shaped ones.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct KeptWidthsTests {
  /// Glyphs of DejaVu Sans: two letters of different width, two vowels above, a tone mark, the vowel AA, and the mark
  /// of the vowel AM.
  struct Letters: Sendable {
    var (ko, so, i, ii, tone, aa, niggahita) = (0, 0, 0, 0, 0, 0, 0)

    init(_ face: FontFace) throws {
      func glyph(_ letter: Unicode.Scalar) throws -> Int {
        Int(try #require(face.glyph(for: letter)))
      }
      (ko, so) = (try glyph("\u{E81}"), try glyph("\u{E8A}"))
      (i, ii, tone) = (try glyph("\u{EB4}"), try glyph("\u{EB5}"), try glyph("\u{EC8}"))
      (aa, niggahita) = (try glyph("\u{EB2}"), try glyph("\u{ECD}"))
    }
  }

  struct Rule: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var table = "GSUB"
    var type: Int
    var numbers: @Sendable (Letters) -> [Int]
    /// What the rule applies.
    var applied: @Sendable (Letters) -> PatchedLookup = { _ in
      PatchedLookup(type: 1, numbers: [1, 6, 0, 1, 1, 0])
    }
    /// 2 if what the rule applies also applies everywhere.
    var appliedCount = 1
    var summed: [String]
    var shaped: [String]
  }

  private static func substitution(_ from: Int, _ to: Int) -> PatchedLookup {
    PatchedLookup(type: 1, numbers: [1, 6, to - from, 1, 1, from])
  }

  private static func ligature(_ first: Int, _ second: Int, _ whole: Int) -> [Int] {
    [1, 18, 1, 8, 1, 4, whole, 2, second, 1, 1, first]
  }

  /// A rule that applies the second lookup to a glyph after another.
  private static func after(_ before: Int, _ glyph: Int) -> [Int] {
    [3, 1, 18, 1, 24, 0, 1, 0, 1, 1, 1, before, 1, 1, glyph]
  }

  /// A rule that applies the second lookup to a glyph before another.
  private static func before(_ glyph: Int, _ after: Int) -> [Int] {
    [3, 0, 1, 18, 1, 24, 1, 0, 1, 1, 1, glyph, 1, 1, after]
  }

  private static let rules = [
    Rule(
      testDescription: "no rule", type: 1, numbers: { [1, 6, 0, 1, 1, $0.aa] },
      summed: ["ກິ", "ກິ່", "ກາ", "ກຳ", "ກ່ຳ", "ເກີ", "ກ\u{EB8}\u{EC9}"],
      shaped: ["ກ່ິ່ຳ", "ຳ", "ິ", "ກຸ້", "ກ\u{EBA}"]),
    Rule(
      testDescription: "a mark becomes another after a letter", type: 6,
      numbers: { after($0.ko, $0.i) }, applied: { substitution($0.i, $0.ii) },
      summed: ["ກິກ", "ຊິ", "ກິ່"], shaped: []),
    Rule(
      testDescription: "a letter becomes a wider one before a mark", type: 6,
      numbers: { before($0.ko, $0.i) }, applied: { substitution($0.ko, $0.so) },
      summed: ["ກາ", "ຊິ", "ກີ"], shaped: ["ກິ", "ຊກິ່"]),
    Rule(
      testDescription: "a letter becomes a wider one after a mark", type: 6,
      numbers: { after($0.tone, $0.ko) }, applied: { substitution($0.ko, $0.so) },
      summed: ["ກ່ຊ", "ກກ"], shaped: ["ກ່ກ"]),
    Rule(
      testDescription: "two marks become one", type: 4,
      numbers: { ligature($0.i, $0.tone, $0.ii) }, summed: ["ກິ່ກ", "ກິກ່"], shaped: []),
    Rule(
      testDescription: "a letter and a mark become a wider letter", type: 4,
      numbers: { ligature($0.ko, $0.i, $0.so) }, summed: ["ກີ", "ຊິ"], shaped: ["ກິ", "ຊກິ"]),
    Rule(
      testDescription: "a mark becomes several", type: 2,
      numbers: { [1, 8, 1, 14, 1, 1, $0.i, 2, $0.ii, $0.tone] }, summed: ["ກິ", "ກິ່ກ"],
      shaped: []),
    Rule(
      testDescription: "a letter becomes several", type: 2,
      numbers: { [1, 8, 1, 14, 1, 1, $0.ko, 2, $0.so, $0.so] }, summed: ["ຊິ"], shaped: ["ກ"]),
    Rule(
      testDescription: "the glyphs of AM become one", type: 4,
      numbers: { ligature($0.niggahita, $0.aa, $0.so) }, summed: ["ກາ", "ກ\u{ECD}"],
      shaped: ["ກຳ", "ກ່ຳ"]),
    Rule(
      testDescription: "the vowel of AM becomes wider after its mark", type: 6,
      numbers: { after($0.niggahita, $0.aa) }, applied: { substitution($0.aa, $0.so) },
      summed: ["ກາ", "ກ\u{ECD}"], shaped: ["ກຳ"]),
    Rule(
      testDescription: "the several glyphs of a letter become one", type: 2,
      numbers: { [1, 8, 1, 14, 1, 1, $0.ko, 2, $0.ko, $0.niggahita] },
      applied: { PatchedLookup(type: 4, numbers: ligature($0.ko, $0.niggahita, $0.so)) },
      appliedCount: 2, summed: ["ຊາ"], shaped: ["ກ", "ກາ"]),
    Rule(
      testDescription: "a letter with several glyphs becomes wider before a mark", type: 2,
      numbers: { [1, 8, 1, 14, 1, 1, $0.ko, 2, $0.ko, $0.i] },
      applied: { PatchedLookup(type: 4, numbers: ligature($0.ko, $0.tone, $0.so)) },
      appliedCount: 2, summed: ["ກາ", "ຊ່"], shaped: ["ກ່"]),
    Rule(
      testDescription: "a pair that does not skip marks", table: "GPOS", type: 2,
      numbers: { [1, 18, 4, 0, 1, 12, 1, $0.so, -100, 1, 1, $0.ko] }, summed: [],
      shaped: ["ກຊ", "ກິຊ"]),
    Rule(
      testDescription: "a mark is moved", table: "GPOS", type: 1,
      numbers: { [1, 8, 4, 100, 1, 1, $0.i] }, summed: ["ກິ", "ກິ່ກ"], shaped: []),
    Rule(
      testDescription: "a letter is moved", table: "GPOS", type: 1,
      numbers: { [1, 8, 4, 100, 1, 1, $0.ko] }, summed: ["ຊິ"], shaped: ["ກ"]),
  ]

  @Test(arguments: rules)
  func widthsAreKept(_ rule: Rule) throws {
    let letters = try Letters(try TestFonts.face(TestFonts.dejaVu))
    let font = try PatchedFont(
      rule.table, rule.table == "GSUB" ? "ccmp" : "kern",
      [
        PatchedLookup(type: rule.type, numbers: rule.numbers(letters)), rule.applied(letters),
      ], appliedCount: rule.appliedCount, without: [rule.table == "GSUB" ? "GPOS" : "GSUB", "kern"])
    let comparison = PairComparison(rule.testDescription, FontStack(face: try font.face()))
    for (texts, isExpected) in [(rule.summed, true), (rule.shaped, false)] {
      for text in texts {
        let isSummed = try comparison.compare(text, LocaleIdentifier("lo"))
        #expect(isSummed == isExpected, "\(text)")
      }
    }
    comparison.expectNoDifference()
  }

  /// Pairs of letters are adjusted as if there were no marks between them.
  @Test func marksAreSkipped() throws {
    let letters = try Letters(try TestFonts.face(TestFonts.dejaVu))
    let font = try PatchedFont(
      "GPOS", "kern",
      [
        PatchedLookup(
          type: 2, flags: 8, numbers: [1, 18, 4, 0, 1, 12, 1, letters.so, -100, 1, 1, letters.ko])
      ], without: ["GSUB", "kern"])
    let comparison = PairComparison("marks", FontStack(face: try font.face()))
    for text in ["ກຊ", "ກິຊ", "ກິ່ຊ", "ກິ່ຊິກ", "ຊກ່"] {
      let isSummed = try comparison.compare(text, LocaleIdentifier("lo"))
      #expect(isSummed, "\(text)")
    }
    comparison.expectNoDifference()
  }
}
