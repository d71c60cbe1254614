internal import Copyfit
internal import CopyfitFonts
internal import CopyfitLayout

/// A label's drawing as a PNG file: FreeType's pixels on a white background.
public struct PNGDrawing {
  /// The reason that a drawing cannot be converted to pixels.
  public enum Failure: Error, Hashable, Sendable {
    /// A scale that is not positive and finite.
    case scaleOutOfRange(Double)
    /// The drawing has more pixels than the maximum.
    case tooLarge(pixels: Double, most: Int)
    /// FreeType or libpng is out of memory.
    case outOfMemory

    /// The error as a sentence for people.
    public var message: String {
      switch self {
      case .scaleOutOfRange(let scale):
        "scale must be positive and finite, not \(scale.shortText)"
      case .tooLarge(let pixels, let most):
        "the drawing has \(RoundedNumber(pixels)) pixels; at most \(most) are written"
      case .outOfMemory: "there is not enough memory for the drawing"
      }
    }
  }

  /// More pixels than a label on a screen has at any scale.
  static let maximumPixels = 1 << 26

  private let drawing: LabelDrawing
  private let scale: Double
  private var canvas: PixelCanvas
  private var known: [FontFace: [UInt32: GlyphArt]] = [:]

  /// Draws a label.
  ///
  /// - Parameters:
  ///   - drawing: The label.
  ///   - scale: Pixels per point, positive and finite.
  /// - Throws: `Failure` if the scale is out of range, the picture would be too large, or memory is exhausted.
  public init(_ drawing: LabelDrawing, scale: Double = 3) throws(Failure) {
    guard scale > 0, scale.isFinite else { throw .scaleOutOfRange(scale) }
    self.drawing = drawing
    self.scale = scale
    let bounds = drawing.bounds
    let (width, height) = (
      (bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up)
    )
    guard width >= 1, height >= 1, width * height <= Double(Self.maximumPixels) else {
      throw .tooLarge(pixels: width * height, most: Self.maximumPixels)
    }
    canvas = PixelCanvas(width: Int(width), height: Int(height), color: .paper)
    guard let raster = OutlineRaster() else { throw .outOfMemory }
    paintFrame()
    paint({ $0.isHidden }, .loss, clip: nil, raster)
    if drawing.leavesFrame { paint({ !$0.isHidden }, .loss, clip: nil, raster) }
    let clip = drawing.leavesFrame ? pixels(drawing.frame) : nil
    paint({ !$0.isHidden }, .ink, clip: clip, raster)
  }

  /// The file's bytes.
  ///
  /// - Throws: `Failure.outOfMemory`.
  public func file() throws(Failure) -> [UInt8] {
    let file = PNGFile.encoded(rgb: canvas.rgb, width: canvas.width, height: canvas.height)
    guard let file else { throw .outOfMemory }
    return file
  }

  private mutating func paintFrame() {
    let frame = pixels(drawing.frame)
    canvas.fill(frame.grown(by: 1), .edge)
    canvas.fill(frame, .frame)
  }

  private mutating func paint(
    _ isWanted: (LabelDrawing.Row) -> Bool, _ color: DrawingColor,
    clip: PixelCanvas.Box?, _ raster: borrowing OutlineRaster
  ) {
    for row in drawing.rows where isWanted(row) {
      for run in row.glyphs.runs {
        for glyph in run.glyphs { paint(glyph, run, row, color, clip: clip, raster) }
      }
    }
  }

  private mutating func paint(
    _ glyph: PlacedGlyph, _ run: GlyphRun, _ row: LabelDrawing.Row, _ color: DrawingColor,
    clip: PixelCanvas.Box?, _ raster: borrowing OutlineRaster
  ) {
    let unit = drawing.pointSize / Double(run.face.unitsPerEm) * scale
    let stretched = (x: unit * run.stretch, y: unit)
    let bounds = drawing.bounds
    let origin = (
      x: (row.x + glyph.x - bounds.x) * scale, y: (row.baseline - glyph.y - bounds.y) * scale
    )
    switch art(glyph.id, of: run.face) {
    case .nothing: break
    case .box(let box):
      canvas.fill(
        PixelCanvas.Box(box, at: origin, scale: stretched), color,
        opacity: DrawingColor.boxOpacity, clip: clip)
    case .picture(let picture):
      guard let image = PNGFile.decoded(picture.png) else { break }
      canvas.draw(
        image, in: PixelCanvas.Box(picture.box, at: origin, scale: (x: unit, y: unit)), clip: clip)
    case .outline(let outline):
      let pixels = raster.coverage(of: outline, at: origin, scale: stretched)
      if let pixels { canvas.blend(pixels, color, clip: clip) }
    }
  }

  /// The art of a glyph, which is found once.
  private mutating func art(_ glyph: UInt32, of face: FontFace) -> GlyphArt {
    if let art = known[face]?[glyph] { return art }
    let art = GlyphArt(glyph, of: face)
    known[face, default: [:]][glyph] = art
    return art
  }

  private func pixels(_ shape: LabelDrawing.Rectangle) -> PixelCanvas.Box {
    let bounds = drawing.bounds
    func place(_ point: Double, _ origin: Double) -> Int {
      Int(((point - origin) * scale).rounded())
    }
    return PixelCanvas.Box(
      left: place(shape.x, bounds.x), top: place(shape.y, bounds.y),
      right: place(shape.x + shape.width, bounds.x),
      bottom: place(shape.y + shape.height, bounds.y))
  }
}

extension PixelCanvas.Box {
  fileprivate init(
    _ box: GlyphBox, at origin: (x: Double, y: Double), scale: (x: Double, y: Double)
  ) {
    func pixel(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6).rounded()) }
    self.init(
      left: pixel(origin.x + box.left * scale.x), top: pixel(origin.y - box.top * scale.y),
      right: pixel(origin.x + box.right * scale.x), bottom: pixel(origin.y - box.bottom * scale.y))
  }
}

extension PNGDrawing.Failure: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
