import CopyfitFonts
import CopyfitTestSupport
import CopyfitUnicode
import Foundation
import Testing

@testable import CopyfitLayout

/// Invalid text, widths and fonts.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct BadInputTests {
  /// A text that repeats a piece many times.
  struct Flood: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let font: String
    let beginning: String
    let piece: String
    /// The number of repetitions in the smaller of two texts; the other has ten times as many.
    let count: Int

    init(
      _ name: String, _ font: String, _ piece: String, _ count: Int, after beginning: String = ""
    ) {
      testDescription = name
      self.font = font
      self.beginning = beginning
      self.piece = piece
      self.count = count
    }

    func text(times: Int) -> String { beginning + String(repeating: piece, count: count * times) }
  }

  /// Ten times the input needs at most twelve times the work: shaped UTF-16 units, and tabs passed.
  @Test(arguments: [
    Flood("marks on one base", TestFonts.inter, "\u{301}", 1000, after: "a"),
    Flood("mixed marks on one base", TestFonts.inter, "\u{301}\u{323}\u{489}", 300, after: "a"),
    Flood("no break", TestFonts.inter, "a", 10_000),
    Flood("no break and no safe edge", TestFonts.dejaVu, "f", 1000),
    Flood("one joined word", TestFonts.noto("Arabic"), "ب", 1000),
    Flood("one joined word in slopes", TestFonts.nastaliq, "بح", 200),
    Flood("unpaired isolates", TestFonts.noto("Hebrew"), "\u{2067}א", 300),
    Flood("unpaired overrides", TestFonts.inter, "\u{202E}a", 300),
    Flood("closed, never opened", TestFonts.inter, "\u{2069}\u{202C}a", 300),
    Flood("joiners", TestFonts.emoji, "👩\u{200D}", 300),
    Flood("brackets", TestFonts.inter, "(א", 300),
    Flood("words", TestFonts.inter, "AVATAR To ", 100),
    Flood("lines", TestFonts.inter, "AV\n", 300),
    Flood("soft hyphens", TestFonts.inter, "AV\u{AD}", 300),
    Flood("viramas", TestFonts.noto("Devanagari"), "क्", 300),
    Flood("ideographs", TestFonts.cjk, "東京カー", 300),
    Flood("tabs without a break", TestFonts.inter, "\t,", 200),
    Flood("tabs kept together", TestFonts.inter, "\t\u{2060}", 200),
    Flood("tabs and joiners", TestFonts.inter, "\t\u{200D}", 200),
    Flood("tabs and soft hyphens", TestFonts.inter, "\t\u{AD}", 200),
  ])
  func workGrowsWithTheText(_ flood: Flood) throws {
    // Known words from the beginning of the text would affect the growth.
    let small = try work(flood, times: 1, wordCacheBytes: 0)
    let large = try work(flood, times: 10)
    #expect(large <= 12 * small, "\(small), then \(large)")
  }

  /// The work of new workers to prepare a text and to fit it once, at three widths.
  private func work(
    _ flood: Flood, times: Int, wordCacheBytes: Int = LayoutWorker.defaultWordCacheBytes
  ) throws -> Int {
    let string = flood.text(times: times)
    let stack = FontStack(face: try TestFonts.face(flood.font))
    return try [20.0, 60, 400].reduce(0) { sum, width in
      var worker = LayoutWorker(wordCacheBytes: wordCacheBytes)
      let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
      let box = LayoutBox(pointSize: 17, width: width)
      let fit = worker.fit(text, in: box)
      let work = worker.shapedUnits + worker.walkedTabs
      if width == 60 {
        let lines = worker.lines(of: text, in: box)
        #expect(lines.map(\.text).joined() == string)
        #expect(fit.lineCount == lines.count)
        _ = worker.visibleText(of: text, in: box, lines: 2, mode: .middle)
      }
      return sum + work
    }
  }

  /// The same for a worker that knows the text, at several sizes and widths: it must not find less and less of its
  /// cached work, or shape a line again for each of its breaks.
  @Test(arguments: [
    Flood("no safe edge", TestFonts.dejaVu, "f", 200),
    Flood("breaks without a safe edge", TestFonts.dejaVu, "f\u{200B}", 100),
    Flood("soft hyphens without a safe edge", TestFonts.dejaVu, "f\u{AD}", 200),
    Flood("one joined word", TestFonts.noto("Arabic"), "ب", 200),
    Flood("joined over breaks", TestFonts.noto("Arabic"), "ب\u{200B}", 100),
    Flood("joined over soft hyphens", TestFonts.noto("Arabic"), "ب\u{AD}", 200),
    Flood("one joined word in slopes", TestFonts.nastaliq, "بح", 60),
    Flood("slopes over breaks", TestFonts.nastaliq, "بح\u{200B}", 60),
    Flood("words", TestFonts.inter, "AVATAR To ", 30),
    Flood("words and tabs", TestFonts.inter, "AVATAR To\t", 30),
    Flood("soft hyphens", TestFonts.inter, "AV\u{AD}", 100),
  ])
  func repeatedWorkGrowsWithTheText(_ flood: Flood) throws {
    let small = try repeatedWork(flood, times: 1)
    let large = try repeatedWork(flood, times: 10)
    #expect(large <= 12 * small, "\(small), then \(large)")
  }

  /// The work of one worker to fit a text at three sizes and four widths, and to find its visible text.
  private func repeatedWork(_ flood: Flood, times: Int) throws -> Int {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      flood.text(times: times), locale: .undetermined,
      fonts: FontStack(face: try TestFonts.face(flood.font)))
    for width in [20, 60, 400, Double.infinity] {
      for size in [14.0, 23, 33] {
        let box = LayoutBox(pointSize: size, width: width)
        let fit = worker.fit(text, in: box)
        #expect(worker.lines(of: text, in: box).count == fit.lineCount)
        _ = worker.visibleText(of: text, in: box, lines: 2, mode: .middle)
      }
    }
    return worker.shapedUnits + worker.walkedTabs
  }

  /// HarfBuzz skips marks and ignorable characters one by one, for each of them, so items are short.
  @Test(arguments: ["\u{AD}", "\u{200B}", "\u{200D}", "\u{301}", "\u{2060}\u{302}"])
  func floodsOfWhatRulesSkipAreCut(_ piece: String) throws {
    var analyzer = TextAnalyzer()
    let text = "a" + String(repeating: piece, count: 5000)
    let analysis = try analyzer.analyze(
      Array(text.utf16), locale: .undetermined,
      fonts: FontStack(face: try TestFonts.face(TestFonts.inter)), options: LayoutOptions())
    #expect(analysis.items.allSatisfy { $0.end - $0.start <= 513 })
    #expect(analysis.items.last?.end == text.utf16.count)
  }

  /// HarfBuzz rejects a table with 65,535 features that each have 65,535 lookups; only this test walks them.
  @Test func countsOfARejectedTableAreNotWalked() throws {
    let numbers = [1, 0, 10, 10, 10] + Array(repeating: 0xFFFF, count: 200_000)
    let font = try PatchedFont([("GSUB", numbers.flatMap(PatchedFont.uint16))])
    try withExtendedLifetime(font) {
      var worker = LayoutWorker()
      let text = try worker.prepare(
        "AV", locale: .undetermined, fonts: FontStack(face: try font.face()))
      #expect(worker.fit(text, in: LayoutBox(pointSize: 17)).lineCount == 1)
    }
  }

  /// HarfBuzz removes a damaged part of a table from its own copy: here 65,534 rules of 65,534 positions each.
  @Test func positionsOfDamagedRulesAreNotAllRead() throws {
    let letter = Int(try #require(try TestFonts.face(TestFonts.dejaVu).glyph(for: "A")))
    let lookup = PatchedLookup(
      type: 5, numbers: [1, 8, 1, 14, 1, 1, letter] + Array(repeating: 0xFFFE, count: 200_000))
    let font = try PatchedFont("GSUB", "ccmp", [lookup])
    try withExtendedLifetime(font) {
      var worker = LayoutWorker()
      let text = try worker.prepare(
        "AV", locale: .undetermined, fonts: FontStack(face: try font.face()))
      #expect(worker.fit(text, in: LayoutBox(pointSize: 17)).lineCount == 1)
    }
  }

  /// Each form would be compared with all others, 2,000,000,000 times.
  @Test(arguments: [" ", "A"] as [Unicode.Scalar])
  func formsOfACharacterAreNotAllRead(_ character: Unicode.Scalar) throws {
    let glyph = Int(try #require(try TestFonts.face(TestFonts.dejaVu).glyph(for: character)))
    let lookup = PatchedLookup(
      type: 3, numbers: [1, 8, 1, 14, 1, 1, glyph, 60_000] + Array(1...60_000))
    let font = try PatchedFont("GSUB", "ccmp", [lookup])
    try withExtendedLifetime(font) {
      var worker = LayoutWorker()
      let text = try worker.prepare(
        "A A", locale: .undetermined, fonts: FontStack(face: try font.face()))
      #expect(worker.fit(text, in: LayoutBox(pointSize: 17)).lineCount == 1)
    }
  }

  /// Invalid widths: at least one cluster on each line, or no limit.
  @Test(
    arguments: [
      (0, 5), (-1, 5), (-1e300, 5), (-.infinity, 5), (1e-300, 5), (.infinity, 1), (.nan, 5),
      (1e300, 1),
    ] as [(Double, Int)])
  func widths(_ width: Double, _ lineCount: Int) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      "a be\u{301} cd", locale: .undetermined,
      fonts: FontStack(face: try TestFonts.face(TestFonts.inter)))
    let box = LayoutBox(pointSize: 17, width: width)
    #expect(worker.lines(of: text, in: box).count == lineCount)
    #expect(worker.fit(text, in: box).lineCount == lineCount)
  }

  /// Invalid UTF-16 is laid out like U+FFFD.
  @Test(
    arguments: [
      [0xD800], [0xDC00], [0x61, 0xD800, 0x62], [0xDC00, 0xD800], [0xD83D, 0x20, 0xDE00],
      [0x05D0, 0xD800, 0x301, 0x0A, 0xDFFF],
    ] as [[UInt16]])
  func loneSurrogates(_ units: [UInt16]) throws {
    var analyzer = TextAnalyzer()
    var buffer = ShapingBuffer()
    var memory = ShapingMemory(pairs: PairSums(), words: WordCache(bytes: 1 << 16))
    let stack = FontStack(face: try TestFonts.face(TestFonts.dejaVu))
    var totals: [Int64] = []
    let replaced = Array(String(decoding: units, as: UTF16.self).utf16)
    #expect(replaced.count == units.count)
    for text in [units, replaced] {
      var analysis = try analyzer.analyze(
        text, locale: .undetermined, fonts: stack, options: LayoutOptions())
      var shaper = TextShaper(analysis.flags, grid: AdvanceGrid(analysis))
      try shaper.shape(&analysis, memory: &memory, with: &buffer)
      #expect(analysis.breaks.last.map { Int($0.offset) } == text.count)
      totals.append(shaper.tables.text.last ?? -1)
    }
    #expect(totals[0] == totals[1])
  }

  /// A font with an empty character map shows a box for every character.
  @Test func aFontWithoutCharacters() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    var bytes = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: TestFonts.path(TestFonts.dejaVu))))
    let record = try #require(bytes.firstRange(of: Array("cmap".utf8))).lowerBound
    let offset = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    // The number of its encodings.
    bytes.replaceSubrange(offset + 2..<offset + 4, with: [0, 0])
    try Data(bytes).write(to: file)
    var worker = LayoutWorker()
    let face = try FontFace.open(path: file.path)
    let text = try worker.prepare(
      "ab ש\u{AD}c\td\n1 😀", locale: .undetermined, fonts: FontStack(face: face))
    #expect(text.missing == [" ", "1", "a", "b", "c", "d", "ש", "😀"])
    let box = LayoutBox(pointSize: 17, width: 30)
    let lines = worker.lines(of: text, in: box)
    #expect(lines.map(\.text).joined() == "ab ש\u{AD}c\td\n1 😀")
    #expect(lines.count > 2)
    _ = worker.visibleText(of: text, in: box, lines: 1, mode: .tail)
  }
}
