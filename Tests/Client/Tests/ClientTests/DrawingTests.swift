import Copyfit
import CopyfitDrawing
import Testing

/// Labels as pictures.
@Suite("A drawing")
struct DrawingTests {
  @Test("is a file in SVG and in PNG")
  func files() throws {
    var fitter = LabelFitter(fonts: try FontLibrary())
    let label = LabelSpec(font: .body, width: 120, lines: 1)
    let text = try fitter.prepare("Zahlungsmittel verwalten", locale: "de", for: label)
    let drawing = LabelDrawing(try fitter.glyphs(of: text, at: .large))
    let (svg, png) = (SVGDrawing(drawing).text, try PNGDrawing(drawing).file())

    #expect(svg.hasPrefix("<svg") && svg.contains("Zahlungsmitt…"))
    #expect(png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(throws: PNGDrawing.Failure.self) { try PNGDrawing(drawing, scale: .nan) }
  }
}
