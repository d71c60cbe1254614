internal import CopyfitDynamicType
internal import CopyfitFiles

/// The ranges of the tables of one face in its file.
///
/// Source: OpenType 1.9.1, *Organization of an OpenType font*.
struct TableDirectory {
  struct Entry {
    let tag: FontTag
    let range: Range<Int>
  }

  /// The maximum number of faces in a collection; the largest known one has 72.
  static let largestCollection = 256

  /// The tables without which a text cannot be measured.
  static let requiredTables: [FontTag] = ["head", "maxp", "hhea", "hmtx", "cmap"]

  /// Tables that affect how text is measured or which face is chosen; others may be incomplete.
  static let readTables: Set<FontTag> = [
    "head", "maxp", "hhea", "hmtx", "cmap", "name", "OS/2", "GSUB", "GPOS", "GDEF", "kern", "morx",
    "kerx", "fvar", "avar", "HVAR", "MVAR", "gvar", "loca", "glyf", "CFF ", "CFF2",
  ]

  let entries: [Entry]

  /// The number of faces in a file, or `nil` if its first bytes are not those of a font.
  static func faceCount(of bytes: Span<UInt8>) -> Int? {
    switch bytes.tag(at: 0) {
    case "ttcf":
      min(bytes.uint32(at: 8) ?? 0, max(0, (bytes.count - 12) / 4), largestCollection)
    case "OTTO", "true", FontTag(rawValue: 0x0001_0000):
      1
    default:
      nil
    }
  }

  /// The error of a file that is in no known format, such as a compressed web font.
  static func unknownFormat(of bytes: Span<UInt8>, path: String) -> FontError {
    if LargeFilePointer.matches(bytes) { return .notFetched(path: path) }
    let tag = bytes.tag(at: 0)
    return .unknownFormat(path: path, isWebFont: tag == "wOFF" || tag == "wOF2")
  }

  /// Reads the directory of a face; checks that the tables are within the file.
  init(_ bytes: Span<UInt8>, index: Int, path: String) throws(FontError) {
    guard let count = Self.faceCount(of: bytes) else {
      throw Self.unknownFormat(of: bytes, path: path)
    }
    guard index >= 0, index < count else {
      throw .noSuchFace(path: path, index: index, count: count)
    }
    let start = bytes.tag(at: 0) == "ttcf" ? bytes.uint32(at: 12 + 4 * index) ?? 0 : 0
    guard let tableCount = bytes.uint16(at: start + 4) else {
      throw .truncated(path: path, table: "its header", end: start + 12, size: bytes.count)
    }
    entries = try Self.entries(bytes, at: start + 12, count: tableCount, path: path)
    for table in Self.requiredTables where self[table] == nil {
      throw .missingTable(path: path, table: table.description)
    }
  }

  /// The range of a table, or `nil` if the face has none.
  subscript(tag: FontTag) -> Range<Int>? {
    entries.first { $0.tag == tag }?.range
  }

  private static func entries(
    _ bytes: Span<UInt8>, at start: Int, count: Int, path: String
  ) throws(FontError) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    for record in stride(from: start, to: start + 16 * count, by: 16) {
      guard let tag = bytes.tag(at: record), let offset = bytes.uint32(at: record + 8),
        let length = bytes.uint32(at: record + 12)
      else {
        throw .truncated(
          path: path, table: "the list of tables", end: start + 16 * count, size: bytes.count)
      }
      let end = offset + length
      if end <= bytes.count {
        entries.append(Entry(tag: tag, range: offset..<end))
      } else if readTables.contains(tag) {
        throw .truncated(path: path, table: "table '\(tag)'", end: end, size: bytes.count)
      }
    }
    return entries
  }
}
