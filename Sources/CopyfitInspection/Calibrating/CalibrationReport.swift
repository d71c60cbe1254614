public import Copyfit
public import CopyfitDynamicType
public import CopyfitSourceText

/// A comparison of label sizes on devices, or in Interface Builder, with the computed sizes.
///
/// Deviations are fractions of the computed width; lengths are in points.
public struct CalibrationReport: Hashable, Sendable {
  /// The origin of a size.
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
    /// The label's display name.
    public var label: String
    /// The place of its size.
    public var location: SourceLocation
    /// The origin of its size.
    public var origin: Origin
    /// The category; `nil` for Interface Builder, whose labels are as at `large`.
    public var category: ContentSizeCategory?
    /// The size of the font, in points.
    public var pointSize: Double
    /// The measured size in points: a width, or a height for heights.
    public var measured: Double
    /// The computed size of the same text, in points.
    public var computed: Double
    /// The steps that measured lengths were rounded up to; 0 if they were not rounded.
    public var rounding: Double

    /// The deviation from the computed width, for the middle of the widths that are rounded up to the measured one.
    public var deviation: Double { (measured - rounding / 2 - computed) / computed }
    /// The possible error of the deviation because of rounding.
    public var uncertainty: Double { rounding / 2 / computed }
  }

  /// A sample that is not used for calibration, with the reason.
  public struct Outlier: Hashable, Sendable {
    /// The sample that is left out.
    public var sample: Sample
    /// The reason, as a clause.
    public var reason: String
  }

  /// The samples of one font in one range of sizes.
  public struct Band: Hashable, Sendable {
    /// The smallest and the largest measured size, in points.
    public var sizes: ClosedRange<Double>
    /// The assumed margin at these sizes without a calibration; `nil` for installed fonts.
    public var assumedMargin: Double?
    /// The number of different texts.
    public var texts: Int
    /// The samples that are used, in the order of their places.
    public var samples: [Sample]
    /// The typical deviation of `samples`.
    public var statistics: WidthStatistics
    /// The samples that are not used, in the order of their places.
    public var outliers: [Outlier]
    /// The entry for `fonts.calibration`; `nil` if it is unknown, or if the font is installed.
    public var correction: FontCalibration.Entry?
    /// The margin after a correction, if it is larger than the assumed margin without one.
    public var excessiveMargin: Double?

    /// The number of samples within the assumed margin.
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

  /// The comparison of heights: of single lines and of texts that wrap.
  public struct Heights: Hashable, Sendable {
    /// The heights that were compared, with the text's own as `computed`.
    public var samples: [Sample] = []
    /// The number of equal heights, within the pixel to which they were rounded.
    public var equal: Int { samples.count { abs($0.measured - $0.computed) <= Self.tolerance } }
    /// The heights that differ.
    public var different: [Sample] {
      samples.filter { abs($0.measured - $0.computed) > Self.tolerance }
    }

    /// Half a point, the pixel of a 2x screen, plus the rounding of decimals.
    static let tolerance = 0.51
  }

  /// A font with the measurements in it.
  public struct Font: Hashable, Sendable {
    /// The PostScript name of the face that is measured here.
    public var postScriptName: String
    /// Whether the font is the stand-in for the system font.
    public var standIn: Bool
    /// The font in labels, if its widths can be corrected.
    public var target: FontCalibration.Target?
    /// The ranges by size, the smallest first.
    public var bands: [Band] = []
    /// The heights of texts of one line.
    public var lineHeights = Heights()
    /// The heights of texts that wrap, which show whether their lines are the same.
    public var wrappedHeights = Heights()
  }

  /// Sizes that were not compared for one reason.
  public struct LeftOut: Hashable, Sendable {
    /// The reason, as a clause.
    public var reason: String
    /// The number of sizes that were left out.
    public var count: Int
  }

  /// The fonts: stand-ins first, then by name.
  public var fonts: [Font]
  /// The sizes that were not compared, the most frequent reason first.
  public var leftOut: [LeftOut]

  /// The entries for `fonts.calibration`, in the order of the fonts.
  public var corrections: [FontCalibration.Entry] {
    fonts.flatMap(\.bands).compactMap(\.correction)
  }
}
