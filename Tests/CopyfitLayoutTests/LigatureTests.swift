import CopyfitFonts
import CopyfitTestSupport
import Testing

@testable import CopyfitLayout

/// Fonts with ligatures that are much wider or narrower than their parts, across a break and inside a word.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LigatureTests {
  private static let tenLetters = String(repeating: "w", count: 10)

  struct Case: CustomTestStringConvertible, Sendable {
    let ligature: String
    let replacement: Unicode.Scalar
    let text: String

    var testDescription: String { "\(text), \(ligature) drawn as \(replacement)" }
  }

  @Test(arguments: [
    // Ten times as wide as the bullet that replaces it.
    Case(
      ligature: "\(tenLetters) \(tenLetters)", replacement: "•", text: "\(tenLetters) \(tenLetters)"
    ),
    Case(
      ligature: "\(tenLetters) \(tenLetters)", replacement: "•",
      text: "a \(tenLetters) \(tenLetters) \(tenLetters) \(tenLetters) b"),
    // The narrowest letters, drawn as the widest character.
    Case(ligature: "iiiiiiiiii", replacement: "\u{1671}", text: "a iiiiiiiiii iiiiiiiiiiii"),
    Case(ligature: "ii ii ii", replacement: "\u{1676}", text: "a ii ii ii b ii ii ii"),
    Case(ligature: "ii\u{AD}ii", replacement: "\u{1676}", text: "aa ii\u{AD}ii bb ii\u{AD}ii"),
  ])
  func agreesWithTheReference(_ example: Case) throws {
    let font = try PatchedFont.ligature(of: example.ligature, as: example.replacement)
    try expectAgreement(
      Sample("ligature", "und", TestFonts.dejaVu, example.text), FontStack(face: try font.face()),
      LayoutOptions(), sizes: [16, 31], widths: [20, 50, 70, 80, 105, 129, 160, 240])
  }
}
