/// Weights in the form of UIKit and SwiftUI, from -1 to 1 with 0 for regular.
extension FontWeight {
  /// Creates the weight of a trait value, such as 0.23 for medium.
  ///
  /// Between the named weights, the class is interpolated linearly and rounded; beyond them, it is the nearest one's.
  /// NaN gives regular.
  public init(trait: Double) {
    guard !trait.isNaN else {
      self = .regular
      return
    }
    let value = Self.interpolate(trait, Self.traits.map { ($0.trait, Double($0.weight.rawValue)) })
    self.init(rawValue: Int(value.rounded()))
  }

  /// Creates a weight from a number: a trait's value between -1 and 1, or a whole class from 1 to 1000; `nil` for
  /// others.
  public init?(number: Double) {
    if number > -1, number < 1 {
      self.init(trait: number)
    } else if let weightClass = Int(exactly: number), (1...1000).contains(weightClass) {
      self.init(rawValue: weightClass)
    } else {
      return nil
    }
  }

  /// UIKit's value for the weight (`UIFont.Weight`), linear between the named weights.
  public var trait: Double {
    Self.interpolate(Double(rawValue), Self.traits.map { (Double($0.weight.rawValue), $0.trait) })
  }

  /// The coordinate on the weight axis of San Francisco's variable font.
  ///
  /// Source: WebKit's keyframes for the system font (`FontCoreText.cpp`), linear between them.
  public var systemFontCoordinate: Double {
    Self.interpolate(Double(rawValue), Self.systemFontKeyframes)
  }

  /// Source: Apple, *UIFont.Weight*; two reimplementations have the same values.
  private static let traits: [(weight: FontWeight, trait: Double)] = [
    (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23),
    (.semibold, 0.3), (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
  ]

  private static let systemFontKeyframes: [(Double, Double)] = [
    (100, 30), (300, 274), (400, 400), (500, 510), (600, 590), (700, 700), (800, 860), (900, 1000),
  ]

  /// The value at a place, interpolated linearly between ascending keyframes, and constant outside of them.
  private static func interpolate(_ place: Double, _ frames: [(Double, Double)]) -> Double {
    guard let next = frames.firstIndex(where: { $0.0 >= place }) else {
      return frames.last?.1 ?? 0
    }
    let high = frames[next]
    guard next > 0, high.0 > place else { return high.1 }
    let low = frames[next - 1]
    return low.1 + (high.1 - low.1) * (place - low.0) / (high.0 - low.0)
  }
}
