/// A color of drawings, with eight bits for each component.
struct DrawingColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// The background.
  static let paper = DrawingColor(red: 0xFF, green: 0xFF, blue: 0xFF)
  /// The inside of a label's frame.
  static let frame = DrawingColor(red: 0xF2, green: 0xF2, blue: 0xF7)
  /// The edge of a label's frame.
  static let edge = DrawingColor(red: 0x8E, green: 0x8E, blue: 0x93)
  /// Visible text.
  static let ink = DrawingColor(red: 0x1C, green: 0x1C, blue: 0x1E)
  /// Text that is lost or leaves the frame.
  static let loss = DrawingColor(red: 0xD7, green: 0x00, blue: 0x15)

  /// The opacity of a box in the place of a glyph, so that overlapping boxes can be told apart.
  static let boxOpacity = 0.35

  /// The color in CSS, such as `#d70015`.
  var css: String {
    [red, green, blue].reduce(into: "#") { text, component in
      let digits = String(component, radix: 16)
      text += component < 16 ? "0" + digits : digits
    }
  }
}
