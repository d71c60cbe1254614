internal import CopyfitFindings
internal import CopyfitSourceText

extension AuditLabel {
  /// The indexes of texts that equal the source text, each with that of the measured text: the source text, or the
  /// first equal text if the source text is not measured.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts.
  var originals: [Int: Int] {
    let copies = texts.indices.filter { texts[$0].copiesSource }
    guard !copies.isEmpty else { return [:] }
    let copied = Set(copies.lazy.map { ExactString(texts[$0].text) })
    var known: [Shown: Int] = [:]
    for (index, text) in texts.enumerated()
    where !text.copiesSource && copied.contains(ExactString(text.text)) {
      let shown = Shown(text)
      if known[shown] == nil { known[shown] = index }
    }
    var originals: [Int: Int] = [:]
    for index in copies {
      let shown = Shown(texts[index])
      if let original = known[shown] {
        originals[index] = original
      } else {
        known[shown] = index
      }
    }
    return originals
  }

  /// The properties on which the measurement of a text depends.
  private struct Shown: Hashable {
    let text: ExactString
    let variant: String?
    let filling: ArgumentFilling
    let frames: [Int]?
    let obstacle: SkipReason?

    init(_ text: Text) {
      self.text = ExactString(text.text)
      (variant, filling, frames) = (text.variant, text.filling, text.frames)
      obstacle = text.obstacle
    }
  }
}
