import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import ReferenceLayout
import Testing

/// A text, a width in points at 16 pt, and its lines separated by `|`.
struct LineCase: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  let width: Double?
  let lines: [String]
  var locale = "en"
  var font = TestFonts.inter
  var strategy = LayoutOptions.LineBreakStrategy.standard
  var splitsWord = false

  init(_ name: String, _ lines: String, width: Double? = nil) {
    self.name = name
    self.lines = lines.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    text = self.lines.joined()
    self.width = width
  }

  func with(_ change: (inout LineCase) -> Void) -> LineCase {
    var result = self
    change(&result)
    return result
  }

  var testDescription: String { name }
}

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LineTests {
  @Test(arguments: [
    LineCase("no limit", "one two three four"),
    LineCase("greedy", "one two |three |four", width: 66),
    LineCase("a final terminator opens no line", "a\n|\n|b\n"),
    LineCase("every terminator", "a\r\n|b\r|c\u{85}|d\u{2028}|e\u{2029}|f\u{B}|g\u{C}|h"),
    LineCase("one terminator alone", "\n"),
    LineCase("hanging spaces", "one      |two", width: 30),
    LineCase("soft hyphen", "ver\u{AD}siche\u{AD}|rung", width: 75),
    LineCase("soft hyphen that is not needed", "ver\u{AD}siche\u{AD}rung x"),
    LineCase("an over-long word starts a line", "a |Donaudamp|fschiff b", width: 95)
      .with { $0.splitsWord = true },
    LineCase(
      "a word is never split behind a soft hyphen, which would show", "Mm|\u{AD}Mm|\u{AD}i",
      width: 30
    )
    .with { $0.splitsWord = true },
    LineCase("a soft hyphen is no line", "M|\u{AD}W|\u{AD}W", width: 2)
      .with { $0.splitsWord = true },
    LineCase("a cluster is never split", "👩‍👩‍👧|👍🏽|🇫🇷", width: 1)
      .with { $0.font = TestFonts.emoji },
    LineCase("one wide letter is not split", "W |W |W", width: 2),
    LineCase("Hangul words stay whole", "한국어 |설정", width: 60)
      .with { ($0.locale, $0.font) = ("ko", TestFonts.cjk) },
    LineCase("strategy none breaks Hangul", "한국어 |설정", width: 60)
      .with { ($0.locale, $0.font) = ("ko", TestFonts.cjk) },
    LineCase("strategy none", "한국어 설|정", width: 68)
      .with { ($0.locale, $0.font, $0.strategy) = ("ko", TestFonts.cjk, .none) },
    LineCase("Thai dictionary", "กรุณา|กรอก|รหัส", width: 40)
      .with { ($0.locale, $0.font) = ("th", TestFonts.noto("Thai")) },
    LineCase("empty", ""),
  ])
  func lines(_ expected: LineCase) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      expected.text, locale: LocaleIdentifier(expected.locale),
      fonts: FontStack(face: try TestFonts.face(expected.font)),
      options: LayoutOptions(lineBreakStrategy: expected.strategy))
    let box = LayoutBox(pointSize: 16, width: expected.width)
    let lines = worker.lines(of: text, in: box).map(\.text)
    #expect(lines == (expected.text.isEmpty ? [] : expected.lines))
    let fit = worker.fit(text, in: box)
    #expect(fit.lineCount == lines.count)
    #expect(fit.splitsWord == expected.splitsWord)
  }

  @Test(arguments: [
    ("a ", true), ("a\t", true), ("a\n", true), ("a\u{3000}", true), ("a\u{2003}", true),
    ("a\u{A0}", false), ("a\u{2007}", false), ("a\u{202F}", false), (" a", false),
  ])
  func whatHangs(_ string: String, _ hangs: Bool) throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let letter = try worker.prepare("a", locale: .undetermined, fonts: stack)
    let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
    let box = LayoutBox(pointSize: 17)
    #expect((worker.fit(text, in: box).width == worker.fit(letter, in: box).width) == hangs)
  }

  @Test(arguments: [("a\n", 2), ("a", 1), ("\n\n", 3), ("", 0)])
  func finalTerminatorMayOpenALine(_ string: String, _ lines: Int) throws {
    var worker = LayoutWorker()
    var reference = ReferenceLayout()
    let options = LayoutOptions(opensLineAfterFinalTerminator: true)
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let text = try worker.prepare(
      string, locale: .undetermined, fonts: stack, options: options)
    let box = LayoutBox(pointSize: 17)
    #expect(worker.fit(text, in: box).lineCount == lines)
    let slow = try reference.lines(
      of: string, locale: .undetermined, fonts: stack, options: options, in: box)
    #expect(worker.lines(of: text, in: box).agree(with: slow))
  }

  @Test func emptyTextHasNoSize() throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let text = try worker.prepare("", locale: .undetermined, fonts: stack)
    let fit = worker.fit(text, in: LayoutBox(pointSize: 17, width: 10, baselineDistance: 22))
    #expect(fit.lineCount == 0)
    #expect(fit.width == 0)
    #expect(fit.height == 0)
    #expect(worker.lineCount(of: text, in: LayoutBox(pointSize: 17), withinHeight: 5) == 1)
  }

  /// Tab stops are every 28 points, whatever the size.
  @Test(arguments: [8.0, 17, 23, 53])
  func tabStops(_ pointSize: Double) throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    func width(_ string: String) throws -> Double {
      let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
      return worker.fit(text, in: LayoutBox(pointSize: pointSize)).width
    }
    let letter = try width("i")
    #expect(abs(try width("i\ti") - (28 + letter)) < 0.05)
    #expect(abs(try width("i\t\ti") - (56 + letter)) < 0.05)
    #expect(try width("i\t") == letter)
  }

  /// In a label of one line, terminators are as wide as spaces.
  @Test(arguments: ["AV\nTo", "AV\r\nTo", "AV\u{2028}To"])
  func joinedHardBreaks(_ string: String) throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let broken = try worker.prepare(string, locale: .undetermined, fonts: stack)
    let spaced = try worker.prepare("AV To", locale: .undetermined, fonts: stack)
    let box = LayoutBox(pointSize: 17, joinsHardBreaks: true)
    #expect(worker.fit(broken, in: box) == worker.fit(spaced, in: box))
    let lines = worker.lines(of: broken, in: box)
    #expect(lines.map(\.text) == [string])
    #expect(lines.map(\.utf16Range) == [0..<string.utf16.count])
    #expect(worker.fit(broken, in: LayoutBox(pointSize: 17)).lineCount == 2)
  }

  /// Limits that overflow or are invalid give a layout and do not trap.
  @Test(arguments: [
    (0.0, 10.0), (1e-300, 100), (1e300, 1), (17, 1e300), (17, -5), (.nan, 10), (17, .nan),
    (.infinity, 10), (17, .infinity), (17, 0),
  ])
  func absurdBoxes(_ pointSize: Double, _ width: Double) throws {
    var worker = LayoutWorker()
    let stack = FontStack(standIn: try TestFonts.standIn())
    let text = try worker.prepare("a\tb so\u{AD}ft\nc", locale: .undetermined, fonts: stack)
    let box = LayoutBox(pointSize: pointSize, width: width, baselineDistance: width)
    #expect(worker.lines(of: text, in: box).map(\.text).joined() == "a\tb so\u{AD}ft\nc")
    _ = worker.lineCount(of: text, in: box, withinHeight: width)
    _ = worker.visibleText(of: text, in: box, lines: 1, mode: .middle)
    _ = worker.inkLeavesFrame(text, in: box, height: width)
  }
}
