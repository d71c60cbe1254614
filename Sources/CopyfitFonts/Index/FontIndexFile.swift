internal import CopyfitFiles

/// The file that an index is kept in between runs; 10,000 faces take some 10 MB.
struct FontIndexFile {
  static let name = "fonts.index"

  private let file: CacheFile

  init(folder: String) { file = CacheFile(folder: folder, name: Self.name) }

  /// The index; `nil` if no file can be trusted.
  func read() -> FontIndex? { file.read().flatMap { FontIndex(encoded: $0.span) } }

  /// Writes the index whole or not at all.
  func write(_ index: FontIndex) { file.write(index.encoded()) }
}
