import CopyfitFonts
import Testing

@testable import Copyfit

struct FontInstanceTests {
  private static let fonts = TestFonts.library
  private static let variable = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"

  /// A font in an environment, with the resulting face and size.
  struct Case: Sendable, CustomTestStringConvertible {
    let font: Font
    let environment: FontEnvironment
    let expected: String

    init(_ font: Font, _ expected: String, _ environment: FontEnvironment = FontEnvironment()) {
      self.font = font
      self.environment = environment
      self.expected = expected
    }

    var testDescription: String { "\(font) \(environment.category)" }
  }

  private static let largest = FontEnvironment(category: .accessibility5)
  private static let bold = FontEnvironment(legibilityWeight: .bold)

  @Test(arguments: [
    Case(.body, "Inter-Regular 17.0"),
    Case(.body, "Inter-Regular 53.0", largest),
    Case(.body, "Inter-SemiBold 17.0", bold),
    Case(.headline, "Inter-SemiBold 17.0"),
    Case(.headline, "Inter-ExtraBold 17.0", bold),
    Case(.body.bold(), "Inter-SemiBold 17.0"),
    Case(.title1.bold(), "Inter-Bold 28.0"),
    Case(.body.italic().weight(.medium), "Inter-MediumItalic 17.0"),
    Case(.body.scaled(by: 2), "Inter-Regular 34.0"),
    Case(.body, "Inter-SemiBold 13.0", FontEnvironment(platform: .macOS, boldText: .bold)),
    Case(.headline, "Inter-Bold 13.0", FontEnvironment(platform: .macOS)),
    Case(.caption2, "Inter-Medium 10.0", FontEnvironment(platform: .macOS)),
    Case(.system(.body, design: .serif), "NotoSerif-Regular 17.0"),
    Case(.custom("Inter", size: 36), "Inter-Regular 101.0", largest),
    Case(.custom("Inter", fixedSize: 36), "Inter-Regular 36.0", largest),
    Case(.custom("Inter", fixedSize: 20).weight(.medium), "Inter-Medium 20.0"),
    Case(.custom("Inter-SemiBold", fixedSize: 20), "Inter-SemiBold 20.0", bold),
    Case(.custom("Inter-SemiBold", fixedSize: 20).italic(), "Inter-SemiBoldItalic 20.0"),
    Case(.custom("NotoSans-Regular", fixedSize: 20).bold(), "NotoSans-Bold 20.0"),
    Case(.custom("DejaVu Sans", fixedSize: 20).monospaced(), "DejaVuSansMono 20.0"),
    Case(Font(.preferred(for: .body).withFamily("Noto Serif")), "NotoSerif-Regular 53.0", largest),
    Case(
      Font(.preferred(for: .body).withFamily("Noto Serif").withSymbolicTraits([.italic, .bold])),
      "NotoSerif-BoldItalic 53.0", largest),
  ])
  func face(_ c: Case) throws {
    let instance = try Self.fonts.get().instance(of: c.font, in: c.environment)
    #expect("\(instance.resolution.postScriptName) \(instance.pointSize)" == c.expected)
    #expect(instance.resolution.notes == [])
  }

  @Test(.enabled(if: (try? FontFace.open(path: variable)) != nil, "needs fonts-inter-variable"))
  func coordinatesAndFeaturesComeWithTheFace() throws {
    let font = Font(.file(Self.variable, size: 40)).variation("slnt", -5).variation("wght", 300)
      .monospacedDigit()
    let face = try Self.fonts.get().instance(of: font).resolution
    #expect(face.variations.map { "\($0.axis) \($0.value)" } == ["slnt -5.0", "wght 300.0"])
    #expect(face.features == [FontFeature("tnum")])
    #expect(try Self.fonts.get().instance(of: font).geometry.slantAngle == -5)
  }

  @Test(.enabled(if: (try? FontFace.open(path: variable)) != nil, "needs fonts-inter-variable"))
  func coordinatesBeyondAnAxisAreClampedWithANote() throws {
    let font = Font(.file(Self.variable, size: 40)).variation("wght", 1200).variation("opsz", 20)
    let face = try Self.fonts.get().instance(of: font).resolution
    #expect(face.variations.map { "\($0.axis) \($0.value)" } == ["wght 900.0"])
    #expect(
      face.notes.map(\.message) == [
        "'opsz' 20 is not used: the font varies along 'wght', 'slnt'",
        "'wght' 1200 is outside the axis's range 100 to 900; 900 is used",
      ])
  }

  /// The stand-in has neither San Francisco's axes nor its widths.
  @Test(arguments: [
    (
      Font.body.width(.compressed),
      "width compressed was asked for, the nearest face has width class 5"
    ),
    (.body.variation("wght", 900), "'wght' 900 is not used: the font has no variation axes"),
  ])
  func whatTheStandInLacksIsNoted(font: Font, note: String) throws {
    #expect(try Self.fonts.get().instance(of: font).resolution.notes.map(\.message) == [note])
  }

  @Test func instancesOfAFileAreOneObject() throws {
    let fonts = try Self.fonts.get()
    let file = Font(.file("/usr/share/fonts/opentype/inter/Inter-Regular.otf", size: 17))
    let plain = try fonts.instance(of: file).resolution
    let bold = try fonts.instance(of: file.bold()).resolution
    #expect(plain.stack.face === bold.stack.face)
    #expect(
      try fonts.instance(of: file.monospacedDigit()).resolution.stack.face !== plain.stack.face)
  }

  @Test func aWishThatNoFaceMeetsIsNoted() throws {
    let font = Font.custom("DejaVu Sans", fixedSize: 17).weight(.light).width(.compressed)
    let notes = try Self.fonts.get().instance(of: font).resolution.notes
    #expect(!notes.isEmpty)
  }

  @Test(arguments: [
    (Font.system(size: 0), "the point size 0.0 cannot be used"),
    (.system(size: -3), "the point size -3.0 cannot be used"),
    (.system(size: .nan), "the point size NaN (not a number) cannot be used"),
    (.custom("Inter", size: .infinity), "the point size inf cannot be used"),
    (.body.scaled(by: 0), "the point size 0.0 cannot be used"),
    (.footnote2, "the type scale iOS has no text style footnote2"),
    (Font(.file("/no/such.ttf", size: 17)), "/no/such.ttf: no such file or directory"),
  ])
  func badDescriptionsAreErrors(font: Font, message: String) throws {
    let fonts = try Self.fonts.get()
    for attempt in 0..<2 {
      let error = #expect(throws: CopyfitError.self) {
        if attempt == 0 {
          _ = try fonts.instance(of: font)
        } else {
          _ = try fonts.resolution(for: LabelSpec(font: font))
        }
      }
      #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
    }
  }

  /// The family depends on the machine.
  @Test func theMonospacedDesignIsStoodInFor() throws {
    let face = try Self.fonts.get().instance(of: .body.monospaced()).resolution
    #expect(face.isStandIn)
    #expect(face.postScriptName.contains("Mono"))
  }

  /// A missing font is replaced by the preferred font of the style, including its weight.
  @Test(arguments: [
    (Font.custom("Nobody-Regular", size: 17, relativeTo: .headline), "Inter-SemiBold"),
    (.custom("Nobody-Regular", size: 17), "Inter-Regular"),
    (.custom("Nobody-Regular", size: 17).bold(), "Inter-SemiBold"),
    (.custom("Nobody-Regular", fixedSize: 17).bold(), "Inter-Bold"),
    (Font(StyleFaces([.headline: "Nobody"]).appFont(for: .headline)), "Inter-SemiBold"),
    (Font(.system(size: 17).scaled(relativeTo: .headline)), "Inter-Regular"),
  ])
  func thePreferredFontReplacesAMissingOne(font: Font, expected: String) throws {
    #expect(try Self.fonts.get().instance(of: font).resolution.postScriptName == expected)
  }

  @Test func geometryIsInPoints() throws {
    let body = try Self.fonts.get().instance(of: .body)
    #expect(body.geometry.lineHeight == 20.287109375)
    #expect(body.baselineDistance == 22)
    let custom = try Self.fonts.get().instance(of: .custom("DejaVu Sans", fixedSize: 2048))
    #expect(custom.geometry.ascender == 1901)
    #expect(custom.geometry.descender == -483)
    #expect(custom.baselineDistance == nil)
  }

  @Test(arguments: [
    (Font.body.leading(.tight), 20.0, 0.0), (.body.leading(.loose), 24, 0),
    (.body.leading(.loose).leading(.standard), 22, 0),
  ])
  func leadingMovesTheBaselines(font: Font, distance: Double, spacing: Double) throws {
    let instance = try Self.fonts.get().instance(of: font)
    #expect(instance.baselineDistance == distance)
    #expect(instance.lineSpacing == spacing)
  }
}

extension Font {
  fileprivate static var footnote2: Font { .system(.footnote2) }
}

extension FontEnvironment {
  fileprivate init(platform: Platform, boldText: LegibilityWeight) {
    self.init(legibilityWeight: boldText, platform: platform)
  }
}
