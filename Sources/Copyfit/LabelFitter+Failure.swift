internal import CopyfitLayout

extension LabelFitter {
  /// Throws where text that was fitted since the last call could not be shaped at the edge of a line or
  /// at a size, so that its fits may be wrong.
  ///
  /// A font may fail there that shapes the whole text, as where a hyphen that shows becomes thousands of
  /// glyphs. Fits do not throw; whoever does not trust the font asks after those that belong together.
  ///
  /// - Throws: `CopyfitError.layout`.
  public mutating func checkShaping() throws(CopyfitError) {
    if let failure = worker.takeFailure() { throw .layout(failure) }
  }
}
