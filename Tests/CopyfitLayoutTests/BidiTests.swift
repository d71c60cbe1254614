import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// A text and its lines as they are shown: runs from left to right, those from right to left in `‹ ›`.
struct BidiCase: CustomTestStringConvertible, Sendable {
  let text: String
  let lines: [String]
  var direction = LayoutOptions.BaseDirection.natural
  var width: Double?

  init(
    _ text: String, _ lines: String..., direction: LayoutOptions.BaseDirection = .natural,
    width: Double? = nil
  ) {
    self.text = text
    self.lines = lines
    self.direction = direction
    self.width = width
  }

  var testDescription: String { text.debugDescription }
}

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct BidiTests {
  private func stack() throws -> FontStack {
    FontStack(face: try TestFonts.face(TestFonts.dejaVu))
  }

  /// The examples of UAX #9, 3.4, with Hebrew letters for its capitals, and what lines add to them.
  @Test(arguments: [
    BidiCase("car means אבג.", "car means |‹אבג›|."),
    BidiCase("אבג means car.", "‹.›|means car|‹אבג ›"),
    BidiCase(
      "he said \u{2067}אבג \u{2066}car\u{2069} דהו\u{2069}.",
      "he said \u{2067}|‹דהו›|‹\u{2069} ›|car|‹אבג \u{2066}›|\u{2069}."),
    BidiCase("12 אבג", "12 |‹אבג›", direction: .leftToRight),
    BidiCase("a (אב) b", "a (|‹אב›|) b"),
    BidiCase("abc", "abc", direction: .rightToLeft),
    BidiCase("abc!", "‹!›|abc", direction: .rightToLeft),
    BidiCase("אב!", "‹אב›|!", direction: .leftToRight),
    // White space at a line's end takes the paragraph's level (L1), before tabs too.
    BidiCase("אב abc ", "‹ ›|abc|‹אב ›"),
    BidiCase("abc אב   ", "abc |‹אב›|   "),
    BidiCase("אב\tגד", "‹אב›|\t|‹גד›", direction: .leftToRight),
    BidiCase("אב\tגד", "‹גד›|‹\t›|‹אב›"),
    // Lines of one paragraph run alike after U+2028, VT and FF, not after paragraph separators (P1).
    BidiCase("אב\u{2028}ab!", "‹\u{2028}›|‹אב›", "‹!›|ab"),
    BidiCase("אב\u{B}ab!", "‹\u{B}›|‹אב›", "‹!›|ab"),
    BidiCase("אב\u{C}ab!", "‹\u{C}›|‹אב›", "‹!›|ab"),
    BidiCase("אב\nab!", "‹\n›|‹אב›", "ab!"),
    BidiCase("אב\u{85}ab!", "‹\u{85}›|‹אב›", "ab!"),
    BidiCase("אב\r\nab!", "‹\r\n›|‹אב›", "ab!"),
    // An embedding goes on in the next line of its paragraph.
    BidiCase("a \u{202E}bc\u{2028}de\u{202C}", "a |‹\u{202E}bc›|\u{2028}", "‹de›|\u{202C}"),
    BidiCase("אבג abc דהו", "‹ ›|abc|‹אבג ›", "‹דהו›", width: 62),
  ])
  func visualOrder(_ expected: BidiCase) throws {
    var worker = LayoutWorker()
    var options = LayoutOptions()
    options.baseDirection = expected.direction
    let text = try worker.prepare(
      expected.text, locale: .undetermined, fonts: try stack(), options: options)
    let box = LayoutBox(pointSize: 16, width: expected.width)
    let units = Array(expected.text.utf16)
    let shown = worker.lines(of: text, in: box).map { line in
      text.visualRuns(of: line, in: box).map { run in
        let part = String(decoding: units[run.utf16Range], as: UTF16.self)
        return run.isRightToLeft ? "‹\(part)›" : part
      }.joined(separator: "|")
    }
    #expect(shown == expected.lines)
  }

  /// A line is as wide whatever the direction of its paragraph; its fast and slow layouts agree.
  @Test(arguments: [
    LayoutOptions.BaseDirection.natural, .leftToRight, .rightToLeft,
  ])
  func agreesWithReference(_ direction: LayoutOptions.BaseDirection) throws {
    var options = LayoutOptions()
    options.baseDirection = direction
    for text in [
      "abc אבג 12,5 (דהו) xyz\u{200F}!", "אבג\u{2028}abc (12) \u{2067}de\u{2069} ו. \u{B}x\nab!",
      "plain words, then (more) of them: 3/4", "بت ab \u{202E}cd\u{2028}ef\u{202C} پچ",
    ] {
      try expectAgreement(Sample("", "he", "", text), stack(), options, sizes: [17])
    }
  }

  @Test func linesSayHowTheyRun() throws {
    var worker = LayoutWorker()
    for (direction, expected) in [
      (LayoutOptions.BaseDirection.natural, [true, true, false, false]),
      (.leftToRight, [false, false, false, false]), (.rightToLeft, [true, true, true, true]),
    ] {
      var options = LayoutOptions(opensLineAfterFinalTerminator: true)
      options.baseDirection = direction
      let text = try worker.prepare(
        "אב\u{2028}ab\nab\n", locale: .undetermined, fonts: try stack(), options: options)
      let lines = worker.lines(of: text, in: LayoutBox(pointSize: 16))
      #expect(lines.map(\.isRightToLeft) == expected)
    }
  }

  /// In a label of one line offsets are those of the text that was given.
  @Test func joinedLinesKeepTheirOffsets() throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      "ab\r\nאב\r\ncd", locale: .undetermined, fonts: try stack())
    let box = LayoutBox(pointSize: 16, joinsHardBreaks: true)
    let lines = worker.lines(of: text, in: box)
    let ranges = lines.flatMap { text.visualRuns(of: $0, in: box) }.map(\.utf16Range)
    #expect(ranges == [0..<4, 4..<6, 6..<8, 8..<10])
  }
}
