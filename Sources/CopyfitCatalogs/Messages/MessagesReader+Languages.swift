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
    return named > 1 && languages > 0 && languages * 2 >= members.count
  }

  private static func isLocale(_ member: JSONNode.Member) -> Bool {
    guard case .object = member.value.content else { return false }
    return LocaleName.locale(member.name) != nil
  }

  /// Whether a member beside languages is one; others are reported with the number of their texts.
  mutating func isLanguage(_ member: JSONNode.Member) -> Bool {
    if Self.isLocale(member) { return true }
    let isNamed = LocaleName.locale(member.name) != nil
    let lost = isNamed ? member.value.textCount : member.value.groupedTextCount
    let fault = isNamed ? "is \(member.value.kind)" : "is not the name of a language"
    let effect = lost == 0 ? "" : ": \(Phrase.count(lost, "text is", "texts are")) left out"
    var problem = CatalogProblem(
      kind: .catalogSyntax,
      message:
        "The file holds a language in each object, but \(member.name.quoted) \(fault)\(effect).",
      position: text.position(at: member.offset), entriesLost: lost,
      weight: lost == 0 ? .note : .warning, isReadOn: true)
    problem.subject = member.name
    problems.add(problem)
    return false
  }
}

extension JSONNode {
  /// The number of texts in an object or a list; a single text beside languages is a fact about the file.
  fileprivate var groupedTextCount: Int { string == nil ? textCount : 0 }
}
