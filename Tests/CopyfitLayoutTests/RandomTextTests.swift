import CopyfitDynamicType
import CopyfitLayout
import CopyfitUnicode
import ReferenceLayout
import Testing

/// Unusual texts that combine pieces of every script, with a fixed seed.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct RandomTextTests {
  @Test(arguments: 1...24)
  func agreesWithReference(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var worker = LayoutWorker()
    var reference = ReferenceLayout()
    for stack in try RandomText.stacks() {
      let string = (0..<random.next(upTo: 30)).map { _ in random.pick(RandomText.pieces) }.joined()
      let locale = LocaleIdentifier(random.pick(RandomText.locales))
      let text = try worker.prepare(string, locale: locale, fonts: stack)
      let box = LayoutBox(pointSize: random.pick([14, 17, 19, 21, 28, 53]))
      var limits = (0..<3).map { _ in Int64(random.next(upTo: 12)) * text.grid / 2 }
      limits += worker.lines(of: text, in: box, limit: limits[0])
        .flatMap { $0.advance - 1...$0.advance + 1 }
      for limit in limits {
        let fast = worker.lines(of: text, in: box, limit: limit)
        let slow = try reference.lines(
          of: string, locale: locale, fonts: stack, in: box, limit: limit)
        #expect(
          fast.agree(with: slow),
          "\(string.debugDescription) \(locale) \(box.pointSize) pt, \(limit)")
        #expect(fast.map(\.text).joined() == string)
        if !fast.agree(with: slow) { return }
      }
    }
  }

  /// The heights of texts with paragraph styles, and their consequences.
  @Test(arguments: 1...24)
  func heightsAgreeWithReference(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var worker = LayoutWorker()
    var reference = ReferenceLayout()
    for stack in try RandomText.stacks() {
      let string = (0..<random.next(upTo: 20)).map { _ in
        random.pick(RandomText.pieces)
          + random.pick(["", "\n", "\r\n", "\u{2028}", "\u{2029}", " "])
      }.joined()
      let options = LayoutOptions(
        fallbackLineHeight: random.pick([.primary, .measured]),
        linePitch: random.pick([.tallest, .textStyle]),
        opensLineAfterFinalTerminator: random.next(upTo: 4) == 0)
      let text = try worker.prepare(
        string, locale: .undetermined, fonts: stack, options: options)
      for _ in 0..<4 {
        let box = random.nextBox()
        let fast = worker.lines(of: text, in: box)
        let slow = try reference.lines(
          of: string, locale: .undetermined, fonts: stack, options: options, in: box)
        #expect(fast.agree(with: slow), "\(string.debugDescription) \(box) \(options)")
        checkHeights(fast, worker.fit(text, in: box))
        for (index, line) in fast.enumerated() where line.geometry.bottom > 0 {
          let height = line.geometry.bottom
          let count = worker.lineCount(of: text, in: box, withinHeight: height)
          let most = fast.lastIndex { $0.geometry.bottom <= height + LayoutBox.tolerance } ?? index
          #expect(count == most + 1, "\(string.debugDescription) \(box) \(height)")
        }
      }
    }
  }

  private func checkHeights(_ lines: [LayoutLine], _ fit: LineFit) {
    #expect(fit.height == lines.last?.geometry.bottom ?? 0)
    #expect(fit.firstLineHeight == lines.first.map { $0.geometry.bottom } ?? 0)
    #expect(fit.firstBaseline == lines.first?.geometry.baseline ?? 0)
    #expect(fit.lastBaseline == lines.last?.geometry.baseline ?? 0)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.geometry.bottom <= next.geometry.bottom + 1e-9)
    }
  }
}

extension SplitMix {
  fileprivate mutating func nextBox() -> LayoutBox {
    LayoutBox(
      pointSize: pick([14, 17, 19, 28, 53]), width: pick([20, 60, 150, nil]),
      baselineDistance: pick([nil, nil, 16, 22, 62]), joinsHardBreaks: next(upTo: 4) == 0,
      paragraph: ParagraphStyle(
        multiple: pick([0, 1, 0.7, 1.5]), minimum: pick([0, 0, 21, 40]),
        maximum: pick([0, 0, 0, 30, 12]), lineSpacing: pick([0, 4.5]), spacing: pick([0, 7]),
        before: pick([0, 3.25])))
  }
}
