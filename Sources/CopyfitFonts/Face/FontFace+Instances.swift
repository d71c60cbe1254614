package import CCopyfitHarfBuzz
public import CopyfitDynamicType

extension FontFace {
  /// Another instance of the same face; the file is not opened again.
  ///
  /// - Parameters:
  ///   - variations: The coordinates instead of this instance's; `nil` keeps them.
  ///   - features: The features instead of this instance's, of two values for one tag the last;
  ///     `nil` keeps them.
  ///   - clamping: Whether coordinates that the face does not have become notes; else they are errors.
  public func with(
    variations: [FontVariation]? = nil, features: [FontFeature]? = nil, clamping: Bool = true
  ) throws(FontError) -> FontFace {
    let variations = variations ?? asked
    guard variations != asked || features != nil || !clamping else { return self }
    return try FontFace(
      file: file, index: index, variations: variations, features: features ?? self.features,
      clamping: clamping)
  }

  /// The face's features as HarfBuzz takes them, without allocating; empty if there are none.
  package func withHarfBuzzFeatures<Result>(
    _ body: (UnsafeBufferPointer<hb_feature_t>) -> Result
  ) -> Result {
    unsafe featureSettings.withSettings(body)
  }
}
