internal import CopyfitDynamicType
internal import CopyfitLabels

/// The attributes that labels, buttons and text fields have in common.
extension XMLTree {
  /// How an element's text is cut; `nil` where the element does not say.
  func lineBreakMode(
    _ name: String = "lineBreakMode", of element: Int
  ) -> Label.LineBreakMode? {
    attribute(name, of: element).flatMap { Label.LineBreakMode(written: $0) }
  }

  /// The least scale that shrinking allows, above 0 and below 1.
  func minimumScaleFactor(of element: Int) -> Double? {
    guard shrinks(element), let factor = number("minimumScaleFactor", of: element) else {
      return nil
    }
    return factor > 0 && factor < 1 ? factor : nil
  }

  /// The least point size that shrinking allows, above 0.
  func minimumFontSize(of element: Int) -> Double? {
    guard shrinks(element), let size = number("minimumFontSize", of: element) else { return nil }
    return size > 0 ? size : nil
  }

  /// Whether an element's text shrinks: an absent flag is YES, but means nothing without a minimum.
  private func shrinks(_ element: Int) -> Bool {
    attribute("adjustsFontSizeToFit", of: element) != "NO"
  }

}

extension Label.LineBreakMode {
  /// A mode by the name that Interface Builder gives it, in an attribute of a view or of a paragraph style.
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

  /// Whether text that does not fit goes on in another line.
  var wraps: Bool { self == .wordWrap || self == .charWrap }
}
