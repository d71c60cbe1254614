/// Counts the keys of formats with one entry in a line, without the reader.
enum LineCount {
  /// The number of keys, or `nil` if the file has what only a whole reader understands.
  static func entries(in bytes: [UInt8], file: String) -> Int? {
    // Invalid bytes, escapes, line ends of other systems and conflict markers have rules of their own.
    let printable = bytes.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) }
    guard printable, !bytes.contains(UInt8(ascii: "\\")) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard
      !lines.contains(where: {
        ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains($0.prefix(7))
      })
    else { return nil }
    if file.hasSuffix(".properties") { return properties(lines) }
    if file.hasSuffix(".csv") { return delimited(lines) }
    return nil
  }

  /// Source: Java, `Properties.load`.
  private static func properties(_ lines: [Substring]) -> Int {
    Set(
      lines.compactMap { line -> Substring? in
        let line = line.drop { $0 == " " }
        guard let first = line.first, first != "#", first != "!" else { return nil }
        return line.prefix { $0 != "=" && $0 != ":" && $0 != " " }
      }
    ).count
  }

  /// Rows of a table whose columns are `key` and `de`.
  private static func delimited(_ lines: [Substring]) -> Int? {
    guard lines.first == "key,de", !lines.joined().contains("\"") else { return nil }
    var keys: Set<Substring> = []
    var lost = 0
    for line in lines.dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      let key = fields[0].trimmed
      let text = fields.count > 1 ? fields[1] : ""
      if key.isEmpty {
        if !text.trimmed.isEmpty { lost += 1 }
      } else if fields.count < 2 {
        lost += 1
      } else if fields.dropFirst(2).contains(where: { !$0.isEmpty }) {
        lost += 1
      } else if !text.isEmpty {
        keys.insert(key)
      }
    }
    return keys.count + lost
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
