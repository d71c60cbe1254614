import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// A truncated line in visual order: runs from left to right, right-to-left runs in `‹ ›`.
struct CutLineCase: CustomTestStringConvertible, Sendable {
  let text: String
  /// The visible text before and after the cut.
  let before: String
  let after: String
  let shown: String
  var direction = LayoutOptions.BaseDirection.natural
  /// Whether the visible text alone gives the same result: not if the cut removes the text that determines the
  /// direction.
  var isAsIfAlone = true

  init(
    _ text: String, _ before: String, _ after: String = "", _ shown: String,
    direction: LayoutOptions.BaseDirection = .natural, asIfAlone: Bool = true
  ) {
    self.text = text
    self.before = before
    self.after = after
    self.shown = shown
    self.direction = direction
    isAsIfAlone = asIfAlone
  }

  var testDescription: String { "\(before)…\(after)" }

  /// The line with its offsets; the visible text begins and ends the text.
  var line: CutLine {
    let count = text.utf16.count
    return CutLine(
      beforeCut: 0..<before.utf16.count, ellipsis: "…",
      afterCut: count - after.utf16.count..<count)
  }
}

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct EllipsisOrderTests {
  static let cases = [
    // Tail. U+2026 is neutral (ON); the paragraph's end counts as its direction (X10, N1, N2): between two of one
    // direction it has that direction, otherwise the paragraph's. Both give the paragraph's level.
    CutLineCase("abc def", "abc", "", "abc|…"),
    CutLineCase("אבג דהו", "אבג", "", "‹…›|‹אבג›"),
    // R … eos = L: N2, level 0: on the right, after the reading end of the cut word.
    CutLineCase("abc אבג", "abc אב", "", "abc |‹אב›|…"),
    // L … eos = R: N2, level 1: on the left.
    CutLineCase("אבג abcdef", "אבג abc", "", "‹…›|abc|‹אבג ›"),
    CutLineCase("אבג 12345", "אבג 12", "", "‹…›|12|‹אבג ›"),
    CutLineCase("abc def", "abc", "", "‹…›|abc", direction: .rightToLeft),
    CutLineCase("אבג דהו", "אבג", "", "‹אבג›|…", direction: .leftToRight),
    // Only the ellipsis is visible.
    CutLineCase("אבג", "", "", "‹…›", asIfAlone: false),
    // An isolate or override that the cut leaves open ends at the cut: the ellipsis is not in it.
    CutLineCase(
      "ab \u{2067}אבג דהו\u{2069} cd", "ab \u{2067}אבג", "", "ab \u{2067}|‹אבג›|…",
      asIfAlone: false),
    CutLineCase(
      "אב \u{2066}abc def\u{2069} גד", "אב \u{2066}abc", "", "‹…›|abc|‹אב \u{2066}›",
      asIfAlone: false),
    CutLineCase(
      "ab \u{202E}cdefgh\u{202C} ij", "ab \u{202E}cde", "", "ab |‹\u{202E}cde›|…",
      asIfAlone: false),
    // Head. The line begins with the paragraph's direction, so this is the paragraph's level again.
    CutLineCase("abc def", "", "def", "…|def"),
    CutLineCase("אבג דהו", "", "הו", "‹הו›|‹…›"),
    CutLineCase("אבג abc", "", "bc", "bc|‹…›", asIfAlone: false),
    CutLineCase("abc אבג", "", "בג", "…|‹בג›", asIfAlone: false),
    // Middle. Between two of one direction it has that direction (N1) …
    CutLineCase("abcdef", "a", "f", "a|…|f"),
    CutLineCase("ab אבגדה cd", "ab אב", "דה cd", "ab |‹דה›|‹…›|‹אב›| cd"),
    CutLineCase("אב abcdef גד", "אב abc", "def גד", "‹ גד›|abc|…|def|‹אב ›"),
    // … and numbers count as right to left there, although their own level is 2: 12…34 in Hebrew reads from the right.
    CutLineCase("אב 12345 גד", "אב 12", "45 גד", "‹ גד›|45|‹…›|12|‹אב ›"),
    // … otherwise the paragraph's (N2).
    CutLineCase("abc אבג", "abc", "בג", "abc|…|‹בג›"),
    CutLineCase("אבג abc", "אב", "bc", "bc|‹…›|‹אב›"),
    // Lost controls still close and open: the ellipsis is outside both isolates.
    CutLineCase(
      "a \u{2067}אב\u{2069} c \u{2067}גד\u{2069} e", "a \u{2067}אב", "גד\u{2069} e",
      "a \u{2067}|‹אב›|…|‹גד›|\u{2069} e", asIfAlone: false),
    // Both sides are in one isolate: the ellipsis is inside it.
    CutLineCase(
      "a \u{2067}אבגדה\u{2069} e", "a \u{2067}אב", "דה\u{2069} e",
      "a \u{2067}|‹דה›|‹…›|‹אב›|\u{2069} e"),
    // The parts belong to two paragraphs: the line continues with its own.
    CutLineCase("abc\nאבג", "ab", "בג", "ab|…|‹בג›", asIfAlone: false),
    // White space at the end of the line has the paragraph's level (L1), at the cut it keeps its own.
    CutLineCase("abc אבג \u{2066}", "abc", "בג \u{2066}", "abc|…|‹בג›| \u{2066}"),
  ]

  @Test(arguments: cases)
  func visualOrder(_ expected: CutLineCase) throws {
    let shown = try shown(expected)
    #expect(shown == expected.shown)
  }

  /// ICU gives the same order for the visible text as a separate paragraph with the direction of the whole one.
  @Test(arguments: cases.filter(\.isAsIfAlone))
  func asICUOrders(_ expected: CutLineCase) throws {
    let units = Array((expected.before + "…" + expected.after).utf16)
    let isRightToLeft = expected.shown.contains("‹…›")
    var bidi = try BidiParagraph()
    var whole: [UInt8] = []
    try bidi.resolve(
      Array(expected.text.utf16).span, direction: .init(expected.direction), into: &whole)
    var levels: [UInt8] = []
    try bidi.resolve(
      units.span, direction: bidi.isRightToLeft ? .rightToLeft : .leftToRight, into: &levels)
    let order = BidiParagraph.visualOrder(of: levels)
    let ordered = String(decoding: order.map { units[$0] }, as: UTF16.self)
    let flat = expected.shown.split(separator: "|").map { run in
      run.hasPrefix("‹")
        ? String(run.dropFirst().dropLast().unicodeScalars.reversed().map(Character.init))
        : String(run)
    }.joined()
    #expect(ordered == flat)
    #expect((levels[expected.before.utf16.count] & 1 == 1) == isRightToLeft)
  }

  private func shown(_ expected: CutLineCase) throws -> String {
    var worker = LayoutWorker()
    var options = LayoutOptions()
    options.baseDirection = expected.direction
    let text = try worker.prepare(
      expected.text, locale: .undetermined,
      fonts: FontStack(face: try TestFonts.face(TestFonts.dejaVu)), options: options)
    let units = Array(expected.text.utf16)
    return try text.visualRuns(of: expected.line, in: LayoutBox(pointSize: 16)).map { run in
      let part = run.isEllipsis ? "…" : String(decoding: units[run.utf16Range], as: UTF16.self)
      return run.isRightToLeft ? "‹\(part)›" : part
    }.joined(separator: "|")
  }

  /// The order applies to the visible text: offsets are those of the original text.
  @Test func ordersWhatIsVisible() throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      "אבג\r\nabcdefghijkl", locale: .undetermined,
      fonts: FontStack(face: try TestFonts.face(TestFonts.dejaVu)))
    let box = LayoutBox(pointSize: 16, width: 80, joinsHardBreaks: true)
    let visible = worker.visibleText(of: text, in: box, lines: 1, mode: .tail)
    #expect(visible.text == "אבג abc…")
    let line = try #require(visible.lastLine)
    #expect(line == CutLine(beforeCut: 0..<8, ellipsis: "…", afterCut: 17..<17))
    let runs = try text.visualRuns(of: line, in: box)
    #expect(runs.map(\.utf16Range) == [8..<8, 5..<8, 0..<5])
    #expect(runs.map(\.isEllipsis) == [true, false, false])
  }
}

extension BidiParagraph.Direction {
  fileprivate init(_ direction: LayoutOptions.BaseDirection) {
    self =
      switch direction {
      case .natural: .firstStrong
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }
}
