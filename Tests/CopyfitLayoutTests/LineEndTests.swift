import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// Ends of lines: terminators, hyphens, tabs, and words wider than a line.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LineEndTests {
  private func lines(
    _ string: String, _ stack: FontStack, width: Double? = nil
  ) throws -> [LayoutLine] {
    var worker = LayoutWorker()
    let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
    return worker.lines(of: text, in: LayoutBox(pointSize: 16, width: width))
  }

  private func width(_ string: String, _ stack: FontStack) throws -> Double {
    try lines(string, stack).first?.width ?? 0
  }

  private func inter(_ fallback: String...) throws -> FontStack {
    FontStack(
      face: try TestFonts.face(TestFonts.inter),
      fallback: .faces(try fallback.map { try TestFonts.face($0) }))
  }

  /// A terminator ends its line in any place, has no width, and opens no line at the end.
  @Test(arguments: [
    "\r\n", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}",
  ])
  func terminators(_ end: String) throws {
    let stack = try inter()
    for table in ["|ab", "ab|cd", "ab|", "ab||cd", "||ab", "ab||", "|", " |ab |c"] {
      let lines = try lines(
        table.split(separator: "|", omittingEmptySubsequences: false)
          .joined(separator: end), stack)
      var expected = table.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      for index in expected.indices.dropLast() { expected[index] += end }
      if expected.last == "" { expected.removeLast() }
      #expect(lines.map(\.text) == expected, "\(table)")
      for line in lines {
        let letters = line.text.filter { !$0.isNewline && $0 != "\u{B}" && $0 != "\u{C}" }
        let shown = letters.hasSuffix(" ") ? String(letters.dropLast()) : letters
        #expect(line.width == (try width(shown, stack)), "\(table)")
      }
    }
  }

  /// CR LF is one terminator, LF CR are two.
  @Test(arguments: [
    ("a\r\nb", 2), ("a\n\rb", 3), ("a\r\r\nb", 3), ("a\r\n\nb", 3), ("a\n\r\nb", 3), ("\r\n", 1),
  ])
  func pairs(_ string: String, _ count: Int) throws {
    #expect(try lines(string, inter()).count == count)
  }

  /// A hyphen is as wide as in the word that it forms; it is only there at the end of a line.
  @Test(arguments: [
    ("Zucker\u{AD}watte", "Zucker\u{2010}", "Latin"), ("AV\u{AD}To", "AV\u{2010}", "Latin"),
    ("नमस\u{AD}कार", "नमस\u{2010}", "Devanagari"), ("γράμ\u{AD}ματα", "γράμ\u{2010}", "Latin"),
    ("ตั้ง\u{AD}ค่า", "ตั้ง\u{2010}", "Thai"),
  ])
  func softHyphens(_ string: String, _ first: String, _ script: String) throws {
    let font = script == "Latin" ? TestFonts.inter : TestFonts.noto(script)
    let stack = FontStack(face: try TestFonts.face(font))
    let whole = try width(string, stack)
    #expect(whole == (try width(string.filter { $0 != "\u{AD}" }, stack)))
    #expect(try lines(string, stack, width: whole).map(\.text) == [string])
    let shown = try width(first, stack)
    let broken = try lines(string, stack, width: shown)
    #expect(broken.map(\.endsWithHyphen) == [true, false])
    #expect(broken.first?.width == shown)
    let rest = string.split(separator: "\u{AD}").last.map(String.init) ?? ""
    #expect(broken.last?.width == (try width(rest, stack)))
  }

  /// Joining letters keep their forms: the last one before the hyphen is medial, as with U+200D, and so is the first
  /// one after it.
  @Test(arguments: [TestFonts.noto("Arabic"), TestFonts.nastaliq])
  func softHyphenInArabic(_ font: String) throws {
    let stack = FontStack(face: try TestFonts.face(font))
    let joined = try width("سلم\u{200D}", stack) + width("\u{2010}", stack)
    let broken = try lines("سلم\u{AD}تك", stack, width: joined + 0.02)
    #expect(broken.map(\.text) == ["سلم\u{AD}", "تك"])
    #expect(abs((broken.first?.width ?? 0) - joined) < 0.001)
    #expect(broken.last?.width == (try width("\u{200D}تك", stack)))
    #expect(try width("سلم\u{200D}", stack) != width("سلم", stack))
  }

  /// A font without U+2010 shows U+002D, one without either shows the label font's hyphen.
  @Test func hyphensThatFontsLack() throws {
    let math = FontStack(face: try TestFonts.face(TestFonts.noto("Math")))
    let minus = try width("abcdef-", math)
    #expect(try lines("abcdef\u{AD}ghi", math, width: minus).first?.width == minus)
    for (script, letters) in [("Myanmar", "ကခဂ"), ("Lao", "ກຂຄ")] {
      let stack = try inter(TestFonts.noto(script))
      let shown = try width(letters, stack) + width("\u{2010}", stack)
      let broken = try lines(letters + "\u{AD}" + letters, stack, width: shown + 0.01)
      #expect(broken.map(\.endsWithHyphen) == [true, false])
      #expect(abs((broken.first?.width ?? 0) - shown) < 0.001)
    }
  }

  /// The fast layout and the reference have the same hyphens.
  @Test(arguments: [
    Sample("Arabic", "ar", TestFonts.noto("Arabic"), "سلم\u{AD}تك لله\u{AD}الرحمن كتب\u{AD}"),
    Sample("Nastaliq", "ur", TestFonts.nastaliq, "براہ\u{AD}کرم سلم\u{AD}تك"),
    Sample("Hebrew", "he", TestFonts.noto("Hebrew"), "שלום\u{AD}עולם abc\u{AD}def"),
    Sample("Myanmar", "my", TestFonts.noto("Myanmar"), "ကခဂ\u{AD}ကခဂ abc\u{AD}def"),
    Sample("math", "en", TestFonts.noto("Math"), "abc\u{AD}def\u{AD}ghi"),
  ])
  func hyphensAgreeWithReference(_ sample: Sample) throws {
    try expectAgreement(sample, sample.stack(), LayoutOptions(), widths: [20, 35, 50, 90])
    let fallback = FontFallback.faces([try TestFonts.face(sample.font)])
    var spaced = LayoutOptions()
    for spacing in [0, 0.7] {
      spaced.letterSpacing = spacing
      try expectAgreement(
        sample, FontStack(standIn: try TestFonts.standIn(), fallback: fallback), spaced,
        sizes: [17, 20, 28], widths: [20, 35, 50, 90])
    }
  }

  /// In long lines, only the letters before the last joint and the hyphen are shaped again.
  @Test(arguments: [
    Sample("kerning", "en", TestFonts.inter, String(repeating: "AVATo\u{AD}", count: 40)),
    Sample("letters", "en", TestFonts.inter, String(repeating: "a\u{AD}", count: 120)),
    Sample("ligatures", "en", TestFonts.dejaVu, String(repeating: "offi\u{AD}fla", count: 30)),
    Sample("one letter", "en", TestFonts.dejaVu, String(repeating: "f\u{AD}", count: 100)),
  ])
  func longHyphenatedLinesAgreeWithReference(_ sample: Sample) throws {
    try expectAgreement(
      sample, sample.stack(), LayoutOptions(), sizes: [17, 28], widths: [60, 200, 333, 700])
    var spaced = LayoutOptions()
    for spacing in [0, 0.7] {
      spaced.letterSpacing = spacing
      try expectAgreement(
        sample, FontStack(standIn: try TestFonts.standIn()), spaced, sizes: [17, 24],
        widths: [60, 200, 333, 700])
    }
  }

  /// A long text has more pieces than short ones, and each of them is shaped once for all sizes.
  @Test func piecesOfALongTextAreRemembered() throws {
    let string = String(repeating: "a\u{AD}", count: 17_000)
    var worker = LayoutWorker()
    let text = try worker.prepare(
      string, locale: .undetermined, fonts: FontStack(face: try TestFonts.face(TestFonts.inter)))
    for size in [14.0, 17, 23] {
      _ = worker.fit(text, in: LayoutBox(pointSize: size, width: 100))
    }
    let before = worker.shapedUnits
    for size in [14.0, 17, 23] {
      _ = worker.fit(text, in: LayoutBox(pointSize: size, width: 100))
    }
    #expect(worker.shapedUnits == before)
  }

  /// The pieces before hyphens are shaped once for all widths, so that the work is a few letters for each of the text's.
  @Test func hyphensAreShapedOnceForAllWidths() throws {
    let string = String(repeating: "a\u{AD}", count: 2_000)
    var worker = LayoutWorker()
    let text = try worker.prepare(
      string, locale: .undetermined, fonts: FontStack(face: try TestFonts.face(TestFonts.inter)))
    let before = worker.shapedUnits
    for width in stride(from: 100.0, through: 2_000, by: 50) {
      _ = worker.fit(text, in: LayoutBox(pointSize: 17, width: width))
    }
    #expect(worker.shapedUnits - before < 40 * string.utf16.count)
  }

  /// A tab is a break opportunity, hangs at the end of a line, and goes to a stop at every 28 points.
  @Test func tabs() throws {
    let stack = try inter()
    let letter = try width("i", stack)
    #expect(try lines("i\ti", stack, width: 27).map(\.text) == ["i\t", "i"])
    #expect(try lines("i\ti", stack, width: 27).map(\.width) == [letter, letter])
    #expect(try lines("\ti", stack).map(\.width) == [28 + letter])
    #expect(try lines("wwwwww\ti", stack).map(\.width) == [84 + letter])
    #expect(try lines("i\t\ti", stack, width: 57 + letter).map(\.text) == ["i\t\ti"])
  }

  /// A word wider than the line has separate lines; the next word continues in the last of them.
  ///
  /// Clusters stay whole, and only words that are divided count as split.
  @Test(arguments: [
    ("ab |Donaudamp|fschiff cd", 95.0, true), ("Donaudam|pfschiff ab", 85, true),
    ("e\u{301}e\u{301}e\u{301}|e\u{301}", 30, true), ("a\u{A0}b\u{A0}|c\u{A0}d", 30, true),
    ("ab |cd |ef", 30, false), ("wwww|ww ab |cd", 55, true), ("ab |cd-|efghi|j", 38, true),
  ])
  func longWords(_ table: String, _ width: Double, _ splitsWord: Bool) throws {
    var worker = LayoutWorker()
    let string = table.filter { $0 != "|" }
    let text = try worker.prepare(string, locale: .undetermined, fonts: try inter())
    let box = LayoutBox(pointSize: 16, width: width)
    let lines = worker.lines(of: text, in: box).map(\.text).joined(separator: "|")
    #expect(lines == table)
    #expect(worker.fit(text, in: box).splitsWord == splitsWord)
  }
}
