internal import CopyfitSourceText

/// The marks of HTML and Markdown in texts that may be shown with or without them.
package enum TextMarkup {
  /// A text without its marks: without paired tags, with line breaks for `<br>`, with the characters of entities, and
  /// with links and bold words as words.
  ///
  /// - Returns: `nil` for a text without marks.
  /// - Complexity: O(*n*) in the length of the text.
  package static func removed(from text: String) -> String? {
    guard text.utf8.contains(where: mayStartMark) else { return nil }
    var shown = text
    if shown.utf8.contains(UInt8(ascii: "<")) {
      shown = RichTextTags.removed(from: shown, honoursQuotes: false)
        .replacing(#/<[bB][rR] ?\/?>/#, with: "\n")
    }
    if shown.contains("](") {
      shown = shown.replacing(#/\[([^\[\]]+)\]\((?:[a-z]+:|www\.|%)[^()\s]*\)/#) { $0.1 }
    }
    if shown.contains("**") {
      shown = shown.replacing(#/\*\*([^*\s](?:[^*\n]*[^*\s])?)\*\*/#) { $0.1 }
    }
    for (entity, character) in entities where shown.contains(entity) {
      shown = shown.replacing(entity, with: character)
    }
    return ExactString(shown) == ExactString(text) ? nil : shown
  }

  /// Whether a text may have Markdown, which SwiftUI shows as styles and links.
  package static func mayBeMarkdown(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "`"): return true
      case UInt8(ascii: "*"), UInt8(ascii: "~"): if last == byte { return true }
      case UInt8(ascii: "("): if last == UInt8(ascii: "]") { return true }
      default: break
      }
      last = byte
    }
    return false
  }

  private static func mayStartMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*")
      || byte == UInt8(ascii: "[")
  }

  /// The ampersand comes last, so that its result is not replaced again.
  private static let entities = [
    ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ("&#39;", "'"), ("&amp;", "&"),
  ]
}

extension LocatedText {
  /// The text as it is shown if code reads its marks; `nil` if it has no marks, or if marks are removed already.
  package var withoutMarkup: LocatedText? {
    guard syntax.isPrintf else { return nil }
    var text = self
    if variables.isEmpty {
      guard let plain = TextMarkup.removed(from: value) else { return nil }
      text.value = plain
      return text
    }
    text.value = TextMarkup.removed(from: value) ?? value
    for (variable, form) in text.forms {
      let written = variables[variable].forms[form].text
      text.variables[variable].forms[form].text = TextMarkup.removed(from: written) ?? written
    }
    return text == self ? nil : text
  }

  /// The places of the variables' forms.
  private var forms: [(variable: Int, form: Int)] {
    variables.indices.flatMap { variable in
      variables[variable].forms.indices.map { (variable, $0) }
    }
  }
}
