internal import CopyfitSourceText

/// Reads catalogs: `.strings` as text and as property lists, `.stringsdict`, `.xcstrings`, and XLIFF.
public enum CatalogReader {
  /// Reads one catalog file.
  ///
  /// Never fails: what is wrong with the file is among the content's problems.
  ///
  /// - Parameters:
  ///   - file: The file's path as it is to stand in the content; it decides the format and the locale.
  ///   - path: Where to open the file; `nil`: at `file`.
  public static func read(_ file: String, at path: String? = nil) -> CatalogContent {
    do {
      return read(try SourceFile.bytes(of: path ?? file), file: file)
    } catch {
      let problem = CatalogProblem(
        kind: .unreadableFile, message: "The file cannot be read: \(error.message).",
        position: .start)
      return CatalogContent(tables: [], problems: [problem])
    }
  }

  /// Reads a catalog's bytes; `file` decides the format and the locale.
  public static func read(_ bytes: [UInt8], file: String) -> CatalogContent {
    let path = CatalogPath(file)
    switch CatalogFormat(file) {
    case .xliff: return XLIFFReader.content(of: SourceText(decoding: bytes), file: file)
    case nil: break
    }
    if path.fileExtension == "xcstrings" {
      var reader = StringCatalogReader(SourceText(decoding: bytes), file: file, path: path)
      return reader.content()
    }
    if path.fileExtension == "stringsdict" {
      return StringsDictionaryTable(file: file, path: path).content(bytes)
    }
    if BinaryPropertyList.isBinary(bytes) {
      return PropertyListTable(file: file, path: path).content(binary: bytes)
    }
    let text = SourceText(decoding: bytes)
    if XMLPropertyList.isXML(text.utf8) {
      return PropertyListTable(file: file, path: path).content(xml: text)
    }
    return StringsTable(text: text, file: file, path: path).content()
  }
}
