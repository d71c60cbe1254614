internal import CopyfitSourceText

/// Counts the texts of a catalog in JSON that is broken.
///
/// Brackets may be missing, so how deep a text stands proves little.
enum JSONRecovery {
  /// How many texts messages of web apps seem to have: values that are text, or what FormatJS shows of each.
  static func messages(in utf8: [UInt8]) -> Int {
    var (texts, messages) = (0, 0)
    JSONTokens.forEach(in: utf8) { token in
      switch token {
      case .name("defaultMessage"): messages += 1
      case .text: texts += 1
      default: break
      }
    }
    return messages > 0 ? messages : texts
  }

  /// How many texts an Application Resource Bundle seems to have: those whose names do not start with `@`, and
  /// that do not stand in what does.
  static func resources(in utf8: [UInt8]) -> Int {
    var count = 0
    /// How deep in what is said of a text; `nil` outside.
    var depth: Int?
    JSONTokens.forEach(in: utf8) { token in
      switch token {
      case .name(let name): if name.hasPrefix("@") { depth = 0 }
      case .open: depth = depth.map { $0 + 1 }
      case .close: depth = depth.flatMap { $0 > 1 ? $0 - 1 : nil }
      case .text:
        if depth == nil { count += 1 }
        if depth == 0 { depth = nil }
      }
    }
    return count
  }

  /// How many keys a String Catalog seems to have: objects that start as those of keys do, or are empty.
  static func keys(in utf8: [UInt8]) -> Int {
    var count = 0
    var (name, opener) = ("", "")
    var isAtStart = false
    JSONTokens.forEach(in: utf8) { token in
      switch token {
      case .name(let next):
        let isKey = isAtStart && opener != "strings"
        if isKey, StringCatalogReader.entryKeys.contains(next) { count += 1 }
        name = next
      case .close: if isAtStart, !parts.contains(opener) { count += 1 }
      case .open: opener = name
      case .text: break
      }
      isAtStart = token == .open
    }
    return count
  }

  /// What is an object in a String Catalog, and no key.
  private static let parts: Set = [
    "strings", "localizations", "stringUnit", "variations", "substitutions", "plural", "device",
  ]
}

/// The pieces of JSON, whether or not they go together.
private enum JSONTokens: Equatable {
  case name(String)
  case text
  case open, close

  /// Calls `body` with each piece in the order of the text; numbers and words are left out.
  static func forEach(in utf8: [UInt8], _ body: (JSONTokens) -> Void) {
    var scanner = TextScanner(utf8)
    while let byte = scanner.byte {
      switch byte {
      case UInt8(ascii: "\""): body(string(&scanner))
      case UInt8(ascii: "{"), UInt8(ascii: "["): body(.open)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): body(.close)
      default: break
      }
      if byte != UInt8(ascii: "\"") { scanner.advance() }
    }
  }

  /// A text, or the name of what follows it; one that is not closed ends with its line.
  private static func string(_ scanner: inout TextScanner) -> JSONTokens {
    scanner.advance()
    let start = scanner.offset
    while let byte = scanner.byte, byte != UInt8(ascii: "\""), byte != 0x0A {
      scanner.advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    let end = scanner.offset
    scanner.advance()
    var ahead = scanner
    ahead.skip { $0 == 0x20 || $0 == 0x09 }
    return ahead.byte == UInt8(ascii: ":") ? .name(scanner.string(start..<end)) : .text
  }
}
