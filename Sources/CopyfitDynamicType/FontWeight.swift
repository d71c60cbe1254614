/// The weight of a font, from ultra light to black.
///
/// Raw values are OpenType's weight classes (`OS/2.usWeightClass`), 1 to 1000.
public struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
  /// The weight class, 1 to 1000.
  public var rawValue: Int

  /// Creates a weight from its class, 1 to 1000.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// UIKit's trait value is -0.8.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// UIKit's trait value is -0.6.
  public static let thin = FontWeight(rawValue: 200)
  /// UIKit's trait value is -0.4.
  public static let light = FontWeight(rawValue: 300)
  /// UIKit's trait value is 0.
  public static let regular = FontWeight(rawValue: 400)
  /// UIKit's trait value is 0.23.
  public static let medium = FontWeight(rawValue: 500)
  /// UIKit's trait value is 0.3.
  public static let semibold = FontWeight(rawValue: 600)
  /// UIKit's trait value is 0.4.
  public static let bold = FontWeight(rawValue: 700)
  /// UIKit's trait value is 0.56.
  public static let heavy = FontWeight(rawValue: 800)
  /// UIKit's trait value is 0.62.
  public static let black = FontWeight(rawValue: 900)

  /// Whether a weight is lighter than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Creates the weight with UIKit's and Interface Builder's name, or `nil` without one.
  public init?(name: String) {
    guard let row = Self.rows.first(where: { $0.name == name }) else { return nil }
    self = row.weight
  }

  /// UIKit's name of the weight; `nil` for weights between the named ones.
  public var name: String? { Self.rows.first { $0.weight == self }?.name }

  /// The names, from the lightest to the heaviest.
  public static var names: [String] { rows.map(\.name) }

  private static let rows: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
}
