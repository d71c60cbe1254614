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
    if shown.contains("^[") {
      // Foundation's grammar agreement and an app's own attributes: `^[%lld item](inflect: true)`.
      shown = shown.replacing(#/\^\[([^\[\]]+)\]\([a-zA-Z]+ *:[^()]*\)/#) { $0.1 }
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
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func mayBeMarkdown(_ text: String) -> Bool {
    if mayHaveEmphasis(text) { return true }
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

  /// Whether one of the signs `*` and `_` stands before a word, and again after a word (CommonMark 0.31, 6.2, as
  /// Foundation reads it).
  private static func mayHaveEmphasis(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var open: Set<UInt8> = []
    for (index, byte) in bytes.enumerated() where emphasis.contains(byte) {
      let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
      let after = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
      // An underscore in a word is a letter. Beyond ASCII, quotation marks and dashes are not told from letters.
      let isInWord = byte == UInt8(ascii: "_") && isOfWord(before) && isOfWord(after)
      if isInWord { continue }
      if open.contains(byte), before > UInt8(ascii: " ") { return true }
      if after > UInt8(ascii: " ") { open.insert(byte) }
    }
    return false
  }

  private static let emphasis: Set<UInt8> = [UInt8(ascii: "*"), UInt8(ascii: "_")]

  /// Whether a byte is a letter or digit of ASCII.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
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
