internal import CCopyfitHarfBuzz

/// HarfBuzz's pen: collects the outlines of glyphs.
@safe
struct OutlinePen: ~Copyable {
  /// The maximum number of segments, more than any letter has; a font that draws more is hostile.
  static let maximumSegments = 1 << 16

  private let functions: OpaquePointer?

  init() {
    let functions = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in unsafe add(.move(.init(x, y)), to: data) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in unsafe add(.line(.init(x, y)), to: data) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        unsafe add(.quadratic(.init(cx, cy), .init(x, y)), to: data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        unsafe add(.cubic(.init(ax, ay), .init(bx, by), .init(x, y)), to: data)
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe add(.close, to: data) }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
    unsafe self.functions = functions
  }

  deinit { unsafe hb_draw_funcs_destroy(functions) }

  /// The outline of a glyph; empty if it has none, or more than `maximumSegments` segments.
  func outline(of glyph: UInt32, in font: OpaquePointer) -> GlyphOutline {
    var outline = GlyphOutline()
    unsafe withUnsafeMutablePointer(to: &outline) { target in
      unsafe copyfit_hb_draw_glyph(font, glyph, functions, target)
    }
    return outline.segments.count > Self.maximumSegments ? GlyphOutline() : outline
  }
}

/// Adds a segment to the outline that HarfBuzz passes as `data`.
private func add(_ segment: GlyphOutline.Segment, to data: UnsafeMutableRawPointer?) {
  guard let outline = unsafe data?.assumingMemoryBound(to: GlyphOutline.self) else { return }
  guard unsafe outline.pointee.segments.count <= OutlinePen.maximumSegments else { return }
  unsafe outline.pointee.segments.append(segment)
}

extension GlyphOutline.Point {
  fileprivate init(_ x: Float, _ y: Float) { self.init(x: Double(x), y: Double(y)) }
}
