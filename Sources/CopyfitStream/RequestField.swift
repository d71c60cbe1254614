/// A field of a request, as it is named in JSON.
public enum RequestField: String, CaseIterable, Sendable, Hashable {
  case id, text, locale, font, style, system, sizes, categories, size, relativeTo, width, height
  case lines, mode, minimumScaleFactor, minimumFontSize, displayScale, lineBreakStrategy, fallback
  case materialize

  /// The option of `copyfit measure` that says the same, such as `--relative-to`.
  package var option: String {
    switch self {
    case .text: "TEXT"
    case .categories: "--category"
    default: "--" + kebabCase
    }
  }

  private var kebabCase: String {
    rawValue.reduce(into: "") { result, letter in
      result += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

/// How messages call the fields of a request.
public enum RequestNaming: Sendable, Hashable {
  /// As fields of a JSON object.
  case json
  /// As options of the command.
  case option

  package func name(_ field: RequestField) -> String {
    switch self {
    case .json: "'\(field.rawValue)'"
    case .option: field == .text ? field.option : "'\(field.option)'"
    }
  }

  package func list(_ fields: [RequestField], _ conjunction: String) -> String {
    let names = fields.map(name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

/// Which fields a request has; every request needs one, so it takes no memory of its own.
struct RequestFieldSet {
  private var bits: UInt32 = 0

  /// Adds a field and says whether it is new.
  mutating func insert(_ field: RequestField) -> Bool {
    let bit: UInt32 = 1 << field.ordinal
    defer { bits |= bit }
    return bits & bit == 0
  }
}

extension RequestField {
  /// The field's number in the order of the declaration.
  fileprivate var ordinal: UInt32 {
    switch self {
    case .id: 0
    case .text: 1
    case .locale: 2
    case .font: 3
    case .style: 4
    case .system: 5
    case .sizes: 6
    case .categories: 7
    case .size: 8
    case .relativeTo: 9
    case .width: 10
    case .height: 11
    case .lines: 12
    case .mode: 13
    case .minimumScaleFactor: 14
    case .minimumFontSize: 15
    case .displayScale: 16
    case .lineBreakStrategy: 17
    case .fallback: 18
    case .materialize: 19
    }
  }
}
