package import CopyfitDynamicType
internal import CopyfitSwiftTree

/// The fonts that the configuration gives for names in code, such as `DesignSystem.body` and `theme(.title)`.
///
/// They apply to fonts and modifiers from modules whose sources the project does not have.
package struct FontHelpers: Hashable, Sendable {
  private var fonts: [String: Font] = [:]
  /// The names of modifiers that change neither the text nor the room of a view.
  let neutralModifiers: Set<String>

  /// Fonts by the names that `name(written:)` returns, and the names of modifiers that change nothing.
  package init(_ fonts: [String: Font] = [:], neutralModifiers: Set<String> = []) {
    self.fonts = fonts
    self.neutralModifiers = neutralModifiers
  }

  package var isEmpty: Bool { fonts.isEmpty }

  /// A text that differs if the names, the fonts or the neutral modifiers differ.
  package var identity: String {
    let fonts = fonts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.descriptor)" }
    return (fonts + neutralModifiers.sorted().map { "\($0)=" }).joined(separator: "\n")
  }

  /// The font of a name; `nil` if the configuration has none.
  subscript(name: String) -> Font? { fonts[name] }

  /// The names of functions that may be modifiers of views.
  var modifiers: [String] {
    let functions = fonts.keys.map { name in String(name.prefix { $0 != "(" }) }
    return Set(functions).filter { !$0.contains(".") }.sorted()
  }

  /// The form for comparing names: without spaces, a leading dot, or `Font` or `UIFont` in front; `nil` if the text
  /// cannot name a font in code.
  package static func name(written text: String) -> String? {
    var name = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if isQuoted || character != " " { name.append(character) }
    }
    for start in ["SwiftUI.", "UIFont.", "Font.", "."] where name.hasPrefix(start) {
      name.removeFirst(start.count)
    }
    guard let first = name.first, first.isLetter || first == "_", !isQuoted else { return nil }
    return isChain(name) ? name : nil
  }

  /// Whether a text consists of names with dots, and arguments in parentheses.
  private static func isChain(_ name: String) -> Bool {
    var depth = 0
    var isQuoted = false
    var last: Character = "."
    for character in name {
      defer { last = character }
      if character == "\"" { isQuoted.toggle() }
      guard !isQuoted, character != "\"" else { continue }
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case ".": if depth == 0, last == "." { return false }
      case ",", ":", "-": if depth == 0 { return false }
      default:
        guard character.isLetter || character.isNumber || character == "_" else { return false }
      }
      guard depth >= 0 else { return false }
    }
    return depth == 0 && last != "."
  }
}

extension SwiftNode {
  /// A font as code names it, in the form of `FontHelpers`: members and calls with constant arguments.
  var fontName: String? {
    switch kind {
    case .name: return name == "self" || name == "Self" || name.hasPrefix("$") ? nil : name
    case .member:
      guard let base = child(0), !base.isFontType else { return name }
      return base.fontName.map { "\($0).\(name)" }
    case .call: return child(0)?.fontName.flatMap { called($0) }
    default: return nil
    }
  }

  /// A call of a modifier as code names it; `nil` if an argument is not constant.
  var modifierName: String? { child(0).flatMap { called($0.name) } }

  private var isFontType: Bool {
    guard kind == .name || kind == .member else { return false }
    return name == "Font" || name == "UIFont"
  }

  private func called(_ name: String) -> String? {
    let arguments = children.filter { $0.kind == .argument }.map { argument in
      argument.child(0)?.constantText.map { argument.name.isEmpty ? $0 : "\(argument.name):\($0)" }
    }
    guard arguments.allSatisfy({ $0 != nil }) else { return nil }
    return "\(name)(\(arguments.compactMap(\.self).joined(separator: ",")))"
  }

  /// An argument that is the same in all calls; `nil` for other expressions.
  private var constantText: String? {
    switch kind {
    case .number, .boolean: return name
    case .none: return "nil"
    case .string:
      return child(0) == nil && name.allSatisfy { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        ? "\"\(name)\"" : nil
    case .prefix where name == "-": return child(0)?.constantText.map { "-\($0)" }
    case .member:
      guard let base = child(0) else { return ".\(name)" }
      return base.constantText.map { "\($0).\(name)" }
    case .name: return name.first?.isUppercase == true ? name : nil
    case .call:
      let callee = child(0)
      return callee?.constantText.flatMap { called($0) }
    default: return nil
    }
  }
}
