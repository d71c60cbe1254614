internal import CopyfitFonts

extension LabelFitter {
  /// A frame as wide as the text's font takes it for, which a calibration says at the frame's size.
  func calibrated(
    _ frame: FittingFrame, for text: borrowing PreparedLabelText
  ) -> FittingFrame {
    guard text.isCalibrated else { return frame }
    let correction = text.resolution.correction(atPointSize: frame.pointSize)
    return frame.withWidthFactor(correction?.factor ?? 1)
  }
}

extension PreparedLabelText {
  /// How far widths may be off at a size, as a share; `nil` in the label's own font.
  package func margin(atPointSize pointSize: Double) -> Double? {
    let correction = isCalibrated ? resolution.correction(atPointSize: pointSize) : nil
    let margin = correction?.margin ?? resolution.margin(atPointSize: pointSize)
    return drawsOtherScripts ? margin.map { max($0, SystemStandIn.unmeasuredMargin) } : margin
  }

  /// How far the ends of a stand-in's letters may be off, above and below, as a share of the point size.
  ///
  /// Inter's capitals and letters with ascenders are 2 to 3 % of an em higher than San Francisco's.
  var inkMargin: Double { drawsOtherScripts ? SystemStandIn.unmeasuredMargin : 0.03 }
}
