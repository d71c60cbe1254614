/// The weight of a font, from ultra light to black.
///
/// Raw values are OpenType's weight classes (`OS/2.usWeightClass`), 1 to 1000.
public struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let ultraLight = FontWeight(rawValue: 100)
  public static let thin = FontWeight(rawValue: 200)
  public static let light = FontWeight(rawValue: 300)
  public static let regular = FontWeight(rawValue: 400)
  public static let medium = FontWeight(rawValue: 500)
  public static let semibold = FontWeight(rawValue: 600)
  public static let bold = FontWeight(rawValue: 700)
  public static let heavy = FontWeight(rawValue: 800)
  public static let black = FontWeight(rawValue: 900)

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The weight that UIKit and Interface Builder call `name`, or `nil` where they know none.
  public init?(name: String) {
    guard let weight = Self.named[name] else { return nil }
    self = weight
  }

  private static let named: [String: FontWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension TextStyle {
  /// The weight of the style's preferred font on iOS: `headline` is semibold, the others regular.
  ///
  /// Source: Apple, *Human Interface Guidelines*, Typography.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }
}

extension FontWeight {
  /// The weight that the system font takes where the reader has Bold Text turned on.
  ///
  /// Two steps heavier, at most black. Apple documents the setting, not the weights: this is what one
  /// reimplementation of CoreText does, unverified on a device.
  public var withBoldText: FontWeight {
    FontWeight(rawValue: max(rawValue, min(rawValue + 200, FontWeight.black.rawValue)))
  }
}
