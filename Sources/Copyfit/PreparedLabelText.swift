internal import CopyfitFonts
internal import CopyfitLayout

/// A text that is ready to be fitted in its label at any size: shaped once, in one locale and font.
public struct PreparedLabelText: Sendable {
  /// The label that the text is fitted in.
  public private(set) var label: LabelSpec
  /// The face that the text was prepared in.
  public let resolution: FontResolution
  /// Characters that no font had, in ascending order.
  public let missing: [Unicode.Scalar]
  /// Characters that the label's own font lacks and another font drew, in ascending order.
  public let fallbackCharacters: [Unicode.Scalar]
  /// Which fonts draw the text, in order of reading; tabs and line terminators are in none.
  ///
  /// What a reader sees as one character is always in one run.
  public var fontRuns: [LabelFontRun] {
    prepared.fontRuns.map { run in
      LabelFontRun(
        utf16Range: run.utf16Range, font: LabelFont(run.face, isFallback: run.isFallback))
    }
  }
  /// The fonts that draw the text, the label's own first.
  public var fonts: [LabelFont] {
    var fonts = [LabelFont(resolution.stack.face, isFallback: false)]
    for face in prepared.fallbackFaces { fonts.append(LabelFont(face, isFallback: true)) }
    return fonts
  }
  /// Whether the text is shaped anew for each size, as its fonts ask for; slower, and as exact.
  public var isPreparedPerSize: Bool { prepared.isPreparedPerSize }
  /// Whether the text has hard line breaks, which a label of one line shows as spaces.
  let hasHardBreaks: Bool
  /// Whether a calibration says how wide the text is at some sizes: it was found in the label's font.
  let isCalibrated: Bool
  /// Whether another font draws letters whose widths in the fonts of iOS were not compared.
  let drawsOtherScripts: Bool
  let prepared: PreparedText

  init(
    _ prepared: PreparedText, for label: LabelSpec, hasHardBreaks: Bool,
    resolution: FontResolution
  ) {
    self.prepared = prepared
    self.label = label
    self.hasHardBreaks = hasHardBreaks
    self.resolution = resolution
    missing = prepared.missing
    fallbackCharacters = prepared.fallbackCharacters
    drawsOtherScripts = fallbackCharacters.contains {
      $0.properties.isAlphabetic && !$0.isOneEmWide
    }
    isCalibrated = resolution.hasCorrections && missing.isEmpty && fallbackCharacters.isEmpty
  }
  /// The text in a label that differs from its own in frame, lines or shrinking; nothing is shaped anew.
  ///
  /// - Throws: `CopyfitError.preparedForAnotherLabel` where the font, its fallback files, letter spacing or
  ///   the way that lines break is another; `CopyfitError.outOfRange` for a value outside its range.
  public func moved(to label: LabelSpec) throws(CopyfitError) -> PreparedLabelText {
    try label.checkRanges()
    guard label.hasFont(of: self.label), TextPreparation(label) == TextPreparation(self.label)
    else { throw .preparedForAnotherLabel }
    var moved = self
    moved.label = label
    return moved
  }
}

extension Unicode.Scalar {
  /// Whether it is an ideograph or kana, which are one em wide in the fonts of iOS and in free ones.
  fileprivate var isOneEmWide: Bool {
    properties.isIdeographic || (0x3040...0x30FF).contains(value)
  }
}
