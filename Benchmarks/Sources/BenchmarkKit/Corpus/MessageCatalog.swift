import Foundation

/// The messages of one `.mo` file of gettext.
struct MessageCatalog {
  /// A message with its English original.
  struct Message {
    let original: String
    let translations: [String]
  }

  let messages: [Message]

  /// Reads a file's bytes; `nil` if they are not a catalog in UTF-8.
  ///
  /// Source: GNU gettext, *The Format of GNU MO Files*.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func word(_ offset: Int) -> Int? {
      guard offset >= 0, offset + 4 <= bytes.count else { return nil }
      return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    func text(_ table: Int, _ index: Int) -> String? {
      guard let length = word(table + 8 * index), let start = word(table + 8 * index + 4),
        start + length <= bytes.count
      else { return nil }
      return String(validating: bytes[start..<start + length], as: UTF8.self)
    }
    guard word(0) == 0x9504_12DE, let count = word(8), let originals = word(12),
      let translations = word(16), count <= bytes.count / 16
    else { return nil }
    var messages: [Message] = []
    for index in 0..<count {
      guard let original = text(originals, index), let translation = text(translations, index)
      else { continue }
      if original.isEmpty {
        // Other encodings are rejected above unless they are valid UTF-8 by chance.
        guard translation.lowercased().contains("charset=utf-8") else { return nil }
        continue
      }
      messages.append(
        Message(
          original: Self.forms(original).first.map(Self.withoutContext) ?? "",
          translations: Self.forms(translation)))
    }
    self.messages = messages
  }

  /// Plural forms are separated by NUL.
  private static func forms(_ text: String) -> [String] {
    text.split(separator: "\0", omittingEmptySubsequences: true).map(String.init)
  }

  private static func withoutContext(_ text: String) -> String {
    text.split(separator: "\u{4}").last.map(String.init) ?? text
  }
}
