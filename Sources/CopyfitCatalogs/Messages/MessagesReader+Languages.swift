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

  /// Whether all objects are languages, or those with the name of one have a key in common.
  ///
  /// Names of groups, such as `it` and `my`, are languages, too, but their texts have other keys.
  private static func areTranslations(_ members: [JSONNode.Member]) -> Bool {
    let objects = members.filter { if case .object = $0.value.content { true } else { false } }
    let languages = objects.filter(isLocale)
    if languages.count == objects.count { return true }
    var known: Set<ExactString> = []
    return languages.contains { language in
      let keys = Set(language.value.members.map { ExactString($0.name) })
      defer { known.formUnion(keys) }
      return keys.isEmpty || !known.isDisjoint(with: keys)
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
    let fault = isNamed ? "is \(member.value.kind)" : "is not the name of a language"
    let effect = lost == 0 ? "" : ": \(Phrase.count(lost, "text is", "texts are")) left out"
    var problem = CatalogProblem(
      kind: .catalogSyntax,
      message:
        "The file holds a language in each object, but \(member.name.quoted) \(fault)\(effect).",
      position: text.position(at: member.offset), entriesLost: lost,
      weight: lost == 0 ? .note : isNamed || member.value.string == nil ? nil : .warning,
      isReadOn: true)
    problem.subject = member.name
    problems.add(problem)
    return false
  }
}

extension JSONNode.Member {
  /// Parts of the names of facts about a file.
  private static let facts = [
    "version", "schema", "comment", "date", "author", "generat", "locale", "lang",
  ]

  /// Whether it is a fact about the file, such as its version, and not a text of the app.
  fileprivate var isFact: Bool {
    guard value.string != nil else { return false }
    let lowercased = name.lowercased()
    return name.first.map { "_$@".contains($0) } ?? true
      || Self.facts.contains(where: lowercased.contains)
  }
}
