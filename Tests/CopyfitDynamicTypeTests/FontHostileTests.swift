import CopyfitDynamicType
import Testing

/// Invalid fonts: each is rejected with a typed error, and none crashes.
struct FontHostileTests {
  private static let numbers = [0, -0.0, -17, Double.infinity, -.infinity, .nan]

  /// All properties of a font with a size.
  private static func fonts(_ number: Double) -> [Font] {
    var style = FontDescriptor.preferred(for: .body)
    style.pointSize = number
    var factor = FontDescriptor.system(size: 17)
    factor.sizeFactor = number
    return [
      .system(size: number), .custom("A", size: number), .custom("A", fixedSize: number),
      .body.scaled(by: number), .custom("A", size: 17).pointSizeLimits(minimum: number),
      .custom("A", size: 17).pointSizeLimits(maximum: number), Font(.file("A.otf", size: number)),
      Font(style), Font(factor),
      Font(.named("A", size: 17).scaled(relativeTo: .body, maximumPointSize: number)),
    ]
  }

  private static func text(_ number: Double) -> String {
    number.isNaN ? "NaN (not a number)" : "\(number)"
  }

  @Test(arguments: numbers)
  func refusesSizesThatAreNone(number: Double) {
    for font in Self.fonts(number) {
      let error = #expect(throws: DynamicTypeError.self, "\(font)") {
        try font.resolved(in: FontEnvironment())
      }
      #expect(
        error?.description
          == "the point size \(Self.text(number)) cannot be used; "
          + "expected one that is positive and finite")
    }
  }

  @Test(arguments: [
    Font.body.scaled(by: 1e200).scaled(by: 1e200), .body.scaled(by: 1e-200).scaled(by: 1e-200),
    .custom("A", size: 1e308).scaled(by: 1e10), .custom("A", size: 1e-300),
  ])
  func refusesWhatOverflows(font: Font) {
    #expect(throws: DynamicTypeError.self) {
      try font.resolved(in: FontEnvironment(category: .accessibility5))
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func refusesOtherNumbersThatAreNotFinite(number: Double) {
    let environment = FontEnvironment()
    let variation = #expect(throws: DynamicTypeError.self) {
      try Font.body.variation("wght", number).resolved(in: environment)
    }
    #expect(
      variation?.description == """
        the coordinate \(Self.text(number)) of the axis wght cannot be used; expected one that is \
        finite
        """)
    let width = #expect(throws: DynamicTypeError.self) {
      try Font.body.width(FontWidth(rawValue: number)).resolved(in: environment)
    }
    #expect(width?.description.hasPrefix("the width \(Self.text(number)) cannot be used") == true)
  }

  @Test(arguments: numbers)
  func refusesDisplayScalesThatAreNone(number: Double) {
    let error = #expect(throws: DynamicTypeError.self) {
      try Font.body.resolved(in: FontEnvironment(displayScale: number))
    }
    #expect(
      error?.description.hasPrefix("the display scale \(Self.text(number)) cannot be used") == true)
  }

  @Test(arguments: [Int.min, -1, 0, 1001, .max])
  func refusesWeightsThatAreNone(weight: Int) {
    let font = Font.body.weight(FontWeight(rawValue: weight))
    for legibility in FontEnvironment.LegibilityWeight.allCases {
      #expect(throws: DynamicTypeError.invalidWeight(weight)) {
        try font.resolved(in: FontEnvironment(legibilityWeight: legibility))
      }
    }
  }

  @Test(arguments: [
    (Font.custom("", size: 17), DynamicTypeError.emptyFontName),
    (Font(.file("", size: 17)), .emptyFontName),
    (
      .body.pointSizeLimits(minimum: 30, maximum: 20),
      .contradictoryBounds(minimum: 30, maximum: 20)
    ),
    (.body.pointSizeLimits(maximum: -1), .invalidPointSize(-1)),
    (.custom("X", size: 0.4), .invalidPointSize(0)),
    (.custom("X", size: 1e308), .invalidPointSize(.infinity)),
  ])
  func refusesWhatNoFontCanBe(font: Font, expected: DynamicTypeError) {
    // A size that is invalid at one category is rejected at every category.
    #expect(throws: expected) { try font.resolved(in: FontEnvironment()) }
  }

  @Test(arguments: [(64, false), (65, true), (10_000, true)])
  func refusesMoreThan64Modifiers(count: Int, isRefused: Bool) throws {
    let font = (0..<count).reduce(into: Font.body) { font, _ in font = font.italic() }
    let text = "body" + String(repeating: ".italic()", count: count)
    let expected = DynamicTypeError.tooManyModifiers(limit: 64)
    // Indented at every step, so many lines would use too much memory.
    #expect(font.tree.utf8.count < 200 * count)
    if isRefused {
      #expect(throws: expected) { try font.resolved(in: FontEnvironment()) }
      #expect(throws: expected) { try Font(parsing: text) }
      #expect(
        expected.description == "the font has more than 64 modifiers; describe it with fewer")
    } else {
      #expect(try font.resolved(in: FontEnvironment()).isItalic)
      #expect(try Font(parsing: text) == font)
    }
  }

  private static let many = 10_000

  @Test(arguments: [
    String(repeating: ".", count: many), String(repeating: "(", count: many),
    "body" + String(repeating: "(", count: many), "body" + String(repeating: ".", count: many),
    "system(" + String(repeating: "a: 1, ", count: many) + ")",
    "system(" + (0..<many).map { "a\($0): 1" }.joined(separator: ", ") + ")",
    "body.italic(" + String(repeating: "1,", count: many) + ")",
    "system(size: " + String(repeating: "9", count: many) + ")",
    "system(size: 1e999)", "system(size: 1e-999)", "system(size: 1e)", "system(size: 0x11)",
    "system(size: nan)", "system(size: .infinity)", "system(size: --1)", "system(size: 1.2.3)",
    "system(size: .5)", "system(size: 5.)", "system(size: -)", "body.weight(1e300)",
    "body.weight(-2)", "body.width(7)", #"body.feature("tnum", -1)"#, #"body.feature("tnum", 0.5)"#,
    #"body.feature("tnum", 4294967296)"#, #"body.feature("toolong")"#, #"body.variation("", 1)"#,
    #"body.variation("größe", 1)"#, #"body.variation("wght")"#, "custom(\"", "custom(\"\\",
    "custom(\"\", size: 17)", "body\0", "\0", "👍", "body.👍()", "body.italic(👍)", "Ｆont.body",
    "body\u{301}", "\u{FEFF}body", "Font", "Font.", ".", "Font.Font.body", "body..italic()",
    "body.italic().", "italic()", "body;", "body.pointSizeLimits()",
    "body.pointSizeLimits(maximum: 0)", "body.scaled(by: 0)", "body.scaled()",
  ])
  func refusesTextThatIsNoFont(text: String) {
    let error = #expect(throws: DynamicTypeError.self) { try Font(parsing: text) }
    guard case .fontSyntax(let problem) = error else {
      Issue.record("\(text.prefix(50)): \(String(describing: error))")
      return
    }
    #expect((0...text.count).contains(problem.offset))
    #expect(!problem.description.isEmpty)
  }

  /// Every prefix of a valid font is either valid or rejected.
  @Test func readsOrRefusesEveryBeginning() {
    let text =
      #"Font.custom("A \"B\"", size: 1.5e1, relativeTo: .title).weight(-0.4).scaled(by: 2)"#
    var read = 0
    for count in 0...text.count {
      if (try? Font(parsing: String(text.prefix(count)))) != nil { read += 1 }
    }
    #expect(read == 3)
  }

  /// The textual form of a font can be parsed, also with numbers that Swift writes with an exponent.
  @Test(arguments: [
    1e20, 1e-7, 17, 0.1, 1.0 / 3, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ])
  func readsBackEveryNumber(number: Double) throws {
    let font = Font.system(size: number).scaled(by: number).variation("wght", -number)
    #expect(try Font(parsing: font.description) == font)
  }
}
