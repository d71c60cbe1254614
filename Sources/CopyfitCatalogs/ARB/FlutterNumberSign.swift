internal import CopyfitSourceText

/// `#` in the plurals of Flutter's messages; ICU shows the number, Flutter shows the sign.
package enum FlutterNumberSign {
  /// The problem that a text shows the sign; `nil` if the sign has no special meaning there.
  package static func problem(of entry: StringEntry) -> CatalogProblem? {
    guard entry.value.utf8.contains(UInt8(ascii: "#")) else { return nil }
    let text = entry.syntax == .flutterEscapedMessage ? unquoted(entry.value) : entry.value
    let plurals = TextTemplate(text, syntax: entry.syntax).choices.filter(\.isPlural)
    guard let plural = plurals.first(where: { $0.options.contains { showsSign($0.pieces) } })
    else { return nil }
    return CatalogProblem(
      kind: .invalidFormat,
      message:
        "Flutter shows the '#' in \(entry.key.quoted) as it stands; write {\(plural.name.shortened)} for the number.",
      position: entry.position, key: entry.key, weight: .warning)
  }

  /// A text without the signs that apostrophes quote, which are intended; two apostrophes quote nothing.
  private static func unquoted(_ text: String) -> String {
    var isQuoted = false
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "'" { isQuoted.toggle() }
      if !isQuoted || scalar != "#" { scalars.append(scalar) }
    }
    return String(scalars)
  }

  private static func showsSign(_ pieces: [TextTemplate.Piece]) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .text(let text): text.utf8.contains(UInt8(ascii: "#"))
      case .argument: false
      case .choice(let choice): choice.options.contains { showsSign($0.pieces) }
      }
    }
  }
}
