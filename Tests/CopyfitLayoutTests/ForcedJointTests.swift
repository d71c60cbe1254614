import CopyfitFonts
import CopyfitTestSupport
import CopyfitUnicode
import Foundation
import Testing

@testable import CopyfitLayout

/// Cuts in text without safe positions, and the layout of such text.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct ForcedJointTests {
  /// A text with cuts, as pieces that may repeat; `|` is a cut, `.` an unsafe position.
  struct Stretch: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let units: [UInt16]
    /// The positions where the text may be cut, and those where a cluster starts.
    let safe: Set<Int>
    let clusters: Set<Int>
    let cuts: [Int]

    init(
      _ name: String, _ text: String, safe: Set<Int> = [], clusterLength: Int = 1, cuts: [Int]
    ) {
      testDescription = name
      units = Array(text.utf16)
      self.safe = safe
      clusters = Set(stride(from: 0, to: units.count, by: clusterLength))
      self.cuts = cuts
    }
  }

  private static func text(_ piece: String, _ count: Int) -> String {
    String(repeating: piece, count: count)
  }

  @Test(arguments: [
    Stretch("short", text("a", 128), cuts: []),
    Stretch("one too many", text("a", 129), cuts: [128]),
    Stretch("several pieces", text("a", 400), cuts: [128, 256, 384]),
    Stretch("safe in time", text("a", 256), safe: [128], cuts: []),
    Stretch(
      "apart from what is safe", text("a", 500), safe: [10, 20, 200, 230],
      cuts: [20, 148, 200, 230, 358, 486]),
    Stretch("clusters stay whole", text("abc", 100), clusterLength: 3, cuts: [126, 252]),
    Stretch("a cluster that is longer", text("a", 300), clusterLength: 1000, cuts: [128, 256]),
    Stretch("characters of two units", text("😀", 150), clusterLength: 2, cuts: [256]),
    Stretch("a cluster of such", text("😀", 150), clusterLength: 1000, cuts: [256]),
  ])
  func stretchesAreCut(_ stretch: Stretch) throws {
    let count = stretch.units.count
    var analysis = TextAnalysis(
      units: stretch.units, language: ShapingLanguage(.undetermined),
      fonts: FontStack(face: try TestFonts.face(TestFonts.dejaVu)), options: LayoutOptions())
    analysis.items = [
      ShapingItem(start: 0, end: count, paragraph: 0..<count, face: 0, script: .common, level: 0)
    ]
    let whole = analysis.items
    let flags = (0...count).map { position -> PositionFlags in
      var flags: PositionFlags = stretch.clusters.contains(position) ? .startsGrapheme : []
      if position > 0, position < count, !stretch.safe.contains(position) {
        flags.insert(.isUnsafe)
      }
      return flags
    }
    let pieces = analysis.forceJoints(flags)
    #expect(analysis.items.dropFirst().map(\.start) == stretch.cuts)
    #expect(analysis.items.dropFirst().allSatisfy { $0.startsAtForcedJoint })
    #expect(pieces == (stretch.cuts.isEmpty ? [] : analysis.items))
    analysis.removeForcedJoints()
    #expect(analysis.items == whole)
  }

  /// Lines of stacked text and their visible parts, compared with a search that shapes all candidates.
  @Test(
    arguments: Exhaustive.isAsked
      ? StackedText.viramas + StackedText.others + StackedText.mixed
      : StackedText.consonants + StackedText.others)
  func agreesWithReference(_ stack: StackedText) throws {
    let text = stack.withLength(290).text
    let fonts = try Self.stacks()
    var outcome = MatrixOutcome()
    for fonts in Exhaustive.isAsked ? fonts : [fonts[0]] {
      try expectAgreement(
        Sample(stack.description, "und", "", text), fonts, LayoutOptions(), sizes: [17],
        widths: Exhaustive.isAsked ? [1, 30, 77, 200] : [1, 77])
      var comparison = VisibleTextComparison("stacks", fonts, MatrixText("und", text))
      try comparison.run(sizes: [17], widths: Exhaustive.isAsked ? [1, 30, 77, 200] : [77])
      outcome += comparison.outcome
    }
    for difference in outcome.differences.prefix(3) { Issue.record("\(difference)") }
    #expect(outcome.differences.count == 0, "of \(outcome.cells) cells")
  }

  /// Fonts for stacks: any face, and the stand-in, over faces of all scripts in question.
  private static func stacks() throws -> [FontStack] {
    let scripts = ["Kannada", "Myanmar", "Khmer", "TaiTham", "Balinese", "Javanese", "Chakma"]
    let others = ["Devanagari", "Arabic", "Hebrew"]
    var paths = (scripts + others).map { TestFonts.noto($0) } + [TestFonts.cjk, TestFonts.emoji]
    if Exhaustive.isAsked {
      let folder = "truetype/noto/"
      paths += try FileManager.default.contentsOfDirectory(atPath: TestFonts.path(folder)).sorted()
        .filter { $0.hasSuffix("-Regular.ttf") }.map { folder + $0 }
    }
    let fallback = FontFallback.faces(try paths.map { try TestFonts.face($0) })
    return [
      FontStack(face: try TestFonts.face(TestFonts.dejaVu), fallback: fallback),
      FontStack(standIn: try TestFonts.standIn(), fallback: fallback),
    ]
  }
}
