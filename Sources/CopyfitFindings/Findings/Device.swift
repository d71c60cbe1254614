/// A screen that labels are checked on.
public enum Device: Hashable, Sendable {
  /// Each document's own canvas.
  case canvas
  /// A screen with a width in points.
  case width(Double)
}

extension Device {
  /// The widths that a screen may have, in points.
  ///
  /// The narrowest one is that of Apple Watch with 38 mm (136 points), the widest one that of Pro Display XDR at its
  /// full resolution (6,016).
  ///
  /// Sources: Apple's specifications of these devices.
  public static let widths = 136.0...6016

  /// A description of valid screens, for messages.
  package static let expectation =
    "canvas or a width from \(Int(widths.lowerBound)) to \(Int(widths.upperBound)) points"

  /// The screen's width in points; `nil` for the document's own.
  package var width: Double? {
    switch self {
    case .canvas: nil
    case .width(let width): width
    }
  }
}

extension Device: Decodable {
  /// Decodes a screen from `canvas` or its width.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let width = try? container.decode(Double.self) {
      self = .width(width)
    } else if try container.decode(String.self) == "canvas" {
      self = .canvas
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected \(Self.expectation)")
    }
  }
}
