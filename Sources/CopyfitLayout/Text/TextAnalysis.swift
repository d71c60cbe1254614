package import CopyfitFonts
internal import CopyfitUnicode

/// A text taken apart: everything that shaping and line breaking need, and no width yet.
package struct TextAnalysis: Sendable {
  package var units: [UInt16]
  package var language: ShapingLanguage
  package var options: LayoutOptions
  private var sharedFonts: TextFonts
  /// The size that the text is taken apart for; `nil` where it holds for all.
  package var pointSize: Double?
  /// Ascending; the last one is the end of the text.
  package var breaks: [LineBreak] = []
  /// Ascending; tabs and line terminators are in none.
  package var items: [ShapingItem] = []
  /// The fallback faces; an item's face *n* is number *n* − 1 here, its face 0 the stack's own.
  package var fallbacks: [FallbackChoice] = []
  /// For each position, the end of the text included.
  package var flags: [PositionFlags] = []
  package var tabs: [Int32] = []
  /// Ascending; the paragraphs of UAX #9 that run from right to left.
  package var rightToLeftParagraphs: [Range<Int>] = []
  /// The characters that no font had, in no order; some may be there twice.
  package var missing: [Unicode.Scalar] = []
  /// The characters that a fallback face drew, in the same way.
  package var fallbackCharacters: [Unicode.Scalar] = []
  package var characterCount = 0
  /// Whether a line terminator stands before the end of the text.
  package var hasInnerHardBreak = false

  /// More would not fit the numbers that ICU and HarfBuzz count with.
  static let longestText = Int(Int32.max) - 1

  package var fonts: FontStack {
    _read { yield sharedFonts.stack }
    set { sharedFonts = TextFonts(newValue) }
  }

  /// Creates the analysis of a text that is still to be taken apart.
  package init(
    units: [UInt16], language: ShapingLanguage, fonts: FontStack, options: LayoutOptions
  ) {
    self.units = units
    self.language = language
    sharedFonts = TextFonts(fonts)
    self.options = options
  }

  /// Begins with another text in the memory of this one.
  mutating func begin(_ text: String, options: LayoutOptions) throws(LayoutError) {
    self.options = options
    pointSize = nil
    units.removeAll(keepingCapacity: true)
    try units.append(text)
    removeResults()
  }

  /// Takes fonts that other texts have, too.
  mutating func take(_ fonts: TextFonts) {
    if sharedFonts !== fonts { sharedFonts = fonts }
  }

  /// Whether the text is taken apart in some fonts.
  func isIn(_ fonts: FontStack) -> Bool { sharedFonts.isOf(fonts) }

  private mutating func removeResults() {
    breaks.removeAll(keepingCapacity: true)
    removeItems()
    hasInnerHardBreak = false
  }

  /// Removes what clusters and items are.
  mutating func removeItems() {
    items.removeAll(keepingCapacity: true)
    flags.removeAll(keepingCapacity: true)
    if !fallbacks.isEmpty { fallbacks.removeAll(keepingCapacity: true) }
    if !tabs.isEmpty { tabs.removeAll(keepingCapacity: true) }
    if !rightToLeftParagraphs.isEmpty { rightToLeftParagraphs.removeAll(keepingCapacity: true) }
    if !missing.isEmpty { missing.removeAll(keepingCapacity: true) }
    if !fallbackCharacters.isEmpty { fallbackCharacters.removeAll(keepingCapacity: true) }
  }

  /// Whether the text is laid out differently with spaces for its line terminators.
  package var joinsDifferently: Bool {
    hasInnerHardBreak || options.opensLineAfterFinalTerminator && breaks.last?.kind == .hard
  }

  /// Whether the paragraph that a line starts in runs from right to left.
  package func isRightToLeft(at lineStart: Int) -> Bool {
    if options.baseDirection == .rightToLeft { return true }
    var (low, high) = (0, rightToLeftParagraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if rightToLeftParagraphs[middle].upperBound <= lineStart {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < rightToLeftParagraphs.count && rightToLeftParagraphs[low].contains(lineStart)
  }
}

/// Texts whose shaping depends on the size.
extension TextAnalysis {
  /// The sizes that each need shaping of their own, clamped to these; `nil` where one shaping holds for all.
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

  /// The text with its faces at a size in points.
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
