package import CCopyfitHarfBuzz
public import CopyfitDynamicType

extension FontFace {
  /// Another instance of the same face; the file is not opened again.
  ///
  /// - Parameters:
  ///   - variations: The coordinates that replace this instance's; `nil` keeps them.
  ///   - features: The features that replace this instance's, the last of several values for one tag; `nil` keeps them.
  ///   - clamping: Whether coordinates that the face does not have become notes rather than errors.
  public func with(
    variations: [FontVariation]? = nil, features: [FontFeature]? = nil, clamping: Bool = true
  ) throws(FontError) -> FontFace {
    let variations = variations ?? asked
    guard variations != asked || features != nil || !clamping else { return self }
    return try FontFace(
      file: file, index: index, variations: variations, features: features ?? self.features,
      clamping: clamping)
  }

  /// Calls `body` with the face's features in HarfBuzz's form, without allocating; the buffer may be empty.
  package func withHarfBuzzFeatures<Result>(
    _ body: (UnsafeBufferPointer<hb_feature_t>) -> Result
  ) -> Result {
    unsafe featureSettings.withSettings(body)
  }
}
