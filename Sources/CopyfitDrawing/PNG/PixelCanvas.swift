/// Opaque pixels to paint on.
struct PixelCanvas: Hashable, Sendable {
  /// A rectangle of pixels; `right` and `bottom` are exclusive.
  struct Box: Hashable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    func grown(by pixels: Int) -> Box {
      Box(
        left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
    }

    /// The intersection of both; may be empty.
    func clamped(to other: Box) -> Box {
      let (left, top) = (max(left, other.left), max(top, other.top))
      return Box(
        left: left, top: top, right: max(left, min(right, other.right)),
        bottom: max(top, min(bottom, other.bottom)))
    }
  }

  let width: Int
  let height: Int
  /// Three bytes for each pixel, row by row from the top.
  private(set) var rgb: [UInt8]

  init(width: Int, height: Int, color: DrawingColor) {
    self.width = width
    self.height = height
    rgb = []
    rgb.reserveCapacity(width * height * 3)
    for _ in 0..<width * height { rgb += [color.red, color.green, color.blue] }
  }

  private var all: Box { Box(left: 0, top: 0, right: width, bottom: height) }

  /// Fills a box with an opacity from 0 to 1.
  mutating func fill(_ box: Box, _ color: DrawingColor, opacity: Double = 1, clip: Box? = nil) {
    let box = box.clamped(to: clip?.clamped(to: all) ?? all)
    let share = Int(opacity * 255)
    for y in box.top..<box.bottom {
      for x in box.left..<box.right { mix(color, x, y, share) }
    }
  }

  /// Paints the coverage of an outline.
  mutating func blend(_ coverage: OutlineRaster.Coverage, _ color: DrawingColor, clip: Box?) {
    let own = Box(
      left: coverage.left, top: coverage.top, right: coverage.left + coverage.width,
      bottom: coverage.top + coverage.height)
    let box = own.clamped(to: clip?.clamped(to: all) ?? all)
    for y in box.top..<box.bottom {
      let row = (y - coverage.top) * coverage.width - coverage.left
      for x in box.left..<box.right {
        let share = Int(coverage.values[row + x])
        if share > 0 { mix(color, x, y, share) }
      }
    }
  }

  /// Draws a picture into a box; each pixel is the mean of the picture's pixels that it covers.
  mutating func draw(_ picture: PNGFile.Pixels, in target: Box, clip: Box?) {
    let (width, height) = (target.right - target.left, target.bottom - target.top)
    guard width > 0, height > 0 else { return }
    let box = target.clamped(to: clip?.clamped(to: all) ?? all)
    for y in box.top..<box.bottom {
      let rows = Self.source(y - target.top, of: height, in: picture.height)
      for x in box.left..<box.right {
        let columns = Self.source(x - target.left, of: width, in: picture.width)
        let (color, share) = picture.mean(columns, rows)
        mix(color, x, y, share)
      }
    }
  }

  /// The pixels of a picture that a pixel covers; at least one.
  private static func source(_ index: Int, of count: Int, in size: Int) -> Range<Int> {
    let start = index * size / count
    return start..<max(start + 1, (index + 1) * size / count)
  }

  private mutating func mix(_ color: DrawingColor, _ x: Int, _ y: Int, _ share: Int) {
    let place = (y * width + x) * 3
    for (offset, new) in [color.red, color.green, color.blue].enumerated() {
      let old = Int(rgb[place + offset])
      rgb[place + offset] = UInt8((old * (255 - share) + Int(new) * share + 127) / 255)
    }
  }
}

extension PNGFile.Pixels {
  /// The mean color of some pixels weighted by their opacity, and their mean opacity.
  func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> (DrawingColor, share: Int) {
    var sums = [0, 0, 0]
    var alpha = 0
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        let place = (y * width + x) * 4
        let share = Int(rgba[place + 3])
        for channel in 0..<3 { sums[channel] += Int(rgba[place + channel]) * share }
        alpha += share
      }
    }
    guard alpha > 0 else { return (DrawingColor(red: 0, green: 0, blue: 0), 0) }
    let mean = sums.map { UInt8($0 / alpha) }
    return (
      DrawingColor(red: mean[0], green: mean[1], blue: mean[2]),
      alpha / (rows.count * columns.count)
    )
  }
}
