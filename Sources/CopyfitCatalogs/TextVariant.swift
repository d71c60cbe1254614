internal import CopyfitSourceText
public import CopyfitUnicode

/// Identifies one of several texts of a key, such as the one for a device and a plural category.
public struct TextVariant: Hashable, Sendable {
  /// One condition of a text.
  public enum Choice: Hashable, Sendable {
    /// Counts of a plural category.
    case plural(PluralCategory)
    /// Ordinal numbers of a plural category: 1st, 2nd, 3rd.
    case ordinal(PluralCategory)
    /// A form of gettext by its number, whose category is unknown.
    case numberedPlural(Int)
    /// A device, by its name in catalogs.
    case device(String)
    /// A width, by its number in catalogs.
    case width(String)
    /// A context of i18next, such as a gender.
    case context(String)
    /// A product of Android.
    case product(String)
    /// One of the phrases of an App Shortcut, counted from 1.
    case phrase(Int)
    /// A category of a variable in the text.
    case variable(String, PluralCategory)
    /// A dimension of String Catalogs that this version does not know.
    case other(dimension: String, name: String)
  }

  /// The conditions of the text, the outermost first.
  public var choices: [Choice]

  /// Creates a variant.
  public init(_ choices: [Choice]) { self.choices = choices }

  /// A plural form that is a separate text.
  public struct PluralForm: Hashable, Sendable {
    /// The category of the numbers that have this text.
    public var category: PluralCategory
    /// Whether it is for ordinal numbers: 1st, 2nd, 3rd.
    public var isOrdinal: Bool
  }

  /// The plural form of the text; `nil` if it has none.
  public var pluralForm: PluralForm? {
    choices.lazy.compactMap(\.pluralForm).first
  }

  /// The device that the text is for, by its name in catalogs.
  public var device: String? {
    choices.lazy.compactMap { if case .device(let name) = $0 { name } else { nil } }.first
  }

  /// The width that the text is for.
  public var width: Int? {
    choices.lazy.compactMap { if case .width(let width) = $0 { width } else { nil } }.first
      .flatMap { Int($0) }
  }

  /// The variant without its plural category; it is the same for all forms.
  public var withoutPluralCategory: TextVariant {
    TextVariant(choices.filter { $0.pluralForm == nil })
  }
}

extension TextVariant.Choice {
  fileprivate var pluralForm: TextVariant.PluralForm? {
    switch self {
    case .plural(let category): .init(category: category, isOrdinal: false)
    case .ordinal(let category): .init(category: category, isOrdinal: true)
    default: nil
    }
  }
}

extension TextVariant {
  /// The variant as a clause behind the name of a key.
  var clause: String { ", as \(description.shortened)," }
}

extension TextVariant: CustomStringConvertible {
  /// The names of the choices, such as `device.mac.plural.few`.
  public var description: String { choices.map(\.description).joined(separator: ".") }
}

extension TextVariant.Choice: CustomStringConvertible {
  /// The dimension and the choice, such as `plural.few`.
  public var description: String {
    switch self {
    case .plural(let category): "plural.\(category.rawValue)"
    case .ordinal(let category): "ordinal.\(category.rawValue)"
    case .numberedPlural(let number): "plural.\(number)"
    case .device(let name): "device.\(name)"
    case .width(let width): "width.\(width)"
    case .context(let name): "context.\(name)"
    case .product(let name): "product.\(name)"
    case .phrase(let number): "phrase.\(number)"
    case .variable(let name, let category): "\(name).\(category.rawValue)"
    case .other(let dimension, let name): "\(dimension).\(name)"
    }
  }
}
