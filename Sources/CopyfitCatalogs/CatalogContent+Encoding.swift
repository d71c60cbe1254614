internal import CopyfitSourceText

/// Files in UTF-16 or UTF-32 of formats that apps read as UTF-8.
extension CatalogContent {
  /// Reports such a file; its texts are read.
  ///
  /// Source: `JSON.parse` and Dart's `json` take text that programs decode as UTF-8. Android's compiler uses expat, which
  /// rejects a declared encoding that is not the file's.
  mutating func reportEncoding(of bytes: [UInt8], _ format: CatalogFormat?) {
    guard format == .arb || format == .messages || format == .android else { return }
    let encoding = TextEncoding.detected(in: bytes)
    guard encoding != .utf8 else { return }
    add([
      CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The file is in \(encoding.rawValue), and apps read this format in UTF-8; save it as UTF-8.",
        position: .start, weight: .error, isReadOn: true)
    ])
  }
}
