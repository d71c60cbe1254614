internal import CopyfitUnicode

/// What the id of a unit says that Xcode wrote.
enum XcodeUnitID: Equatable {
  /// A text of a key; `variant` where the key has several (`plural.one`).
  case text(key: String, variant: String?)
  /// A form of a variable that a key's text refers to.
  case form(key: String, variable: String, PluralCategory)
  /// What the number of a variable is formatted with.
  case specifier(key: String, variable: String)
  /// A part of a plural rule that nobody reads, such as what kind of rule it is.
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

  /// `key|==|plural.one`: the key, and what of it.
  private static func catalogPath(_ id: String) -> Self {
    guard let mark = id.ranges(of: "|==|").last else { return .text(key: id, variant: nil) }
    let key = String(id[..<mark.lowerBound])
    let names = id[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
    if names[0] == "substitutions" { return form(of: key, names.dropFirst()) }
    guard isVariant(names) else { return .unknown }
    return .text(key: key, variant: names.joined(separator: "."))
  }

  /// `NAME.plural.one`; the name may hold dots itself.
  private static func form(of key: String, _ names: ArraySlice<Substring>) -> Self {
    guard names.count >= 3, names.dropLast().last == "plural",
      let category = names.last.flatMap({ PluralCategory(rawValue: String($0)) })
    else { return .unknown }
    return .form(key: key, variable: names.dropLast(2).joined(separator: "."), category)
  }

  /// Whether a path is a chain such as `device.iphone.plural.one`.
  private static func isVariant(_ names: [Substring]) -> Bool {
    guard !names.isEmpty, names.count.isMultiple(of: 2) else { return false }
    return stride(from: 0, to: names.count, by: 2).allSatisfy { index in
      switch names[index] {
      case "plural": PluralCategory(rawValue: String(names[index + 1])) != nil
      case "device", "width": !names[index + 1].isEmpty
      default: false
      }
    }
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
    case "NSStringVariableWidthRuleType": return .text(key: key, variant: "width.\(last)")
    case "NSStringDeviceSpecificRuleType": return .text(key: key, variant: "device.\(last)")
    default:
      let category = PluralCategory(rawValue: String(last))
      return category.map { .form(key: key, variable: String(rule), $0) } ?? .unknown
    }
  }

  private static let end = ":dict/:string"
}
