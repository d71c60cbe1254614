import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

/// Inter's variable file against FreeType and fontTools.
@Suite(.enabled(if: InterVariable.isInstalled, "Debian's fonts-inter-variable is not installed"))
struct VariableFontTests {
  /// Weight and slant of instances: the corners, named ones, and some without names.
  static let coordinates: [[Double]] = [
    [400, 0], [100, 0], [900, 0], [100, -10], [900, -10], [700, 0], [450, -5], [333.3, -2.5],
    [650, -1], [725, -7.3], [501, -9.99],
  ]

  @Test func axes() throws {
    let face = try InterVariable.face()
    #expect(
      face.axes == [
        FontAxis(
          tag: "wght", name: "Weight", minimum: 100, defaultValue: 400, maximum: 900,
          isHidden: false),
        FontAxis(
          tag: "slnt", name: "Slant", minimum: -10, defaultValue: 0, maximum: 0, isHidden: false),
      ])
  }

  @Test func namedInstances() throws {
    let instances = try InterVariable.face().namedInstances
    #expect(instances.count == 18)
    let bold = try #require(instances.first { $0.style == "Bold Italic" })
    #expect(bold.postScript == "Inter-BoldItalic")
    #expect(
      bold.variations == [
        FontVariation(axis: "wght", value: 700), FontVariation(axis: "slnt", value: -10),
      ])
  }

  /// Within one unit: both round `HVAR`'s delta to whole units, but round coordinates to 16384ths in different ways, so
  /// that a tie may differ.
  @Test(arguments: coordinates)
  func advancesAgreeWithFreeType(coordinates: [Double]) throws {
    let face = try InterVariable.face(at: coordinates)
    let second = try SecondOpinion(path: face.path, index: 0)
    try second.set(coordinates)
    let text = (0x20...0x24F).compactMap(Unicode.Scalar.init) + "ЖяΩωộ→€½№".unicodeScalars
    var compared = 0
    for scalar in text {
      guard let glyph = face.glyph(for: scalar) else { continue }
      let difference = face.advance(of: glyph) - (try second.advance(of: glyph))
      #expect(abs(difference) <= 1, "\(scalar) at \(coordinates)")
      compared += 1
    }
    #expect(compared > 400)
  }

  /// Within one unit: fontTools adds the delta before rounding, HarfBuzz rounds the delta.
  @Test(arguments: InterVariable.fontToolsRows)
  func advancesAgreeWithFontTools(row: String) throws {
    let fields = row.split(separator: " ").map(String.init)
    let face = try InterVariable.face(at: fields.prefix(2).compactMap(Double.init))
    for (character, expected) in zip(InterVariable.fontToolsCharacters, fields.dropFirst(2)) {
      let glyph = try #require(face.glyph(for: character))
      let difference = face.advance(of: glyph) - (try #require(Int(expected)))
      #expect(abs(difference) <= 1, "\(character) in \(row)")
    }
  }

  /// Coordinates without a named instance; FreeType does not look for one.
  @Test(arguments: [
    [450, -5], [333.3, -2.5], [650, -1], [725, -7.3], [501, -9.99], [400, -3],
  ])
  func namesAgreeWithFreeType(coordinates: [Double]) throws {
    let face = try InterVariable.face(at: coordinates)
    let second = try SecondOpinion(path: face.path, index: 0)
    try second.set(coordinates)
    #expect(face.names.postScript == second.postScriptName)
  }

  @Test(arguments: [
    ([400, 0], "Inter-Regular"), ([700, -10], "Inter-BoldItalic"),
    ([450, -5], "Inter_450wght_-5slnt"), ([400, -5], "Inter_-5slnt"),
    ([333.3, 0], "Inter_333.3wght"),
  ])
  func postScriptName(coordinates: [Double], expected: String) throws {
    #expect(try InterVariable.face(at: coordinates).names.postScript == expected)
  }

  struct Wish: CustomTestStringConvertible {
    let match: FontMatch
    let expected: [Double]
    let isItalic: Bool

    init(_ match: FontMatch, _ expected: [Double], isItalic: Bool = false) {
      self.match = match
      self.expected = expected
      self.isItalic = isItalic
    }

    var testDescription: String { "\(match)" }
  }

  /// Coordinates as `slnt`, `wght`, in the order of their tags.
  @Test(arguments: [
    Wish(FontMatch(weight: .medium), [500]),
    Wish(FontMatch(weight: .bold, isItalic: true), [-10, 700], isItalic: true),
    Wish(FontMatch(slantAngle: -4.5), [-4.5, 400], isItalic: true),
    Wish(FontMatch(isItalic: true, slantAngle: 0), [0, 400]),
    Wish(FontMatch(weight: .bold, variations: [.init(axis: "wght", value: 650)]), [650]),
    Wish(FontMatch(weight: .init(rawValue: 950)), [900]),
    Wish(FontMatch(width: .condensed, opticalSize: 17), [400]),
  ])
  func wishes(_ wish: Wish) throws {
    let face = try FontFace.open(path: InterVariable.path(), matching: wish.match)
    #expect(face.variations.map(\.value) == wish.expected)
    #expect(face.traits.isItalic == wish.isItalic)
  }

  @Test func geometryOfASlantedInstance() throws {
    let geometry = try InterVariable.face(at: [400, -7.5]).geometry
    #expect(geometry.slantAngle == -7.5)
    #expect(try InterVariable.face(at: [400]).geometry.slantAngle == 0)
    #expect([geometry.capHeight, geometry.xHeight] == [2048, 1536])
    #expect([geometry.em, geometry.underlinePosition] == [2816, -464])
    #expect(geometry.underlineThickness == 192)
  }

  /// Static files of the family are preferred if they are near; only the variable file has named axes.
  @Test(
    arguments: [
      (FontMatch(weight: .bold), false), (FontMatch(weight: .init(rawValue: 510)), false),
      (FontMatch(weight: .bold, isItalic: true), false),
      (FontMatch(variations: [FontVariation(axis: "wght", value: 510)]), true),
      (FontMatch(slantAngle: -5), true),
    ])
  func staticBeforeVariable(match: FontMatch, isVariable: Bool) throws {
    let face = try #require(try InstalledFonts.database.face(family: "Inter", matching: match))
    #expect(face.traits.isVariable == isVariable)
  }
}

/// Inter's variable file, which `make test` installs.
enum InterVariable {
  static var isInstalled: Bool { summary != nil }

  private static let summary = InstalledFonts.database.faces.first {
    $0.names.family == "Inter" && $0.axes.map(\.tag) == ["wght", "slnt"]
  }

  static func path() throws -> String {
    guard let summary else { throw InstalledFonts.Missing("Inter.var.ttf") }
    return summary.path
  }

  /// The instance at a weight and a slant.
  static func face(at coordinates: [Double] = []) throws -> FontFace {
    let variations = zip(["wght", "slnt"] as [FontTag], coordinates).map {
      FontVariation(axis: $0, value: $1)
    }
    return try FontFace.open(path: path(), variations: variations)
  }

  static let fontToolsCharacters = Array("AVWgimw09 .€éßЖΩ→".unicodeScalars)

  /// Weight, slant, and the advance of each of the characters above.
  ///
  /// Recorded with fontTools 4.68.0 from Debian's fonts-inter-variable 4.0~beta7:
  ///
  ///     font = TTFont("Inter.var.ttf")
  ///     font = instancer.instantiateVariableFont(font, {"wght": w, "slnt": s})
  ///     [font["hmtx"][font.getBestCmap()[ord(c)]][0] for c in characters]
  static let fontToolsRows = """
    100 -10 1736 1736 2512 1644 624 2352 2224 1664 1640 792 712 1924 1624 1616 2288 2096 2688
    250 0 1820 1820 2592 1680 646 2400 2256 1712 1698 792 744 1898 1632 1667 2480 2120 2688
    333.3 -2.5 1867 1867 2636 1700 658 2427 2274 1739 1730 792 762 1884 1637 1694 2587 2133 2688
    400 0 1904 1904 2672 1716 668 2448 2288 1760 1756 792 776 1872 1640 1716 2672 2144 2688
    450 -5 1938 1938 2713 1727 684 2468 2306 1790 1773 769 786 1882 1649 1742 2736 2152 2688
    650 0 2072 2072 2876 1772 750 2548 2376 1908 1842 676 828 1922 1676 1844 2992 2184 2688
    725 -7.3 2122 2122 2937 1789 775 2578 2402 1952 1868 641 844 1937 1688 1882 3088 2196 2688
    900 -10 2240 2240 3080 1828 832 2648 2464 2056 1928 560 880 1972 1712 1972 3312 2224 2688
    """.split(separator: "\n").map(String.init)
}
