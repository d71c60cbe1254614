/// The `name` table of a face.
///
/// Of several records for one name, the English one for Windows or Unicode comes first, then a Macintosh one in Mac
/// Roman, then one in any language.
struct NameTable {
  /// OpenType 1.9.1, *name*, Name IDs.
  enum Identifier: Int, CaseIterable {
    case family = 1
    case style = 2
    case full = 4
    case version = 5
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
    case variationsPostScriptPrefix = 25
  }

  private struct Record {
    let rank: Int
    let place: Place
  }

  /// The bytes of a name in its file, with their encoding.
  struct Place: Hashable {
    let range: Range<Int>
    let isMacRoman: Bool
  }

  /// The maximum length of a name, in bytes, because a thousand instances may refer to the same name.
  static let longestName = 4096

  private var records: [Int: Record] = [:]

  /// Finds, in one pass, the common names and those with the requested numbers.
  ///
  /// The texts are decoded when they are requested.
  init(_ bytes: Span<UInt8>, at table: Range<Int>?, others: some Sequence<Int> = []) {
    let wanted = Set(Identifier.allCases.map(\.rawValue)).union(others)
    Self.forEachRecord(bytes, in: table ?? 0..<0) { identifier, record in
      guard wanted.contains(identifier), record.place.range.count <= Self.longestName else {
        return
      }
      if let other = records[identifier], other.rank <= record.rank { return }
      records[identifier] = record
    }
  }

  /// The text of a name, or an empty text.
  func text(_ identifier: Identifier, in bytes: Span<UInt8>) -> String {
    text(identifier.rawValue, in: bytes)
  }

  /// The text of a name by its number; empty if the number was not requested.
  func text(_ identifier: Int, in bytes: Span<UInt8>) -> String {
    place(identifier).map { Self.text($0, in: bytes) } ?? ""
  }

  /// The place of a name by its number; `nil` without one, and if the number was not requested.
  func place(_ identifier: Int) -> Place? { records[identifier]?.place }

  private static func forEachRecord(
    _ bytes: Span<UInt8>, in table: Range<Int>, _ body: (Int, Record) -> Void
  ) {
    guard !table.isEmpty, let count = bytes.uint16(at: table.lowerBound + 2),
      let storage = bytes.uint16(at: table.lowerBound + 4)
    else { return }
    for index in 0..<count {
      let start = table.lowerBound + 6 + 12 * index
      guard start + 12 <= table.upperBound, let identifier = bytes.uint16(at: start + 6) else {
        return
      }
      guard let record = record(bytes, at: start, storage: table.lowerBound + storage),
        record.place.range.upperBound <= table.upperBound
      else { continue }
      body(identifier, record)
    }
  }

  /// The text of a name by its place.
  static func text(_ place: Place, in bytes: Span<UInt8>) -> String {
    if place.isMacRoman { return MacRoman.decode(bytes.bytes(place.range)) }
    let starts = stride(from: place.range.lowerBound, to: place.range.upperBound - 1, by: 2)
    let isASCII = starts.allSatisfy { bytes[$0] == 0 && bytes[$0 + 1] < 0x80 }
    if isASCII { return String(decoding: starts.map { bytes[$0 + 1] }, as: UTF8.self) }
    return String(
      decoding: starts.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self)
  }

  private static func record(_ bytes: Span<UInt8>, at start: Int, storage: Int) -> Record? {
    guard let platform = bytes.uint16(at: start), let encoding = bytes.uint16(at: start + 2),
      let language = bytes.uint16(at: start + 4), let length = bytes.uint16(at: start + 8),
      let offset = bytes.uint16(at: start + 10),
      let rank = rank(platform: platform, encoding: encoding, language: language)
    else { return nil }
    let first = storage + offset
    return Record(
      rank: rank, place: Place(range: first..<first + length, isMacRoman: platform == 1))
  }

  /// The rank of a record, 0 is the best; `nil` if its encoding is not supported.
  private static func rank(platform: Int, encoding: Int, language: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 0), (3, 1), (3, 10):
      if language == 0x0409 { return 0 }
      return language & 0x3FF == 0x09 ? 1 : 4
    case (0, _):
      return 2
    case (1, 0):
      return language == 0 ? 3 : 5
    default:
      return nil
    }
  }
}
