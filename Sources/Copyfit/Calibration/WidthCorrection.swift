/// What of a calibration's entry the engine needs.
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
