internal import CCopyfitHarfBuzz
internal import CopyfitDynamicType

/// OpenType features in the form that HarfBuzz needs, created once for a face.
@safe
final class FeatureSettings: Sendable {
  /// The features by tag, each once.
  let features: [FontFeature]
  /// Written only in the initializer.
  private nonisolated(unsafe) let settings: UnsafeMutableBufferPointer<hb_feature_t>

  /// Sorts features; the last of several values for one tag counts.
  init(_ features: [FontFeature]) {
    let values = Dictionary(features.map { ($0.tag, $0.value) }) { $1 }
    self.features = values.map { FontFeature($0.key, $0.value) }.sorted { $0.tag < $1.tag }
    unsafe settings = .allocate(capacity: self.features.count)
    // The whole text: HB_FEATURE_GLOBAL_END is a macro that Swift does not import.
    _ = unsafe settings.initialize(
      fromContentsOf: self.features.map {
        hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: .max)
      })
  }

  deinit { unsafe settings.deallocate() }

  /// Calls `body` with the settings.
  func withSettings<Result>(
    _ body: (UnsafeBufferPointer<hb_feature_t>) -> Result
  ) -> Result {
    withExtendedLifetime(self) { unsafe body(UnsafeBufferPointer(settings)) }
  }
}
