internal import CopyfitSourceText

/// Reads gettext catalogs as text, `.po` and `.pot`, and compiled, `.mo`.
enum GettextReader {
  static func content(text bytes: [UInt8], file: String) -> CatalogContent {
    var parser = GettextParser(GettextText.decode(bytes))
    parser.parse()
    if let fault = GettextText.fault(in: bytes) {
      let problem = CatalogProblem(
        kind: .catalogSyntax, message: "The file cannot be read by msgfmt: \(fault.message).",
        position: SourcePosition(line: fault.line, column: 1),
        entriesLost: parser.entries.count { !$0.isHeader })
      return CatalogContent(tables: [], problems: [problem])
    }
    return GettextTables.content(
      parser.entries, file: file, problems: parser.problems,
      pluralForms: parser.position(of: "\"Plural-Forms:"), rejecter: "msgfmt")
  }

  static func content(compiled bytes: [UInt8], file: String) -> CatalogContent {
    do throws(CompiledGettext.FormatError) {
      let entries = try CompiledGettext(bytes).entries()
      return GettextTables.content(entries, file: file, problems: ProblemList(), rejecter: nil)
    } catch {
      let problem = CatalogProblem(
        kind: .catalogSyntax, message: "The file cannot be read by gettext: \(error.message).",
        position: .start)
      return CatalogContent(tables: [], problems: [problem])
    }
  }
}
