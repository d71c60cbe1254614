internal import CCopyfitFreeType
internal import CopyfitFonts

/// FreeType's rasterizer, which converts outlines to pixels.
@safe
struct OutlineRaster: ~Copyable {
  /// The coverage of each pixel of a box by an outline, from 0 to 255, row by row from the top.
  struct Coverage {
    /// The box's left and top edges, in pixels.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var values: [UInt8]
  }

  /// More points than a letter has; FreeType counts them in 16 bits.
  private static let maximumPoints = 30_000
  /// More pixels than a letter of a label needs.
  private static let maximumPixels = 1 << 24

  private let library: FT_Library

  /// Initializes FreeType; `nil` if that fails.
  init?() {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
    unsafe self.library = library
  }

  deinit { unsafe FT_Done_FreeType(library) }

  /// The pixels of an outline; `nil` if it covers none, or cannot be drawn.
  ///
  /// - Parameters:
  ///   - origin: The position of the outline's origin, in pixels; y increases downward.
  ///   - scale: Pixels per design unit, horizontally and vertically.
  func coverage(
    of outline: GlyphOutline, at origin: (x: Double, y: Double), scale: (x: Double, y: Double)
  ) -> Coverage? {
    var shape = Shape(origin: origin, scale: scale)
    for segment in outline.segments { shape.add(segment) }
    shape.add(.close)
    guard shape.points.count <= Self.maximumPoints, let box = shape.box,
      box.width * box.height <= Self.maximumPixels
    else { return nil }
    return render(shape, box)
  }

  private func render(_ shape: Shape, _ box: Shape.Box) -> Coverage? {
    var outline = unsafe FT_Outline()
    let points = FT_UInt(shape.points.count)
    guard unsafe FT_Outline_New(library, points, FT_Int(shape.ends.count), &outline) == 0 else {
      return nil
    }
    defer { unsafe FT_Outline_Done(library, &outline) }
    for (index, point) in shape.points.enumerated() {
      let (x, y) = (point.x - Double(box.left), Double(box.top + box.height) - point.y)
      unsafe outline.points[index] = FT_Vector(x: Self.fixed(x), y: Self.fixed(y))
      // The type of FreeType's tags differs between versions.
      unsafe outline.tags[index] = numericCast(point.tag)
    }
    for (index, end) in shape.ends.enumerated() {
      unsafe outline.contours[index] = numericCast(end)
    }
    var values = [UInt8](repeating: 0, count: box.width * box.height)
    let isDrawn = unsafe values.withUnsafeMutableBufferPointer { buffer in
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.rows = UInt32(box.height)
      unsafe bitmap.width = UInt32(box.width)
      unsafe bitmap.pitch = Int32(box.width)
      unsafe bitmap.buffer = buffer.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap) == 0
    }
    guard isDrawn else { return nil }
    return Coverage(
      left: box.left, top: box.top, width: box.width, height: box.height, values: values)
  }

  /// A length in FreeType's 64ths of a pixel.
  private static func fixed(_ length: Double) -> FT_Pos { FT_Pos((length * 64).rounded()) }
}

/// An outline's points in pixels.
private struct Shape {
  struct Point {
    var x: Double
    var y: Double
    /// FreeType's tag: 1 on the curve, 0 a quadratic control point, 2 a cubic one.
    var tag: Int
  }

  struct Box {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }

  /// Larger than any picture, in pixels.
  private static let farthest = 100_000.0

  let origin: (x: Double, y: Double)
  let scale: (x: Double, y: Double)
  var points: [Point] = []
  /// The last point of each contour.
  var ends: [Int] = []

  init(origin: (x: Double, y: Double), scale: (x: Double, y: Double)) {
    (self.origin, self.scale) = (origin, scale)
  }

  mutating func add(_ segment: GlyphOutline.Segment) {
    switch segment {
    case .move(let end):
      endContour()
      add(end, 1)
    case .line(let end): add(end, 1)
    case .quadratic(let control, let end):
      add(control, 0)
      add(end, 1)
    case .cubic(let first, let second, let end):
      add(first, 2)
      add(second, 2)
      add(end, 1)
    case .close: endContour()
    }
  }

  private mutating func add(_ point: GlyphOutline.Point, _ tag: Int) {
    points.append(
      Point(x: origin.x + point.x * scale.x, y: origin.y - point.y * scale.y, tag: tag))
  }

  private mutating func endContour() {
    if !points.isEmpty, ends.last != points.count - 1 { ends.append(points.count - 1) }
  }

  /// The whole pixels around the points; `nil` without points, or if they are out of range.
  var box: Box? {
    guard let first = points.first, !ends.isEmpty else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    guard left > -Self.farthest, right < Self.farthest, top > -Self.farthest,
      bottom < Self.farthest
    else { return nil }
    let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    return Box(
      left: x, top: y, width: Int(right.rounded(.up)) - x + 1,
      height: Int(bottom.rounded(.up)) - y + 1)
  }
}
