internal import CopyfitFiles

/// The file that keeps an index between runs; 10,000 faces need about 10 MB.
struct FontIndexFile {
  static let name = "fonts.index"

  private let file: CacheFile

  init(folder: String) { file = CacheFile(folder: folder, name: Self.name) }

  /// The index; `nil` if the file is missing or invalid.
  func read() -> FontIndex? { file.read().flatMap { FontIndex(encoded: $0.span) } }

  /// Writes the index completely or not at all.
  func write(_ index: FontIndex) { file.write(index.encoded()) }
}
