internal import CopyfitFonts

/// A face, and its differences from the request.
struct FoundFace {
  var face: FontFace
  var notes: [FontNote]
}
