import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// A text and its lines in visual order: runs from left to right, right-to-left runs in `‹ ›`.
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

  /// The examples of UAX #9, 3.4, with Hebrew letters for its capitals, and additional cases for lines.
  @Test(arguments: [
    BidiCase("car means אבג.", "car means |‹אבג›|."),
    BidiCase("אבג means car.", "‹.›|means car|‹אבג ›"),
    BidiCase(
      "he said \u{2067}אבג \u{2066}car\u{2069} דהו\u{2069}.",
      "he said \u{2067}|‹\u{2069} דהו›|car|‹אבג \u{2066}›|\u{2069}."),
    BidiCase("12 אבג", "12 |‹אבג›", direction: .leftToRight),
    BidiCase("a (אב) b", "a (|‹אב›|) b"),
    BidiCase("abc", "abc", direction: .rightToLeft),
    BidiCase("abc!", "‹!›|abc", direction: .rightToLeft),
    BidiCase("אב!", "‹אב›|!", direction: .leftToRight),
    // White space at a line's end has the paragraph's level (L1), also before tabs.
    BidiCase("אב abc ", "‹ ›|abc|‹אב ›"),
    BidiCase("abc אב   ", "abc |‹אב›|   "),
    BidiCase("אב\tגד", "‹אב›|\t|‹גד›", direction: .leftToRight),
    BidiCase("אב\tגד", "‹גד›|‹\t›|‹אב›"),
    // Lines of one paragraph have the same direction after U+2028, VT and FF, but not after paragraph separators (P1).
    BidiCase("אב\u{2028}ab!", "‹\u{2028}›|‹אב›", "‹!›|ab"),
    BidiCase("אב\u{B}ab!", "‹\u{B}›|‹אב›", "‹!›|ab"),
    BidiCase("אב\u{C}ab!", "‹\u{C}›|‹אב›", "‹!›|ab"),
    BidiCase("אב\nab!", "‹\n›|‹אב›", "ab!"),
    BidiCase("אב\u{85}ab!", "‹\u{85}›|‹אב›", "ab!"),
    BidiCase("אב\r\nab!", "‹\r\n›|‹אב›", "ab!"),
    // An embedding continues in the next line of its paragraph.
    BidiCase("a \u{202E}bc\u{2028}de\u{202C}", "a |‹\u{202E}bc›|\u{2028}", "‹de›|\u{202C}"),
    BidiCase("אבג abc דהו", "‹ ›|abc|‹אבג ›", "‹דהו›", width: 62),
    // Embeddings and overrides: closed, left open, and closed once too often (X1 to X8).
    BidiCase("a \u{202B}אב cd\u{202C} e", "a |cd|‹\u{202B}אב ›|\u{202C} e"),
    BidiCase("a \u{202B}אב cd", "a |cd|‹\u{202B}אב ›"),
    BidiCase("\u{202E}abc\u{202C}def", "‹\u{202E}abc›|\u{202C}def"),
    BidiCase("אב\u{202D}גד\u{202C}", "‹\u{202C}›|\u{202D}גד|‹אב›"),
    BidiCase("a\u{202C}b\u{2069} אב", "a\u{202C}b\u{2069} |‹אב›"),
    // Isolates have no effect on text around them (X5a to X6a), and nest.
    BidiCase("a \u{2068}אב\u{2069} 1!", "a \u{2068}|‹אב›|\u{2069} 1!"),
    BidiCase("אב \u{2068}cd\u{2069}!", "‹\u{2069}!›|cd|‹אב \u{2068}›"),
    BidiCase("a \u{2067}אב cd", "a \u{2067}|cd|‹אב ›"),
    BidiCase(
      "\u{2067}\u{2066}ab\u{2069}אב\u{2069}c", "\u{2067}|‹\u{2069}אב›|ab|‹\u{2066}›|\u{2069}c"),
    BidiCase("\u{2067}אב\u{2069} ab", "\u{2067}|‹אב›|\u{2069} ab"),
    // Paired brackets have the direction of the text inside or before them (N0).
    BidiCase("אב (cd) גד", "‹) גד›|cd|‹אב (›"),
    BidiCase("אב(גד[&ef]!)gh", "gh|‹]!)›|ef|‹אב(גד[&›"),
    BidiCase("ab (גד) אב", "ab (|‹גד›|) |‹אב›"),
    BidiCase("אב [12]", "‹]›|12|‹אב [›"),
    BidiCase("אב (cd", "cd|‹אב (›"),
    // Numbers: European after Hebrew, European and Arabic after Arabic letters (W1 to W7, L2).
    BidiCase("אב 12,5% גד", "‹ גד›|12,5%|‹אב ›"),
    BidiCase("אב $5", "$5|‹אב ›"),
    BidiCase("אב 12-5", "12-5|‹אב ›"),
    BidiCase("بت 12-5", "5|‹-›|12|‹بت ›"),
    BidiCase("بت 12,5", "12,5|‹بت ›"),
    BidiCase("بت ١٢٫٥", "١٢٫٥|‹بت ›"),
    BidiCase("a ١٢ b", "a |١٢| b"),
    BidiCase("12:30", "12:30", direction: .rightToLeft),
    // At a line's end: figure spaces are white space, no-break spaces are not; invisible controls are included.
    BidiCase("אב ab\u{2007}", "‹\u{2007}›|ab|‹אב ›"),
    BidiCase("אב ab\u{200B}\u{2060} ", "‹\u{200B}\u{2060} ›|ab|‹אב ›"),
    BidiCase("ab אב\u{A0}", "ab |‹אב›|\u{A0}"),
    // A visible soft hyphen is beside its word.
    BidiCase("אב wide\u{AD}word", "wide\u{AD}|‹אב ›", "word", width: 80),
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

  /// A line's width does not depend on the direction of its paragraph; its fast and slow layouts agree.
  @Test(arguments: [
    LayoutOptions.BaseDirection.natural, .leftToRight, .rightToLeft,
  ])
  func agreesWithReference(_ direction: LayoutOptions.BaseDirection) throws {
    var options = LayoutOptions()
    options.baseDirection = direction
    for text in [
      "abc אבג 12,5 (דהו) xyz\u{200F}!", "אבג\u{2028}abc (12) \u{2067}de\u{2069} ו. \u{B}x\nab!",
      "אב (cd) [גד 12-5%] ef\u{2007}", "بت 12-5 \u{202B}ab (אב\u{202C}) \u{2068}x١٢\u{2069}!",
      "plain words, then (more) of them: 3/4", "بت ab \u{202E}cd\u{2028}ef\u{202C} پچ",
    ] {
      try expectAgreement(Sample("", "he", "", text), stack(), options, sizes: [17])
    }
  }

  /// Brackets between right-to-left letters are mirrored (L4): in a font with brackets of different widths, the width
  /// of the mirrored one is used.
  @Test(arguments: [("(", ")"), (")", "("), ("[", "]"), ("{", "}"), ("!", "!")])
  func mirroredGlyphs(_ bracket: String, _ mirrored: String) throws {
    let face = try TestFonts.face("opentype/inter/InterDisplay-Regular.otf")
    let stack = FontStack(face: face)
    var worker = LayoutWorker()
    func width(_ string: String, _ direction: LayoutOptions.BaseDirection) throws -> Double {
      var options = LayoutOptions()
      options.baseDirection = direction
      let text = try worker.prepare(string, locale: .undetermined, fonts: stack, options: options)
      return worker.fit(text, in: LayoutBox(pointSize: Double(face.unitsPerEm))).width
    }
    #expect(try width(bracket, .rightToLeft) == width(mirrored, .leftToRight))
    #expect(try (width("(", .leftToRight), width(")", .leftToRight)) == (618, 550))
    let letter = try width("א", .natural)
    #expect(try width("א\(bracket)א", .natural) == 2 * letter + width(mirrored, .leftToRight))
    #expect(try width("a\(bracket)a", .natural) == width("a\(bracket)a", .leftToRight))
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

  /// In a label of one line, offsets are those of the original text.
  @Test func joinedLinesKeepTheirOffsets() throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      "ab\r\nאב\r\ncd", locale: .undetermined, fonts: try stack())
    let box = LayoutBox(pointSize: 16, joinsHardBreaks: true)
    let lines = worker.lines(of: text, in: box)
    let ranges = lines.flatMap { text.visualRuns(of: $0, in: box) }.map(\.utf16Range)
    #expect(ranges == [0..<4, 4..<6, 6..<10])
  }
}
