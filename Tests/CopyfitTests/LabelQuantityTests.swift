import Copyfit
import Testing

/// Values of labels outside their range are errors with a message.
struct LabelQuantityTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var quantity: LabelQuantity
    var value: Double
    /// The message; `nil` if the value can be measured.
    var message: String?

    var testDescription: String { "\(quantity.rawValue) of \(value)" }

    init(_ quantity: LabelQuantity, _ value: Double, _ message: String? = nil) {
      (self.quantity, self.value, self.message) = (quantity, value, message)
    }
  }

  static let cases: [Case] = [
    Case(.width, .nan, "width must be a number from 0, not NaN (not a number)"),
    Case(.width, -1, "width must be a number from 0, not -1"),
    Case(.width, 0), Case(.width, .infinity),
    Case(.height, .nan, "height must be a number from 0, not NaN (not a number)"),
    Case(.height, -.infinity, "height must be a number from 0, not -inf"),
    Case(.height, 0),
    Case(.lines, -1, "lines must be 0 (any number of lines) or more, not -1"),
    Case(.lines, 0), Case(.lines, 100),
    Case(.displayScale, 0, "displayScale must be positive and finite, not 0"),
    Case(.displayScale, -3, "displayScale must be positive and finite, not -3"),
    Case(.displayScale, .infinity, "displayScale must be positive and finite, not inf"),
    Case(.displayScale, .leastNonzeroMagnitude), Case(.displayScale, 2),
    Case(.minimumScaleFactor, 1.5, "minimumScaleFactor must be from 0 to 1, not 1.5"),
    Case(.minimumScaleFactor, -0.1, "minimumScaleFactor must be from 0 to 1, not -0.1"),
    Case(
      .minimumScaleFactor, .nan, "minimumScaleFactor must be from 0 to 1, not NaN (not a number)"),
    Case(.minimumScaleFactor, 0), Case(.minimumScaleFactor, 1),
    Case(
      .minimumFontSize, .infinity, "minimumFontSize must be a finite number from 0, not inf"),
    Case(.minimumFontSize, 9),
    Case(.letterSpacing, 1001, "letterSpacing must be from -1000 to 1000, not 1001"),
    Case(.letterSpacing, -1000),
    Case(
      .lineHeightMultiple, -2, "paragraph.lineHeightMultiple must be a finite number from 0, not -2"
    ),
    Case(.lineHeightMultiple, 0), Case(.lineHeightMultiple, 1.5),
    Case(
      .minimumLineHeight, -1, "paragraph.minimumLineHeight must be a finite number from 0, not -1"),
    Case(
      .maximumLineHeight, .nan,
      "paragraph.maximumLineHeight must be a finite number from 0, not NaN (not a number)"),
    Case(.lineSpacing, -4, "paragraph.lineSpacing must be a finite number from 0, not -4"),
    Case(
      .paragraphSpacing, -4, "paragraph.paragraphSpacing must be a finite number from 0, not -4"),
    Case(
      .paragraphSpacingBefore, .infinity,
      "paragraph.paragraphSpacingBefore must be a finite number from 0, not inf"),
  ]

  @Test(arguments: cases)
  func isReported(_ test: Case) throws {
    let label = Self.label(test.quantity, test.value)
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let plain = try fitter.prepare("Kasse", locale: "de", for: LabelSpec(font: .body))
    guard let message = test.message else {
      _ = try fitter.prepare("Kasse", locale: "de", for: label)
      return
    }
    let error = #expect(throws: CopyfitError.self) {
      try fitter.prepare("Kasse", locale: "de", for: label)
    }
    #expect(error?.description == message)
    guard case .outOfRange(test.quantity, let value, test.quantity.range) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(value == test.value || value.isNaN && test.value.isNaN)
    #expect(throws: CopyfitError.self) { try plain.moved(to: label) }
  }

  /// A smallest category above the largest; equal ones are one text size.
  @Test func categoriesThatExcludeEachOther() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(
      font: .body, minimumCategory: .accessibility5, maximumCategory: .large)
    let error = #expect(throws: CopyfitError.self) {
      try fitter.prepare("Kasse", locale: "de", for: label)
    }
    #expect(error == .minimumAboveMaximum(.accessibility5, .large))
    #expect(
      error?.description
        == "minimumCategory is above maximumCategory: AX5 is larger than large; exchange them")
    let equal = LabelSpec(font: .body, minimumCategory: .large, maximumCategory: .large)
    _ = try fitter.prepare("Kasse", locale: "de", for: equal)
  }

  /// Sizes do not throw: invalid ones give a fit, and no crash.
  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300] as [Double])
  func sizesThatMeanNothing(pointSize: Double) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    for label in [
      LabelSpec(font: .body, width: 90, lines: 1), LabelSpec(font: .body, height: 20, lines: 0),
    ] {
      let text = try fitter.prepare("Weiter zur Kasse", locale: "de", for: label)
      _ = fitter.fit(text, pointSize: pointSize)
      _ = fitter.visibleText(of: text, pointSize: pointSize)
      #expect(fitter.lines(of: text, pointSize: pointSize).count < 100)
    }
  }

  @Test func eachQuantityHasACase() {
    #expect(Set(Self.cases.map(\.quantity)) == Set(LabelQuantity.allCases))
  }

  @Test(arguments: ["", "de", "pt_BR", "zh-Hans", "German", "und", "ja-u-lb-strict"])
  func localesThatCanBe(name: String) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    _ = try fitter.prepare("Kasse", locale: name, for: LabelSpec(font: .body))
  }

  @Test(arguments: ["?", "d", "de DE", "de-", "123", "de/DE", "Deutschland"])
  func localesThatCannotBe(name: String) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    for _ in 0..<2 {
      #expect(throws: CopyfitError.invalidLocale(name)) {
        try fitter.prepare("Kasse", locale: name, for: LabelSpec(font: .body))
      }
    }
    _ = try fitter.prepare("Kasse", locale: "de", for: LabelSpec(font: .body))
  }

  @Test(arguments: [
    ("d", 100, "d", 100, ""), ("d", 101, "d", 100, "…"),
    ("e\u{301}", 1_000_000, "e\u{301}", 50, "…"),
  ])
  func aLocaleOfAnyLengthIsShownShort(
    part: String, count: Int, shown: String, times: Int, end: String
  ) {
    let error = CopyfitError.invalidLocale(String(repeating: part, count: count))
    let start = String(repeating: shown, count: times) + end
    #expect(error.description == "'\(start)' is not a locale, such as pt-BR or zh_Hans")
  }

  private static func label(_ quantity: LabelQuantity, _ value: Double) -> LabelSpec {
    var label = LabelSpec(font: .body)
    switch quantity {
    case .width: label.width = value
    case .height: label.height = value
    case .lines: label.lines = Int(value)
    case .minimumScaleFactor: label.minimumScaleFactor = value
    case .minimumFontSize: label.minimumFontSize = value
    case .letterSpacing: label.letterSpacing = value
    case .lineHeightMultiple: label.paragraph.lineHeightMultiple = value
    case .minimumLineHeight: label.paragraph.minimumLineHeight = value
    case .maximumLineHeight: label.paragraph.maximumLineHeight = value
    case .lineSpacing: label.paragraph.lineSpacing = value
    case .paragraphSpacing: label.paragraph.paragraphSpacing = value
    case .paragraphSpacingBefore: label.paragraph.paragraphSpacingBefore = value
    case .displayScale: label.displayScale = value
    }
    return label
  }
}
