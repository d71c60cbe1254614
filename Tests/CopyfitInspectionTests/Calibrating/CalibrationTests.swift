import CopyfitAuditTestSupport
import Copyfit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInspection
import CopyfitSourceText
import Testing

/// Sizes with a known factor, and the results for them.
struct CalibrationTests {
  static let texts = [
    "Pay now", "Checkout", "Delivery address", "Cancel order", "Your orders", "Sign in",
  ]

  /// Labels whose measured width is the stand-in's times a factor.
  private static func labels(
    factor: Double, texts: [String] = Self.texts, style: String = "body",
    sizes: [Int: String] = [:]
  ) throws -> String {
    var fitter = LabelFitter(fonts: try FontLibrary())
    var entries: [String] = []
    for (index, text) in texts.enumerated() {
      let spec = LabelSpec(font: .body)
      let prepared = try fitter.prepare(text, locale: "en", for: spec)
      let width = fitter.fit(prepared, spec, at: .large).width * factor
      let size = sizes[index] ?? #"{"width": \#(width), "height": 20.333}"#
      entries.append(
        #"{"text": "\#(text)", "style": "\#(style)", "frame": {"width": 343}, "measured": {"large": \#(size)}}"#
      )
    }
    return #"{"schema": "copyfit.labels/1", "labels": ["#
      + "\n" + entries.joined(separator: ",\n") + "]}\n"
  }

  private static func report(_ labels: String) throws -> CalibrationReport {
    let project = try TemporaryProject(["labels.json": labels])
    return try Calibration(paths: [project.path + "/labels.json"]).run()
  }

  @Test(arguments: [1.0, 1.02, 0.97])
  func findsTheFactor(factor: Double) throws {
    let report = try Self.report(Self.labels(factor: factor))
    let font = try #require(report.fonts.first)
    #expect(report.fonts.count == 1)
    #expect(font.standIn)
    #expect(font.target == .init(.system(.standard), weight: .regular))
    let band = try #require(font.bands.first)
    #expect(band.sizes == 17...17)
    #expect(band.texts == 6)
    #expect(abs(band.statistics.median - (factor - 1)) < 1e-9)
    #expect(band.assumedMargin == 0.015)
    #expect(band.withinAssumedMargin == (factor == 1 ? 6 : 0))
    #expect(font.lineHeights.samples.count == 6)
    #expect(font.lineHeights.equal == 6)
    let correction = try #require(report.corrections.first)
    #expect(correction.factor == factor)
    #expect(correction.margin == 0.0025)
    #expect(correction.texts == 6)
    #expect(correction.source == "labels.json")
  }

  /// A text with several keys is compared once, unless they differ in the measured language.
  @Test(arguments: [
    ("", 6, []),
    (#""locale": "de", "#, 5, ["1: the entry selects several keys, whose texts differ"]),
  ])
  func aTextOfSeveralKeysIsComparedOnce(member: String, count: Int, leftOut: [String]) throws {
    let table = Self.texts.enumerated().map { index, text in
      "\"a\(index)\" = \"\(text)\"; \"b\(index)\" = \"\(text)\";"
    }.joined(separator: "\n")
    let labels = try Self.labels(factor: 1.02)
    let project = try TemporaryProject([
      "en.lproj/Localizable.strings": table,
      "de.lproj/Localizable.strings": table.replacing(
        #""b0" = "Pay now""#, with: #""b0" = "Zahlen""#),
      "labels.json": labels.replacing(#"{"text""#, with: #"{\#(member)"text""#),
    ])
    let report = try Calibration(paths: [project.path]).run()
    #expect(report.fonts.flatMap(\.bands).reduce(0) { $0 + $1.samples.count } == count)
    #expect(report.leftOut.map(\.description) == leftOut)
  }

  @Test func outliersAreDistinguished() throws {
    let report = try Self.report(
      Self.labels(
        factor: 1.02, sizes: [0: #"{"width": 300}"#, 1: #"{"width": 0}"#, 2: #"{"width": 12}"#]))
    let band = try #require(report.fonts.first?.bands.first)
    #expect(band.outliers.map(\.sample.text) == ["Pay now", "Delivery address"])
    #expect(band.outliers[0].reason.hasPrefix("wider than others"))
    #expect(band.outliers[1].reason.hasPrefix("narrower than others"))
    #expect(band.outliers[0].sample.location.position.line == 2)
    #expect(abs(band.statistics.median - 0.02) < 1e-9)
    #expect(band.texts == 3)
    #expect(band.correction == nil)
    #expect(report.leftOut.map(\.count) == [1])
  }

  @Test func fewTextsGiveNoCorrection() throws {
    let report = try Self.report(Self.labels(factor: 1.02, texts: ["Pay now"]))
    #expect(report.fonts.first?.bands.first?.texts == 1)
    #expect(report.corrections == [])
    #expect(report.configurationText == "")
  }

  /// After a correction these widths might be less exact than without one.
  @Test func scatteredWidthsGiveNoCorrection() throws {
    var fitter = LabelFitter(fonts: try FontLibrary())
    let factors = [0.98, 0.99, 1, 1.01, 1.02, 1.03]
    var sizes: [Int: String] = [:]
    for (index, text) in Self.texts.enumerated() {
      let spec = LabelSpec(font: .body)
      let prepared = try fitter.prepare(text, locale: "en", for: spec)
      let width = fitter.fit(prepared, spec, at: .large).width * factors[index]
      sizes[index] = #"{"width": \#(width)}"#
    }
    let report = try Self.report(Self.labels(factor: 1, sizes: sizes))
    let band = try #require(report.fonts.first?.bands.first)
    #expect(band.texts == 6)
    #expect(report.corrections == [])
    #expect(try #require(band.excessiveMargin) > 0.015)
  }

  /// Sizes of other fonts, of wrapping texts and of unknown texts do not count.
  @Test(arguments: [
    (
      #""text": "漢字 Pay", "style": "body""#, #"{"width": 80}"#,
      "another font draws some of the characters"
    ),
    (
      #""text": "Pay", "font": {"name": "NoSuchFont", "size": 17}"#, #"{"width": 80}"#,
      "the font is not installed here"
    ),
    (#""key": "nothing", "style": "body""#, #"{"width": 80}"#, "no text is selected by the entry"),
    (
      #""text": "A\nB", "style": "body", "lines": 0"#, #"{"width": 80}"#,
      "the text wraps, and the height is not noted"
    ),
    (
      #""text": "Pay", "font": "body.monospacedDigit()""#, #"{"width": 30}"#,
      "the font has features, a width or coordinates of its own"
    ),
  ])
  func leavesOutWhatIsNoCalibration(label: String, size: String, reason: String) throws {
    let extra = #"{\#(label), "frame": {"width": 343}, "measured": {"large": \#(size)}}"#
    let labels = try Self.labels(factor: 1).replacing("]}", with: ",\n\(extra)]}")
    #expect(try Self.report(labels).leftOut.map(\.description) == ["1: \(reason)"])
  }

  /// Half of the labels are as wide as their text, and the others are wider.
  @Test func rectanglesThatHugTheirTextAreCompared() throws {
    var fitter = LabelFitter(fonts: try FontLibrary())
    let labels = try Self.texts.enumerated().map { index, text in
      let spec = LabelSpec(font: .system(size: 17))
      let prepared = try fitter.prepare(text, locale: "en", for: spec)
      let width = (fitter.fit(prepared, spec, at: .large).width * 1.01 * 2).rounded(.up) / 2
      return StoryboardText.label(
        "a-\(index)", text, width: index < 5 ? width : 300, constraint: false)
    }
    let project = try TemporaryProject([
      "Base.lproj/Main.storyboard": StoryboardText(labels: labels).xml
    ])
    let report = try Calibration(paths: [project.path]).run()
    let band = try #require(report.fonts.first?.bands.first)
    #expect(band.samples.map(\.origin) == Array(repeating: .drawing, count: 5))
    #expect(band.samples.allSatisfy { $0.rounding == 0.5 })
    #expect(band.samples.allSatisfy { abs($0.deviation - 0.01) <= $0.uncertainty + 1e-9 })
    #expect(
      report.leftOut.map(\.description)
        == ["1: the rectangle in Interface Builder is not the text's rectangle"])
  }

  @Test(arguments: [
    ("", "labels.json:1:1: "), ("{", "labels.json:1:2: "),
    (#"{"schema":"copyfit.labels/1","labels":[]}"#, "there is no size to compare with"),
  ])
  func nothingToCompareIsAnError(labels: String, message: String) throws {
    let project = try TemporaryProject(["labels.json": labels])
    let error = #expect(throws: AuditError.self) {
      try Calibration(paths: [project.path + "/labels.json"]).run()
    }
    #expect(error?.messages.first?.contains(message) == true)
  }

  /// The printed correction can be read, and turns estimates into facts; another calibration ignores it.
  @Test func theCorrectionIsTakenByTheAudit() throws {
    let labels = try Self.labels(factor: 1.02)
    let correction = try Self.report(labels)
    for (name, text) in [
      ("copyfit.yml", correction.configurationText),
      ("widths.yml", correction.fileText),
    ] {
      var files = ["labels.json": labels, "copyfit.yml": "fonts: { calibration: widths.yml }\n"]
      files[name] = text
      let project = try TemporaryProject(files)
      let audit = try project.audit()
      #expect(audit.failures == [])
      let standIn = try #require(audit.fonts.first { $0.standIn })
      #expect(standIn.deviation?.measured == correction.corrections)
      #expect(
        try Calibration(paths: [project.path]).run().corrections == correction.corrections)
    }
  }
}

extension CalibrationReport.LeftOut {
  fileprivate var description: String { "\(count): \(reason)" }
}
