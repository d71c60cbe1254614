internal import CCopyfitHarfBuzz
internal import CopyfitDynamicType
package import CopyfitFonts
package import CopyfitUnicode

/// HarfBuzz's buffer, which shapes one range of text at a time, in design units.
@safe
package struct ShapingBuffer: ~Copyable {
  /// One shaped glyph.
  package struct Glyph {
    /// The glyph's number in the font.
    package var id: UInt32
    /// The first unit of the glyph's cluster, relative to the context's start.
    package var cluster: Int
    /// The advance of the pen, in design units.
    package var advance: Int64
    /// Whether both sides must be shaped again if text is broken before the cluster.
    package var isUnsafeToBreak: Bool
    /// The height of the glyph above the baseline, in design units.
    package var rise: Int64
    /// The distance of the glyph to the right of the pen, in design units.
    package var shift: Int64
  }

  /// A face with the properties and options for shaping.
  package struct Request {
    package var face: FontFace
    package var script: Script
    package var language: ShapingLanguage
    package var isRightToLeft: Bool
    /// Whether the range starts and ends the paragraph.
    package var beginsParagraph: Bool
    package var endsParagraph: Bool
    /// Whether HarfBuzz verifies its flags by shaping pieces again; slow.
    package var verifies = false
    /// Whether letter spacing will be added, which turns optional ligatures off.
    package var isSpaced = false
    /// The size for tracking in a face with the table `trak`; `nil` for no tracking.
    package var trackedSize: Double?

    /// Creates a request.
    package init(
      face: FontFace, script: Script, language: ShapingLanguage, isRightToLeft: Bool,
      beginsParagraph: Bool, endsParagraph: Bool
    ) {
      self.face = face
      self.script = script
      self.language = language
      self.isRightToLeft = isRightToLeft
      self.beginsParagraph = beginsParagraph
      self.endsParagraph = endsParagraph
    }
  }

  private let buffer: OpaquePointer?

  /// The number of UTF-16 units that were shaped.
  var shapedUnits = 0

  /// Creates an empty buffer.
  package init() {
    unsafe buffer = hb_buffer_create()
    // Marks keep separate clusters, so that every position that may be cut has its flags.
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
  }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Shapes `range` of a text with the features of the face; the text is the context.
  package mutating func shape(
    _ text: Span<UInt16>, _ range: Range<Int>, _ request: Request
  ) throws(LayoutError) {
    guard let length = Int32(exactly: text.count) else { throw .shapingFailed }
    shapedUnits &+= range.count
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress, length, UInt32(range.lowerBound), Int32(range.count))
    }
    describe(request)
    if let size = request.trackedSize, request.face.tracksBySize {
      return try shapeTracked(request, atPointSize: size)
    }
    let font = unsafe request.face.harfBuzzFont
    let shaped = unsafe buffer
    let isShaped = unsafe request.face.withHarfBuzzFeatures { features in
      guard !request.isSpaced else { return unsafe Self.shapeSpaced(shaped, font, features) }
      return unsafe copyfit_hb_shape(font, shaped, features.baseAddress, UInt32(features.count))
    }
    guard isShaped != 0, unsafe hb_buffer_allocation_successful(buffer) != 0 else {
      throw .shapingFailed
    }
  }

  /// Shapes the buffer's content with tracking for a size.
  private mutating func shapeTracked(
    _ request: Request, atPointSize size: Double
  ) throws(LayoutError) {
    guard let font = unsafe request.face.makeHarfBuzzFont(atPointSize: size) else {
      throw .shapingFailed
    }
    defer { unsafe hb_font_destroy(font) }
    let shaped = unsafe buffer
    let isShaped = unsafe request.face.withTrackedHarfBuzzFeatures { own in
      let features = unsafe (request.isSpaced ? Self.spacedFeatures : []) + Array(own)
      return unsafe copyfit_hb_shape(font, shaped, features, UInt32(features.count))
    }
    guard isShaped != 0, unsafe hb_buffer_allocation_successful(buffer) != 0 else {
      throw .shapingFailed
    }
  }

  /// The ligatures that letter spacing turns off; ligatures that a script requires stay.
  ///
  /// Source: CSS Text 3, § 8.2, *letter-spacing*: optional ligatures (`liga`, `clig`) are not applied if the spacing is
  /// not 0. Core Text does the same for `kern`. `dlig` and `hlig` are off by default.
  private static let spacedFeatures = [
    hb_feature_t(tag: FontTag("liga").rawValue, value: 0, start: 0, end: .max),
    hb_feature_t(tag: FontTag("clig").rawValue, value: 0, start: 0, end: .max),
  ]

  /// Shapes without optional ligatures, unless the face's own features request them.
  private static func shapeSpaced(
    _ buffer: OpaquePointer?, _ font: OpaquePointer, _ own: UnsafeBufferPointer<hb_feature_t>
  ) -> hb_bool_t {
    // If a feature has two values, HarfBuzz uses the last.
    let features = unsafe spacedFeatures + Array(own)
    return unsafe copyfit_hb_shape(font, buffer, features, UInt32(features.count))
  }

  /// Calls `body` with HarfBuzz's shaping plan for a request, which is valid during the call.
  static func withPlan<Result>(
    for request: Request, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let font = unsafe request.face.harfBuzzFont
    var properties = unsafe hb_segment_properties_t()
    unsafe properties.direction = request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    unsafe properties.script = hb_script_from_iso15924_tag(request.script.rawValue)
    unsafe properties.language = request.language.handle
    let plan = unsafe request.face.withHarfBuzzFeatures { own in
      let features = unsafe (request.isSpaced ? Self.spacedFeatures : []) + Array(own)
      return unsafe copyfit_hb_shape_plan(font, &properties, features, UInt32(features.count))
    }
    defer { unsafe hb_shape_plan_destroy(plan) }
    return unsafe body(plan)
  }

  private func describe(_ request: Request) {
    unsafe hb_buffer_set_direction(
      buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(request.script.rawValue))
    unsafe hb_buffer_set_language(buffer, request.language.handle)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if request.beginsParagraph { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if request.endsParagraph { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    if request.verifies { flags |= HB_BUFFER_FLAG_VERIFY.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
  }

  /// Calls `body` with every glyph of the last shaping, from left to right.
  @inline(always)
  package func forEachGlyph(_ body: (Glyph) -> Void) {
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    guard let infos = unsafe infos, let positions = unsafe positions else { return }
    let unsafeToBreak = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      body(
        Glyph(
          id: info.codepoint, cluster: Int(info.cluster), advance: Int64(position.x_advance),
          isUnsafeToBreak: info.mask & unsafeToBreak != 0, rise: Int64(position.y_offset),
          shift: Int64(position.x_offset)))
    }
  }

  /// The ink of the last shaping below and above the baseline, in design units; `nil` if there is no ink.
  func ink(of face: FontFace) -> ClosedRange<Int64>? {
    var ink: ClosedRange<Int64>?
    forEachGlyph { glyph in
      var extents = hb_glyph_extents_t()
      let isKnown = unsafe hb_font_get_glyph_extents(face.harfBuzzFont, glyph.id, &extents)
      guard isKnown != 0, extents.height != 0 else { return }
      let top = glyph.rise + Int64(extents.y_bearing)
      let bottom = top + Int64(extents.height)
      let range = min(top, bottom)...max(top, bottom)
      ink =
        ink.map {
          min($0.lowerBound, range.lowerBound)...max($0.upperBound, range.upperBound)
        } ?? range
    }
    return ink
  }
}
