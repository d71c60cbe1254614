internal import CCopyfitHarfBuzz
internal import CopyfitUnicode

/// Finds the glyphs of a text as HarfBuzz does when it shapes.
@safe
struct GlyphSearch {
  /// Whether the face's `cmap` has a glyph for a character.
  let hasGlyph: (Unicode.Scalar) -> Bool

  func covers(_ cluster: [Unicode.Scalar]) -> Bool {
    let seen = cluster.filter { !CharacterProperties(of: $0).isUnseen }
    return seen.allSatisfy { shows($0, depth: 0) } || coversComposed(seen)
  }

  /// Decompositions nest at most three deep in Unicode.
  private static let deepestDecomposition = 4

  // HarfBuzz composes, because the result must equal that of its shaping.
  private func shows(_ scalar: Unicode.Scalar, depth: Int) -> Bool {
    if hasGlyph(scalar) { return true }
    if let replacement = scalar.glyphReplacement { return hasGlyph(replacement) }
    guard depth < Self.deepestDecomposition else { return false }
    var (first, second): (UInt32, UInt32) = (0, 0)
    guard
      unsafe hb_unicode_decompose(
        hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0,
      let base = Unicode.Scalar(first)
    else { return false }
    let mark = second == 0 ? nil : Unicode.Scalar(second)
    return shows(base, depth: depth + 1) && mark.map { shows($0, depth: depth + 1) } ?? true
  }

  private func coversComposed(_ scalars: [Unicode.Scalar]) -> Bool {
    var composed: [Unicode.Scalar] = []
    for scalar in scalars {
      var result: UInt32 = 0
      if let last = composed.last,
        unsafe hb_unicode_compose(
          hb_unicode_funcs_get_default(), last.value, scalar.value, &result) != 0,
        let whole = Unicode.Scalar(result)
      {
        composed[composed.count - 1] = whole
      } else {
        composed.append(scalar)
      }
    }
    return composed.count < scalars.count && composed.allSatisfy { shows($0, depth: 0) }
  }
}

extension Unicode.Scalar {
  /// The character whose glyph HarfBuzz uses instead (`hb-ot-shape-normalize.cc`).
  fileprivate var glyphReplacement: Unicode.Scalar? {
    switch value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: "\u{20}"
    case 0x2011: "\u{2010}"
    default: nil
    }
  }
}
