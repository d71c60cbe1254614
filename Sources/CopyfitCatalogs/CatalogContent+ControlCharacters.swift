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
        // Backspace is the shortcut of some menu items.
        guard let scalar = entry.firstControlCharacter, !entry.key.hasSuffix(".keyEquivalent")
        else { continue }
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
  /// The first control character except ASCII's white space and U+001B, by which programs for terminals set colors.
  fileprivate var firstControlCharacter: Unicode.Scalar? {
    var previous: UInt8 = 0
    for byte in utf8 {
      switch byte {
      case 0x09...0x0D, 0x1B: break
      case ..<0x20, 0x7F: return Unicode.Scalar(byte)
      // The second byte of U+0080 to U+009F; U+00A0 is the first character behind them.
      case 0x80..<0xA0 where previous == 0xC2: return Unicode.Scalar(byte)
      default: break
      }
      previous = byte
    }
    return nil
  }
}

extension CatalogProblem {
  fileprivate static func controlCharacter(
    _ scalar: Unicode.Scalar, of entry: StringEntry
  ) -> Self {
    let effect =
      scalar.value < 0x80
      ? ", which no label shows: remove it."
      : ": the file may be in another encoding than it is read in, such as Windows-1252."
    return CatalogProblem(
      kind: .catalogSyntax,
      message: "The text of \(entry.key.quoted) has the control character "
        + "\(scalar.codePointName)\(effect)",
      position: entry.position, key: entry.key, weight: .warning)
  }
}
