import CopyfitUnicode
import Testing

/// Unicode's tests of line breaks and grapheme clusters, every case.
struct BoundaryFileTests {
  /// Cases in which ICU 72 has other rules, in every locale.
  private static let tailored = [
    // After a hyphen at the start of a word, as in `-x`, there is no break.
    "× 002D ÷ 0023 ÷", "× 002D × 0308 ÷ 0023 ÷", "× 002D ÷ 00A7 ÷", "× 002D × 0308 ÷ 00A7 ÷",
    "× 002D ÷ 50005 ÷", "× 002D × 0308 ÷ 50005 ÷", "× 002D ÷ 0E01 ÷", "× 002D × 0308 ÷ 0E01 ÷",
    // A comma or full stop stays with the digit after it; the break is before the comma instead.
    "× 002C ÷ 0030 ÷", "× 002C × 0308 ÷ 0030 ÷",
    """
    × 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 \
    × 006E × 0074 × 0073 ÷
    """,
    "× 0061 × 002E ÷ 0032 × 0020 ÷", "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷", "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷", "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
    "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
  ]

  @Test(
    .enabled(
      if: UnicodeData.has(UnicodeData.graphemeBreakTest),
      UnicodeData.requirement(UnicodeData.graphemeBreakTest)))
  func graphemeClusters() throws {
    var finder = try GraphemeFinder()
    let cases = try BoundaryCase.all(in: UnicodeData.graphemeBreakTest)
    #expect(cases.count == 602)
    for item in cases {
      var ends: [Int32] = []
      try finder.appendEnds(in: item.text.span, to: &ends)
      #expect(ends == item.ends, "\(item.name)")
    }
  }

  /// Japanese breaks before small kana and prolonged sound marks, which it treats as ideographs (CJ as ID).
  @Test(
    .enabled(
      if: UnicodeData.has(UnicodeData.lineBreakTest),
      UnicodeData.requirement(UnicodeData.lineBreakTest)),
    arguments: [
      ("und", 0), ("en", 0), ("de", 0), ("fr", 0), ("ko", 0), ("th", 0), ("zh-Hans", 0),
      ("ja", 94), ("ja-u-lb-strict", 0),
    ])
  func lineBreaks(_ locale: String, _ withSmallKana: Int) throws {
    var finder = try LineBreakFinder(locale: LocaleIdentifier(locale))
    let cases = try BoundaryCase.all(in: UnicodeData.lineBreakTest)
    #expect(cases.count == 7654)
    var deviating: [BoundaryCase] = []
    for item in cases {
      var ends: [Int32] = []
      try finder.appendBreaks(in: item.text.span, to: &ends)
      if ends != item.ends { deviating.append(item) }
    }
    let tailored = Set(Self.tailored)
    let others = deviating.filter { !tailored.contains($0.name) }
    #expect(deviating.count - others.count == tailored.count)
    #expect(others.count == withSmallKana)
    let smallKana = try UnicodeData.units(withLineBreak: "CJ")
    for item in others { #expect(item.text.contains(where: smallKana.contains), "\(item.name)") }
  }
}
