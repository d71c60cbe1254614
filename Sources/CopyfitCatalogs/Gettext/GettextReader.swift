internal import CopyfitSourceText

/// Reads gettext catalogs: as text (`.po`, `.pot`) and compiled (`.mo`).
enum GettextReader {
  static func content(text bytes: [UInt8], file: String) -> CatalogContent {
    let decoded = GettextText.decode(bytes)
    let text = decoded.text
    var (parser, reading) = parsed(text, Reading(file, size: text.utf8.count, rejecter: "msgfmt"))
    if let fault = decoded.fault {
      let problem = CatalogProblem(
        kind: .catalogSyntax, message: "The file cannot be read by msgfmt: \(fault.reason).",
        position: fault.position, entriesLost: reading.count)
      return CatalogContent(tables: [], problems: [problem])
    }
    if let again = reading.again { (parser, reading) = parsed(text, again) }
    var problems = parser.problems
    decoded.warning.map { problems.add($0) }
    return reading.content(
      problems: problems, pluralForms: parser.position(of: "\"Plural-Forms:"))
  }

  private static func parsed(
    _ text: SourceText, _ reading: Reading
  ) -> (parser: GettextParser, reading: Reading) {
    var reading = reading
    var parser = GettextParser(text) { reading.take($0) }
    parser.parse()
    return (parser, reading)
  }

  static func content(compiled bytes: [UInt8], file: String) -> CatalogContent {
    do throws(CompiledGettext.FormatError) {
      let catalog = try CompiledGettext(bytes)
      var (reading, problems) = (Reading(file, size: catalog.count), ProblemList())
      try catalog.forEachEntry {
        reading.take($0)
      } leaveOut: {
        problems.add($0)
      }
      if let again = reading.again {
        reading = again
        try catalog.forEachEntry { reading.take($0) }
      }
      catalog.firstUnsorted.map { problems.add(.unsorted(from: $0)) }
      return reading.content(problems: problems)
    } catch {
      let problem = CatalogProblem(
        kind: .catalogSyntax, message: "The file cannot be read by gettext: \(error.message).",
        position: .start, entriesLost: (try? CompiledGettext(bytes))?.countWithoutHeader ?? 0)
      return CatalogContent(tables: [], problems: [problem])
    }
  }
}

extension CatalogProblem {
  /// The problem that the messages of a compiled catalog are not in the order of their texts.
  fileprivate static func unsorted(from number: Int) -> Self {
    CatalogProblem(
      kind: .catalogSyntax,
      message:
        "Text \(number) comes before the text in front of it in the order of bytes, in which gettext expects them, so that "
        + "it does not find all translations. Compile the file again with msgfmt.",
      position: .start, weight: .warning, isReadOn: true)
  }
}

/// Reads a catalog message by message; the messages are not stored.
private struct Reading {
  private let file: String
  /// The size of the text, or the number of messages of a compiled catalog.
  private let size: Int
  /// The tool that rejects the file; `nil` for a compiled catalog.
  private let rejecter: String?
  /// The facts about the catalog from an earlier reading; `nil` to learn them from a header at the start.
  private var known: GettextFacts?
  /// The facts that were known before its first text.
  private var start = GettextFacts()
  private var facts = GettextFacts()
  private var tables: GettextTables?
  /// The number of its messages without the header.
  private(set) var count = 0

  init(_ file: String, size: Int, rejecter: String? = nil) {
    (self.file, self.size, self.rejecter) = (file, size, rejecter)
  }

  mutating func take(_ entry: GettextEntry) {
    facts.add(entry)
    if !entry.isHeader { count += 1 }
    if tables == nil {
      start = known ?? facts
      tables = emptyTables
    }
    tables?.append(entry)
  }

  private var emptyTables: GettextTables {
    GettextTables(start, file: file, size: size, rejecter: rejecter)
  }

  /// A second reading, if the facts found meanwhile change how messages are read.
  var again: Reading? {
    guard facts.changes(start) else { return nil }
    var again = Reading(file, size: size, rejecter: rejecter)
    again.known = facts
    return again
  }

  /// The tables, and all problems.
  ///
  /// - Parameters:
  ///   - problems: The problems of reading the messages.
  ///   - pluralForms: The place of the rule that chooses forms; `nil` for the place of the header.
  func content(problems: ProblemList, pluralForms: SourcePosition? = nil) -> CatalogContent {
    var tables = tables ?? emptyTables
    return tables.content(facts, problems: problems, pluralForms: pluralForms)
  }
}
