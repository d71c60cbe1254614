internal import Copyfit
internal import CopyfitFonts
internal import CopyfitLayout

/// A label's drawing as an SVG file without scripts or links, with each outline only once.
///
/// Visible text is dark, text that is lost or leaves the frame is red, and the frame is a gray rectangle.
public struct SVGDrawing {
  private let drawing: LabelDrawing
  private let title: String
  private let description: String
  private let showsTexts: Bool
  private var faces: [FontFace] = []
  private var definitions: [String] = []
  private var known: [Glyph: GlyphArt] = [:]

  private struct Glyph: Hashable {
    var face: Int
    var id: UInt32
  }

  /// Prepares a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The label.
  ///   - title: The drawing's name for screen readers, in addition to the texts.
  ///   - showsTexts: Whether the label's texts are included as text, for screen readers.
  public init(_ drawing: LabelDrawing, title: String = "Label", showsTexts: Bool = true) {
    self.drawing = drawing
    self.title = title
    self.showsTexts = showsTexts
    var sentences: [String] = []
    if showsTexts {
      sentences.append("It shows: " + drawing.shownText)
      if !drawing.hiddenText.isEmpty { sentences.append("It hides: " + drawing.hiddenText) }
    }
    description = (sentences + drawing.notes).joined(separator: "\n")
  }

  /// The file's text, including a line end at its end.
  public var text: String {
    var copy = self
    return copy.write()
  }

  private mutating func write() -> String {
    let bounds = drawing.bounds
    let hidden = rows { $0.isHidden }
    let shown = rows { !$0.isHidden }
    let size = "width=\"\(number(bounds.width))\" height=\"\(number(bounds.height))\""
    let box = [bounds.x, bounds.y, bounds.width, bounds.height].map(number)
      .joined(separator: " ")
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(box)\" role=\"img\">",
      "<title>\(MarkupText.escaped(title))</title>",
    ]
    if !description.isEmpty { lines.append("<desc>\(MarkupText.escaped(description))</desc>") }
    lines += ["<defs>"] + definitions
    if drawing.leavesFrame {
      lines.append("<clipPath id=\"frame\">\(rectangle(drawing.frame))</clipPath>")
    }
    lines += [
      "</defs>", rectangle(bounds, " fill=\"\(DrawingColor.paper.css)\""),
      rectangle(
        drawing.frame,
        " fill=\"\(DrawingColor.frame.css)\" stroke=\"\(DrawingColor.edge.css)\" stroke-width=\"0.5\""
      ),
    ]
    if !hidden.isEmpty { lines += ["<g fill=\"\(DrawingColor.loss.css)\">"] + hidden + ["</g>"] }
    if drawing.leavesFrame {
      lines += ["<g fill=\"\(DrawingColor.loss.css)\">"] + shown + ["</g>"]
      lines += ["<g fill=\"\(DrawingColor.ink.css)\" clip-path=\"url(#frame)\">"] + shown + ["</g>"]
    } else if !shown.isEmpty {
      lines += ["<g fill=\"\(DrawingColor.ink.css)\">"] + shown + ["</g>"]
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The rows of one kind, each run as a group in design units.
  private mutating func rows(_ isWanted: (LabelDrawing.Row) -> Bool) -> [String] {
    var lines: [String] = []
    for row in drawing.rows where isWanted(row) {
      for run in row.glyphs.runs { lines += self.run(run, in: row) }
    }
    return lines
  }

  private mutating func run(_ run: GlyphRun, in row: LabelDrawing.Row) -> [String] {
    let unit = drawing.pointSize / Double(run.face.unitsPerEm)
    let face = index(of: run.face)
    var uses = ""
    var pictures: [String] = []
    for glyph in run.glyphs {
      switch art(Glyph(face: face, id: glyph.id)) {
      case .nothing: break
      case .outline, .box:
        let x = number(glyph.x / (unit * run.stretch))
        let y = glyph.y == 0 ? "" : " y=\"\(number(glyph.y / unit))\""
        uses += "<use href=\"#\(name(face, glyph.id))\" x=\"\(x)\"\(y)/>"
      case .picture(let picture):
        pictures.append(image(picture, glyph, unit, in: row))
      }
    }
    guard !uses.isEmpty else { return pictures }
    let scale = "\(Self.fine(unit * run.stretch)) \(Self.fine(-unit))"
    let place = "translate(\(number(row.x)) \(number(row.baseline))) scale(\(scale))"
    return ["<g transform=\"\(place)\">\(uses)</g>"] + pictures
  }

  private func image(
    _ picture: GlyphPicture, _ glyph: PlacedGlyph, _ unit: Double, in row: LabelDrawing.Row
  ) -> String {
    let box = picture.box
    let rectangle = LabelDrawing.Rectangle(
      x: row.x + glyph.x + box.left * unit, y: row.baseline - glyph.y - box.top * unit,
      width: (box.right - box.left) * unit, height: (box.top - box.bottom) * unit)
    return "<image \(attributes(rectangle)) preserveAspectRatio=\"none\" "
      + "href=\"data:image/png;base64,\(picture.base64)\"/>"
  }

  /// The art of a glyph, which is defined on first use.
  private mutating func art(_ glyph: Glyph) -> GlyphArt {
    if let art = known[glyph] { return art }
    let art = GlyphArt(glyph.id, of: faces[glyph.face])
    known[glyph] = art
    let id = "id=\"\(name(glyph.face, glyph.id))\""
    switch art {
    case .nothing, .picture: break
    case .outline(let outline):
      definitions.append("<path \(id) d=\"\(OutlinePath(outline).data)\"/>")
    case .box(let box):
      let shape = LabelDrawing.Rectangle(
        x: box.left, y: box.bottom, width: box.right - box.left, height: box.top - box.bottom)
      let opacity = number(DrawingColor.boxOpacity)
      definitions.append("<rect \(id) \(attributes(shape)) fill-opacity=\"\(opacity)\"/>")
    }
    return art
  }

  private mutating func index(of face: FontFace) -> Int {
    if let known = faces.firstIndex(of: face) { return known }
    faces.append(face)
    return faces.count - 1
  }

  private func name(_ face: Int, _ glyph: UInt32) -> String { "f\(face)g\(glyph)" }

  private func rectangle(_ shape: LabelDrawing.Rectangle, _ look: String = "") -> String {
    "<rect \(attributes(shape))\(look)/>"
  }

  private func attributes(_ shape: LabelDrawing.Rectangle) -> String {
    "x=\"\(number(shape.x))\" y=\"\(number(shape.y))\" width=\"\(number(shape.width))\" "
      + "height=\"\(number(shape.height))\""
  }

  private func number(_ value: Double) -> String { RoundedNumber(value).description }

  /// A scale with six decimals; with three, the end of a long line would be off by points.
  private static func fine(_ value: Double) -> String {
    let millionths = (value * 1e6).rounded()
    guard abs(millionths) < 1e15 else { return "0" }
    let digits = String(Int64(abs(millionths)))
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    let sign = millionths < 0 ? "-" : ""
    return "\(sign)\(padded.dropLast(6)).\(padded.suffix(6))"
  }
}
