extension Double {
  /// The number as text, whole numbers without a fraction: `17`, `0.5`.
  package var shortText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
