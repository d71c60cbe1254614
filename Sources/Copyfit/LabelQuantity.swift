/// A value of a label that has a valid range.
public enum LabelQuantity: String, Hashable, Sendable, CaseIterable {
  /// The frame's width, in points.
  case width
  /// The frame's height, in points.
  case height
  /// The maximum number of lines; 0 for no limit.
  case lines
  /// The minimum scale of shrinking, as a fraction of the font size.
  case minimumScaleFactor
  /// The minimum size of shrinking, in points.
  case minimumFontSize
  /// The space after every character, in points.
  case letterSpacing
  /// The factor of the line heights.
  case lineHeightMultiple
  /// The minimum height of a line, in points.
  case minimumLineHeight
  /// The maximum height of a line, in points.
  case maximumLineHeight
  /// The space between lines, in points.
  case lineSpacing
  /// The space after a paragraph, in points.
  case paragraphSpacing
  /// The space before a paragraph, in points.
  case paragraphSpacingBefore
  /// The number of pixels per point.
  case displayScale

  /// The values that can be measured.
  public var range: ClosedRange<Double> {
    switch self {
    case .width, .height: 0 ... .infinity
    case .minimumScaleFactor: 0...1
    // The range is far larger than any label needs.
    case .letterSpacing: -1000...1000
    case .displayScale: Double.leastNonzeroMagnitude...Double.greatestFiniteMagnitude
    // Apple, NSParagraphStyle: heights and spacings are "always nonnegative".
    default: 0...Double.greatestFiniteMagnitude
    }
  }
}

/// The names that a caller has for a label's values.
package enum LabelNaming: Sendable {
  /// The properties of `LabelSpec`, such as `paragraph.lineSpacing`.
  case swift
  /// The fields of a request, such as `'lineSpacing' of 'paragraph'`.
  case json
  /// The members of a structure in C, such as `'letter_spacing'`.
  case c

  package func name(_ quantity: LabelQuantity) -> String {
    let name = quantity.rawValue
    return switch self {
    case .swift: quantity.isOfParagraph ? "paragraph.\(name)" : name
    case .json: quantity.isOfParagraph ? "'\(name)' of 'paragraph'" : "'\(name)'"
    case .c: "'\(name.words(joinedBy: "_"))'"
    }
  }

  /// The names of the smallest category and of the largest one.
  var categories: (minimum: String, maximum: String) {
    let (minimum, maximum) = ("minimumCategory", "maximumCategory")
    return switch self {
    case .swift: (minimum, maximum)
    case .json: ("'\(minimum)'", "'\(maximum)'")
    case .c:
      ("'\(minimum.words(joinedBy: "_"))'", "'\(maximum.words(joinedBy: "_"))'")
    }
  }
}

extension LabelQuantity {
  fileprivate var isOfParagraph: Bool {
    switch self {
    case .width, .height, .lines, .minimumScaleFactor, .minimumFontSize, .letterSpacing,
      .displayScale:
      false
    case .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .lineSpacing,
      .paragraphSpacing, .paragraphSpacingBefore:
      true
    }
  }

  /// The valid values, for messages.
  package var expectation: String {
    let lower = range.lowerBound.shortText
    return switch range.upperBound {
    case _ where self == .lines: "0 (any number of lines) or more"
    case _ where self == .displayScale: "positive and finite"
    case .infinity: "a number from \(lower)"
    case Double.greatestFiniteMagnitude: "a finite number from \(lower)"
    case let upper: "from \(lower) to \(upper.shortText)"
    }
  }
}
