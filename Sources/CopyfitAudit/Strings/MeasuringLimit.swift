/// What is too large to be measured.
package enum MeasuringLimit {
  /// How many UTF-8 bytes a text may have: more than any label shows.
  package static let textLength = 1 << 16
}
