internal import Copyfit

/// A field of a request, with its name in JSON.
public enum RequestField: String, CaseIterable, Sendable, Hashable {
  case id, text, locale, font, style, system, sizes, categories, size, relativeTo, width, height
  case lines, mode, minimumScaleFactor, minimumFontSize, displayScale, lineBreakStrategy, fallback
  case materialize, variations, letterSpacing, opticalSize, direction
  case paragraph, minimumCategory, maximumCategory, tightening, behavior, boldText, details
  case profile, fontScale, textSpacing

  /// The corresponding option of `copyfit measure`, such as `--relative-to`.
  package var option: String {
    switch self {
    case .text: "TEXT"
    case .categories: "--category"
    case .variations: "--variation"
    default: "--" + rawValue.words(joinedBy: "-")
    }
  }

  /// The corresponding member of `copyfit_label_options`, such as `relative_to`.
  package var member: String { self == .size ? "font_size" : rawValue.words(joinedBy: "_") }
}

/// The naming of a request's fields in messages.
public enum RequestNaming: Sendable, Hashable {
  /// As fields of a JSON object.
  case json
  /// As options of the command.
  case option
  /// As members of a structure in C.
  case member

  package func name(_ field: RequestField) -> String {
    switch self {
    case .json: "'\(field.rawValue)'"
    case .option: field == .text ? field.option : "'\(field.option)'"
    case .member: "'\(field.member)'"
    }
  }

  package func list(_ fields: [RequestField], _ conjunction: String) -> String {
    let names = fields.map(name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
