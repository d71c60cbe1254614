extension Font {
  /// This font in italics.
  public func italic() -> Font { modified(by: .italic) }

  /// This font in the style's emphasized weight, or else in bold.
  public func bold() -> Font { modified(by: .bold) }

  /// This font in a weight.
  public func weight(_ weight: FontWeight) -> Font { modified(by: .weight(weight)) }

  /// This font in a width.
  public func width(_ width: FontWidth) -> Font { modified(by: .width(width)) }

  /// This font with glyphs of equal width.
  public func monospaced() -> Font { modified(by: .monospaced) }

  /// This font with digits of equal width (the feature `tnum`).
  public func monospacedDigit() -> Font { modified(by: .monospacedDigit) }

  /// This font with small capitals for all letters (`smcp` and `c2sc`).
  public func smallCaps() -> Font { modified(by: .smallCaps) }

  /// This font with small capitals for lower-case letters (`smcp`).
  public func lowercaseSmallCaps() -> Font { modified(by: .lowercaseSmallCaps) }

  /// This font with small capitals for capitals (`c2sc`).
  public func uppercaseSmallCaps() -> Font { modified(by: .uppercaseSmallCaps) }

  /// This font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { modified(by: .leading(leading)) }

  /// This font with its size multiplied by a factor at every category.
  public func scaled(by factor: Double) -> Font { modified(by: .scaled(by: factor)) }

  /// This font with its scaled size limited, in points.
  public func pointSizeLimits(minimum: Double? = nil, maximum: Double? = nil) -> Font {
    modified(by: .pointSizeLimits(minimum: minimum, maximum: maximum))
  }

  /// This font at a coordinate of one axis of a variable font.
  public func variation(_ axis: FontTag, _ value: Double) -> Font {
    modified(by: .variation(FontVariation(axis: axis, value: value)))
  }

  /// This font with an OpenType feature turned on or off, or set to an alternative.
  public func feature(_ tag: FontTag, _ value: UInt32 = 1) -> Font {
    modified(by: .feature(FontFeature(tag, value)))
  }
}
