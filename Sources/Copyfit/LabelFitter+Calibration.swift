internal import CopyfitFonts

extension LabelFitter {
  /// The frame with its width converted to the measured font, by the calibration at the frame's size.
  func calibrated(
    _ frame: FittingFrame, for text: borrowing PreparedLabelText
  ) -> FittingFrame {
    guard text.isCalibrated else { return frame }
    let correction = text.resolution.correction(atPointSize: frame.pointSize)
    return frame.withWidthFactor(correction?.factor ?? 1)
  }
}

extension PreparedLabelText {
  /// The possible error of widths at a size, as a fraction; `nil` in the label's own fonts.
  package func margin(atPointSize pointSize: Double) -> Double? {
    let correction = isCalibrated ? resolution.correction(atPointSize: pointSize) : nil
    let margin = correction?.margin ?? resolution.margin(atPointSize: pointSize)
    return drawsOtherScripts ? max(margin ?? 0, SystemStandIn.unmeasuredMargin) : margin
  }
}
