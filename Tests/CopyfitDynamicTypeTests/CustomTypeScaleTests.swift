import CopyfitDynamicType
import Testing

/// A project's own table of sizes.
struct CustomTypeScaleTests {
  private static func scale() throws -> TypeScale {
    try TypeScale(
      name: "Reader", categories: [.small, .large, .accessibility3],
      rows: [
        .init(.body, [(18, 24), (20, 30), (50, 75)].map(entry)),
        .init(.headline, [(20, 26), (24, 32), (40, 48)].map(entry)),
      ])
  }

  private static func entry(_ size: Double, _ leading: Double) -> TypeScale.Entry {
    TypeScale.Entry(pointSize: size, leading: leading, weight: .medium, emphasizedWeight: .black)
  }

  @Test(arguments: [
    (ContentSizeCategory.xSmall, 18.0, 8.0), (.small, 18, 8), (.medium, 18, 8), (.large, 20, 10),
    (.xxxLarge, 20, 10), (.accessibility2, 20, 10), (.accessibility3, 50, 25),
    (.accessibility5, 50, 25),
  ])
  func scales(category: ContentSizeCategory, body: Double, ten: Double) throws {
    let scale = try Self.scale()
    #expect(FontDescriptor.preferred(for: .body).pointSize(at: category, scale: scale) == body)
    let metrics = FontMetrics(for: .body, scale: scale)
    #expect(metrics.scaledPointSize(10, at: category) == ten)
    #expect(metrics.scaledValue(10, at: category) == ten)
    // A style that the scale lacks grows like its body.
    #expect(FontMetrics(for: .caption1, scale: scale).scaledPointSize(10, at: category) == ten)
  }

  @Test func resolvesFonts() throws {
    let environment = FontEnvironment(category: .accessibility5, typeScale: try Self.scale())
    let body = try Font.body.resolved(in: environment)
    #expect(body.pointSize == 50)
    #expect(body.weight == .medium)
    #expect(body.baselineDistance == 75)
    #expect(try Font.body.bold().resolved(in: environment).weight == .black)
    #expect(try Font.custom("A", size: 10).resolved(in: environment).pointSize == 25)
    #expect(throws: DynamicTypeError.styleMissing(.footnote, scale: "Reader")) {
      try Font.footnote.resolved(in: environment)
    }
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let categories: [ContentSizeCategory]
    let rows: [TypeScale.Row]
    let message: String
    var testDescription: String { message }

    init(_ categories: [ContentSizeCategory], _ rows: [TypeScale.Row], _ message: String) {
      self.categories = categories
      self.rows = rows
      self.message = message
    }
  }

  private static func row(_ style: TextStyle, _ cells: (Double, Double)...) -> TypeScale.Row {
    .init(style, cells.map(entry))
  }

  @Test(arguments: [
    Broken([], [], "its categories must be at least one, in ascending order, each once"),
    Broken(
      [.large, .small], [], "its categories must be at least one, in ascending order, each once"),
    Broken(
      [.large, .large], [], "its categories must be at least one, in ascending order, each once"),
    Broken(
      [.small], [row(.body, (1, 1))], "it lacks the category large, from which sizes are scaled"),
    Broken([.large], [row(.body, (1, 1)), row(.body, (1, 1))], "body has more than one row"),
    Broken([.large], [row(.body)], "body has 0 entries for 1 categories"),
    Broken([.large], [row(.body, (1, 1), (2, 2))], "body has 2 entries for 1 categories"),
    Broken(
      [.large], [row(.body, (0, 1))],
      "body at large is 0.0; expected lengths that are positive and finite"),
    Broken(
      [.small, .large], [row(.body, (1, 1), (1, -2))],
      "body at large is -2.0; expected lengths that are positive and finite"),
    Broken(
      [.large], [row(.body, (.nan, 1))],
      "body at large is nan; expected lengths that are positive and finite"),
    Broken(
      [.large], [row(.body, (1, .infinity))],
      "body at large is inf; expected lengths that are positive and finite"),
  ])
  func refusesWhatIsNoScale(broken: Broken) {
    let error = #expect(throws: DynamicTypeError.self) {
      try TypeScale(name: "mine", categories: broken.categories, rows: broken.rows)
    }
    #expect(error?.description == "the type scale mine cannot be used: \(broken.message)")
  }
}
