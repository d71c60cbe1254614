package import CopyfitFiles
internal import CopyfitSourceText

/// Reads catalogs: Apple's (`.strings` as text and as property lists, `.stringsdict`, `.xcstrings`), XLIFF, Android
/// resources, gettext, Flutter, web and Java apps, and CSV and TSV.
public enum CatalogReader {
  /// Reads one catalog file.
  ///
  /// This never fails: the content's problems include all faults of the file.
  ///
  /// - Parameters:
  ///   - file: The file's path as it appears in the content; it determines the format and the locale.
  ///   - path: The path to open; `nil` for `file`.
  ///   - boundary: The files that may be read.
  ///   - columns: The meaning of the columns of CSV or TSV; `nil` if the first row names them.
  ///   - includesStale: Whether stale keys of a String Catalog are read like other keys.
  package static func read(
    _ file: String, at path: String? = nil, within boundary: ReadingBoundary,
    columns: CatalogColumns? = nil, includesStale: Bool = false
  ) -> CatalogContent {
    do throws(FileError) {
      return read(
        try SourceFile.bytes(of: path ?? file, within: boundary), file: file, columns: columns,
        includesStale: includesStale)
    } catch {
      return CatalogContent(unreadable: error)
    }
  }

  /// Reads a catalog's bytes; `file` determines the format and the locale.
  public static func read(
    _ bytes: [UInt8], file: String, columns: CatalogColumns? = nil, includesStale: Bool = false
  ) -> CatalogContent {
    var content = content(bytes, file: file, columns: columns, includesStale: includesStale)
    content.addTableOfEmptyFile(file)
    content.reportControlCharacters()
    content.reportMergeMarkers(in: bytes)
    content.reportEncoding(of: bytes, CatalogFormat(file))
    content.leaveOutTextsWithManyVariables()
    content.leaveOutUnknownLanguages()
    content.leaveOutLanguagesBeyondLimit()
    if CatalogFormat(file) == nil { content.leaveOutManyLanguages(of: CatalogPath(file)) }
    return content
  }

  private static func content(
    _ bytes: [UInt8], file: String, columns: CatalogColumns?, includesStale: Bool
  ) -> CatalogContent {
    guard let format = CatalogFormat(file) else {
      return readAppleCatalog(bytes, file: file, includesStale: includesStale)
    }
    switch format {
    case .xliff, .android: return readXML(bytes, file: file, as: format)
    case .gettext: return GettextReader.content(text: bytes, file: file)
    case .compiledGettext: return GettextReader.content(compiled: bytes, file: file)
    case .arb: return ARBReader.content(of: SourceText(decoding: bytes), file: file)
    case .messages: return MessagesReader.content(of: SourceText(decoding: bytes), file: file)
    case .properties: return PropertiesReader.content(of: bytes, file: file)
    case .delimited:
      let text = SourceText(decoding: bytes)
      return DelimitedReader.content(of: text, file: file, columns: columns)
    }
  }

  private static func readXML(
    _ bytes: [UInt8], file: String, as format: CatalogFormat
  ) -> CatalogContent {
    let unicode = SourceText(decoding: bytes)
    let text = DeclaredText.decode(bytes, read: unicode)
    let isAndroid = format == .android
    if let fault = DeclaredText.fault(in: bytes, read: unicode) {
      var scanner = TextScanner(text.utf8)
      scanner.skip(to: "encoding")
      let units = isAndroid ? AndroidElements.texts : XLIFFReader.units
      let problem = CatalogProblem(
        kind: .catalogSyntax, message: "The file cannot be read as XML: \(fault).",
        position: text.position(at: scanner.offset),
        entriesLost: XMLRecovery.count(of: units, in: text.utf8))
      return CatalogContent(tables: [], problems: [problem])
    }
    return isAndroid
      ? AndroidReader.content(of: text, file: file) : XLIFFReader.content(of: text, file: file)
  }

  private static func readAppleCatalog(
    _ bytes: [UInt8], file: String, includesStale: Bool
  ) -> CatalogContent {
    let path = CatalogPath(file)
    if path.fileExtension == "xcstrings" {
      var reader = StringCatalogReader(
        SourceText(decoding: bytes), file: file, path: path, includesStale: includesStale)
      return reader.content()
    }
    if BinaryPropertyList.isBinary(bytes) {
      return PropertyListTable(file: file, path: path).content(binary: bytes)
    }
    var text = SourceText(decoding: bytes)
    if XMLPropertyList.isXML(text.utf8) {
      return PropertyListTable(file: file, path: path).content(xml: bytes, read: text)
    }
    let isUTF16 = [.utf16LittleEndian, .utf16BigEndian].contains(text.encoding)
    guard isUTF16, bytes.count % 2 == 1 else {
      return StringsTable(text: text, file: file, path: path).content()
    }
    // Core Foundation reads it in the same way.
    text = SourceText(decoding: Array(bytes.dropLast()))
    var content = StringsTable(text: text, file: file, path: path).content()
    content.problems.append(.halfCharacter(at: text.end))
    return content
  }
}

extension CatalogProblem {
  /// The problem that a UTF-16 file has an odd number of bytes, so that its last one is left over.
  fileprivate static func halfCharacter(at position: SourcePosition) -> CatalogProblem {
    CatalogProblem(
      kind: .catalogSyntax,
      message: "The file ends with half a character of UTF-16, which is left out.",
      position: position, weight: .warning, isReadOn: true)
  }
}

extension CatalogContent {
  /// The content of a file that cannot be read.
  package init(unreadable error: FileError) {
    let problem = CatalogProblem(
      kind: .unreadableFile, message: "The file cannot be read: \(error.message).",
      position: .start)
    self.init(tables: [], problems: [problem])
  }
}
