internal import CCopyfitPNG

/// Encodes pixels as PNG files, and decodes the pictures of color fonts, with libpng.
@safe
enum PNGFile {
  /// Pixels row by row, from the top left.
  struct Pixels: Hashable, Sendable {
    var width: Int
    var height: Int
    /// Four bytes each: red, green, blue, alpha.
    var rgba: [UInt8]
  }

  /// Larger pictures are not read; those of emoji fonts have some hundred pixels on each side.
  private static let maximumPixels = 1 << 22

  /// The bytes of a PNG file of opaque pixels with three bytes each; `nil` if out of memory.
  static func encoded(rgb: [UInt8], width: Int, height: Int) -> [UInt8]? {
    guard rgb.count == width * height * 3, let columns = UInt32(exactly: width),
      let rows = UInt32(exactly: height)
    else { return nil }
    var image = unsafe copyfit_png_image(columns, rows, 0)
    defer { unsafe png_image_free(&image) }
    var size = 0
    guard unsafe png_image_write_to_memory(&image, nil, &size, 0, rgb, 0, nil) != 0 else {
      return nil
    }
    var file = [UInt8](repeating: 0, count: size)
    guard unsafe png_image_write_to_memory(&image, &file, &size, 0, rgb, 0, nil) != 0 else {
      return nil
    }
    return Array(file.prefix(size))
  }

  /// The pixels of a PNG file; `nil` if it is damaged or too large.
  static func decoded(_ file: [UInt8]) -> Pixels? {
    unsafe file.withUnsafeBytes { bytes in
      var image = unsafe copyfit_png_image(0, 0, 1)
      defer { unsafe png_image_free(&image) }
      guard
        unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0
      else { return nil }
      let (width, height) = unsafe (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= maximumPixels / height else { return nil }
      unsafe image.format = copyfit_png_image(0, 0, 1).format
      var rgba = [UInt8](repeating: 0, count: width * height * 4)
      guard unsafe png_image_finish_read(&image, nil, &rgba, 0, nil) != 0 else { return nil }
      return Pixels(width: width, height: height, rgba: rgba)
    }
  }
}
