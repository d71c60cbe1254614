/// The limits of measuring.
package enum MeasuringLimit {
  /// The maximum number of UTF-8 bytes of a text, which is more than any label shows.
  package static let textLength = 1 << 16
}
