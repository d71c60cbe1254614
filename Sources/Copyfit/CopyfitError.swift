public import CopyfitDynamicType
public import CopyfitFonts
public import CopyfitLayout

/// Why text could not be measured.
public enum CopyfitError: Error, Hashable, Sendable {
  /// A font file that cannot be used.
  case font(FontError)
  /// The system font was asked for, and what stands in for it is not installed.
  case systemFontMissing(FontDesign)
  /// A font that the caller names for a purpose (the system font, a substitute) is not there.
  case namedFontMissing(name: String, purpose: String)
  /// A font description that means nothing, such as one with a negative size.
  case description(DynamicTypeError)
  /// Letter spacing beyond `LabelSpec.letterSpacingRange`, or no number.
  case letterSpacing(Double)
  /// A label's width or height that is no number.
  case frameIsNoNumber(width: Double?, height: Double?)
  /// A number that no calibration can have.
  case calibration(_ what: String, Double, ClosedRange<Double>)
  /// Text that cannot be laid out.
  case layout(LayoutError)
}

extension CopyfitError: CustomStringConvertible {
  /// What is wrong and what to do, for a person.
  public var description: String {
    switch self {
    case .font(let error):
      error.message
    case .systemFontMissing(let design):
      Self.missingStandIn(for: design)
    case .namedFontMissing(let name, let purpose):
      "the font '\(name)', named as \(purpose), was not found; check its name or add its folder"
    case .description(let error):
      error.description
    case .letterSpacing(let points):
      "letter spacing must be from -1000 to 1000 points, not \(points)"
    case .frameIsNoNumber(let width, let height):
      "a label's width and height must be numbers, not \(Self.size(width, height))"
    case .calibration(let what, let number, let range):
      "the \(what) of a calibration must be from \(range.lowerBound) to \(range.upperBound), not \(number)"
    case .layout(let error):
      error.message
    }
  }

  private static func size(_ width: Double?, _ height: Double?) -> String {
    [width, height].map { $0.map { "\($0)" } ?? "none" }.joined(separator: " and ")
  }

  private static func missingStandIn(for design: FontDesign) -> String {
    let (font, debian, homebrew) =
      switch design {
      case .standard, .rounded: ("Inter", "fonts-inter", "font-inter")
      case .serif: ("Noto Serif", "fonts-noto-core", "font-noto-serif")
      case .monospaced: ("Noto Sans Mono", "fonts-noto-mono", "font-noto-sans-mono")
      }
    let role =
      design == .standard ? "the system font" : "the system font's \(design.rawValue) design"
    return """
      the font \(font) is not installed, which stands in for \(role); install it \
      (Debian: apt-get install \(debian); macOS: brew install --cask \(homebrew)) or name a font \
      file as the system font
      """
  }
}

extension CopyfitError {
  /// What `body` returns; its error as one of this module.
  static func opening<Result>(
    _ body: () throws(FontError) -> Result
  ) throws(CopyfitError) -> Result {
    do { return try body() } catch { throw .font(error) }
  }
}
