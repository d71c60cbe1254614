import CopyfitFonts
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// The starts of grapheme clusters from the table of characters equal those of ICU's rules.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct ClusterStartTests {
  /// Every `step`th of the characters with a known role, with marks after all but each third.
  private static func text(every step: Int) -> [UInt16] {
    let known = (UInt32(0)..<0x2_0000).compactMap { Unicode.Scalar($0) }
      .filter { CharacterProperties(of: $0).clusterRole != nil }
    let marks = known.filter { CharacterProperties(of: $0).clusterRole == .continues }
    var text = String.UnicodeScalarView()
    for (number, index) in stride(from: step, to: known.count, by: step).enumerated() {
      text.append(known[index])
      for mark in 0..<number % 3 { text.append(marks[(number + mark) % marks.count]) }
    }
    return Array(String(text).utf16)
  }

  @Test(arguments: [37, 41, 53])
  func clustersStartWhereTheRulesSay(step: Int) throws {
    let units = Self.text(every: step)
    var finder = try GraphemeFinder()
    var ends: [Int32] = []
    try finder.appendEnds(in: units.span, to: &ends)
    var analyzer = TextAnalyzer()
    let analysis = try analyzer.analyze(
      units, locale: .undetermined, fonts: FontStack(face: try TestFonts.face(TestFonts.inter)),
      options: LayoutOptions())
    let starts = analysis.flags.indices.filter { analysis.flags[$0].contains(.startsGrapheme) }
    #expect(starts == [0] + ends.map(Int.init))
    #expect(analysis.characterCount == ends.count)
  }
}
