import CopyfitFonts
import CopyfitLayout
import ReferenceLayout
import Testing

/// The fast layout and the reference layout must agree to the grid unit.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct ReferenceTests {
  @Test(arguments: Sample.scripts + Sample.edges)
  func agreesWithReference(_ sample: Sample) throws {
    try compare(sample, sample.stack(), sizes: [14, 17, 53], widths: [20, 45, 100, 180, 400])
  }

  @Test(arguments: Sample.scripts)
  func agreesWithReferenceInTheStandIn(_ sample: Sample) throws {
    let fallback = FontFallback.faces([try TestFonts.face(sample.font)])
    let stack = FontStack(standIn: try TestFonts.standIn(), fallback: fallback)
    try compare(sample, stack, sizes: [17, 19.5, 28], widths: [40, 130])
  }

  /// HarfBuzz verifies its own flags on every candidate line, and fails if they are wrong.
  @Test(arguments: Sample.scripts + Sample.edges)
  func harfBuzzVerifiesItsFlags(_ sample: Sample) throws {
    var reference = ReferenceLayout(verifies: true)
    for width in [20.0, 120, 400] {
      let lines = try reference.lines(
        of: sample.text, locale: sample.localeIdentifier, fonts: try sample.stack(),
        in: LayoutBox(pointSize: 17, width: width))
      #expect(lines.map(\.text).joined() == sample.text)
    }
  }

  /// One-line labels treat line terminators as spaces.
  @Test(
    arguments: Sample.edges
      + [
        Sample("joined tabs", "en", TestFonts.inter, "A\tV\r\nTo\tx\n\n\tb\r"),
        Sample("joined pairs", "en", TestFonts.inter, "\r\n\r\nAV\r\nA\n\rV\u{85}x\r\n"),
        Sample("joined Arabic", "ar", TestFonts.noto("Arabic"), "إدخال\nكلمة\r\nالمرور"),
        Sample("joined Thai", "th", TestFonts.noto("Thai"), "กรุณากรอก\nรหัสผ่าน\r\nของคุณ"),
      ])
  func agreesWhereLinesAreJoined(_ sample: Sample) throws {
    try compare(
      sample, sample.stack(), sizes: [14, 53], widths: [20, 45, 100, 400], joinsHardBreaks: true)
  }

  private func compare(
    _ sample: Sample, _ stack: FontStack, sizes: [Double], widths: [Double],
    joinsHardBreaks: Bool = false
  ) throws {
    var worker = LayoutWorker()
    var reference = ReferenceLayout()
    let locale = sample.localeIdentifier
    let text = try worker.prepare(sample.text, locale: locale, fonts: stack)
    for size in sizes {
      let box = LayoutBox(pointSize: size, joinsHardBreaks: joinsHardBreaks)
      for limit in worker.limits(aroundLinesOf: text, in: box, widths: widths) {
        let fast = worker.lines(of: text, in: box, limit: limit)
        let slow = try reference.lines(
          of: sample.text, locale: locale, fonts: stack, in: box, limit: limit)
        #expect(fast.agree(with: slow), "\(size) pt, limit \(limit)")
        try checkInvariants(fast, worker.fit(text, in: box, limit: limit), sample.text)
        if !fast.agree(with: slow) { return }
      }
    }
  }

  private func checkInvariants(
    _ lines: [LayoutLine], _ fit: LineFit, _ text: String
  ) throws {
    #expect(lines.map(\.text).joined() == text)
    #expect(fit.lineCount == lines.count)
    #expect(fit.widestAdvance == lines.map(\.advance).max() ?? 0)
  }
}
