public import CopyfitDynamicType
public import CopyfitFonts
public import CopyfitLayout

/// The reason why text cannot be measured.
public enum CopyfitError: Error, Hashable, Sendable {
  /// A font file that cannot be used.
  case font(FontError)
  /// The system font is requested, and its stand-in is not installed.
  case systemFontMissing(FontDesign)
  /// A font that the caller names for a purpose (the system font, a substitute) is missing.
  case namedFontMissing(name: String, purpose: String)
  /// An invalid font description, such as one with a negative size.
  case description(DynamicTypeError)
  /// A value of a label that is outside its range or NaN.
  case outOfRange(LabelQuantity, Double, ClosedRange<Double>)
  /// The smallest category of a label and its largest one, which is smaller.
  case minimumAboveMaximum(ContentSizeCategory, ContentSizeCategory)
  /// A name that is not a valid locale.
  case invalidLocale(String)
  /// A question without text sizes.
  case noCategories
  /// A text that was prepared for a label with another font or other line breaking.
  case preparedForAnotherLabel
  /// A number that is invalid in a calibration.
  case calibration(_ what: String, Double, ClosedRange<Double>)
  /// Text that cannot be laid out.
  case layout(LayoutError)
}

extension CopyfitError: CustomStringConvertible {
  /// The problem and its fix, with the names of `LabelSpec`.
  public var description: String { message(.swift) }

  /// The problem and its fix, with the caller's names of a label's values.
  package func message(_ naming: LabelNaming) -> String {
    switch self {
    case .font(let error):
      error.message
    case .systemFontMissing(let design):
      Self.missingStandIn(for: design)
    case .namedFontMissing(let name, let purpose):
      "the font '\(name)', named as \(purpose), was not found; check its name or add its folder"
    case .description(let error):
      error.description
    case .outOfRange(let quantity, let value, _):
      "\(naming.name(quantity)) must be \(quantity.expectation), not \(value.shortText)"
    case .minimumAboveMaximum(let minimum, let maximum):
      Self.categoryProblem(naming.categories, minimum, maximum)
    case .invalidLocale(let name):
      "'\(name.shortened)' is not a locale, such as pt-BR or zh_Hans"
    case .noCategories:
      "categories is empty; name at least one, or ContentSizeCategory.allCases"
    case .preparedForAnotherLabel:
      "the text was prepared for another label; prepare it for this one"
    case .calibration(let what, let number, let range):
      "the \(what) of a calibration must be from \(range.lowerBound) to \(range.upperBound), not \(number)"
    case .layout(let error):
      error.message
    }
  }

  /// The sentence about categories that exclude each other, with the names that the caller knows.
  package static func categoryProblem(
    _ names: (minimum: String, maximum: String), _ minimum: ContentSizeCategory,
    _ maximum: ContentSizeCategory
  ) -> String {
    "\(names.minimum) is above \(names.maximum): \(minimum) is larger than \(maximum); exchange them"
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
  /// The result of `body`; its error becomes one of this module.
  static func wrapping<Result>(
    _ body: () throws(FontError) -> Result
  ) throws(CopyfitError) -> Result {
    do { return try body() } catch { throw .font(error) }
  }
}
