/// The values of a calibration's entry that layout needs.
struct WidthCorrection: Hashable, Sendable {
  let sizes: ClosedRange<Double>
  let factor: Double
  let margin: Double

  init(_ entry: FontCalibration.Entry) {
    sizes = entry.sizes
    factor = entry.factor
    margin = entry.margin
  }
}
