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
    return correction?.margin ?? resolution.margin(atPointSize: pointSize)
  }
}
