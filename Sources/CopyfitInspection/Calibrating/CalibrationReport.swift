public import Copyfit
public import CopyfitDynamicType
public import CopyfitSourceText

/// How the sizes that labels took on devices, or in Interface Builder, compare with those computed here.
///
/// Deviations are shares of the computed width; lengths are points.
public struct CalibrationReport: Hashable, Sendable {
  /// Where a size comes from.
  public enum Origin: String, Hashable, Sendable {
    /// A test measured it.
    case device
    /// Interface Builder stored it for a label that is as wide as its text.
    case drawing
  }

  /// One text at one size.
  public struct Sample: Hashable, Sendable {
    /// The text that was measured.
    public var text: String
    /// What people call the label.
    public var label: String
    /// Where its size stands.
    public var location: SourceLocation
    /// Where its size comes from.
    public var origin: Origin
    /// `nil` in Interface Builder, whose labels are as at `large`.
    public var category: ContentSizeCategory?
    /// The size of the font, in points.
    public var pointSize: Double
    /// What was measured elsewhere, in points: a width, or a height among heights.
    public var measured: Double
    /// What is computed here for the same text, in points.
    public var computed: Double
    /// The steps that measured lengths were rounded up to; 0 where they were not.
    public var rounding: Double

    /// How much wider the text is than computed; the middle of what was rounded up to the measured size.
    public var deviation: Double { (measured - rounding / 2 - computed) / computed }
    /// How far the deviation may be off because of rounding.
    public var uncertainty: Double { rounding / 2 / computed }
  }

  /// A sample that is no calibration, and why.
  public struct Outlier: Hashable, Sendable {
    /// The sample that is left out.
    public var sample: Sample
    /// Why, in a clause for a person.
    public var reason: String
  }

  /// The samples of one font in one range of sizes.
  public struct Band: Hashable, Sendable {
    /// The smallest and the largest size that was measured, in points.
    public var sizes: ClosedRange<Double>
    /// The margin that is assumed at these sizes without a calibration; `nil` for fonts that are at hand.
    public var assumedMargin: Double?
    /// How many different texts there are.
    public var texts: Int
    /// The samples that count, in the order of their places.
    public var samples: [Sample]
    /// What is typical of the deviations of `samples`.
    public var statistics: WidthStatistics
    /// The samples that do not count, in the order of their places.
    public var outliers: [Outlier]
    /// What `fonts.calibration` should say; `nil` where it is unknown, or the font is at hand.
    public var correction: FontCalibration.Entry?
    /// The margin that would remain after a correction, where that is more than is assumed without one.
    public var excessiveMargin: Double?

    /// How many samples lie within the margin that is assumed.
    public var withinAssumedMargin: Int? {
      assumedMargin.map { margin in
        samples.count { abs($0.deviation) - $0.uncertainty <= margin }
      }
    }

    /// The samples with the largest deviations, the largest first.
    public func worst(_ count: Int) -> [Sample] {
      let order = samples.indices.sorted {
        (abs(samples[$1].deviation), $0) < (abs(samples[$0].deviation), $1)
      }
      return order.prefix(count).map { samples[$0] }
    }
  }

  /// How heights compare: of single lines, and of texts that wrap.
  public struct Heights: Hashable, Sendable {
    /// The heights that were compared, with the text's own as `computed`.
    public var samples: [Sample] = []
    /// How many are the same, to the pixel that they were rounded to.
    public var equal: Int { samples.count { abs($0.measured - $0.computed) <= Self.tolerance } }
    /// Those that are not.
    public var different: [Sample] {
      samples.filter { abs($0.measured - $0.computed) > Self.tolerance }
    }

    /// A pixel at two pixels a point, and what decimals leave out.
    static let tolerance = 0.51
  }

  /// A font with what was measured in it.
  public struct Font: Hashable, Sendable {
    /// The PostScript name of the face that is measured here.
    public var postScriptName: String
    /// Whether the font stands in for the system font.
    public var standIn: Bool
    /// The font as labels ask for it, where widths can be corrected.
    public var target: FontCalibration.Target?
    /// By size, the smallest first.
    public var bands: [Band] = []
    /// The heights of texts of one line.
    public var lineHeights = Heights()
    /// The heights of texts that wrap, which show whether their lines are the same.
    public var wrappedHeights = Heights()
  }

  /// Sizes that were not compared for one reason.
  public struct LeftOut: Hashable, Sendable {
    /// Why, in a clause for a person.
    public var reason: String
    /// How many sizes were left out for it.
    public var count: Int
  }

  /// Stand-ins first, then by name.
  public var fonts: [Font]
  /// The most frequent reason first.
  public var leftOut: [LeftOut]

  /// The corrections in the order of the fonts: what `fonts.calibration` should say.
  public var corrections: [FontCalibration.Entry] {
    fonts.flatMap(\.bands).compactMap(\.correction)
  }
}
