import CCopyfitFreeType

/// FreeType's values for the same tables.
@safe
struct SecondOpinion: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face

  init(path: String, index: Int) throws {
    var library: FT_Library?
    var face: FT_Face?
    unsafe FT_Init_FreeType(&library)
    let code = unsafe FT_New_Face(library, path, FT_Long(index), &face)
    guard let library = unsafe library, let face = unsafe face else { throw Failure(code: code) }
    unsafe self.library = library
    unsafe self.face = face
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  struct Failure: Error {
    let code: FT_Error
  }

  /// From the table, because FreeType returns 0 for bitmap fonts.
  var unitsPerEm: Int {
    let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)
    return unsafe Int(table?.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM ?? 0)
  }

  var ascender: Double { unsafe Double(header?.pointee.Ascender ?? 0) }
  var descender: Double { unsafe Double(header?.pointee.Descender ?? 0) }
  var lineGap: Double { unsafe Double(header?.pointee.Line_Gap ?? 0) }

  /// Sets the coordinates, in the order of the font's axes.
  func set(_ coordinates: [Double]) throws {
    var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
    let code = unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    guard code == 0 else { throw Failure(code: code) }
  }

  /// The PostScript name; for a variable font, that of the coordinates.
  var postScriptName: String {
    unsafe FT_Get_Postscript_Name(face).map { unsafe String(cString: $0) } ?? ""
  }

  /// The advance of a glyph in design units, from `hmtx` and `HVAR`.
  ///
  /// Not from the outline: Inter has composite glyphs that use a component's advance there.
  func advance(of glyph: UInt32) throws -> Int {
    let flags = [FT_LOAD_NO_SCALE, FT_LOAD_NO_HINTING, FT_LOAD_LINEAR_DESIGN]
      .reduce(0) { $0 | FT_Int32($1) }
    let code = unsafe FT_Load_Glyph(face, glyph, flags)
    guard code == 0 else { throw Failure(code: code) }
    return unsafe Int(face.pointee.glyph.pointee.linearHoriAdvance)
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    let glyph = unsafe FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return glyph == 0 ? nil : glyph
  }

  private var header: UnsafeMutablePointer<TT_HoriHeader>? {
    unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self)
  }
}
