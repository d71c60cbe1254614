/// A table of comma-separated values (RFC 4180), safe to open in a spreadsheet.
enum CSVTable {
  /// A field: text from files, our own sentence that is already safe in a terminal, a number, or nothing.
  enum Field {
    case text(String?)
    case sentence(String?)
    case number(String?)
  }

  /// Marks a file as UTF-8, because spreadsheets otherwise assume the system's code page.
  static let byteOrderMark = "\u{FEFF}"

  /// A row with its line end.
  static func row(_ fields: [Field]) -> String {
    fields.map(text).joined(separator: ",") + "\r\n"
  }

  private static func text(of field: Field) -> String {
    switch field {
    case .number(let number): number ?? ""
    case .text(let text): text.map { quoted(inert(TerminalText.inert($0))) } ?? ""
    case .sentence(let text): text.map { quoted(inert($0)) } ?? ""
    }
  }

  private static func quoted(_ text: String) -> String {
    // Compares scalars, because a character such as CR LF, or a quotation mark with an accent, contains others.
    let needsQuotes = text.unicodeScalars.contains {
      "\",\r\n".unicodeScalars.contains($0) || separators.contains($0)
    }
    guard needsQuotes || text.hasPrefix(" ") || text.hasSuffix(" ") else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// The text in a form that no spreadsheet evaluates as a formula.
  ///
  /// In many countries spreadsheets separate fields by semicolons, and then a quotation mark inside a field is nothing
  /// special, so that a part of the text may become a field.
  /// Source: OWASP, "CSV Injection".
  private static func inert(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while true {
      let start = rest.first { $0 != " " && $0 != "\"" }
      if let start, formulaStarts.contains(start) { result.append("'") }
      guard let end = rest.firstIndex(where: separators.contains) else { break }
      let next = rest.index(after: end)
      result.append(contentsOf: rest[..<next])
      rest = rest[next...]
    }
    result.append(contentsOf: rest)
    return String(result)
  }

  /// The characters by which spreadsheets separate fields, besides the comma.
  private static let separators: Set<Unicode.Scalar> = [";", "\t", "|"]

  /// The list includes the wide forms, which some spreadsheets read as the narrow ones.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
}
