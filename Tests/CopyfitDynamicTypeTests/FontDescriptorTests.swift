import CopyfitDynamicType
import Testing

struct FontDescriptorTests {
  private static let faces = StyleFaces([
    .title1: "MuseoSans-700", .headline: "MuseoSans-700", .body: "MuseoSlab-500",
    .footnote: "MuseoSlab-300",
  ])

  private static let categories: [ContentSizeCategory] = [.xSmall, .large, .accessibility5]

  @Test(arguments: [
    (TextStyle.title1, "MuseoSans-700", [25.0, 28, 58]),
    (.headline, "MuseoSans-700", [14, 17, 53]),
    (.body, "MuseoSlab-500", [14, 17, 53]), (.footnote, "MuseoSlab-300", [12, 13, 44]),
  ])
  func appFont(style: TextStyle, name: String, sizes: [Double]) {
    let font = Self.faces.appFont(for: style)
    #expect(font.face == .named(name, family: nil))
    #expect(font.textStyle == style)
    #expect(Self.categories.map { font.pointSize(at: $0) } == sizes)
  }

  /// A style that the mapping lacks keeps the preferred font.
  @Test func appFontFallsBackOnThePreferredFont() {
    #expect(Self.faces.appFont(for: .callout) == .preferred(for: .callout))
  }

  /// First from the preferred font of a nib, and then from the app's own font.
  @Test(arguments: TextStyle.allCases)
  func appFontWithSameStyle(style: TextStyle) {
    let first = FontDescriptor.preferred(for: style).appFontWithSameStyle(in: Self.faces)
    #expect(first == Self.faces.appFont(for: style))
    #expect(first.appFontWithSameStyle(in: Self.faces) == first)
    let other = StyleFaces([style: "Helvetica"])
    #expect(first.appFontWithSameStyle(in: other).face == .named("Helvetica", family: nil))
  }

  @Test func aFontWithoutStyleTakesTheBody() {
    let font = FontDescriptor.named("HoeflerText-Regular", size: 17)
    #expect(font.textStyle == nil)
    #expect(font.appFontWithSameStyle(in: Self.faces) == Self.faces.appFont(for: .body))
  }

  /// In UIKit, changing the family of a text style's descriptor loses the style.
  @Test func anotherFamilyKeepsTheStyle() {
    let body = FontDescriptor.preferred(for: .body)
    for font in [
      body.withFamily("Helvetica"), body.withFace("Verdana-Bold"),
      body.withFamily("Helvetica").withFamily("Verdana"), body.withDesign(.serif),
      body.withSymbolicTraits([.italic]).withFamily("Verdana").withWeight(.bold),
    ] {
      #expect(font.textStyle == .body)
      #expect(Self.categories.map { font.pointSize(at: $0) } == [14, 17, 53])
      #expect(font.face != body.face)
    }
    #expect(body.withFamily("Helvetica").face == .family("Helvetica"))
  }

  /// The descriptor of the article, with its size multiplied by 2 in every style.
  @Test(arguments: TypeScale.iOS.styles)
  func aFactorDoublesEveryStyle(style: TextStyle) throws {
    let font = FontDescriptor.preferred(for: style).scaled(by: 2)
    for category in ContentSizeCategory.allCases {
      let size = try #require(TypeScale.iOS[style, category]).pointSize
      #expect(font.pointSize(at: category) == 2 * size)
    }
  }

  @Test func italicHeadlineAtTwiceItsSize() throws {
    let font = FontDescriptor.preferred(for: .headline).withSymbolicTraits(.italic).scaled(by: 2)
    let resolved = try font.resolved(in: FontEnvironment())
    #expect(resolved.isItalic)
    #expect(resolved.pointSize == 34)
    #expect(resolved.weight == .semibold)
    #expect(resolved.baselineDistance == 44)
  }

  /// Headline is 17 points and semibold at large, and 23 points at xxxLarge.
  @Test(arguments: [(ContentSizeCategory.large, 17.0, 22.0), (.xxxLarge, 23, 29)])
  func headline(category: ContentSizeCategory, size: Double, distance: Double) throws {
    let font = try Font.headline.resolved(in: FontEnvironment(category: category))
    #expect(font.pointSize == size)
    #expect(font.weight == .semibold)
    #expect(font.baselineDistance == distance)
  }

  @Test func changes() throws {
    let font = FontDescriptor.named("Inter", size: 32)
    #expect(font.withSize(40).pointSize(at: .accessibility5) == 40)
    #expect(font.withSize(0) == font)
    #expect(font.withDesign(.serif) == font)
    #expect(font.scaled(relativeTo: .body).withSize(20).scales == false)
    #expect(font.withVariation("wght", 1).withVariation("wght", 2).variations.map(\.value) == [2])
    let wide = font.withSymbolicTraits([.condensed, .bold]).withWidth(.expanded).withWeight(.light)
    let resolved = try wide.resolved(in: FontEnvironment())
    #expect(resolved.width == .expanded)
    #expect(resolved.weight == .light)
    #expect(!resolved.isBold)
  }

  @Test(
    arguments: [
      (SymbolicTraits.condensed, FontWidth.condensed), (.expanded, .expanded), (.italic, nil),
    ] as [(SymbolicTraits, FontWidth?)])
  func traitsOfWidth(traits: SymbolicTraits, width: FontWidth?) {
    let font = FontDescriptor.preferred(for: .body).withSymbolicTraits(traits)
    #expect(font.resolvedWidth == width)
  }
}
