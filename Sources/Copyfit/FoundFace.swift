internal import CopyfitFonts

/// A face, and what of the wish it does not meet.
struct FoundFace {
  var face: FontFace
  var notes: [FontNote]
}
