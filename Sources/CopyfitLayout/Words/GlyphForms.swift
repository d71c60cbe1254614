/// Glyphs that substitution can reach from others, which come first.
struct GlyphForms {
  /// The maximum number of forms, more than any character has; above it, a character counts as having all forms.
  static let maximumGlyphs = 64
  /// The maximum number of substitutes that are read for them, because a font may name one glyph countless times.
  static let maximumSteps = 4_096

  private(set) var glyphs: [UInt32]
  private var steps = 0

  init(_ seeds: [UInt32]) { glyphs = seeds }

  /// Whether there are more forms than a character has.
  var isExceeded: Bool { glyphs.count > Self.maximumGlyphs || steps > Self.maximumSteps }

  /// Adds a glyph, unless there are too many.
  mutating func add(_ glyph: UInt32) {
    guard !isExceeded else { return }
    steps += 1
    if !glyphs.contains(glyph) { glyphs.append(glyph) }
  }
}
