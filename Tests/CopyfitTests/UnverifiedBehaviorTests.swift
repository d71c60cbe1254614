import Copyfit
import Testing

/// Each switch in both states.
struct UnverifiedBehaviorTests {
  private func fit(
    _ text: String, _ label: LabelSpec, at category: ContentSizeCategory = .large,
    _ change: (inout UnverifiedBehavior) -> Void
  ) throws -> LabelFit {
    var label = label
    change(&label.behavior)
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let prepared = try fitter.prepare(text, locale: "en", for: label)
    return fitter.fit(prepared, label, at: category)
  }

  private func visible(
    _ text: String, _ label: LabelSpec, _ change: (inout UnverifiedBehavior) -> Void
  ) throws -> VisibleLabelText? {
    var label = label
    change(&label.behavior)
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let prepared = try fitter.prepare(text, locale: "en", for: label)
    return fitter.visibleText(of: prepared, label, at: .large)
  }

  /// Noto Sans Thai is 1.52 em high, the system font 1.19.
  @Test(arguments: [
    (UnverifiedBehavior.FallbackLineHeight.primary, 17 * 2444.0 / 2048), (.measured, 25.7),
  ])
  func fallbackLineHeight(rule: UnverifiedBehavior.FallbackLineHeight, height: Double) throws {
    let fit = try fit("กำหนด", LabelSpec(font: .body)) { $0.fallbackLineHeight = rule }
    #expect(abs(fit.height - height) < 0.1)
  }

  /// The system font is 53 · 2444 / 2048 = 63.25 points high at AX5, its baselines are 62 apart.
  @Test(arguments: UnverifiedBehavior.LinePitch.allCases)
  func linePitch(rule: UnverifiedBehavior.LinePitch) throws {
    let label = LabelSpec(font: .body, lines: 0)
    let fit = try fit("a\nb", label, at: .accessibility5) { $0.linePitch = rule }
    let lineHeight = 53 * 2444.0 / 2048
    let pitch = rule == .tallest ? lineHeight : 62
    #expect(abs(fit.height - (lineHeight + pitch)) < 0.001)
  }

  /// A label of one line shows a terminator as a space, including the last one.
  @Test(arguments: [false, true], [0, 1, 2])
  func opensLineAfterFinalTerminator(isOn: Bool, lines: Int) throws {
    let label = LabelSpec(font: .body, width: 200, lines: lines)
    let fit = try fit("Kasse\n", label) { $0.opensLineAfterFinalTerminator = isOn }
    #expect(fit.lineCount == (isOn ? 2 : 1))
    #expect(fit.verdict == .fits)
  }

  /// In Inter, "one two three" is 111.6 points wide, "one two" 64.6, "two three" 76.9.
  @Test(arguments: [(false, 66), (true, 84)] as [(Bool, Double)])
  func pushOut(isOn: Bool, most: Double) throws {
    let label = LabelSpec(font: .custom("Inter-Regular", fixedSize: 17), width: 90, lines: 0)
    let fit = try fit("one two three", label) { $0.pushOut = isOn }
    #expect(fit.lineCount == 2)
    #expect((most - 20...most).contains(fit.width))
  }

  @Test func theLineAfterTheFinalTerminatorMayBeLost() throws {
    let label = LabelSpec(font: .custom("Inter-Regular", fixedSize: 17), height: 22, lines: 0)
    let lost = try visible("Kasse\n", label) { $0.opensLineAfterFinalTerminator = true }
    #expect(lost?.lines == 1)
    #expect(lost?.text == "Kasse…")
    #expect(lost?.hiddenCharacters == 1)
    #expect(try visible("Kasse\n", label) { _ in } == nil)
  }

  @Test func joinsHardBreaksInOneLine() throws {
    let label = LabelSpec(font: .custom("Inter-Regular", fixedSize: 17), width: 90, lines: 1)
    #expect(try fit("Zur\nKasse", label) { _ in }.verdict == .fits)
    #expect(try visible("Zur\nKasse", label) { _ in } == nil)
    let fit = try fit("Zur\nKasse", label) { $0.joinsHardBreaksInOneLine = false }
    #expect(fit.verdict == .truncates)
    let cut = try visible("Zur\nKasse", label) { $0.joinsHardBreaksInOneLine = false }
    #expect(cut?.lines == 1)
    #expect(cut?.text == "Zur…")
    #expect(cut?.hiddenCharacters == 6)
  }

  @Test(arguments: [(false, Verdict.truncates), (true, .shrinks)])
  func shrinksMultiline(isOn: Bool, verdict: Verdict) throws {
    let label = LabelSpec(
      font: .custom("Inter-Regular", fixedSize: 17), width: 80, lines: 2, minimumScaleFactor: 0.5)
    let text = "Weiter zur Kasse, bitte"
    let fit = try fit(text, label) { $0.shrinksMultiline = isOn }
    #expect(fit.verdict == verdict)
    #expect((fit.scale != nil) == isOn)
    guard let scale = fit.scale else { return }
    // The first size that fits is a quarter of a point below one that does not.
    for (size, fits) in [(scale * 17, true), (scale * 17 + 0.25, false)] {
      var smaller = label
      smaller.font = .custom("Inter-Regular", fixedSize: size)
      smaller.minimumScaleFactor = nil
      #expect((try self.fit(text, smaller) { _ in }.verdict == .fits) == fits)
    }
  }

  @Test func defaults() {
    let behavior = LabelSpec(font: .body).behavior
    #expect(behavior.fallbackLineHeight == .primary)
    #expect(behavior.linePitch == .tallest)
    #expect(!behavior.opensLineAfterFinalTerminator)
    #expect(!behavior.pushOut)
    #expect(behavior.joinsHardBreaksInOneLine)
    #expect(!behavior.shrinksMultiline)
    #expect(behavior.builtInCellLines == .unknown)
    #expect(behavior.tallScriptLines == .unknown)
  }
}
