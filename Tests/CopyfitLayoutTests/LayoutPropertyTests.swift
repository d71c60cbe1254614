import CopyfitDynamicType
import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LayoutPropertyTests {
  /// A larger width never gives more lines; at its own width a text keeps its lines.
  @Test(arguments: Sample.scripts)
  func widths(_ sample: Sample) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      sample.text, locale: sample.localeIdentifier, fonts: try sample.stack())
    let box = LayoutBox(pointSize: 17)
    var last = Int.max
    for width in stride(from: 1.0, through: 400, by: 7) {
      let limit = LayoutBox(pointSize: 17, width: width).limit(grid: text.grid)
      let fit = worker.fit(text, in: box, limit: limit)
      let lines = worker.lines(of: text, in: box, limit: limit)
      #expect(fit.lineCount <= last, "at \(width)")
      last = fit.lineCount
      if fit.widestAdvance <= limit {
        #expect(lines == worker.lines(of: text, in: box, limit: fit.widestAdvance))
      }
      guard fit.sameUntil < 1 << 62 else { continue }
      #expect(lines == worker.lines(of: text, in: box, limit: fit.sameUntil - 1))
      #expect(lines != worker.lines(of: text, in: box, limit: fit.sameUntil))
    }
  }

  /// With a larger line height never more lines fit, and a text never gets lower.
  @Test(arguments: Sample.scripts + Sample.edges)
  func higherStyles(_ sample: Sample) throws {
    let styles = [
      ParagraphStyle(multiple: 0.5), ParagraphStyle(multiple: 0.5, minimum: 12), ParagraphStyle(),
      ParagraphStyle(lineSpacing: 1), ParagraphStyle(lineSpacing: 1, spacing: 4),
      ParagraphStyle(lineSpacing: 1, spacing: 4, before: 1),
      ParagraphStyle(multiple: 1.2, lineSpacing: 1, spacing: 4, before: 1),
      ParagraphStyle(multiple: 1.2, minimum: 60, lineSpacing: 1, spacing: 4, before: 1),
    ]
    var worker = LayoutWorker()
    let fallback = FontFallback.faces([try TestFonts.face(sample.font)])
    let text = try worker.prepare(
      sample.text, locale: sample.localeIdentifier,
      fonts: FontStack(standIn: try TestFonts.standIn(), fallback: fallback))
    for leading in [nil, 22.0] {
      let boxes = styles.map {
        LayoutBox(pointSize: 17, width: 90, baselineDistance: leading, paragraph: $0)
      }
      let heights = boxes.map { worker.fit(text, in: $0).height }
      #expect(zip(heights, heights.dropFirst()).allSatisfy(<=))
      for height in stride(from: 0.0, through: 400, by: 13) {
        let counts = boxes.map { worker.lineCount(of: text, in: $0, withinHeight: height) }
        #expect(zip(counts, counts.dropFirst()).allSatisfy(>=), "\(height): \(counts)")
      }
      // Wider lines are fewer and equally high, so the text never gets higher.
      guard leading == nil else { continue }
      for style in styles { try neverHigherWhenWider(sample, style) }
    }
  }

  private func neverHigherWhenWider(_ sample: Sample, _ style: ParagraphStyle) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      sample.text, locale: sample.localeIdentifier, fonts: try sample.stack())
    let heights = stride(from: 40.0, through: 400, by: 20).map {
      worker.fit(text, in: LayoutBox(pointSize: 17, width: $0, paragraph: style)).height
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy(>=), "\(heights)")
  }

  /// A fit does not depend on what the worker fitted before.
  @Test func sizesInAnyOrder() throws {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    for stack in [
      FontStack(face: try TestFonts.face(TestFonts.inter)),
      FontStack(standIn: try TestFonts.standIn()),
    ] {
      var worker = LayoutWorker()
      let text = try worker.prepare(
        "Tap Continue to save your changes to the AVATAR", locale: .undetermined, fonts: stack)
      let boxes = sizes.map { LayoutBox(pointSize: $0, width: 120) }
      let up = boxes.map { worker.fit(text, in: $0) }
      let down = boxes.reversed().map { worker.fit(text, in: $0) }
      #expect(up.map(\.lineCount) == down.reversed().map(\.lineCount))
      #expect(up.map(\.widestAdvance) == down.reversed().map(\.widestAdvance))
      let fresh = boxes.map { box in
        var worker = LayoutWorker()
        return worker.fit(text, in: box)
      }
      #expect(up.map(\.widestAdvance) == fresh.map(\.widestAdvance))
    }
  }

  /// For a warm worker, a fit is only arithmetic: no piece is shaped a second time, in any box.
  @Test(arguments: Sample.scripts)
  func aWarmWorkerShapesNothing(_ sample: Sample) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      sample.text, locale: sample.localeIdentifier, fonts: try sample.stack())
    let boxes = stride(from: 60.0, through: 300, by: 20).map {
      LayoutBox(pointSize: 17, width: $0)
    }
    let first = boxes.map { worker.fit(text, in: $0) }
    let shaped = worker.shapedPieces
    #expect(boxes.map { worker.fit(text, in: $0) } == first)
    #expect(worker.shapedPieces == shaped)
  }

  /// The stand-in's width never decreases as the size grows.
  @Test(arguments: ["Settings", "AVATAR", "illicit", "WWW", "i", "Rechtsschutz", "10:30 – 12:45"])
  func standInGrows(_ word: String) throws {
    var worker = LayoutWorker()
    let stack = FontStack(standIn: try TestFonts.standIn())
    let text = try worker.prepare(word, locale: .undetermined, fonts: stack)
    var last = 0.0
    for size in stride(from: 11.0, through: 60, by: 0.25) {
      let width = worker.fit(text, in: LayoutBox(pointSize: size)).width
      #expect(width >= last, "\(size) pt")
      last = width
    }
  }

  /// The same for the words of the sample app, at every quarter of a point.
  @Test(.enabled(if: !CorpusWords.all.isEmpty, "needs the folder Corpora"))
  func standInGrowsOverTheCorpus() throws {
    var worker = LayoutWorker()
    let stack = FontStack(standIn: try TestFonts.standIn())
    for word in CorpusWords.all {
      let text = try worker.prepare(word, locale: .undetermined, fonts: stack)
      let widths = stride(from: 6.0, through: 96, by: 0.25).map {
        worker.fit(text, in: LayoutBox(pointSize: $0)).width
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy(<=), "\(word)")
    }
  }

  /// Long texts are divided into items, lines and edges without quadratic work; this test only checks that it ends.
  @Test(arguments: [
    String(repeating: "AVATo", count: 4000), String(repeating: "\u{301}", count: 20_000),
    String(repeating: "ab\u{AD}", count: 4000), String(repeating: "a\t", count: 10_000),
    String(repeating: "\u{202E}a\u{202C}", count: 5000), String(repeating: "(", count: 20_000),
    String(repeating: "\u{2060}", count: 20_000), String(repeating: "a\n", count: 10_000),
  ])
  func floods(_ string: String) throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
    let lines = worker.lines(of: text, in: LayoutBox(pointSize: 17, width: 60))
    #expect(lines.map(\.text).joined() == string)
  }
}
