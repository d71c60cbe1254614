internal import CopyfitLayout

/// A text that is ready to be fitted at any size and width: shaped once, in one locale and font.
public struct PreparedLabelText: Sendable {
  /// The face that the text was prepared in.
  public let resolution: FontResolution
  /// Characters that no font had, in ascending order.
  public let missing: [Unicode.Scalar]
  /// Characters that the label's own font lacks and another font drew, in ascending order.
  public let fallbackCharacters: [Unicode.Scalar]
  let prepared: PreparedText

  init(_ prepared: PreparedText, resolution: FontResolution) {
    self.prepared = prepared
    self.resolution = resolution
    missing = prepared.missing
    fallbackCharacters = prepared.fallbackCharacters
  }
}
