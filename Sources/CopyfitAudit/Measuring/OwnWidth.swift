internal import Copyfit
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitUnicode

/// Finds widths that are no limit but the width that a text took when the document was saved.
///
/// Interface Builder stores for every label the rectangle that it had. Where nothing else decides the
/// width, a rectangle that the base text fills shows how wide the text was, not how wide it may be.
struct OwnWidth {
  /// How far short of a width a text in a real font may be to fill it, in points: Interface Builder
  /// rounds up to whole or half points.
  private static let roundingMargin = 1.0
  /// The same for a font that was not found, as a share of the width: the stand-in's larger margin.
  private static let unknownFontShare = 0.03

  /// Whether the base text at `large` fills a width, or is too wide for it.
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
    // Text that wraps within its line limit was wrapped by a width that holds.
    guard fit.lineCount == 1, let slack = fit.slack else { return false }
    if prepared.resolution.isEstimate { return slack <= width * unknownFontShare }
    if prepared.resolution.isStandIn, fit.certainty != .certain { return true }
    // A margin that is only assumed is wider than rounding; one that was measured need not be.
    let isAssumed = prepared.resolution.isStandIn && prepared.resolution.calibration.isEmpty
    return !isAssumed && slack <= roundingMargin
  }
}
