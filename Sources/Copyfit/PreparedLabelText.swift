internal import CopyfitFonts
internal import CopyfitLayout

/// A text that can be fitted in its label at any size: shaped once, in one locale and font.
public struct PreparedLabelText: Sendable {
  /// The label in which the text is fitted.
  public var label: LabelSpec { _read { yield shared.label } }
  /// The face in which the text was prepared.
  public var resolution: FontResolution { _read { yield shared.resolution } }
  /// Characters that no font has, in ascending order.
  public let missing: [Unicode.Scalar]
  /// Characters that the label's own font lacks and another font draws, in ascending order.
  public let fallbackCharacters: [Unicode.Scalar]
  /// The fonts that draw the text, in logical order; tabs and line terminators have none.
  ///
  /// A user-perceived character is always in one run.
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
  /// Whether the text is shaped again for each size because its fonts require it; this is slower, but equally exact.
  public var isPreparedPerSize: Bool { prepared.isPreparedPerSize }
  /// Whether the text has hard line breaks, which a label of one line shows as spaces.
  let hasHardBreaks: Bool
  /// Whether a calibration covers the text at some sizes, because it uses only the label's font.
  let isCalibrated: Bool
  /// Whether a font of this machine draws letters instead of an iOS font, so that their heights are unknown.
  let borrowsLetters: Bool
  /// Whether their widths were not compared with those of iOS fonts, either.
  let drawsOtherScripts: Bool
  /// Whether the font and all characters are measured, and widths are not corrected.
  let isMeasured: Bool
  /// The label with its face, which all of its texts share.
  private(set) var shared: SharedLabel
  let prepared: PreparedText

  init(_ prepared: PreparedText, for shared: SharedLabel) {
    self.prepared = prepared
    self.shared = shared
    hasHardBreaks = prepared.hasLineTerminators
    // Autoclosures that read `self` would copy it.
    let (missing, fallbacks) = (prepared.missing, prepared.fallbackCharacters)
    self.missing = missing
    fallbackCharacters = fallbacks
    let letters = BorrowedLetters(prepared.usesInstalledFonts ? fallbacks : [])
    borrowsLetters = letters.areAny
    drawsOtherScripts = letters.areOfOtherScripts
    let resolution = shared.resolution
    let isCalibrated = resolution.hasCorrections && missing.isEmpty && fallbacks.isEmpty
    self.isCalibrated = isCalibrated
    isMeasured = missing.isEmpty && !isCalibrated && !resolution.isEstimate
  }

  /// The text in a label that differs from its own in frame, lines or shrinking, without shaping it again.
  ///
  /// - Throws: `CopyfitError.preparedForAnotherLabel` if the font, its fallback files, letter spacing or line breaking
  ///   differ; `CopyfitError.outOfRange` for a value outside its range.
  public func moved(to label: LabelSpec) throws(CopyfitError) -> PreparedLabelText {
    try label.checkRanges()
    guard label.hasFont(of: self.label), TextPreparation(label) == TextPreparation(self.label)
    else { throw .preparedForAnotherLabel }
    var moved = self
    moved.shared = SharedLabel(label, resolution)
    return moved
  }
}

/// The letters among the characters that installed fonts draw.
private struct BorrowedLetters {
  private(set) var areAny = false
  /// Whether some letters are not one em wide.
  private(set) var areOfOtherScripts = false

  init(_ characters: [Unicode.Scalar]) {
    for character in characters where character.properties.isAlphabetic {
      areAny = true
      guard !character.isOneEmWide else { continue }
      areOfOtherScripts = true
      return
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is an ideograph or kana, which are one em wide both in iOS fonts and in free ones.
  fileprivate var isOneEmWide: Bool {
    // No ideograph comes before U+3006.
    value >= 0x3006 && ((0x3040...0x30FF).contains(value) || properties.isIdeographic)
  }
}
