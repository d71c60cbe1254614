extension Double {
  /// The number as text, whole numbers without a fraction: `17`, `0.5`; NaN with the words for it.
  package var shortText: String {
    isNaN ? "NaN (not a number)" : Int(exactly: self).map(String.init) ?? "\(self)"
  }

  /// The number rounded up to one decimal.
  ///
  /// Lengths are sums of fractions, so a tiny excess over a tenth is a rounding error.
  package var sufficientTenth: Double { ((self - 1e-6) * 10).rounded(.up) / 10 }
}
