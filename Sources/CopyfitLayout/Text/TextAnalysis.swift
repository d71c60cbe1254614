package import CopyfitFonts

/// The analysis of a text: all data for shaping and line breaking, independent of a width.
package struct TextAnalysis: Sendable {
  package var units: [UInt16]
  package var language: ShapingLanguage
  package var options: LayoutOptions
  private var sharedFonts: TextFonts
  /// The size that the analysis is for; `nil` if it is valid for all sizes.
  package var pointSize: Double?
  /// The breaks in ascending order; the last one is the end of the text.
  package var breaks: [LineBreak] = []
  /// The items in ascending order; tabs and line terminators have none.
  package var items: [ShapingItem] = []
  /// The fallback faces; an item's face *n* is element *n* − 1, and its face 0 is the stack's own.
  package var fallbacks: [FallbackChoice] = []
  /// The flags of each position, including the end of the text.
  package var flags: [PositionFlags] = []
  package var tabs: [Int32] = []
  /// The paragraphs of UAX #9 that run from right to left, in ascending order.
  package var rightToLeftParagraphs: [Range<Int>] = []
  /// The characters that no font has, unordered and possibly repeated.
  package var missing: [Unicode.Scalar] = []
  /// The characters that a fallback face draws, unordered and possibly repeated.
  package var fallbackCharacters: [Unicode.Scalar] = []
  package var characterCount = 0
  /// Whether there is a line terminator before the end of the text.
  package var hasInnerHardBreak = false

  /// The maximum length, because ICU and HarfBuzz count in 32 bits.
  static let longestText = Int(Int32.max) - 1

  package var fonts: FontStack {
    _read { yield sharedFonts.stack }
    set { sharedFonts = TextFonts(newValue) }
  }

  /// Creates the analysis of a text, still empty.
  package init(
    units: [UInt16], language: ShapingLanguage, fonts: FontStack, options: LayoutOptions
  ) {
    self.units = units
    self.language = language
    sharedFonts = TextFonts(fonts)
    self.options = options
  }

  /// Starts another text in the memory of this one.
  mutating func begin(_ text: String, options: LayoutOptions) throws(LayoutError) {
    self.options = options
    pointSize = nil
    units.removeAll(keepingCapacity: true)
    try units.append(text)
    removeResults()
  }

  /// Sets fonts that other texts share.
  mutating func take(_ fonts: TextFonts) {
    if sharedFonts !== fonts { sharedFonts = fonts }
  }

  /// Whether the analysis is for these fonts.
  func isIn(_ fonts: FontStack) -> Bool { sharedFonts.isOf(fonts) }

  private mutating func removeResults() {
    breaks.removeAll(keepingCapacity: true)
    removeItems()
    hasInnerHardBreak = false
  }

  /// Removes clusters and items.
  mutating func removeItems() {
    items.removeAll(keepingCapacity: true)
    flags.removeAll(keepingCapacity: true)
    if !fallbacks.isEmpty { fallbacks.removeAll(keepingCapacity: true) }
    if !tabs.isEmpty { tabs.removeAll(keepingCapacity: true) }
    if !rightToLeftParagraphs.isEmpty { rightToLeftParagraphs.removeAll(keepingCapacity: true) }
    if !missing.isEmpty { missing.removeAll(keepingCapacity: true) }
    if !fallbackCharacters.isEmpty { fallbackCharacters.removeAll(keepingCapacity: true) }
  }

  /// Whether the layout differs if spaces replace the line terminators.
  package var joinsDifferently: Bool {
    hasInnerHardBreak || options.opensLineAfterFinalTerminator && breaks.last?.kind == .hard
  }

  /// Whether the paragraph at the start of a line runs from right to left.
  package func isRightToLeft(at lineStart: Int) -> Bool {
    if options.baseDirection == .rightToLeft { return true }
    let index = rightToLeftParagraphs.partitioningIndex { $0.upperBound > lineStart }
    return index < rightToLeftParagraphs.count && rightToLeftParagraphs[index].contains(lineStart)
  }
}

/// Texts with shaping that depends on the size.
extension TextAnalysis {
  /// The sizes that need separate shaping, clamped to this range; `nil` if one shaping is valid for all.
  package var sizes: ClosedRange<Double>? {
    if fallbacks.isEmpty {
      guard options.automaticOpticalSize, fonts.standIn == nil else { return nil }
      return fonts.face.automaticOpticalSizes
    }
    if fallbacks.contains(where: { $0.face.tracksBySize }) {
      return 0...Double.greatestFiniteMagnitude
    }
    guard options.automaticOpticalSize else { return nil }
    var sizes = fonts.standIn == nil ? fonts.face.automaticOpticalSizes : nil
    for choice in fallbacks {
      guard let axis = choice.face.automaticOpticalSizes else { continue }
      sizes =
        sizes.map { min($0.lowerBound, axis.lowerBound)...max($0.upperBound, axis.upperBound) }
        ?? axis
    }
    return sizes
  }

  /// The analysis with its faces at a size in points.
  package func sized(to pointSize: Double) -> TextAnalysis {
    var result = self
    result.pointSize = pointSize
    result.removeForcedJoints()
    guard options.automaticOpticalSize else { return result }
    for index in fallbacks.indices {
      result.fallbacks[index].face = fallbacks[index].face.atOpticalSize(pointSize)
    }
    guard fonts.standIn == nil else { return result }
    result.fonts.face = fonts.face.atOpticalSize(pointSize)
    result.fonts.verticalMetrics = result.fonts.face.verticalMetrics
    return result
  }
}
