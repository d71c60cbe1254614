/// A unit for translators that is being read.
struct XLIFFUnit {
  /// A part of a unit's text: all of it in XLIFF 1.2, a segment or the text between two segments in 2.x.
  struct Part {
    var source: XLIFFText?
    var target: XLIFFText?
    var state: String?
    /// Whether it is only the text between two segments, which needs no translation.
    var isIgnorable = false
  }

  /// An element that XLIFF does not have.
  struct Stray {
    var problem: CatalogProblem
    /// Whether it has characters other than white space.
    var hasText: Bool
    /// The number of sources and targets in it.
    var lost: Int

    /// Whether it has a text that a unit lacks.
    func isLoss(in unit: XLIFFUnit) -> Bool {
      let isWhole =
        !unit.parts.isEmpty && unit.parts.allSatisfy { $0.source != nil && $0.target != nil }
      return lost > 0 || hasText && !isWhole
    }
  }

  var id: String
  /// The name by which the app looks up the text, if the file has one in addition to the id.
  var name: String?
  /// The key by which the app looks up the text.
  var key: String { name ?? id }
  /// The offset of the unit's tag.
  var offset: Int
  var shouldTranslate: Bool
  var parts: [Part] = []
  var notes: [String] = []
  var limit: TextLimit?
  /// The code that inline elements of XLIFF 2.x represent, by its id.
  var data: [String: String] = [:]
  /// The elements in it that XLIFF does not have.
  var strays: [Stray] = []
  /// Whether its texts refer to more code than may be copied.
  var isTooLong = false
  /// The text of placeholders of XLIFF 2.x in the source, by their ids.
  var placeholders: [String: String] = [:]

  /// The notes as one comment.
  var comment: String? {
    let texts = notes.map(trimmed).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Whether there is neither a text nor a translation.
  var isEmpty: Bool {
    parts.allSatisfy { ($0.source?.text ?? "").isEmpty && ($0.target?.text ?? "").isEmpty }
  }

  /// The text to translate; `nil` if the file does not have it.
  var source: XLIFFText? { Self.joined(parts.compactMap(\.source)) }

  /// The translation; `nil` if a part of it is absent or empty.
  var target: XLIFFText? {
    var texts: [XLIFFText] = []
    for part in parts {
      let isFree = part.isIgnorable || part.source?.text.isEmpty ?? false
      if let target = part.target, !target.text.isEmpty || isFree {
        texts.append(target)
      } else if isFree, let source = part.source {
        texts.append(source)
      } else {
        return nil
      }
    }
    // Empty parts alone are not a translation.
    guard texts.contains(where: { !$0.text.isEmpty }) else { return nil }
    return Self.joined(texts)
  }

  /// The least advanced state of the parts.
  var state: String? {
    parts.compactMap(\.state).min { Self.rank(of: $0) < Self.rank(of: $1) }
  }

  private static func rank(of state: String) -> Int {
    ["new", "initial", "translated", "reviewed", "final"].firstIndex(of: state) ?? 2
  }

  private static func joined(_ texts: [XLIFFText]) -> XLIFFText? {
    guard texts.count > 1, var first = texts.first else { return texts.first }
    first.text = texts.map(\.text).joined()
    return first
  }
}

/// A source or target without markup, and the offset of its tag.
struct XLIFFText {
  var text: String
  var offset: Int
}
