import CopyfitFonts
import CopyfitTestSupport
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// How much is shaped to find where a line with an unsafe edge may be cut.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct JointSearchTests {
  private enum Edge {
    case start, end
  }

  /// How many pieces are shaped for an edge, and where its joint is.
  private func search(
    _ edge: Edge, at position: Int, of text: String, _ locale: String, _ face: FontFace
  ) throws -> [Int] {
    var worker = LayoutWorker(wordCacheBytes: 0, sumsPairs: false)
    let storage = try worker.prepare(
      text, locale: LocaleIdentifier(locale), fonts: FontStack(face: face)
    ).storage
    let joint =
      switch edge {
      case .start: worker.edges.edge(afterStart: position, storage, storage.count).joint
      case .end: worker.edges.edge(beforeEnd: position, storage, 0).joint
      }
    return [worker.shapedPieces, joint]
  }

  /// Where the first safe position is a joint, as nearly always, no more is shaped than tells that; where there
  /// is no safe position, nothing is.
  @Test(arguments: [
    ("AVAVAVAV wave", "en", TestFonts.inter, 1, [1, 8], [0, 0]),
    ("AVAVAVAV wave", "en", TestFonts.inter, 11, [0, 13], [1, 10]),
    ("office waffle fjord", "en", TestFonts.dejaVu, 2, [1, 4], [1, 1]),
    ("office waffle fjord", "en", TestFonts.dejaVu, 10, [1, 12], [1, 9]),
    ("日本語、「東京」。横浜", "ja", TestFonts.cjk, 4, [1, 5], [1, 3]),
  ])
  func onePieceTellsTheJoint(
    text: String, locale: String, font: String, position: Int, start: [Int], end: [Int]
  ) throws {
    let face = try TestFonts.face(font)
    let starts = try search(.start, at: position, of: text, locale, face)
    let ends = try search(.end, at: position, of: text, locale, face)
    #expect(starts == start && ends == end, "\(starts) \(ends)")
  }

  /// A line that starts inside one of many ligatures in a row has others than the text.
  ///
  /// No safe position but its end is a joint, and what is shaped doubles each time. Before a line's end the
  /// ligatures are those of the text.
  @Test(arguments: [(8, 1), (16, 2), (64, 4), (256, 6), (1024, 8)])
  func whatIsShapedDoubles(length: Int, pieces: Int) throws {
    let font = try PatchedFont.ligature(of: "ii", as: "w")
    let face = try font.face()
    let text = String(repeating: "i", count: length)
    let starts = try search(.start, at: 1, of: text, "und", face)
    let ends = try search(.end, at: length - 1, of: text, "und", face)
    #expect(starts == [pieces, length] && ends == [1, length - 2], "\(starts) \(ends)")
  }
}
