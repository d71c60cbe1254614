internal import CopyfitFindings
internal import CopyfitSourceText

extension AuditLabel {
  /// For the texts that are the source's once more, the text that they are: the source's, or the first copy where the
  /// source is not measured.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts.
  var originals: [Int: Int] {
    guard texts.contains(where: \.copiesSource) else { return [:] }
    var known: [Shown: Int] = [:]
    for (index, text) in texts.enumerated() where !text.copiesSource {
      known[Shown(text)] = known[Shown(text)] ?? index
    }
    var originals: [Int: Int] = [:]
    for (index, text) in texts.enumerated() where text.copiesSource {
      if let original = known[Shown(text)] {
        originals[index] = original
      } else {
        known[Shown(text)] = index
      }
    }
    return originals
  }

  /// What two texts that are measured alike have in common.
  private struct Shown: Hashable {
    let text: ExactString
    let variant: String?
    let filling: ArgumentFilling
    let frames: [Int]?
    let neverShows: Bool

    init(_ text: Text) {
      self.text = ExactString(text.text)
      (variant, filling, frames) = (text.variant, text.filling, text.frames)
      neverShows = text.neverShows
    }
  }
}
