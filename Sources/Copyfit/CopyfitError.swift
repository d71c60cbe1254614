public import CopyfitDynamicType
public import CopyfitFonts
public import CopyfitLayout

/// Why text could not be measured.
public enum CopyfitError: Error, Hashable, Sendable {
  /// A font file that cannot be used.
  case font(FontError)
  /// The system font was asked for, and what stands in for it is not installed.
  case systemFontMissing
  /// A font that the caller names for a purpose (the system font, a substitute) is not there.
  case namedFontMissing(name: String, purpose: String)
  /// A font description that means nothing, such as one with a negative size.
  case description(DynamicTypeError)
  /// Text that cannot be laid out.
  case layout(LayoutError)
}

extension CopyfitError: CustomStringConvertible {
  /// What is wrong and what to do, for a person.
  public var description: String {
    switch self {
    case .font(let error):
      error.message
    case .systemFontMissing:
      """
      the font Inter is not installed, which stands in for the system font; install it \
      (Debian: apt-get install fonts-inter; macOS: brew install --cask font-inter) or name a font \
      file as the system font
      """
    case .namedFontMissing(let name, let purpose):
      "the font '\(name)', named as \(purpose), was not found; check its name or add its folder"
    case .description(let error):
      error.description
    case .layout(let error):
      error.message
    }
  }
}
