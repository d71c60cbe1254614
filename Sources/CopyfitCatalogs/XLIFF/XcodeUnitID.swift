internal import CopyfitUnicode

/// The parts of the id of a unit that Xcode wrote.
enum XcodeUnitID: Equatable {
  /// A text of a key; `variant` if the key has several.
  case text(key: String, variant: TextVariant?)
  /// A form of a variable that a key's text refers to.
  case form(key: String, variable: String, PluralCategory)
  /// The format specifier of a variable.
  case specifier(key: String, variable: String)
  /// A part of a plural rule that is not shown, such as the type of the rule.
  case structure
  /// A path that this version does not know.
  case unknown

  /// Reads an id.
  ///
  /// - Parameter fileExtension: The extension of the file that the units were exported from.
  init(_ id: String, fileExtension: String) {
    switch fileExtension {
    case "stringsdict" where id.hasPrefix("/"): self = Self.dictionaryPath(id)
    case "xcstrings", "storyboard", "xib", "strings": self = Self.catalogPath(id)
    default: self = .text(key: id, variant: nil)
    }
  }

  /// `key|==|plural.one`: the key and the variant.
  private static func catalogPath(_ id: String) -> Self {
    // Few ids have a mark, and a search for ranges examines characters.
    guard id.utf8.contains(UInt8(ascii: "|")), let mark = id.ranges(of: "|==|").last else {
      return .text(key: id, variant: nil)
    }
    let key = String(id[..<mark.lowerBound])
    let names = id[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
    if names[0] == "substitutions" { return form(of: key, names.dropFirst()) }
    return variant(names).map { .text(key: key, variant: $0) } ?? .unknown
  }

  /// `NAME.plural.one`; the name itself may contain dots.
  private static func form(of key: String, _ names: ArraySlice<Substring>) -> Self {
    guard names.count >= 3, names.dropLast().last == "plural",
      let category = names.last.flatMap({ PluralCategory(rawValue: String($0)) })
    else { return .unknown }
    return .form(key: key, variable: names.dropLast(2).joined(separator: "."), category)
  }

  /// The variant of a path such as `device.iphone.plural.one`; `nil` if it is not a variant.
  private static func variant(_ names: [Substring]) -> TextVariant? {
    guard !names.isEmpty, names.count.isMultiple(of: 2) else { return nil }
    var choices: [TextVariant.Choice] = []
    for index in stride(from: 0, to: names.count, by: 2) {
      let name = String(names[index + 1])
      switch names[index] {
      case "plural":
        guard let category = PluralCategory(rawValue: name) else { return nil }
        choices.append(.plural(category))
      case "device" where !name.isEmpty: choices.append(.device(name))
      case "width" where !name.isEmpty: choices.append(.width(name))
      default: return nil
      }
    }
    return TextVariant(choices)
  }

  /// `/key:dict/variable:dict/one:dict/:string`: a path through dictionaries to a text.
  private static func dictionaryPath(_ id: String) -> Self {
    guard id.hasSuffix(end) else { return .unknown }
    let names = id.dropFirst().dropLast(end.count).split(
      separator: ":dict/", omittingEmptySubsequences: false)
    guard names.count >= 2, let last = names.last else { return .unknown }
    if last == "NSStringFormatSpecTypeKey" { return .structure }
    if last == "NSStringLocalizedFormatKey" {
      return .text(key: names.dropLast().joined(separator: ":dict/"), variant: nil)
    }
    guard names.count >= 3 else { return .unknown }
    let (key, rule) = (names.dropLast(2).joined(separator: ":dict/"), names[names.count - 2])
    if last == "NSStringFormatValueTypeKey" { return .specifier(key: key, variable: String(rule)) }
    switch rule {
    case "NSStringVariableWidthRuleType":
      return .text(key: key, variant: TextVariant([.width(String(last))]))
    case "NSStringDeviceSpecificRuleType":
      return .text(key: key, variant: TextVariant([.device(String(last))]))
    default:
      let category = PluralCategory(rawValue: String(last))
      return category.map { .form(key: key, variable: String(rule), $0) } ?? .unknown
    }
  }

  private static let end = ":dict/:string"
}
