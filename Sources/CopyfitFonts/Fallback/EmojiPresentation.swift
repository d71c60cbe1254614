internal import CopyfitUnicode

/// Whether a grapheme cluster is shown as a color emoji or as text.
///
/// Source: Unicode Technical Standard #51, 1.4.3 *Emoji and text presentation*.
enum EmojiPresentation: Hashable, Sendable {
  case emoji, text

  init(_ cluster: some Sequence<Unicode.Scalar>) {
    var isEmoji = false
    for scalar in cluster {
      switch scalar {
      case "\u{FE0E}":
        self = .text
        return
      case "\u{FE0F}":
        self = .emoji
        return
      default:
        isEmoji = isEmoji || CharacterProperties(of: scalar).showsAsEmoji
      }
    }
    self = isEmoji ? .emoji : .text
  }

  /// Whether a grapheme cluster is shown as an emoji, by default or by its selector; a selector has no effect on other
  /// characters.
  static func isAsked(by cluster: [Unicode.Scalar]) -> Bool {
    guard let first = cluster.first, cluster.count > 1 || !first.isASCII else { return false }
    return EmojiPresentation(cluster) == .emoji && cluster.contains { $0.properties.isEmoji }
  }
}
