import CopyfitFonts
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// Last lines of one word, with UIKit's `pushOut` and without.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct PushOutTests {
  /// Lines are separated by |.
  struct Case: CustomTestStringConvertible, Sendable {
    let greedy: String
    let pushed: String
    let width: Double

    init(_ greedy: String, _ pushed: String, width: Double) {
      self.greedy = greedy
      self.pushed = pushed
      self.width = width
    }

    var testDescription: String { greedy }
  }

  @Test(arguments: [
    Case("one two |three", "one |two three", width: 80),
    Case("one two three |four", "one two |three four", width: 110),
    // The last word of the line before does not fit beside the last word, or would leave an empty line.
    Case("one two |threefour", "one two |threefour", width: 84),
    Case("three |four", "three |four", width: 50),
    // Two words are no orphan.
    Case("one two |six ten", "one two |six ten", width: 66),
    // Each paragraph has a last line.
    Case("one two |three\n|one two |three", "one |two three\n|one |two three", width: 80),
    Case("one two\n|three", "one two\n|three", width: 80),
    // Hyphens and parts of words stay.
    Case("one ver\u{AD}|siche", "one ver\u{AD}|siche", width: 70),
    Case("Donaudamp|fschiff", "Donaudamp|fschiff", width: 95),
    Case("one two", "one two", width: 200),
    Case("", "", width: 200),
  ])
  func lastWord(_ example: Case) throws {
    let box = LayoutBox(pointSize: 16, width: example.width)
    for (pushOut, expected) in [(false, example.greedy), (true, example.pushed)] {
      var worker = LayoutWorker()
      var options = LayoutOptions()
      options.pushOut = pushOut
      let text = try worker.prepare(
        expected.filter { $0 != "|" }, locale: LocaleIdentifier("en"),
        fonts: FontStack(face: try TestFonts.face(TestFonts.inter)), options: options)
      let lines = worker.lines(of: text, in: box)
      #expect(lines.map(\.text) == expected.split(separator: "|").map(String.init))
      let fit = worker.fit(text, in: box)
      #expect(fit.lineCount == lines.count)
      #expect(fit.widestAdvance == lines.map(\.advance).max() ?? 0)
    }
  }

  /// At any width: equally many lines, none too wide, and their texts are the whole text.
  @Test func noLineIsAddedOrTooWide() throws {
    var worker = LayoutWorker()
    var options = LayoutOptions()
    let string = "We could not save your changes. Check your connection\u{2028}and try again later"
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let greedy = try worker.prepare(
      string, locale: LocaleIdentifier("en"), fonts: stack, options: options)
    options.pushOut = true
    let text = try worker.prepare(
      string, locale: LocaleIdentifier("en"), fonts: stack, options: options)
    var changed = 0
    for width in stride(from: 100.0, through: 500, by: 7) {
      let box = LayoutBox(pointSize: 17, width: width)
      let lines = worker.lines(of: text, in: box)
      let before = worker.lines(of: greedy, in: box)
      #expect(lines.map(\.text).joined() == string)
      #expect(lines.count == before.count)
      #expect(lines.allSatisfy { $0.advance <= box.limit(grid: text.grid) })
      if lines != before { changed += 1 }
    }
    #expect(changed > 0)
  }
}
