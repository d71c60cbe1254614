internal import CCopyfitFreeType

/// Checks with FreeType whether a face can be opened.
///
/// Each check has its own library, because a FreeType library belongs to one thread.
@safe
struct FreeTypeCheck: ~Copyable {
  private let library: FT_Library

  /// Starts FreeType; throws its error number.
  init() throws(Failure) {
    var library: FT_Library?
    let code = unsafe FT_Init_FreeType(&library)
    guard let library = unsafe library, code == 0 else { throw Failure(code: code) }
    unsafe self.library = library
  }

  deinit { unsafe FT_Done_FreeType(library) }

  /// Opens and closes a face.
  func open(_ bytes: Span<UInt8>, index: Int) throws(Failure) {
    let code = unsafe bytes.withUnsafeBufferPointer { buffer in
      var face: FT_Face?
      let code = unsafe FT_New_Memory_Face(
        library, buffer.baseAddress, buffer.count, FT_Long(index), &face)
      if let face = unsafe face { unsafe FT_Done_Face(face) }
      return code
    }
    guard code == 0 else { throw Failure(code: code) }
  }

  /// FreeType's error number.
  struct Failure: Error {
    let code: FT_Error
  }
}
