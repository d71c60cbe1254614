import CopyfitDynamicType
import Testing

struct FontTreeTests {
  /// The steps of a description, with the last modifier outermost and the provider innermost.
  @Test(arguments: [
    (Font.body, "body"),
    (
      .body.italic().weight(.medium),
      """
      weight(.medium)
        italic()
          body
      """
    ),
    (
      .system(size: 17, weight: .regular, design: .standard).bold(),
      """
      bold()
        system(size: 17, weight: .regular)
      """
    ),
    (
      .custom("Helvetica", size: 17, relativeTo: .body).italic(),
      """
      italic()
        custom("Helvetica", size: 17, relativeTo: .body)
      """
    ),
    (
      Font(inter(size: 40, slant: -5, weight: 300)).leading(.tight),
      """
      leading(.tight)
        descriptor("Inter", size: 40, variations: "wght 300, slnt -5")
      """
    ),
    (
      Font(.preferred(for: .headline).withFamily("Verdana").scaled(by: 2)).monospacedDigit(),
      """
      monospacedDigit()
        descriptor(family: "Verdana", size: 17, style: .headline, scaledBy: 2)
      """
    ),
  ])
  func tree(font: Font, tree: String) {
    #expect(font.tree == tree)
  }

  /// Inter's variable font with any slant and weight, as in the article.
  private static func inter(
    size: Double, slant: Double = 0, weight: Double = 0
  ) -> FontDescriptor {
    .named("Inter", size: size).withVariation("wght", weight).withVariation("slnt", slant)
  }

  @Test func interAtAnySlantAndWeight() throws {
    let font = try Font(Self.inter(size: 40, slant: -5, weight: 300))
      .resolved(in: FontEnvironment(category: .accessibility5, legibilityWeight: .bold))
    #expect(font.face == .named("Inter", family: nil))
    #expect(font.pointSize == 40)
    #expect(font.weight == nil)
    #expect(
      font.variations == [
        FontVariation(axis: "slnt", value: -5), FontVariation(axis: "wght", value: 300),
      ])
  }

  /// Late binding: one description, and its results for different readers.
  @Test(arguments: [
    (FontEnvironment(), 17.0, FontWeight.medium, 22.0),
    (FontEnvironment(category: .accessibility5), 53, .medium, 62),
    (FontEnvironment(category: .xSmall, legibilityWeight: .bold), 14, .bold, 19),
    (FontEnvironment(category: .accessibility5, platform: .macOS), 13, .medium, 16),
    (FontEnvironment(category: .accessibility1, platform: .watchOS), 21, .medium, 23.5),
    (FontEnvironment(legibilityWeight: .bold, platform: .tvOS), 29, .bold, 36),
  ])
  func resolves(
    environment: FontEnvironment, size: Double, weight: FontWeight, distance: Double
  ) throws {
    let font = try Font.body.italic().weight(.medium).resolved(in: environment)
    #expect(font.face == .system(.standard))
    #expect(font.isItalic)
    #expect(font.pointSize == size)
    #expect(font.weight == weight)
    #expect(font.baselineDistance == distance)
    #expect(font.locale == "und")
  }

  /// A changed environment uses the scale of its new platform, unless it has its own.
  @Test func aChangedPlatformBringsItsScale() {
    var environment = FontEnvironment()
    environment.platform = .macOS
    #expect(environment.typeScale == .macOS)
    environment.typeScale = .watchOS
    environment.platform = .tvOS
    #expect(environment.typeScale == .watchOS)
  }

  /// If modifiers contradict each other, the last one applies.
  @Test(arguments: [
    (Font.body.bold(), FontWeight.semibold), (.body.bold().weight(.light), .light),
    (.body.weight(.light).bold(), .semibold), (.title1.bold(), .bold),
    (.title1.weight(.thin).weight(.black), .black), (.system(size: 17).bold(), .bold),
    (.system(.body, weight: .light), .light), (.system(.body, weight: .light).bold(), .semibold),
    (.custom("A", size: 17).bold(), .bold), (.custom("A", size: 17).bold().weight(.thin), .thin),
  ])
  func theLastWeightHolds(font: Font, weight: FontWeight) throws {
    #expect(try font.resolved(in: FontEnvironment()).weight == weight)
  }

  @Test(arguments: [
    (Font.body.leading(.tight), 20.0, 0.0), (.body.leading(.loose), 24, 0),
    (.body.leading(.loose).leading(.standard), 22, 0),
    (.body.leading(.tight).leading(.loose), 24, 0),
  ])
  func leading(font: Font, distance: Double, spacing: Double) throws {
    let resolved = try font.resolved(in: FontEnvironment())
    #expect(resolved.baselineDistance == distance)
    #expect(resolved.lineSpacing == spacing)
  }

  @Test(arguments: [(Font.Leading.tight, 0.0), (.standard, 0), (.loose, 2)])
  func leadingOfOtherFonts(leading: Font.Leading, spacing: Double) throws {
    let resolved = try Font.custom("A", size: 17).leading(leading).resolved(in: FontEnvironment())
    #expect(resolved.baselineDistance == nil)
    #expect(resolved.lineSpacing == spacing)
  }

  /// Features by tag; of two settings for a tag, the last one applies.
  @Test(arguments: [
    (Font.body.monospacedDigit(), "tnum=1"), (.body.smallCaps(), "c2sc=1 smcp=1"),
    (.body.lowercaseSmallCaps(), "smcp=1"), (.body.uppercaseSmallCaps(), "c2sc=1"),
    (.body.monospacedDigit().feature("tnum", 0).feature("ss01"), "ss01=1 tnum=0"),
    (.body, ""),
  ])
  func features(font: Font, features: String) throws {
    let resolved = try font.resolved(in: FontEnvironment())
    #expect(
      resolved.features.map { "\($0.tag)=\($0.value)" }.joined(separator: " ") == features)
  }

  @Test func changesOfFace() throws {
    let font = Font.body.width(.condensed).monospaced().variation("opsz", 20).variation("opsz", 28)
    let resolved = try font.resolved(in: FontEnvironment(locale: "de"))
    #expect(resolved.width == .condensed)
    #expect(resolved.isMonospaced)
    #expect(resolved.face == .system(.monospaced))
    #expect(resolved.variations == [FontVariation(axis: "opsz", value: 28)])
    #expect(resolved.locale == "de")
  }
}
