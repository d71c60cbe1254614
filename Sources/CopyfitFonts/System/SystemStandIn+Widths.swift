package import CopyfitDynamicType

/// How the widths of real labels correct the stand-in's.
extension SystemStandIn {
  /// What is added after each grapheme of both faces beyond `tracking`, in points; may be negative.
  ///
  /// San Francisco's letters are wider than Inter's in heavy weights, and narrower around 22 points. 0 for
  /// designs and widths that were not compared.
  ///
  /// Source: the widths that Interface Builder stored for 890 labels of 71 public apps, see *Accuracy*.
  public func correction(atPointSize pointSize: Double) -> Double {
    guard isMeasured else { return 0 }
    let weight = Self.value(at: Double(text.traits.weight.rawValue), of: Self.weightCorrections)
    return pointSize * (weight + Self.value(at: pointSize, of: Self.sizeCorrections))
  }

  /// Shares of an em by weight: semibold letters of San Francisco are 0.008 em wider than Inter's.
  private static let weightCorrections = [
    (400.0, 0.0), (500, 0.005), (600, 0.008), (700, 0.0145),
  ]

  /// Shares of an em by point size.
  private static let sizeCorrections = [
    (17.0, -0.00125), (20, -0.006), (22, -0.008), (28, 0.005),
  ]

  /// The value at a place, linear between the rows of a table and that of the nearest row outside of it.
  private static func value(
    at place: Double, of rows: [(place: Double, value: Double)]
  ) -> Double {
    guard let next = rows.firstIndex(where: { $0.place >= place }) else {
      return rows.last?.value ?? 0
    }
    guard next > 0 else { return rows[0].value }
    let (low, high) = (rows[next - 1], rows[next])
    return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
  }

  /// What tracking and correction depend on, beside the size.
  package struct TrackingRule: Hashable, Sendable {
    /// Another one for each rule: a comparison of numbers is in the fit loop.
    package let number: Int16

    /// One family, neither tracked nor corrected.
    package static let none = TrackingRule(number: -1)
    /// San Francisco's tracking alone.
    package static let published = TrackingRule(number: 0)

    /// Tracking and the correction of a weight.
    package static func corrected(_ weight: FontWeight) -> TrackingRule {
      TrackingRule(number: Int16(clamping: weight.rawValue))
    }
  }

  /// What tracking and correction depend on, beside the size.
  package var trackingRule: TrackingRule {
    if isOneFamily { return .none }
    return isMeasured ? .corrected(text.traits.weight) : .published
  }
}

/// How far widths may be off.
extension SystemStandIn {
  /// The margin of stand-ins whose widths were not compared with the real font's: wide on purpose.
  public static let unmeasuredMargin = 0.1

  /// Whether the widths were compared with those of real labels: the standard design and width only.
  public var isMeasured: Bool { design == .standard && width == .standard }

  /// The least and the largest of the margins that are assumed, by size, as fractions of a width.
  public var margins: ClosedRange<Double> {
    isMeasured ? closeMargin...Self.largeSizeMargin : Self.unmeasuredMargin...Self.unmeasuredMargin
  }

  /// How far the width of a real label may be from the stand-in's, as a fraction of it.
  ///
  /// 19 of 20 labels of apps that the correction was not fitted to are within: 1.5 % from 11 to below
  /// 20 points from regular to semibold, 2 % there in bold, 3.5 % from 25 points, 3 % elsewhere.
  /// `unmeasuredMargin` for other designs and widths.
  public func margin(atPointSize pointSize: Double) -> Double {
    guard isMeasured else { return Self.unmeasuredMargin }
    if pointSize >= 25 { return Self.largeSizeMargin }
    return (11..<20).contains(pointSize) ? closeMargin : Self.wideMargin
  }

  private static let wideMargin = 0.03
  private static let largeSizeMargin = 0.035

  /// The margin at the sizes of which most labels were compared.
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
