internal import Copyfit
internal import CopyfitDrawing
internal import CopyfitFindings
internal import CopyfitSourceText

/// Text in HTML: in elements and in quoted attributes.
enum HTMLText {
  /// Escapes characters with a meaning in HTML and spells out invisible ones; line ends stay as references.
  static func escaped(_ text: String) -> String {
    MarkupText.escaped(TerminalText.revealed(text), keepsLines: true)
  }

  /// An element that contains only text, isolated from text in other directions.
  static func element(_ name: String, _ text: String, _ attributes: String = "") -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text))</\(name)>"
  }

  /// The attributes of an element with a text of the app, for screen readers.
  static func attributes(language: String?) -> String {
    "dir=\"auto\"" + (language.map { " lang=\"\(escaped($0))\"" } ?? "")
  }

  /// A label's name; the first words of its text, at the end, are in the source language.
  static func name(of finding: Finding, sourceLanguage: String?) -> String {
    let name = finding.name ?? finding.id ?? finding.source?.file ?? ""
    guard let sourceLanguage, let opening = finding.opening else { return escaped(name) }
    return escaped(String(name.dropLast(opening.count)))
      + element("span", opening, attributes(language: sourceLanguage))
  }
}

extension Device {
  /// The screen in a word or two.
  var shortName: String {
    switch self {
    case .canvas: "as in the storyboard"
    case .width(let width): "\(RoundedNumber(width)) pt wide"
    }
  }
}

extension Finding {
  /// The place in which people look for the label: its document and scene, or else its table.
  var screenName: String? {
    guard let document else { return table }
    return scene.map { "\(document) › \($0)" } ?? document
  }
}

extension SourceLocation {
  /// The place in the notation of editors: `file:line:column`.
  var place: String { "\(file):\(position.line):\(position.column)" }
}
