/// Counts the messages of a compiled catalog, without the reader.
///
/// Source: the manual of GNU gettext, "The Format of GNU MO Files".
struct MessageCount {
  /// The keys of the messages, as their UTF-8 bytes.
  private(set) var keys: Set<[UInt8]> = []
  /// The number of messages with the empty text, of which the first is the header.
  private(set) var headers = 0

  /// - Returns: `nil` if the file is damaged, or may be in another encoding than UTF-8.
  init?(in bytes: [UInt8]) {
    let magic = [0xDE, 0x12, 0x04, 0x95] as [UInt8]
    let isLittle = bytes.starts(with: magic)
    guard isLittle || bytes.starts(with: magic.reversed()) else { return nil }
    func number(at place: Int) -> Int? {
      guard place >= 0, place + 4 <= bytes.count else { return nil }
      let word = bytes[place..<place + 4]
      return (isLittle ? word.reversed() : Array(word)).reduce(0) { $0 << 8 | Int($1) }
    }
    func text(_ index: Int, ofTable table: Int) -> ArraySlice<UInt8>? {
      guard let length = number(at: table + 8 * index),
        let start = number(at: table + 8 * index + 4), start + length <= bytes.count,
        String(validating: bytes[start..<start + length], as: UTF8.self) != nil
      else { return nil }
      return bytes[start..<start + length]
    }
    guard let revision = number(at: 4), revision < 1 << 17, let count = number(at: 8),
      let originals = number(at: 12), let translations = number(at: 16),
      count <= bytes.count, !bytes.containsCharset
    else { return nil }
    for index in 0..<count {
      guard let original = text(index, ofTable: originals),
        text(index, ofTable: translations) != nil
      else { return nil }
      let mark = original.firstIndex(of: 4)
      let id = original[(mark.map { $0 + 1 } ?? original.startIndex)...].prefix { $0 != 0 }
      let context = mark.map { Array(original[..<$0]) + [UInt8(ascii: "|")] }
      if context == nil, id.isEmpty { headers += 1 } else { keys.insert((context ?? []) + id) }
    }
  }
}

extension [UInt8] {
  /// Whether a header may name an encoding.
  fileprivate var containsCharset: Bool {
    let name = Array("charset".utf8)
    return indices.contains { self[$0...].starts(with: name) }
  }
}
