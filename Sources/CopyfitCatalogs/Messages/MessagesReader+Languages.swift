internal import CopyfitSourceText
internal import CopyfitUnicode

/// Files that hold several languages.
extension MessagesReader {
  /// Whether a file holds several languages, each in an object with its name.
  ///
  /// A few other members, such as a version, may be beside them. Names such as `id` and `no` are languages, too, so
  /// that one object with such a name proves nothing.
  static func areLocales(_ members: [JSONNode.Member]) -> Bool {
    let named = members.count { LocaleName.locale($0.name) != nil }
    let languages = members.count { isLocale($0) }
    guard languages < members.count else { return !members.isEmpty }
    return named > 1 && languages > 0 && languages * 2 >= members.count && areTranslations(members)
  }

  /// Whether all objects are languages, or those with the name of one are translations: one of two has at least half of
  /// its keys in common with others, or only one has texts.
  ///
  /// Names of groups, such as `it` and `my`, are languages, too, but their texts have other keys.
  private static func areTranslations(_ members: [JSONNode.Member]) -> Bool {
    let objects = members.filter { if case .object = $0.value.content { true } else { false } }
    let languages = objects.filter(isLocale)
    if languages.count == objects.count { return true }
    let keys = languages.map { Set($0.value.members.map { ExactString($0.name) }) }
    let filled = keys.filter { !$0.isEmpty }
    guard filled.count > 1 else { return keys.count > 1 }
    var counts: [ExactString: Int] = [:]
    for key in filled.joined() { counts[key, default: 0] += 1 }
    return filled.contains { keys in
      keys.count { counts[$0, default: 0] > 1 } * 2 >= keys.count
    }
  }

  private static func isLocale(_ member: JSONNode.Member) -> Bool {
    guard case .object = member.value.content else { return false }
    return LocaleName.locale(member.name) != nil
  }

  /// Whether a member beside languages is one; others are reported with the number of their texts.
  mutating func isLanguage(_ member: JSONNode.Member) -> Bool {
    if Self.isLocale(member) { return true }
    let isNamed = LocaleName.locale(member.name) != nil
    let lost = isNamed || !member.isFact ? member.value.textCount : 0
    let weight: CatalogProblem.Weight? =
      if lost == 0 { .note } else if isNamed || member.value.string == nil { nil } else { .warning }
    let fault = isNamed ? "is \(member.value.kind)" : "is not the name of a language"
    let effect = lost == 0 ? "" : ": \(Phrase.count(lost, "text is", "texts are")) left out"
    var problem = CatalogProblem(
      kind: .catalogSyntax,
      message:
        "The file holds a language in each object, but \(member.name.quoted) \(fault)\(effect).",
      position: text.position(at: member.offset), entriesLost: lost,
      weight: weight, isReadOn: true)
    problem.subject = member.name
    problems.add(problem)
    return false
  }
}

extension JSONNode.Member {
  /// Words in the names of facts about a file; labels have names with other words, such as "date".
  private static let facts: Set = [
    "version", "schema", "generated", "generator", "locale", "locales", "lang",
  ]

  /// Whether it is a fact about the file, such as its version, and not a text of the app.
  fileprivate var isFact: Bool {
    guard let first = name.first else { return false }
    return "_$@".contains(first)
      || value.string != nil && words.contains(where: Self.facts.contains)
  }

  /// The words of the name in lower case: "source" and "locale" of `sourceLocale` and `source_locale`.
  private var words: [String] {
    var words = [""]
    for character in name {
      if !character.isLetter || character.isUppercase { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return words
  }
}
