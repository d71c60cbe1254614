internal import CopyfitSourceText
internal import CopyfitUnicode

/// Content of a catalog that is not text of the app.
extension CatalogContent {
  /// Counts entries that are left out for a reason.
  mutating func leaveOut(_ count: Int, _ reason: LeftOut) {
    if count > 0 { leftOut[reason, default: 0] += count }
  }

  /// Leaves out tables whose name is not a language, and reports each.
  mutating func leaveOutUnknownLanguages() {
    var (tags, unknown): (Set<String>, ProblemList) = ([], ProblemList())
    for table in tables.reversed() {
      guard let tag = table.locale?.tag, !LocaleIdentifier.isTag(tag) else { continue }
      leaveOut(Set(table.entries.map(\.key)).count, .unknownLanguage)
      if tags.insert(tag).inserted {
        unknown.add(.unknownLanguage(tag, at: languagePlaces[tag] ?? .start))
      }
    }
    problems = unknown.sorted + problems
    tables.removeAll { $0.locale.map { !LocaleIdentifier.isTag($0.tag) } ?? false }
  }

  /// Leaves out tables in `mul.lproj` that are not in a String Catalog, because no device asks for that folder.
  ///
  /// Xcode stores String Catalogs there and builds a folder for each of their languages.
  mutating func leaveOutManyLanguages(of path: CatalogPath) {
    guard path.localization == "mul", path.fileExtension != "xcstrings" else { return }
    let found = tables.filter { $0.locale == nil }
    let count = found.reduce(0) { $0 + Set($1.entries.map(\.key)).count }
    guard count > 0 else { return }
    withoutLocaleCount += count
    tables.removeAll { $0.locale == nil }
    problems.append(
      CatalogProblem(
        kind: .catalogSyntax,
        message:
          "In 'mul.lproj', only String Catalogs have an effect: no device asks for these texts.",
        position: .start, weight: .warning, isReadOn: true))
  }
}

extension CatalogProblem {
  /// A value that no label shows.
  ///
  /// - Parameter kind: The kind of value, such as "a number".
  static func noText(
    _ kind: String, of key: String, at position: SourcePosition, weight: Weight
  ) -> Self {
    CatalogProblem(
      kind: .catalogSyntax,
      message: "\(key.quoted) is \(kind) where a text is expected, and is left out.",
      position: position, key: key, weight: weight)
  }

  /// A language code that no device requests.
  static func unknownLanguage(_ name: String, at position: SourcePosition) -> Self {
    var problem = CatalogProblem(
      kind: .catalogSyntax,
      message:
        "'\(name.shortened)' is not a language code (BCP 47): no device asks for these texts.",
      position: position, weight: .warning)
    problem.subject = name
    return problem
  }
}
