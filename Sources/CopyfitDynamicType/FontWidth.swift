/// The width of a font's glyphs relative to its family's standard width.
///
/// Raw values are UIKit's trait values (`UIFont.Width`), from a third-party source.
public struct FontWidth: RawRepresentable, Hashable, Sendable, Comparable {
  /// The trait value; negative values are narrower than standard.
  public var rawValue: Double

  /// Creates a width from a trait value, from -1 to 1.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The narrowest named width.
  public static let compressed = FontWidth(rawValue: -0.3)
  /// Narrower than standard.
  public static let condensed = FontWidth(rawValue: -0.2)
  /// The family's own width.
  public static let standard = FontWidth(rawValue: 0)
  /// Wider than standard.
  public static let expanded = FontWidth(rawValue: 0.2)

  /// Whether a width is narrower than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Creates the width with UIKit's and SwiftUI's name, or `nil` without one.
  public init?(name: String) {
    guard let width = Self.named.first(where: { $0.name == name })?.width else { return nil }
    self = width
  }

  /// UIKit's and SwiftUI's name of the width; `nil` for widths between the named ones.
  public var name: String? { Self.named.first { $0.width == self }?.name }

  /// The names, from the narrowest to the widest.
  public static var names: [String] { named.map(\.name) }

  private static let named: [(name: String, width: FontWidth)] = [
    ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard),
    ("expanded", .expanded),
  ]
}
