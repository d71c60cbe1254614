internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads a String Catalog (`.xcstrings`), the JSON that Xcode 15 and later writes.
struct StringCatalogReader {
  private let text: SourceText
  private let file: String
  private let path: CatalogPath
  private var entries: [String: [StringEntry]] = [:]
  private var problems: [CatalogProblem] = []
  /// How many problems of each kind there are.
  private var counts: [CatalogProblem.Kind: Int] = [:]
  private var staleCount = 0
  private var withoutLocaleCount = 0
  /// Where names start that stand once more later: of those the last counts.
  private var replaced: Set<Int> = []

  init(_ text: SourceText, file: String, path: CatalogPath) {
    self.text = text
    self.file = file
    self.path = path
  }

  /// Reads the file.
  mutating func content() -> CatalogContent {
    var parser = JSONParser(text)
    do throws(SourceTextError) {
      let root = try parser.parse()
      report(parser.duplicates, in: root)
      return content(of: root)
    } catch {
      problems = [
        CatalogProblem(
          kind: .catalogSyntax, message: "The catalog is no JSON: \(error.message).",
          position: error.position ?? .start, entriesLost: Self.units(in: text.utf8))
      ]
      return CatalogContent(tables: [], problems: problems)
    }
  }

  private mutating func content(of root: JSONNode) -> CatalogContent {
    guard let strings = root["strings"], case .object(let members) = strings.content else {
      reject("a String Catalog has an object \"strings\"", at: root["strings"] ?? root)
      return CatalogContent(tables: [], problems: problems)
    }
    let source = root["sourceLanguage"]?.string
    if source == nil { reject("a String Catalog names its \"sourceLanguage\"", at: root) }
    entries[source ?? "en"] = []
    for member in members where !replaced.contains(member.offset) {
      read(member, source: source ?? "en")
    }
    return CatalogContent(
      tables: tables, problems: problems.sorted { $0.position < $1.position },
      sourceLanguage: source, staleCount: staleCount, withoutLocaleCount: withoutLocaleCount)
  }

  private var tables: [StringTable] {
    entries.keys.sortedByBytes().map { language in
      StringTable(
        file: file, name: path.table, locale: LocaleIdentifier(language),
        entries: entries[language] ?? [])
    }
  }

  /// Adds a problem unless the file has too many of its kind already.
  private mutating func add(_ problem: CatalogProblem) {
    let count = counts[problem.kind, default: 0]
    guard count < CatalogProblem.maximumPerKind else { return }
    counts[problem.kind] = count + 1
    problems.append(problem)
  }
}

extension StringCatalogReader {
  /// Tells of names that stand twice, each with the key that it belongs to.
  private mutating func report(_ duplicates: [JSONParser.Duplicate], in root: JSONNode) {
    let keys = root["strings"]?.members ?? []
    let end = root.members.first { $0.offset > keys.last?.offset ?? 0 }?.offset
    for duplicate in duplicates {
      replaced.insert(duplicate.earlier)
      let isInside = end.map { duplicate.offset < $0 } ?? true
      add(problem(duplicate, of: isInside ? Self.last(of: keys, before: duplicate.offset) : nil))
    }
  }

  private func problem(
    _ duplicate: JSONParser.Duplicate, of owner: JSONNode.Member?
  ) -> CatalogProblem {
    let isKey = owner?.offset == duplicate.offset
    let lines = (
      text.position(at: duplicate.earlier).line, text.position(at: duplicate.offset).line
    )
    let place = owner.flatMap { isKey ? nil : " of the key \"\($0.name)\"" } ?? ""
    return CatalogProblem(
      kind: .duplicateKey,
      message: "\"\(duplicate.name)\"\(place) stands on line \(lines.0) and on line \(lines.1).",
      position: text.position(at: duplicate.offset), key: owner?.name)
  }

  /// The last member that starts at an offset or before it; members stand in the order of the file.
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
      return reject("expected an object for \"\(member.name)\", found \(entry.kind)", at: entry)
    }
    if entry["extractionState"]?.string == "stale" {
      staleCount += 1
      return
    }
    var context = Context(key: member.name, comment: entry["comment"]?.string)
    context.shouldTranslate = entry["shouldTranslate"]?.content != .bool(false)
    let localizations = entry["localizations"]?.members ?? []
    let hasSource = localizations.contains { $0.name == source }
    for localization in localizations where !replaced.contains(localization.offset) {
      switch localization.name {
      case "mul": withoutLocaleCount += 1
      // The folder of the source language is called so; what bears the language's own name is meant first.
      case "Base" where hasSource: break
      case "Base": read(localization.value, language: source, context)
      default: read(localization.value, language: localization.name, context)
      }
    }
    if !hasSource, !localizations.contains(where: { $0.name == "Base" }) {
      appendSource(member, language: source, context)
    }
  }

  /// Where the source language has no text, the key is the text; but not the key of an object of a
  /// storyboard, whose text stands there.
  private mutating func appendSource(
    _ member: JSONNode.Member, language: String, _ context: Context
  ) {
    let isObject = path.localization == "mul" && InterfaceKey(member.name) != nil
    guard !isObject, !member.name.isEmpty else { return }
    append(member.name, at: member.offset, state: nil, language: language, context)
  }

  /// What the texts of a key have in common, and which of them is being read.
  private struct Context {
    var key: String
    var comment: String?
    var shouldTranslate = true
    var variant: [String] = []

    func appending(_ names: String...) -> Self {
      var result = self
      result.variant += names
      return result
    }
  }

  /// Reads the texts of a key in one language, or those of one of its variants.
  private mutating func read(_ node: JSONNode, language: String, _ context: Context) {
    if let unit = node["stringUnit"] { read(unit: unit, language: language, context) }
    for dimension in node["variations"]?.members ?? [] {
      for variant in dimension.value.members {
        read(
          variant.value, language: language, context.appending(dimension.name, variant.name))
      }
    }
    for substitution in node["substitutions"]?.members ?? [] {
      read(
        substitution.value, language: language,
        context.appending("substitutions", substitution.name))
    }
  }

  private mutating func read(unit: JSONNode, language: String, _ context: Context) {
    guard let value = unit["value"], let text = value.string else {
      let found = unit["value"]?.kind ?? "none"
      return reject(
        "expected a text as value of \"\(context.key)\", found \(found)", at: unit["value"] ?? unit)
    }
    append(
      text, at: value.offset, state: unit["state"]?.string, language: language, context)
  }

  private mutating func append(
    _ value: String, at offset: Int, state: String?, language: String, _ context: Context
  ) {
    entries[language, default: []].append(
      StringEntry(
        key: context.key, value: value, comment: context.comment,
        position: text.position(at: offset), state: state,
        variant: context.variant.isEmpty ? nil : context.variant.joined(separator: "."),
        shouldTranslate: context.shouldTranslate))
  }

  private mutating func reject(_ reason: String, at node: JSONNode) {
    add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The catalog is not as Xcode writes it: \(reason).",
        position: text.position(at: node.offset), entriesLost: 1))
  }

  /// How many texts a broken catalog seems to have.
  private static func units(in utf8: [UInt8]) -> Int {
    var scanner = TextScanner(utf8)
    var count = 0
    while scanner.skip(to: "\"stringUnit\"") {
      scanner.advance()
      count += 1
    }
    return count
  }
}
