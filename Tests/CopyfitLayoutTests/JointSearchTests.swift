import CopyfitFonts
import CopyfitTestSupport
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// The amount of shaping to find joints in a line with an unsafe edge.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct JointSearchTests {
  private enum Edge {
    case start, end
  }

  /// The number of pieces that are shaped for an edge, and the position of its joint.
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

  /// If the first safe position is a joint, as almost always, only as much is shaped as shows that; if there is no safe
  /// position, nothing is shaped.
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

  /// A line that starts inside one of many consecutive ligatures has different ones than the text.
  ///
  /// Only the end is a joint, and the shaped length doubles each time. Before a line's end the ligatures are those of
  /// the text.
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
