/// The `name` table of a face.
///
/// Of several records for one name the one for Windows or Unicode in English is taken, then a
/// Macintosh one in Mac Roman, then one in any language.
struct NameTable {
  /// OpenType 1.9.1, *name*, Name IDs.
  enum Identifier: Int {
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
    let range: Range<Int>
    let isMacRoman: Bool
  }

  private var best: [Int: Record] = [:]

  /// Reads which records there are; the texts are decoded when asked for.
  init(_ bytes: Span<UInt8>, at table: Range<Int>?) {
    guard let table, let count = bytes.uint16(at: table.lowerBound + 2),
      let storage = bytes.uint16(at: table.lowerBound + 4)
    else { return }
    for index in 0..<count {
      let start = table.lowerBound + 6 + 12 * index
      guard start + 12 <= table.upperBound, let name = bytes.uint16(at: start + 6) else { break }
      guard let record = Self.record(bytes, at: start, storage: table.lowerBound + storage),
        record.range.upperBound <= table.upperBound
      else { continue }
      if let other = best[name], other.rank <= record.rank { continue }
      best[name] = record
    }
  }

  /// The text of a name, or an empty text.
  func text(_ identifier: Identifier, in bytes: Span<UInt8>) -> String {
    text(identifier.rawValue, in: bytes)
  }

  /// The text of a name by its number, or an empty text.
  func text(_ identifier: Int, in bytes: Span<UInt8>) -> String {
    guard let record = best[identifier] else { return "" }
    let raw = bytes.bytes(record.range)
    if record.isMacRoman { return MacRoman.decode(raw) }
    let units = stride(from: 0, to: raw.count - 1, by: 2).map {
      UInt16(raw[$0]) << 8 | UInt16(raw[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func record(_ bytes: Span<UInt8>, at start: Int, storage: Int) -> Record? {
    guard let platform = bytes.uint16(at: start), let encoding = bytes.uint16(at: start + 2),
      let language = bytes.uint16(at: start + 4), let length = bytes.uint16(at: start + 8),
      let offset = bytes.uint16(at: start + 10),
      let rank = rank(platform: platform, encoding: encoding, language: language)
    else { return nil }
    let first = storage + offset
    return Record(rank: rank, range: first..<first + length, isMacRoman: platform == 1)
  }

  /// How good a record is, 0 the best; `nil` where its encoding is not read.
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
