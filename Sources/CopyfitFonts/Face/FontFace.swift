internal import CCopyfitHarfBuzz
public import CopyfitDynamicType
internal import Synchronization

/// One face of a font file, at fixed variation coordinates, ready for shaping.
///
/// A face is immutable and may be shared between threads. Two faces are equal only if they are the same object:
/// `FontDatabase` returns one object for each face.
@safe
public final class FontFace: Sendable {
  /// The path as passed by the caller.
  public let path: String
  /// The number of the face in its collection, from 0.
  public let index: Int
  /// The coordinates in use, in the order of their axes' tags; axes at their default may be absent.
  public let variations: [FontVariation]
  /// The names in the face's tables.
  public let names: FontNames
  /// The face's weight, width and slope.
  public let traits: FontTraits
  /// Design units per em, 16 to 16384.
  public let unitsPerEm: Int
  /// The line metrics, in design units, at the coordinates in use.
  public let verticalMetrics: VerticalMetrics
  /// The axes of a variable font; empty for a static one.
  public let axes: [FontAxis]
  /// The OpenType features set for all text in the face, by tag, each once.
  public let features: [FontFeature]
  /// The named instances of a variable font; empty for a static one.
  public let namedInstances: [NamedInstance]
  /// The differences from the requested coordinates: clamped values, and axes that the font lacks.
  public let notes: [FontNote]

  package let file: FontFile
  /// The requested coordinates, which `notes` are about.
  let asked: [FontVariation]
  let featureSettings: FeatureSettings
  /// Features with tracking by point size, if the font has it.
  let trackedSettings: FeatureSettings?
  let sizes = Mutex(SizeMemo())
  /// The values that other modules have derived from the tables, by key.
  let derivedValues = Mutex<[AnyHashable: any Sendable]>([:])
  /// The geometry in the tables, at the coordinates.
  let tableGeometry: FontGeometry
  /// An `hb_font_t`; it is immutable, so threads may share it.
  private nonisolated(unsafe) let font: OpaquePointer

  /// Creates a face from its tables alone.
  init(
    file: FontFile, index: Int, variations: [FontVariation], features: [FontFeature] = [],
    clamping: Bool = true
  ) throws(FontError) {
    let path = file.path
    let header = try file.withBytes { (bytes) throws(FontError) in
      try FontHeader(bytes, index: index, path: path)
    }
    asked = variations
    let coordinates = try header.coordinates(variations, clamping: clamping, path: path)
    let variations = coordinates.variations
    guard let font = unsafe Self.makeFont(file, index, variations) else {
      throw .missingTable(path: path, table: "head")
    }
    self.file = file
    self.path = path
    self.index = index
    self.variations = variations
    notes = coordinates.notes
    names = header.names(at: variations)
    traits = header.traits(at: variations)
    unitsPerEm = header.verticalMetrics.unitsPerEm
    axes = header.axes
    namedInstances = header.instances
    let own = FeatureSettings(features)
    self.features = own.features
    let isTracked = unsafe Self.hasTracking(font) && !own.features.contains(.init("trak", 0))
    trackedSettings = isTracked ? own : nil
    featureSettings = isTracked ? FeatureSettings(features + [.init("trak", 0)]) : own
    let geometry = unsafe header.geometry(at: variations, of: font)
    tableGeometry = geometry
    verticalMetrics = VerticalMetrics(
      ascender: geometry.ascender, descender: geometry.descender, lineGap: geometry.lineGap,
      unitsPerEm: unitsPerEm)
    unsafe self.font = font
  }

  deinit { unsafe hb_font_destroy(font) }

  /// The glyph of a character, or `nil` if the face has none.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    let isFound = unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph)
    return isFound != 0 ? glyph : nil
  }

  /// The SHA-256 of the font's file in hexadecimal digits, computed on first use.
  public func digest() -> String { file.identity.digest() }

  /// HarfBuzz's font: immutable, with a scale of units per em, no pixel size, and OpenType functions.
  ///
  /// It lives as long as the face.
  package var harfBuzzFont: OpaquePointer { unsafe font }

  /// Opens the face once with FreeType, which detects more kinds of damage than reading tables.
  func checkWithFreeType() throws(FontError) {
    do throws(FreeTypeCheck.Failure) {
      let check = try FreeTypeCheck()
      try file.withBytes { (bytes) throws(FreeTypeCheck.Failure) in
        try check.open(bytes, index: index)
      }
    } catch {
      throw .rejected(path: path, index: index, code: Int32(error.code))
    }
  }

  private static func makeFont(
    _ file: FontFile, _ index: Int, _ variations: [FontVariation]
  ) -> OpaquePointer? {
    guard let face = unsafe file.makeHarfBuzzFace(index: index) else { return nil }
    defer { unsafe hb_face_destroy(face) }
    unsafe hb_face_make_immutable(face)
    guard let font = unsafe hb_font_create(face) else { return nil }
    unsafe hb_ot_font_set_funcs(font)
    let settings = variations.map {
      hb_variation_t(tag: $0.axis.rawValue, value: Float($0.value))
    }
    if !settings.isEmpty {
      unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    unsafe hb_font_make_immutable(font)
    return unsafe font
  }
}

extension FontFace: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: FontFace, rhs: FontFace) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontFace: CustomStringConvertible {
  /// The face's PostScript name.
  public var description: String { names.postScript.isEmpty ? path : names.postScript }
}
