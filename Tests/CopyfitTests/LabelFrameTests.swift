import Copyfit
import Testing

/// Invalid widths and heights of frames.
struct LabelFrameTests {
  private let label = LabelSpec(font: .custom("Inter-Regular", fixedSize: 17))

  @Test(arguments: [(.nan, nil), (nil, .nan), (20, -.nan)] as [(Double?, Double?)])
  func noNumberIsAnError(width: Double?, height: Double?) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = label
    (label.width, label.height) = (width, height)
    let error = #expect(throws: CopyfitError.self) {
      try fitter.prepare("Kasse", locale: "de", for: label)
    }
    guard case .outOfRange = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains("NaN (not a number)") == true)
  }

  /// Nothing fits a frame without room; NaN, where no error is possible, counts as no room.
  @Test(
    arguments: [
      (0, Verdict.truncates, 0), (-1, .truncates, 0), (-1e300, .truncates, 0),
      (-.infinity, .truncates, 0), (.nan, .truncates, 0), (1e-300, .truncates, 1e-300),
      (1e300, .fits, 1e300), (.infinity, .fits, nil),
    ] as [(Double, Verdict, Double?)])
  func widths(_ width: Double, _ verdict: Verdict, _ limit: Double?) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let text = try fitter.prepare("Kasse", locale: "de", for: label)
    var label = label
    label.width = width
    let fit = fitter.fit(text, label, at: .large)
    #expect(fit.verdict == verdict)
    #expect(fit.widthLimit == limit)
    #expect(fit.slack.map { $0 < 0 } == limit.map { $0 < 1 })
    let visible = fitter.visibleText(of: text, label, at: .large)
    #expect(visible.map(\.text) == (verdict == .fits ? nil : "…"))
    #expect(visible.map(\.hiddenCharacters) == (verdict == .fits ? nil : 5))
  }

  /// One line is drawn in any height; without a height, its ink leaves the frame.
  @Test(
    arguments: [
      (0, Verdict.clips, 0), (-1, .clips, 0), (-.infinity, .clips, 0), (.nan, .clips, 0),
      (1e300, .fits, 1e300), (.infinity, .fits, nil),
    ] as [(Double, Verdict, Double?)])
  func heights(_ height: Double, _ verdict: Verdict, _ limit: Double?) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let text = try fitter.prepare("Kasse", locale: "de", for: label)
    for scaling in [nil, TextStyle.body] {
      var label = label
      (label.height, label.heightScaling) = (height, scaling)
      let fit = fitter.fit(text, label, at: .large)
      #expect(fit.verdict == verdict)
      #expect(fit.heightLimit == limit)
    }
  }

  @Test(arguments: [Double.nan, 0, -1, .infinity, -.infinity, 1])
  func minimumsThatMeanNothingDoNotShrink(_ value: Double) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = label
    (label.width, label.lines) = (20, 1)
    let text = try fitter.prepare("Kasse", locale: "de", for: label)
    label.minimumScaleFactor = value
    #expect(fitter.fit(text, label, at: .large).verdict == .truncates)
    label.minimumScaleFactor = nil
    label.minimumFontSize = value == 1 ? 17 : value
    #expect(fitter.fit(text, label, at: .large).verdict == .truncates)
  }
}
