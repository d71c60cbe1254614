import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

struct VisibleCase: CustomTestStringConvertible, Sendable {
  let text: String
  let mode: TruncationMode
  let lines: Int
  let width: Double?
  let visible: String
  let hidden: Int

  init(
    _ text: String, _ mode: TruncationMode, lines: Int = 1, width: Double?, _ visible: String,
    _ hidden: Int
  ) {
    self.text = text
    self.mode = mode
    self.lines = lines
    self.width = width
    self.visible = visible
    self.hidden = hidden
  }

  var testDescription: String { "\(text.debugDescription) \(mode) \(lines) \(width ?? 0)" }
}

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct VisibleTextTests {
  @Test(arguments: [
    VisibleCase("Weiter zur Kasse", .tail, width: 95, "Weiter zur…", 6),
    VisibleCase("Weiter zur Kasse", .tail, width: 300, "Weiter zur Kasse", 0),
    VisibleCase("Weiter zur Kasse", .head, width: 90, "…zur Kasse", 7),
    VisibleCase("Weiter zur Kasse", .middle, width: 90, "Weit…asse", 8),
    VisibleCase("Weiter zur Kasse", .clip, width: 90, "Weiter zur", 6),
    VisibleCase("Weiter zur Kasse", .wrap, width: 60, "Weiter", 10),
    VisibleCase("Weiter zur Kasse", .wrap, lines: 2, width: 60, "Weiter zur", 6),
    VisibleCase("Weiter zur Kasse", .tail, width: 2, "…", 16),
    VisibleCase("Weiter zur Kasse", .tail, lines: 2, width: 60, "Weiter zur K…", 4),
    VisibleCase("eins\nzwei\ndrei", .tail, lines: 2, width: nil, "eins\nzwei…", 5),
    VisibleCase("eins\nzwei\ndrei", .head, lines: 2, width: nil, "eins\n…drei", 5),
    // Hanging space at the end is not drawn after an ellipsis, and counts as hidden.
    VisibleCase("Weiter zur Kasse  ", .head, width: 90, "…zur Kasse", 9),
    // The end of the text is that of its last paragraph, without terminators.
    VisibleCase("eins\nzwei drei\n\n", .head, width: nil, "…zwei drei", 7),
    // A space with a mark is not a space.
    VisibleCase("abcdefghijklmn \u{301}x", .head, width: 34, "… \u{301}x", 14),
    // A tab after an ellipsis goes to the line's stop: "…p" is less than 28 points wide, "…op" more.
    VisibleCase("abcdefghijklmnop\tx", .head, width: 38, "…p\tx", 15),
    // A cluster wider than the line ends the visible text in every mode.
    VisibleCase("iiWi", .wrap, lines: 0, width: 10, "ii", 2),
    VisibleCase("iiWi", .clip, lines: 0, width: 10, "ii", 2),
    VisibleCase("Weiter zur Kasse", .middle, width: 2, "…", 16),
    VisibleCase("Weiter zur Kasse", .head, width: 0, "…", 16),
    VisibleCase("Weiter zur Kasse", .clip, width: -1, "", 16),
    VisibleCase("e\u{301}\u{302}xyz Wwwwww", .tail, width: 40, "e\u{301}\u{302}xy…", 8),
  ])
  func visibleText(_ expected: VisibleCase) throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let text = try worker.prepare(expected.text, locale: LocaleIdentifier("de"), fonts: stack)
    let box = LayoutBox(pointSize: 16, width: expected.width)
    let visible = worker.visibleText(
      of: text, in: box, lines: expected.lines, mode: expected.mode)
    #expect(visible.text == expected.visible)
    #expect(visible.hiddenCharacters == expected.hidden)
  }

  /// If a font lacks U+2026, three periods are shown.
  @Test(arguments: [(TestFonts.emoji, "..."), (TestFonts.inter, "…")])
  func ellipsis(font: String, ellipsis: String) throws {
    var worker = LayoutWorker()
    let family = "👩‍👩‍👧‍👦"
    let text = try worker.prepare(
      family + family + family, locale: .undetermined,
      fonts: FontStack(face: try TestFonts.face(font)))
    let whole = worker.fit(text, in: LayoutBox(pointSize: 16)).width
    let visible = worker.visibleText(
      of: text, in: LayoutBox(pointSize: 16, width: whole - 1), lines: 1, mode: .tail)
    let shown = 3 - visible.hiddenCharacters
    #expect(visible.text == String(repeating: family, count: shown) + ellipsis)
    #expect(visible.lastLine?.ellipsis == ellipsis)
  }

  @Test func oneLineTakesTerminatorsAsSpaces() throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let text = try worker.prepare("eins\r\nzwei drei", locale: .undetermined, fonts: stack)
    let box = LayoutBox(pointSize: 16, width: 85, joinsHardBreaks: true)
    let visible = worker.visibleText(of: text, in: box, lines: 1, mode: .tail)
    #expect(visible.text == "eins zwei…")
    #expect(visible.hiddenCharacters == 5)
    // CR LF is one space, and one character.
    #expect(
      visible.lastLine == CutLine(beforeCut: 0..<10, ellipsis: "…", afterCut: 15..<15))
  }

  /// One more cluster would not fit beside the ellipsis.
  ///
  /// Only in scripts with separate letters is a prefix alone as wide as in the text.
  @Test(arguments: Sample.scripts.filter { ["Latin", "German", "Chinese"].contains($0.name) })
  func theLongestPrefix(_ sample: Sample) throws {
    var worker = LayoutWorker()
    let stack = try sample.stack()
    func advance(_ string: String) throws -> Int64 {
      let text = try worker.prepare(string, locale: sample.localeIdentifier, fonts: stack)
      return worker.fit(text, in: LayoutBox(pointSize: 16)).widestAdvance
    }
    let text = try worker.prepare(sample.text, locale: sample.localeIdentifier, fonts: stack)
    for width in stride(from: 30.0, through: 260, by: 11) {
      let box = LayoutBox(pointSize: 16, width: width)
      let limit = box.limit(grid: text.grid) - (try advance("…"))
      let visible = worker.visibleText(of: text, in: box, lines: 1, mode: .tail)
      let hidden = sample.text.suffix(visible.hiddenCharacters)
      let shown = sample.text.dropLast(visible.hiddenCharacters)
      #expect(visible.text == shown + "…")
      #expect(try advance(String(shown)) <= limit)
      let spaces = hidden.prefix { $0 == " " }
      let longer = shown + spaces + hidden.dropFirst(spaces.count).prefix(1)
      #expect(try advance(String(longer)) > limit)
    }
  }
}
