/// How wide the glyphs of a font are beside those of its family's standard width.
///
/// Raw values are UIKit's trait values (`UIFont.Width`), which one third-party reading gives.
public struct FontWidth: RawRepresentable, Hashable, Sendable, Comparable {
  /// Negative where narrower than standard.
  public var rawValue: Double

  /// Creates the width of a trait value, from -1 to 1.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The narrowest of the named widths.
  public static let compressed = FontWidth(rawValue: -0.3)
  /// Narrower than standard.
  public static let condensed = FontWidth(rawValue: -0.2)
  /// The family's own width.
  public static let standard = FontWidth(rawValue: 0)
  /// Wider than standard.
  public static let expanded = FontWidth(rawValue: 0.2)

  /// Whether a width is narrower than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The width that UIKit and SwiftUI call `name`, or `nil` where they know none.
  public init?(name: String) {
    guard let width = Self.named.first(where: { $0.name == name })?.width else { return nil }
    self = width
  }

  /// The name that UIKit and SwiftUI know the width by; `nil` for widths between the named ones.
  public var name: String? { Self.named.first { $0.width == self }?.name }

  /// The names, from the narrowest on.
  public static var names: [String] { named.map(\.name) }

  private static let named: [(name: String, width: FontWidth)] = [
    ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard),
    ("expanded", .expanded),
  ]
}
