internal import CopyfitSourceText
internal import CopyfitUnicode

/// Control characters in texts: no label shows them, and they come from another encoding or a broken tool.
extension CatalogContent {
  /// Reports each text that has a control character, at its place.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text.
  mutating func reportControlCharacters() {
    var found = ProblemList()
    for table in tables {
      for entry in table.entries {
        guard let scalar = entry.firstControlCharacter else { continue }
        var problem = CatalogProblem.controlCharacter(scalar, of: entry)
        problem.locale = table.locale
        found.add(problem)
      }
    }
    add(found.sorted)
  }
}

extension StringEntry {
  /// The first control character in the text and its forms.
  fileprivate var firstControlCharacter: Unicode.Scalar? {
    if let scalar = value.firstControlCharacter { return scalar }
    for variable in variables {
      for form in variable.forms {
        if let scalar = form.text.firstControlCharacter { return scalar }
      }
    }
    return nil
  }
}

extension String {
  /// The first control character except white space, U+0085, which ends a line, and U+001B, by which programs for terminals
  /// set colors.
  fileprivate var firstControlCharacter: Unicode.Scalar? {
    // Nearly all texts have neither of these bytes: those of ASCII, and the first one of U+0080 to U+00BF.
    guard
      utf8.contains(where: { $0 < 0x09 || (0x0E..<0x20).contains($0) || $0 == 0x7F || $0 == 0xC2 })
    else { return nil }
    return unicodeScalars.first {
      $0.properties.generalCategory == .control && !(0x09...0x0D).contains($0.value)
        && $0.value != 0x85 && $0.value != 0x1B
    }
  }
}

extension CatalogProblem {
  fileprivate static func controlCharacter(
    _ scalar: Unicode.Scalar, of entry: StringEntry
  ) -> Self {
    let fix =
      scalar.value < 0x80
      ? "remove it."
      : "the file may be in another encoding than it is read in, such as Windows-1252."
    return CatalogProblem(
      kind: .catalogSyntax,
      message: "The text of \(entry.key.quoted) has the control character \(scalar.codePointName), "
        + "which no label shows: \(fix)",
      position: entry.position, key: entry.key, weight: .warning)
  }
}
