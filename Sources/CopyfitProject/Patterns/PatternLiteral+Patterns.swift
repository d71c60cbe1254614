package import CopyfitSourceText

extension TextPattern {
  /// The pieces between the pattern's wildcards; empty if it has only wildcards.
  package var literals: [PatternLiteral] {
    let isWildcard = { (scalar: Unicode.Scalar) in scalar == "*" || scalar == "?" }
    let pieces = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: isWildcard)
    if pieces.count == 1 { return [PatternLiteral(text, at: .whole)] }
    return pieces.enumerated().filter { !$0.element.isEmpty }.map { index, piece in
      let place: PatternLiteral.Place =
        index == 0 ? .start : index == pieces.count - 1 ? .end : .anywhere
      return PatternLiteral(String(piece), at: place)
    }
  }
}

extension PathPattern {
  /// The pieces between the wildcards of the names, for each alternative.
  var literals: [[PatternLiteral]] {
    alternatives.map { names in
      names.flatMap { name in
        name.split { $0 == "*" || $0 == "?" }.map { piece in
          var text = ""
          text.unicodeScalars.append(contentsOf: piece)
          return PatternLiteral(text, at: .anywhere)
        }
      }
    }
  }
}
