internal import CopyfitDynamicType
internal import CopyfitLabels

/// The common attributes of labels, buttons and text fields.
extension XMLTree {
  /// An element's line break mode; `nil` if it has none.
  func lineBreakMode(
    _ name: String = "lineBreakMode", of element: Int
  ) -> Label.LineBreakMode? {
    attribute(name, of: element).flatMap { Label.LineBreakMode(written: $0) }
  }

  /// The minimum scale factor, above 0 and below 1.
  func minimumScaleFactor(of element: Int) -> Double? {
    guard shrinks(element), let factor = number("minimumScaleFactor", of: element) else {
      return nil
    }
    return factor > 0 && factor < 1 ? factor : nil
  }

  /// The minimum point size, above 0.
  func minimumFontSize(of element: Int) -> Double? {
    guard shrinks(element), let size = number("minimumFontSize", of: element) else { return nil }
    return size > 0 ? size : nil
  }

  /// Whether an element's text shrinks: a missing flag means YES, but has no effect without a minimum.
  private func shrinks(_ element: Int) -> Bool {
    attribute("adjustsFontSizeToFit", of: element) != "NO"
  }

}

extension Label.LineBreakMode {
  /// Creates a mode from Interface Builder's name in an attribute of a view or of a paragraph style.
  init?(written name: String) {
    switch name {
    case "headTruncation", "truncatingHead": self = .head
    case "middleTruncation", "truncatingMiddle": self = .middle
    case "tailTruncation", "truncatingTail": self = .tail
    case "clip", "clipping": self = .clip
    case "wordWrap", "wordWrapping": self = .wordWrap
    case "characterWrap", "charWrapping": self = .charWrap
    default: return nil
    }
  }

  /// Whether text continues on another line.
  var wraps: Bool { self == .wordWrap || self == .charWrap }
}
