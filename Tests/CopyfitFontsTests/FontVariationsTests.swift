import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

/// Axes and instances of fonts that the test creates.
@Suite struct FontVariationsTests {
  private static func face(
    _ folder: ScratchFolder, _ variations: [FontVariation] = [],
    _ change: (inout FontSurgery) -> Void
  ) throws -> FontFace {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    change(&font)
    return try FontFace.open(path: folder.write(font.bytes, to: "f.ttf"), variations: variations)
  }

  /// Weight, width and optical size together; sizes beyond the axis are valid.
  @Test(
    arguments: [
      (FontWidth.condensed, 17.0, [17, 75, 700], 3), (.compressed, 5000, [1000, 62.5, 700], 2),
      (.standard, 0, [0, 100, 700], 5), (.expanded, 33.5, [33.5, 125, 700], 7),
      (FontWidth(rawValue: -0.1), 12, [12, 87.5, 700], 4),
    ] as [(FontWidth, Double, [Double], Int)])
  func wishes(width: FontWidth, size: Double, expected: [Double], widthClass: Int) throws {
    let folder = try ScratchFolder()
    let path = try Self.face(folder) { $0.addAxes(["wght", "wdth", "opsz"]) }.path
    let match = FontMatch(weight: .bold, width: width, opticalSize: size)
    let face = try FontFace.open(path: path, matching: match)
    #expect(face.variations.map(\.axis) == ["opsz", "wdth", "wght"])
    #expect(face.variations.map(\.value) == expected)
    #expect(face.traits.width == widthClass)
    #expect(face.notes == [])
    #expect(match.notes(on: face) == [])
  }

  /// A range that does not include its default is extended, as in HarfBuzz.
  @Test(arguments: [
    (0.0, 0.0, 1000.0, 0.0, 1000.0), (500, 10, 300, 10, 300), (1, 2000, 3, 1, 2000),
  ])
  func ranges(
    minimum: Double, value: Double, maximum: Double, low: Double, high: Double
  ) throws {
    let folder = try ScratchFolder()
    let wish = [FontVariation(axis: "wght", value: 1e9)]
    let face = try Self.face(folder, wish) {
      $0.addAxes(["wght"], minimum: minimum, default: value, maximum: maximum)
    }
    #expect(face.axes.map(\.range) == [low...high])
    #expect(face.notes == [.clampedAxis("wght", asked: 1e9, used: high, range: low...high)])
  }

  /// PostScript names have at most 127 characters.
  @Test func longNamesEndInADigest() throws {
    let folder = try ScratchFolder()
    let tags = (0..<30).map { "AX\(10 + $0)" }
    let variations = tags.map { FontVariation(axis: FontTag(stringLiteral: $0), value: 123.25) }
    let face = try Self.face(folder, variations) { $0.addAxes(tags) }
    let name = face.names.postScript
    #expect(name.hasPrefix("DejaVuSans-") && name.hasSuffix("...") && name.utf8.count <= 127)
    let other = try face.with(variations: Array(variations.dropLast()))
    #expect(other.names.postScript != name)
    let few = try face.with(variations: Array(variations.prefix(2)))
    #expect(few.names.postScript == "DejaVuSans_123.25AX10_123.25AX11")
  }

  /// Every byte of the variation tables is damaged in turn; nothing may crash.
  @Test func noDamageCrashes() throws {
    let folder = try ScratchFolder()
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font.addWeightAxis(ascenderDelta: 101)
    let wish = [FontVariation(axis: "wght", value: 650)]
    for table in ["fvar", "MVAR"] {
      for position in font[table].indices {
        for value: UInt8 in [0x00, 0x7F, 0xFF] {
          var damaged = font
          damaged[table][position] = value
          let path = try folder.write(damaged.bytes, to: "f.ttf")
          guard let face = try? FontFace.open(path: path, variations: wish) else { continue }
          #expect(face.geometry.ascender.isFinite)
          #expect(face.names.postScript.utf8.count <= 127)
          _ = try FontFace.open(path: path, matching: FontMatch(weight: .bold, isItalic: true))
        }
      }
    }
  }
}
