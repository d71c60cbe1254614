internal import CopyfitSourceText

/// Reads gettext catalogs as text, `.po` and `.pot`, and compiled, `.mo`.
enum GettextReader {
  static func content(text bytes: [UInt8], file: String) -> CatalogContent {
    let text = GettextText.decode(bytes)
    let first = reading(text, file: file)
    if let fault = GettextText.fault(in: bytes, decoded: text) {
      let problem = CatalogProblem(
        kind: .catalogSyntax, message: "The file cannot be read by msgfmt: \(fault.message).",
        position: SourcePosition(line: fault.line, column: 1), entriesLost: first.count)
      return CatalogContent(tables: [], problems: [problem])
    }
    var reading = first
    // Messages are not stored, so they are read again.
    if first.facts.changes(first.start) { reading = Self.reading(text, first.facts, file: file) }
    return reading.tables.content(
      reading.facts, problems: reading.parser.problems,
      pluralForms: reading.parser.position(of: "\"Plural-Forms:"))
  }

  /// A PO file that was read.
  private struct Reading {
    var parser: GettextParser
    var tables: GettextTables
    /// What was known before its first text.
    var start: GettextFacts
    var facts: GettextFacts
    /// The number of its messages without the header.
    var count: Int
  }

  /// Reads a PO file message by message.
  ///
  /// - Parameter known: What is known of it; `nil` to learn it from a header at the start.
  private static func reading(
    _ text: SourceText, _ known: GettextFacts? = nil, file: String
  ) -> Reading {
    var (start, facts, count) = (known ?? GettextFacts(), GettextFacts(), 0)
    func tables() -> GettextTables {
      GettextTables(start, file: file, size: text.utf8.count, rejecter: "msgfmt")
    }
    var found: GettextTables?
    var parser = GettextParser(text) { entry in
      facts.add(entry)
      if !entry.isHeader { count += 1 }
      if found == nil {
        start = known ?? facts
        found = tables()
      }
      found?.append(entry)
    }
    parser.parse()
    return Reading(
      parser: parser, tables: found ?? tables(), start: start, facts: facts, count: count)
  }

  static func content(compiled bytes: [UInt8], file: String) -> CatalogContent {
    do throws(CompiledGettext.FormatError) {
      let entries = try CompiledGettext(bytes).entries()
      var facts = GettextFacts()
      for entry in entries { facts.add(entry) }
      var tables = GettextTables(facts, file: file, rejecter: nil)
      for entry in entries { tables.append(entry) }
      return tables.content(facts, problems: ProblemList())
    } catch {
      let problem = CatalogProblem(
        kind: .catalogSyntax, message: "The file cannot be read by gettext: \(error.message).",
        position: .start)
      return CatalogContent(tables: [], problems: [problem])
    }
  }
}
