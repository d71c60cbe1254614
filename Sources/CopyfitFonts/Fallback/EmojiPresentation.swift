internal import CopyfitUnicode

/// Whether a grapheme cluster is shown as a colour emoji or as text.
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
}
