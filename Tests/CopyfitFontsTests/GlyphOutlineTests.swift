import CopyfitFonts
import Testing

/// Outlines of glyphs, pictures and license bits.
struct GlyphOutlineTests {
  @Test(arguments: ["DejaVuSans", "Inter-Regular", "NotoSansArabic-Regular"])
  func outlinesStayInTheirBoxes(_ font: String) throws {
    let face = try InstalledFonts.face(font)
    for scalar in "HxÅgق.".unicodeScalars {
      guard let glyph = face.glyph(for: scalar) else { continue }
      let box = try #require(face.extents(of: glyph))
      let points = face.outline(of: glyph).segments.compactMap(\.end)
      #expect(!points.isEmpty)
      for point in points {
        #expect(point.x >= box.left - 1 && point.x <= box.right + 1)
        #expect(point.y >= box.bottom - 1 && point.y <= box.top + 1)
      }
    }
  }

  @Test func aSpaceHasNoOutline() throws {
    let face = try InstalledFonts.face("DejaVuSans")
    let space = try #require(face.glyph(for: " "))
    #expect(face.outline(of: space).isEmpty && face.extents(of: space) == nil)
  }

  @Test func glyphsThatAreNotThereHaveNoOutline() throws {
    let face = try InstalledFonts.face("DejaVuSans")
    #expect(face.outline(of: .max).isEmpty)
    #expect(face.picture(of: .max) == nil)
  }

  @Test func colourFontsHavePictures() throws {
    let face = try InstalledFonts.face("NotoColorEmoji")
    let glyph = try #require(face.glyph(for: "😀"))
    let picture = try #require(face.picture(of: glyph))
    #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(picture.box.right > picture.box.left && picture.box.top > picture.box.bottom)
  }

  @Test func freeFontsMayBeEmbedded() throws {
    for font in ["DejaVuSans", "Inter-Regular", "NotoSansArabic-Regular"] {
      let face = try InstalledFonts.face(font)
      #expect(face.allowsEmbedding)
    }
  }
}

extension GlyphOutline.Segment {
  fileprivate var end: GlyphOutline.Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
