internal import CopyfitSourceText
internal import CopyfitUnicode

/// A `<file>` of an XLIFF document: the texts of one file of the app in two languages.
struct XLIFFFile {
  /// The place of its tag.
  let position: SourcePosition
  /// The file of the app that the texts were exported from.
  let original: CatalogPath
  /// The original's path as written.
  private let originalName: String
  let sourceLanguage: String?
  let targetLanguage: String?
  /// Whether `copyfit budget` wrote the file and its limits.
  private var isMeasured = false
  private var sources = XLIFFEntries()
  private var targets = XLIFFEntries()
  /// The number of translations.
  private(set) var targetCount = 0
  /// The number of translations whose state says that they are not finished.
  private(set) var untranslatedCount = 0
  private var problems = ProblemList()

  init(
    at position: SourcePosition, original: String, sourceLanguage: String?, targetLanguage: String?
  ) {
    self.position = position
    self.original = CatalogPath(original)
    originalName = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
  }

  /// Records a tool that processed the file.
  mutating func add(tool: String) {
    if tool == Self.ownTool { isMeasured = true }
  }

  /// The `tool-id` of files that Copyfit writes.
  private static let ownTool = "copyfit"

  mutating func append(_ unit: XLIFFUnit, in text: SourceText) {
    let id = unit.name ?? unit.id
    let part = XcodeUnitID(id, fileExtension: original.fileExtension)
    if id.isEmpty {
      // Xcode exports the key of an empty text, too.
      guard !unit.isEmpty else { return }
      return report(
        "A unit has no id, so it belongs to no text of the app; it is left out.", unit, in: text)
    }
    if part == .unknown {
      return report(
        "The id \(id.quoted) names no known part of a text; the unit is left out.", unit,
        in: text, key: id, weight: .warning)
    }
    sources.list.reserve(readTo: unit.offset, of: text.utf8.count)
    targets.list.reserve(readTo: unit.offset, of: text.utf8.count)
    let target = unit.target
    if let source = unit.source {
      sources.append(
        entry(source, of: unit, state: nil, in: text), as: part, translatedAs: target?.text)
    }
    guard let target else { return }
    if Self.isUntranslated(unit.state) {
      if target.text != unit.source?.text { untranslatedCount += 1 }
      return targets.leaveOut(part)
    }
    targetCount += 1
    targets.append(entry(target, of: unit, state: unit.state, in: text), as: part)
  }

  /// Whether a target is only a copy of the source, as a starting point that no app shows.
  private static func isUntranslated(_ state: String?) -> Bool {
    state == "new" || state == "needs-translation"
  }

  private func entry(
    _ value: XLIFFText, of unit: XLIFFUnit, state: String?, in text: SourceText
  ) -> StringEntry {
    var entry = StringEntry(
      key: unit.key, value: value.text, comment: unit.comment,
      position: text.position(at: value.offset), state: state,
      shouldTranslate: unit.shouldTranslate)
    entry.limit = unit.limit
    entry.limit?.isMeasured = isMeasured
    return entry
  }

  private mutating func report(
    _ message: String, _ unit: XLIFFUnit, in text: SourceText, key: String? = nil,
    weight: CatalogProblem.Weight? = nil
  ) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: message, position: text.position(at: unit.offset),
        entriesLost: 1, key: key, weight: weight))
  }

  /// The tables of both languages, except empty ones.
  ///
  /// - Parameter fallback: The language of the translations if the file does not specify it.
  func tables(file: String, fallback: LocaleIdentifier?) -> [StringTable] {
    let source = sourceLanguage.map { LocaleIdentifier($0) }
    let target = targetLanguage.map { LocaleIdentifier($0) } ?? fallback
    var tables = [table(file, source, sources.entries)]
    if let target { tables.append(table(file, target, targets.entries(formatsFrom: sources))) }
    // A language whose translations are all unfinished is a language of the app.
    return tables.filter { !$0.entries.isEmpty || ($0.locale == target && untranslatedCount > 0) }
  }

  private func table(
    _ file: String, _ locale: LocaleIdentifier?, _ entries: [StringEntry]
  ) -> StringTable {
    let path = original.table.isEmpty ? CatalogPath(file) : original
    var table = StringTable(file: file, name: path.table, locale: locale, entries: entries)
    table.bundle = path.bundle
    table.original = .init(path: originalName, position: position)
    return table
  }

  /// The problem that the file has translations but names no target language.
  ///
  /// - Parameter fallback: The language in the path.
  func unnamedTarget(_ fallback: LocaleIdentifier?) -> CatalogProblem? {
    guard targetLanguage == nil, targetCount > 0 else { return nil }
    let effect =
      fallback.map { "it is taken to be \($0), as the path says" }
      ?? "its translations are left out"
    return CatalogProblem(
      kind: .catalogSyntax, message: "The file names no target language; \(effect).",
      position: position, entriesLost: fallback == nil ? targetCount : 0,
      weight: fallback == nil ? nil : .warning, isReadOn: true)
  }

  /// The problem that the file names no original, which XLIFF 1.2 requires.
  func unnamedOriginal(_ version: XLIFFVersion?) -> CatalogProblem? {
    guard version == .one, original.table.isEmpty else { return nil }
    return CatalogProblem(
      kind: .catalogSyntax,
      message:
        "A <file> does not name its 'original': its ids are taken for the keys of a table of its own.",
      position: position, weight: .warning, isReadOn: true)
  }

  /// The problems of the file's units; two units with one id are reported at the source.
  var allProblems: ProblemList {
    var all = problems
    all.add(contentsOf: sources.list.problems)
    all.add(contentsOf: sources.problems)
    guard ["xcstrings", "stringsdict"].contains(original.fileExtension) else { return all }
    // An export has the forms of the translation, so forms that only the source has are missing.
    let translated = targets.keys
    let ofSource = sources.formProblems.filter { problem in
      problem.key.map { !translated.contains(ExactString($0)) } ?? true
    }
    all.add(contentsOf: ofSource + targets.formProblems + sources.formatProblems)
    return all
  }
}
