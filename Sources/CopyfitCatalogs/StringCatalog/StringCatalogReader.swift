internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads a String Catalog (`.xcstrings`), the JSON that Xcode 15 and later writes.
struct StringCatalogReader {
  let text: SourceText
  private let file: String
  private let path: CatalogPath
  private var entries: [String: [StringEntry]] = [:]
  private var problems = ProblemList()
  private let includesStale: Bool
  private var staleCount = 0
  private var withoutLocaleCount = 0
  /// The number of texts whose language code is invalid.
  private var unknownLanguageCount = 0
  /// The number of texts that are not translated yet, by their state.
  private var untranslatedCount = 0
  /// The number of texts of `Base` beside a text of the source language.
  private var replacedCount = 0
  /// The offsets of names that occur again later; the last one counts.
  private var replaced: Set<Int> = []
  /// The invalid language codes that are already reported.
  private var languages: Set<String> = []

  init(_ text: SourceText, file: String, path: CatalogPath, includesStale: Bool) {
    self.text = text
    self.file = file
    self.path = path
    self.includesStale = includesStale
  }

  /// Reads the file.
  mutating func content() -> CatalogContent {
    do throws(SourceTextError) {
      var (reader, parser) = (self, JSONParser(text))
      var root = try parser.parse(passingMembersOf: "strings") { before in
        // Without the source language, the tree is needed.
        let source = before.last { $0.name == "sourceLanguage" }?.value.string
        return { member in
          guard let source else { return false }
          reader.read(member, source: source)
          return true
        }
      }
      if parser.duplicates.isEmpty {
        self = reader
        problems = ProblemList()
        return content(of: root, found: reader.problems)
      }
      parser = JSONParser(text)
      root = try parser.parse()
      report(parser.duplicates, in: root)
      return content(of: root, found: ProblemList())
    } catch {
      let lost = Self.keyCount(in: text.utf8)
      let problem =
        Self.conflict(in: text.utf8).map { conflict in
          CatalogProblem(
            kind: .catalogSyntax, message: "The catalog is not JSON: \(MergeMarker.message).",
            position: text.position(at: conflict), entriesLost: lost)
        } ?? .catalogNotRead(error, at: error.position ?? .start, entriesLost: lost)
      return CatalogContent(tables: [], problems: [problem])
    }
  }

  /// - Parameter found: The problems of the members that are not in the tree, because they were already read.
  private mutating func content(of root: JSONNode, found: ProblemList) -> CatalogContent {
    guard let strings = root["strings"], case .object(let members) = strings.content else {
      reject("a String Catalog has an object \"strings\"", at: root["strings"] ?? root)
      return CatalogContent(tables: [], problems: problems.sorted)
    }
    let source = root["sourceLanguage"]?.string
    if source == nil {
      reject(
        "a String Catalog names its \"sourceLanguage\"; its source texts are taken for English",
        at: root, entriesLost: 0)
    }
    check(root)
    problems.add(contentsOf: found)
    if entries[source ?? "en"] == nil { entries[source ?? "en"] = [] }
    for member in members where !replaced.contains(member.offset) {
      read(member, source: source ?? "en")
    }
    var content = CatalogContent(
      tables: tables, problems: problems.sorted,
      sourceLanguage: source, staleCount: staleCount, withoutLocaleCount: withoutLocaleCount)
    if let source, let node = root["sourceLanguage"] {
      content.languagePlaces[LocaleIdentifier(source).tag] = text.position(at: node.offset)
    }
    content.leaveOut(unknownLanguageCount, .unknownLanguage)
    content.leaveOut(untranslatedCount, .untranslated)
    content.leaveOut(replacedCount, .replaced)
    return content
  }

  private var tables: [StringTable] {
    entries.keys.sortedByBytes().map { language in
      StringTable(
        file: file, name: path.table, locale: LocaleIdentifier(language),
        entries: entries[language] ?? [])
    }
  }

  mutating func add(_ problem: CatalogProblem) { problems.add(problem) }
}

extension StringCatalogReader {
  /// Reports names that occur twice, each with the key that it belongs to.
  private mutating func report(_ duplicates: [JSONParser.Duplicate], in root: JSONNode) {
    let keys = root["strings"]?.members ?? []
    reportStrings(in: root)
    let end = root.members.first { $0.offset > keys.last?.offset ?? 0 }?.offset
    let others = Set(root.members.lazy.filter { $0.name == "strings" }.map(\.offset))
    let texts = root.textsLost(by: duplicates, named: "stringUnit")
    for duplicate in duplicates where !others.contains(duplicate.offset) {
      replaced.insert(duplicate.earlier)
      let isInside = end.map { duplicate.offset < $0 } ?? true
      let owner = isInside ? Self.last(of: keys, before: duplicate.offset) : nil
      add(problem(duplicate, of: owner, lost: texts[duplicate.earlier] ?? 0))
    }
  }

  /// Reports each object "strings" after the first one, with the keys of the one before it that are lost.
  private mutating func reportStrings(in root: JSONNode) {
    let all = root.members.filter { $0.name == "strings" }
    guard let last = all.last, all.count > 1 else { return }
    var known = Set(last.value.members.map { ExactString($0.name) })
    for (earlier, later) in zip(all, all.dropFirst()) {
      let lost = earlier.value.members.count { known.insert(ExactString($0.name)).inserted }
      let position = text.position(at: later.offset)
      let places = text.position(at: earlier.offset).words(with: position)
      let effect = lost == 0 ? "" : ", and \(lost) \(lost == 1 ? "key is" : "keys are") lost"
      add(
        CatalogProblem(
          kind: .duplicateKey,
          message:
            "\"strings\" is \(places): only the last one counts\(effect).",
          position: position, entriesLost: lost, weight: .error,
          isReadOn: true, doubling: .part))
    }
  }

  private func problem(
    _ duplicate: JSONParser.Duplicate, of owner: JSONNode.Member?, lost: Int
  ) -> CatalogProblem {
    let isKey = owner?.offset == duplicate.offset
    let later = text.position(at: duplicate.offset)
    let places = text.position(at: duplicate.earlier).words(with: later)
    let place = owner.flatMap { isKey ? nil : " of the key \($0.name.quoted)" } ?? ""
    return CatalogProblem(
      kind: .duplicateKey,
      message:
        "\(duplicate.name.quoted)\(place) is \(places); the last one counts\(CatalogProblem.effect(ofLosing: lost)).",
      position: later, entriesLost: lost, key: owner?.name, weight: lost > 0 ? .error : nil,
      isReadOn: true, doubling: isKey ? .otherText : .part)
  }

  /// The last member that starts at or before an offset; members are in the order of the file.
  private static func last(of members: [JSONNode.Member], before offset: Int) -> JSONNode.Member? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? members[low - 1] : nil
  }
}

extension StringCatalogReader {
  /// Reads one key with its texts in all languages.
  private mutating func read(_ member: JSONNode.Member, source: String) {
    let entry = member.value
    guard case .object = entry.content else {
      return reject(
        "expected an object for \(member.name.quoted), found \(entry.kind)", at: entry,
        key: member.name)
    }
    check(entry, of: member.name)
    if !includesStale, entry["extractionState"]?.string == "stale" {
      staleCount += 1
      return
    }
    var key = LocalizationReader.Key(name: member.name, comment: entry["comment"]?.string)
    key.shouldTranslate = entry["shouldTranslate"]?.content != .bool(false)
    let localizations = entry["localizations"]?.members ?? []
    let hasSource = localizations.contains { $0.name == source }
    for localization in localizations where !replaced.contains(localization.offset) {
      switch localization.name {
      case "mul": withoutLocaleCount += 1
      // Xcode names the folder of the source language `Base`; the language's own name takes precedence.
      case "Base" where hasSource: replacedCount += 1
      case "Base": read(localization.value, language: source, source: source, key)
      case _ where !checkLanguage(localization): unknownLanguageCount += 1
      default:
        read(localization.value, language: localization.name, source: source, key)
      }
    }
    if !hasSource, !localizations.contains(where: { $0.name == "Base" }) {
      appendSource(member, language: source, key)
    }
  }

  /// If the source language has no text, the key is the text; this does not hold for the key of a storyboard's object,
  /// whose text is in the storyboard.
  private mutating func appendSource(
    _ member: JSONNode.Member, language: String, _ key: LocalizationReader.Key
  ) {
    let isObject = path.localization == "mul" && InterfaceKey(member.name) != nil
    guard !isObject, !member.name.isEmpty else { return }
    let entry = StringEntry(
      key: key.name, value: member.name, comment: key.comment,
      position: text.position(at: member.offset), shouldTranslate: key.shouldTranslate)
    append([entry], to: language, readTo: member.offset)
  }

  private mutating func append(
    _ new: [StringEntry], to language: String, readTo offset: Int
  ) {
    let size = text.utf8.count
    func append(to entries: inout [StringEntry]) {
      entries.reserve(readTo: offset, of: size)
      entries += new
    }
    append(to: &entries[language, default: []])
  }

  private mutating func read(
    _ node: JSONNode, language: String, source: String, _ key: LocalizationReader.Key
  ) {
    var reader = LocalizationReader(key: key, language: language, text: text)
    reader.read(node)
    problems.add(contentsOf: reader.problems)
    // Until a text is translated, the app shows the source text.
    let isTranslated = language == source || !reader.isUntranslated
    if !isTranslated, reader.entries.contains(where: { !$0.value.isEmpty && $0.value != key.name })
    {
      untranslatedCount += 1
    }
    append(isTranslated ? reader.entries : [], to: language, readTo: node.offset)
  }

  /// Whether a member's name is a language code; any other name is reported once.
  private mutating func checkLanguage(_ member: JSONNode.Member) -> Bool {
    if LocaleIdentifier.isTag(member.name) { return true }
    if languages.insert(member.name).inserted {
      add(.unknownLanguage(member.name, at: text.position(at: member.offset)))
    }
    return false
  }

  private mutating func reject(
    _ reason: String, at node: JSONNode, key: String? = nil, entriesLost: Int = 1
  ) {
    add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The catalog is not as Xcode writes it: \(reason).",
        position: text.position(at: node.offset), entriesLost: entriesLost, key: key))
  }

  /// The offset of the first marker of a merge conflict at the start of a line.
  private static func conflict(in utf8: [UInt8]) -> Int? {
    var scanner = TextScanner(utf8)
    while scanner.skip(to: "\(MergeMarker.start) ") {
      let start = scanner.offset
      if start == 0 || utf8[start - 1] == 0x0A || utf8[start - 1] == 0x0D { return start }
      scanner.advance()
    }
    return nil
  }
}
