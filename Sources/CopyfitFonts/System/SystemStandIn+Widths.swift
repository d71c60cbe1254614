package import CopyfitDynamicType

/// Corrects the stand-in's widths by those of real labels.
extension SystemStandIn {
  /// The space after each grapheme of both faces in addition to `tracking`, in points; may be negative.
  ///
  /// San Francisco's letters are wider than Inter's in heavy weights, and narrower around 22 points. 0 for designs and
  /// widths that were not compared.
  ///
  /// Source: the widths that Interface Builder stored for 890 labels of 71 public apps; see *Accuracy*.
  public func correction(atPointSize pointSize: Double) -> Double {
    guard isMeasured else { return 0 }
    let weight = Self.value(at: Double(text.traits.weight.rawValue), of: Self.weightCorrections)
    return pointSize * (weight + Self.value(at: pointSize, of: Self.sizeCorrections))
  }

  // An array of tuples without these names would be converted at each use.
  private typealias Row = (place: Double, value: Double)

  /// Fractions of an em by weight: semibold letters of San Francisco are 0.008 em wider than Inter's.
  private static let weightCorrections: [Row] = [
    (400, 0), (500, 0.005), (600, 0.008), (700, 0.0145),
  ]

  /// Fractions of an em by point size.
  private static let sizeCorrections: [Row] = [
    (17, -0.00125), (20, -0.006), (22, -0.008), (28, 0.005),
  ]

  /// The value at a place, interpolated linearly between the rows of a table, and constant outside of it.
  private static func value(at place: Double, of rows: [Row]) -> Double {
    guard let next = rows.firstIndex(where: { $0.place >= place }) else {
      return rows.last?.value ?? 0
    }
    guard next > 0 else { return rows[0].value }
    let (low, high) = (rows[next - 1], rows[next])
    return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
  }

  /// The conditions for tracking and correction, apart from the size.
  package struct TrackingRule: Hashable, Sendable {
    /// A number that identifies the rule; the fit loop compares rules, and numbers are fast to compare.
    package let number: Int16

    /// No tracking and no correction, for a design with one family.
    package static let none = TrackingRule(number: -1)
    /// Only San Francisco's tracking.
    package static let published = TrackingRule(number: 0)

    /// Tracking and the correction for a weight.
    package static func corrected(_ weight: FontWeight) -> TrackingRule {
      TrackingRule(number: Int16(clamping: weight.rawValue))
    }
  }

  /// The conditions for tracking and correction, apart from the size.
  package var trackingRule: TrackingRule {
    if isOneFamily { return .none }
    return isMeasured ? .corrected(text.traits.weight) : .published
  }
}

/// The margins of error of widths.
extension SystemStandIn {
  /// The margin for stand-ins whose widths were not compared with the real font, generous on purpose.
  public static let unmeasuredMargin = 0.1

  /// Whether the widths were compared with those of real labels: only in the standard design and width.
  public var isMeasured: Bool { design == .standard && width == .standard }

  /// The smallest and the largest margin over all sizes, as fractions of a width.
  public var margins: ClosedRange<Double> {
    isMeasured ? closeMargin...Self.largeSizeMargin : Self.unmeasuredMargin...Self.unmeasuredMargin
  }

  /// The maximum difference between the widths of real labels and of the stand-in, as a fraction of the width.
  ///
  /// It holds for 19 of 20 app labels that were not used to fit the correction: 1.5 % from 11 to below 20 points from
  /// regular to semibold, 2 % there in bold, 3.5 % from 25 points, 3 % elsewhere. `unmeasuredMargin` for other designs
  /// and widths.
  public func margin(atPointSize pointSize: Double) -> Double {
    guard isMeasured else { return Self.unmeasuredMargin }
    if pointSize >= 25 { return Self.largeSizeMargin }
    return (11..<20).contains(pointSize) ? closeMargin : Self.wideMargin
  }

  private static let wideMargin = 0.03
  private static let largeSizeMargin = 0.035

  /// The margin at the sizes with most of the compared labels.
  private var closeMargin: Double {
    let traits = text.traits
    guard !traits.isItalic else { return Self.wideMargin }
    switch traits.weight.rawValue {
    case 400...600: return 0.015
    case 601...700: return 0.02
    default: return Self.wideMargin
    }
  }
}
