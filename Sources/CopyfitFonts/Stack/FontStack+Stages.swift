public import CopyfitUnicode

extension FontStack {
  /// The face that shows a grapheme cluster, or the label's own if no face does; for benchmarks only.
  @_spi(Stages)
  public func face(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier
  ) -> FontFace {
    choice(for: cluster, script: script, locale: locale)?.face ?? face
  }
}
