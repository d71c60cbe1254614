/// The value of a condition of conditional compilation in a published iOS app.
///
/// Source of the macros: Apple, *TargetConditionals.h* and *AvailabilityMacros.h*; Xcode's templates for `DEBUG`.
struct ObjectiveCCondition {
  /// The macros that the source has defined, with the rests of their lines.
  private let macros: [String: String]
  private var words: ArraySlice<String>

  /// The maximum nesting of parentheses and negations; those of real code are in each other up to three times.
  private static let maximumDepth = 32

  /// Whether a condition holds; `nil` if that depends on settings of the build.
  static func value(of text: String, macros: [String: String]) -> Bool? {
    var condition = ObjectiveCCondition(macros: macros, words: words(of: text)[...])
    return condition.alternatives(0)
  }

  private static let signs = ["&&", "||", ">=", "<=", "==", "!="]

  /// The words, numbers and signs of a condition.
  private static func words(of text: String) -> [String] {
    var found: [String] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      let count: Int
      if first.startsWord || first.isDigit {
        count = rest.prefix { $0.startsWord || $0.isDigit }.count
      } else {
        count = signs.contains { rest.starts(with: $0.utf8) } ? 2 : 1
      }
      if first != UInt8(ascii: " "), first != UInt8(ascii: "\t") {
        found.append(String(decoding: rest.prefix(count), as: UTF8.self))
      }
      rest = rest.dropFirst(count)
    }
    return found
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private mutating func alternatives(_ depth: Int) -> Bool? {
    var values = [requirements(depth)]
    while take("||") { values.append(requirements(depth)) }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  private mutating func requirements(_ depth: Int) -> Bool? {
    var values = [comparison(depth)]
    while take("&&") { values.append(comparison(depth)) }
    return values.contains(false) ? false : values.contains(nil) ? nil : true
  }

  /// An operand, which a sign may compare with others; only the newest system's version is known well enough for that.
  private mutating func comparison(_ depth: Int) -> Bool? {
    let first = words.first
    let value = operand(depth)
    guard let sign = words.first, !["&&", "||", ")"].contains(sign) else { return value }
    var open = 0
    while let word = words.first, open > 0 || !["&&", "||", ")"].contains(word) {
      if word == "(" { open += 1 }
      if word == ")" { open -= 1 }
      words.removeFirst()
    }
    guard first == "__IPHONE_OS_VERSION_MAX_ALLOWED" else { return nil }
    return sign.hasPrefix(">") ? true : sign.hasPrefix("<") ? false : nil
  }

  private mutating func operand(_ depth: Int) -> Bool? {
    guard depth < Self.maximumDepth, let word = words.popFirst() else {
      words = []
      return nil
    }
    switch word {
    case "!": return operand(depth + 1).map { !$0 }
    case "(":
      let value = alternatives(depth + 1)
      return take(")") ? value : nil
    case "defined":
      let hasBracket = take("(")
      let name = words.popFirst() ?? ""
      if hasBracket, !take(")") { return nil }
      return macros[name] != nil ? true : name.hasPrefix("__IPHONE_") ? true : Self.known[name]
    case "__has_feature":
      let isCounting = words.starts(with: ["(", "objc_arc", ")"])
      words = words.dropFirst(isCounting ? 3 : 0)
      return isCounting ? true : nil
    default: break
    }
    let value = macros[word] ?? word
    return Int(value).map { $0 != 0 } ?? (macros[word] == nil ? Self.known[word] : nil)
  }

  private static let known = [
    "TARGET_OS_MAC": true, "TARGET_OS_IPHONE": true, "TARGET_OS_IOS": true, "TARGET_OS_OSX": false,
    "TARGET_OS_TV": false, "TARGET_OS_WATCH": false, "TARGET_OS_VISION": false,
    "TARGET_OS_MACCATALYST": false, "TARGET_OS_SIMULATOR": false, "TARGET_IPHONE_SIMULATOR": false,
    "TARGET_OS_LINUX": false, "TARGET_OS_WIN32": false, "DEBUG": false, "RELEASE": true,
    "__OBJC__": true, "__APPLE__": true, "__clang__": true, "YES": true, "NO": false,
  ]
}
