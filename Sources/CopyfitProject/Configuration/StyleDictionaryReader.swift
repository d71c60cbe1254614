package import CopyfitDynamicType
package import CopyfitSourceText
internal import CopyfitUnicode

/// Creates a style dictionary from the content of a file, and collects the problems.
package struct StyleDictionaryReader {
  /// A problem and its place.
  struct Problem {
    var message: String
    /// The place; `nil` in formats without lines.
    var position: SourcePosition?
  }

  /// Whether an entry may have keys that Copyfit does not read, as in the files of apps.
  let allowsOtherKeys: Bool
  package private(set) var dictionary = StyleDictionary()
  package private(set) var positions: [TextStyle: SourcePosition] = [:]
  private(set) var problems: [Problem] = []

  private static let keys = ["fontName", "fontSize"]

  init(allowsOtherKeys: Bool) { self.allowsOtherKeys = allowsOtherKeys }

  mutating func read(_ root: StyleNode) {
    guard case .mapping(let members) = root.content else {
      let example = "{ body: { fontName: Inter-Regular, fontSize: 17 } }"
      return report("expected a style dictionary such as \(example), found \(root.kind)", at: root)
    }
    var seen: Set<TextStyle> = []
    for member in members {
      guard let style = TextStyle(name: member.key) else {
        report(unknown: "text style", member, known: StyleDictionary.keys)
        continue
      }
      if !seen.insert(style).inserted {
        report(
          StyleDictionary.Problem.duplicate(style, key: member.key).description, at: member)
      } else if let entry = entry(of: member) {
        dictionary[style] = entry
        positions[style] = member.position
      }
    }
  }

  private mutating func entry(of style: StyleNode.Member) -> StyleDictionary.Entry? {
    guard case .mapping(let members) = style.value.content else {
      report(
        "expected 'fontName' and 'fontSize' of \(style.key), found \(style.value.kind)",
        at: style.value)
      return nil
    }
    var seen: Set<String> = []
    for member in members {
      if Self.keys.contains(member.key) {
        if seen.insert(member.key).inserted { continue }
        report("'\(member.key)' of \(style.key) is given twice", at: member)
      } else if !allowsOtherKeys {
        report(unknown: "key", member, known: Self.keys)
      }
    }
    let name = value("fontName", of: style, members).flatMap { fontName($0, of: style.key) }
    let size = value("fontSize", of: style, members).flatMap { fontSize($0, of: style.key) }
    guard let name, let size else { return nil }
    return StyleDictionary.Entry(fontName: name, fontSize: size)
  }

  private mutating func value(
    _ key: String, of style: StyleNode.Member, _ members: [StyleNode.Member]
  ) -> StyleNode? {
    if let member = members.first(where: { $0.key == key }) { return member.value }
    report("expected '\(key)' in the entry of \(style.key)", at: style)
    return nil
  }

  private mutating func fontName(_ node: StyleNode, of style: String) -> String? {
    if case .text(let name) = node.content, StyleDictionary.Entry.isFontName(name) { return name }
    let problem = StyleDictionary.Problem.fontName(ofKey: style, found: node.kind)
    report(problem.description, at: node)
    return nil
  }

  private mutating func fontSize(_ node: StyleNode, of style: String) -> Double? {
    if case .number(let size) = node.content, StyleDictionary.Entry.isFontSize(size) { return size }
    let problem = StyleDictionary.Problem.fontSize(ofKey: style, found: node.kind)
    report(problem.description, at: node)
    return nil
  }
}

extension StyleDictionaryReader {
  private mutating func report(_ message: String, at node: StyleNode) {
    problems.append(Problem(message: message, position: node.position))
  }

  private mutating func report(_ message: String, at member: StyleNode.Member) {
    problems.append(Problem(message: message, position: member.position))
  }

  private mutating func report(unknown what: String, _ member: StyleNode.Member, known: [String]) {
    report(Spelling.message(unknown: what, member.key, known: known), at: member)
  }
}
