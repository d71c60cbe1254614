internal import Copyfit
internal import CopyfitUnicode

/// Finds widths that are not limits, but those of a text when the document was saved.
///
/// Interface Builder stores a rectangle for each label. If nothing else determines the width, and the base text fills
/// the rectangle, it is the width of the text and not a limit.
struct OwnWidth {
  /// The maximum difference between a stored width and that of a text in its own font, in points.
  ///
  /// Interface Builder rounds up to whole or half points.
  private static let roundingMargin = 1.0
  /// The maximum difference for a font that was not found, as a fraction of the width, because of the stand-in's larger
  /// margin.
  private static let unknownFontShare = 0.03

  /// Whether the base text at `large` fills or exceeds a width.
  static func isFilled(
    _ width: Double, by text: String, in locale: LocaleIdentifier, _ spec: LabelSpec,
    fitter: inout LabelFitter
  ) -> Bool {
    var spec = spec
    (spec.width, spec.height) = (width, nil)
    (spec.minimumScaleFactor, spec.minimumFontSize) = (nil, nil)
    guard let prepared = try? fitter.prepare(text, in: locale, for: spec) else {
      return false
    }
    let fit = fitter.fit(prepared, spec, at: .large)
    if fit.losesText { return true }
    // Text that wraps within its line limit has a width that is a limit.
    guard fit.lineCount == 1, let slack = fit.slack else { return false }
    if prepared.resolution.isEstimate { return slack <= width * unknownFontShare }
    if prepared.resolution.isStandIn, fit.certainty != .certain { return true }
    // An assumed margin is larger than the rounding, but a measured margin may not be.
    let isAssumed = prepared.resolution.isStandIn && prepared.resolution.calibration.isEmpty
    return !isAssumed && slack <= roundingMargin
  }
}
