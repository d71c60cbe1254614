internal import CopyfitLayout

/// A text that is ready to be fitted at any size and width: shaped once, in one locale and font.
public struct PreparedLabelText: Sendable {
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
  /// Whether the text is shaped anew for each size, as its fonts ask for; slower, and as exact.
  public var isPreparedPerSize: Bool { prepared.isPreparedPerSize }
  /// Whether the text has hard line breaks, which a label of one line shows as spaces.
  let hasHardBreaks: Bool
  /// Whether a calibration says how wide the text is at some sizes: it was found in the label's font.
  let isCalibrated: Bool
  /// Whether another font draws letters whose widths in the fonts of iOS were not compared.
  let drawsOtherScripts: Bool
  let prepared: PreparedText

  init(_ prepared: PreparedText, hasHardBreaks: Bool, resolution: FontResolution) {
    self.prepared = prepared
    self.hasHardBreaks = hasHardBreaks
    self.resolution = resolution
    missing = prepared.missing
    fallbackCharacters = prepared.fallbackCharacters
    drawsOtherScripts = fallbackCharacters.contains {
      $0.properties.isAlphabetic && !$0.isOneEmWide
    }
    isCalibrated = resolution.hasCorrections && missing.isEmpty && fallbackCharacters.isEmpty
  }
}

extension Unicode.Scalar {
  /// Whether it is an ideograph or kana, which are one em wide in the fonts of iOS and in free ones.
  fileprivate var isOneEmWide: Bool {
    properties.isIdeographic || (0x3040...0x30FF).contains(value)
  }
}
