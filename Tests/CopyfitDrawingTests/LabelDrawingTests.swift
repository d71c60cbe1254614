import Copyfit
import CopyfitDrawing
import CopyfitDynamicType
import CopyfitLayout
import Testing

/// The positions of a label's lines in a drawing.
@Suite(.enabled(if: SampleLabels.areFontsInstalled, SampleLabels.requirement))
struct LabelDrawingTests {
  @Test(arguments: SampleLabels.all, ContentSizeCategory.allCases)
  func visibleLinesStayInTheFrame(_ label: SampleLabel, _ category: ContentSizeCategory) throws {
    let drawing = try label.drawing(at: category)
    let isWide = drawing.rows.contains { row in
      !row.isHidden
        && (row.x < -1.0 / 32 || row.x + row.glyphs.width > drawing.frame.width + 1.0 / 32)
    }
    #expect(!isWide || !label.fitsWidth && drawing.leavesFrame)
  }

  @Test(arguments: SampleLabels.all)
  func allOfTheTextIsDrawnShownOrHidden(_ label: SampleLabel) throws {
    let drawing = try label.drawing()
    let drawn = (drawing.shownText + drawing.hiddenText).filter { $0 != "…" && !$0.isWhitespace }
    #expect(drawn.sorted() == label.text.filter { !$0.isWhitespace }.sorted())
  }

  @Test func linesThatRunFromRightToLeftBeginAtTheRight() throws {
    let label = SampleLabel("rtl", "ar", "حفظ", LabelSpec(font: .body, width: 200, lines: 1))
    let row = try #require(try label.drawing().rows.first)
    #expect(abs(row.x + row.glyphs.width - 200) < 1e-6)
  }

  @Test func textIsCentredInAHigherFrame() throws {
    let label = SampleLabel(
      "tall", "en", "OK", LabelSpec(font: .body, width: 80, height: 60, lines: 1))
    let row = try #require(try label.drawing().rows.first)
    #expect(abs(row.top - (60 - row.bottom)) < 1e-6)
  }

  @Test func whatAnEllipsisHidesFollowsIt() throws {
    let label = SampleLabel(
      "tail", "de", "Weiter zur Kasse", LabelSpec(font: .body, width: 80, lines: 1))
    let rows = try label.drawing().rows
    let shown = try #require(rows.first)
    let rest = try #require(rows.dropFirst().first)
    #expect(shown.text.hasSuffix("…") && rest.isHidden)
    #expect(abs(rest.x - (shown.x + shown.glyphs.width)) < 1e-9 && rest.baseline == shown.baseline)
  }

  /// Lines that break at a space have a space between them, others have none.
  @Test(arguments: [
    ("Weiter zur Kasse und bezahlen", 1, "und bezahlen"), ("a b\nc d e f g h i j k", 1, "i j k"),
    ("ご注文の手続きへ進んでください", 1, "続きへ進んでください"),
  ])
  func hiddenLinesAreApartAsInTheText(_ text: String, _ lines: Int, _ part: String) throws {
    let label = SampleLabel("lines", "ja", text, LabelSpec(font: .body, width: 70, lines: lines))
    let hidden = try label.drawing().hiddenText
    #expect(text.replacing("\n", with: " ").hasSuffix(hidden) && hidden.hasSuffix(part.suffix(5)))
  }

  @Test func longTextsAreNotDrawnWithoutEnd() throws {
    let text = Array(repeating: "Wort", count: 400).joined(separator: " ")
    let label = SampleLabel("long", "de", text, LabelSpec(font: .body, width: 80, lines: 1))
    let drawing = try label.drawing()
    #expect(drawing.rows.count <= 9)
    #expect(drawing.notes == ["192 more hidden lines are not drawn."])
  }
}
