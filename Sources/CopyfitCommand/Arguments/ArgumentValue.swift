internal import Copyfit
internal import CopyfitAudit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitReports
internal import CopyfitStream

/// A value on the command line.
protocol ArgumentValue {
  /// Reads a value from a word.
  static func read(_ text: String) throws(ValueError) -> Self

  /// The possible words, if there are few.
  static var completion: ValueCompletion { get }
}

extension ArgumentValue {
  static var completion: ValueCompletion { .none }
}

extension ValueCompletion {
  /// Creates the completion of a type, or else of a placeholder.
  init<Value: ArgumentValue>(of type: Value.Type, placeholder: String) {
    self = type.completion
    guard self == .none else { return }
    let names = placeholder.split { !$0.isLetter }.map(String.init)
    if names.contains(where: ["FILE", "FOLDER", "PATH", "NEW"].contains) { self = .files }
  }
}

extension String: ArgumentValue {
  static func read(_ text: String) -> String { text }
}

extension Double: ArgumentValue {
  static func read(_ text: String) throws(ValueError) -> Double {
    // Swift also reads hexadecimal numbers, "nan" and "infinity".
    let isDecimal = text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) }
    guard isDecimal, let number = Double(text) else {
      throw ValueError(value: text, expected: "a number")
    }
    return number
  }
}

extension Int: ArgumentValue {
  static func read(_ text: String) throws(ValueError) -> Int {
    guard let number = Int(text) else { throw ValueError(value: text, expected: "an integer") }
    return number
  }
}

/// One of a few named values.
protocol NamedValue: ArgumentValue {
  init?(name: String)
  static var names: [String] { get }
}

extension NamedValue {
  static var completion: ValueCompletion { .words(names, isList: false) }

  static func read(_ text: String) throws(ValueError) -> Self {
    if let value = Self(name: text) { return value }
    let expected = "one of " + names.joined(separator: ", ")
    throw ValueError(value: text, expected: expected, known: names)
  }
}

extension NamedValue where Self: RawRepresentable<String> & CaseIterable {
  init?(name: String) { self.init(rawValue: name) }
  static var names: [String] { allCases.map(\.rawValue) }
}

extension TextStyle: NamedValue {
  static var names: [String] { allCases.map(\.name) }
}

extension Platform: NamedValue {
  /// Finds the platform with a name; letter case is ignored: `ios`, `MacOS`.
  init?(name: String) {
    guard
      let platform = Self.allCases.first(where: {
        $0.rawValue.lowercased() == name.lowercased()
      })
    else { return nil }
    self = platform
  }
}

extension ContentSizeCategory: NamedValue {
  static var names: [String] { allCases.map(\.name) }
}

extension PseudoLocale: NamedValue {}
extension LabelSpec.Mode: NamedValue {}
extension ReportOptions.Strings: NamedValue {}
extension LabelSpec.OpticalSize: NamedValue {}
extension LabelSpec.Direction: NamedValue {}

extension LineBreakStrategy: NamedValue {}
extension FitProfile.System: NamedValue {}

extension Device: ArgumentValue {
  static var completion: ValueCompletion { .words(["canvas"], isList: false) }

  static func read(_ text: String) throws(ValueError) -> Device {
    if text == "canvas" { return .canvas }
    guard let width = try? Double.read(text), widths.contains(width) else {
      throw ValueError(value: text, expected: expectation, known: ["canvas"])
    }
    return .width(width)
  }
}

/// A coordinate of a variable font, such as `wght=650`.
extension FontVariation: ArgumentValue {
  static func read(_ text: String) throws(ValueError) -> FontVariation {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let axis = FontTag(name: parts[0]),
      let value = try? Double.read(parts[1])
    else { throw ValueError(value: text, expected: "an axis and a number, such as wght=650") }
    return FontVariation(axis: axis, value: value)
  }
}

/// Values separated by commas.
extension Array: ArgumentValue where Element: ArgumentValue {
  static var completion: ValueCompletion {
    guard case .words(let words, isList: _) = Element.completion else { return Element.completion }
    return .words(words, isList: true)
  }

  static func read(_ text: String) throws(ValueError) -> [Element] {
    var values: [Element] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try Element.read(String(part)))
    }
    return values
  }
}

/// Content size categories separated by commas, or `all`.
struct CategoryList: ArgumentValue, Hashable {
  var categories: [ContentSizeCategory]

  static var completion: ValueCompletion {
    .words(["all"] + ContentSizeCategory.names, isList: true)
  }

  static func read(_ text: String) throws(ValueError) -> CategoryList {
    if text == "all" { return CategoryList(categories: ContentSizeCategory.allCases) }
    return CategoryList(categories: try [ContentSizeCategory].read(text))
  }
}

/// Languages separated by commas.
struct LocaleList: ArgumentValue, Hashable {
  var locales: [String]

  static func read(_ text: String) throws(ValueError) -> LocaleList {
    let locales = try [String].read(text)
    guard !locales.contains("") else {
      throw ValueError(value: text, expected: "languages such as de,zh-Hans")
    }
    return LocaleList(locales: locales)
  }
}

/// Whether output is colored.
enum ColorChoice: String, CaseIterable, NamedValue { case auto, always, never }

/// The format of a result.
enum OutputFormat: String, CaseIterable, NamedValue { case text, json }
