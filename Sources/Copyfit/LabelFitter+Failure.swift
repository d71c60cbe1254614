internal import CopyfitLayout

extension LabelFitter {
  /// Throws if shaping failed at the edge of a line or at a size since the last call, so that fits may be wrong.
  ///
  /// A font that shapes the whole text may still fail there, for example if a visible hyphen becomes thousands of
  /// glyphs. Fits do not throw. With an untrusted font, call this method after each group of fits.
  ///
  /// - Throws: `CopyfitError.layout`.
  public mutating func checkShaping() throws(CopyfitError) {
    if let failure = worker.takeFailure() { throw .layout(failure) }
  }
}
