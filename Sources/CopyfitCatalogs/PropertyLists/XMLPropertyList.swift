internal import CopyfitSourceText

/// Reads a property list in XML whose root is a dictionary, with the place of each key.
///
/// Only what tables of strings need is understood; what else an entry may hold is stepped over without
/// recursion. No entities are read but XML's own five and numbers, so nothing can expand.
struct XMLPropertyList {
  var scanner: TextScanner
  /// The comment that was stepped over last.
  var comment: String?

  init(_ utf8: [UInt8]) {
    scanner = TextScanner(utf8)
  }

  /// Whether a text is XML rather than OpenStep's format.
  static func isXML(_ utf8: [UInt8]) -> Bool {
    var scanner = TextScanner(utf8)
    scanner.skip(while: StringsParser.isSpace)
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict"].contains { scanner.isAt($0) }
  }

  /// How many keys a broken file seems to have.
  static func keys(in utf8: [UInt8]) -> Int {
    var scanner = TextScanner(utf8)
    var count = 0
    while scanner.skip(to: "<key>") {
      scanner.advance()
      count += 1
    }
    return count
  }

  /// The entries of the root dictionary, in the order of the file.
  mutating func entries() throws(PropertyListError) -> [PropertyListEntry] {
    try skipMisc()
    let hasEnvelope = try openTag(named: "plist") != nil
    try skipMisc()
    guard let isEmpty = try openTag(named: "dict") else {
      throw PropertyListError("expected a dictionary at the top", at: scanner.offset)
    }
    let entries = isEmpty ? [] : try dictionaryEntries()
    try skipMisc()
    if hasEnvelope, !scanner.skip("</plist>") {
      throw PropertyListError("expected </plist>", at: scanner.offset)
    }
    return entries
  }

  private mutating func dictionaryEntries() throws(PropertyListError) -> [PropertyListEntry] {
    var entries: [PropertyListEntry] = []
    while true {
      comment = nil
      try skipMisc()
      if scanner.skip("</dict>") { return entries }
      let start = scanner.offset
      guard let isEmpty = try openTag(named: "key") else {
        throw PropertyListError("expected <key> or </dict>", at: start)
      }
      let entryComment = comment
      let key = isEmpty ? "" : try text(upTo: "key")
      try skipMisc()
      entries.append(
        PropertyListEntry(key: key, value: try value(), comment: entryComment, offset: start))
    }
  }

  /// The text of a `<string>`, or `nil` for an element of another kind.
  private mutating func value() throws(PropertyListError) -> String? {
    if let isEmpty = try openTag(named: "string") { return isEmpty ? "" : try text(upTo: "string") }
    try skipElement()
    return nil
  }
}

extension XMLPropertyList {
  /// Steps over white space, comments, processing instructions and the document type.
  mutating func skipMisc() throws(PropertyListError) {
    while true {
      scanner.skip(while: StringsParser.isSpace)
      let start = scanner.offset
      if scanner.skip("<!--") {
        let text = scanner.offset
        try skipPast("-->", from: start)
        comment = trimmed(scanner.string(text..<(scanner.offset - 3)))
      } else if scanner.isAt("<?") {
        try skipPast("?>", from: start)
      } else if scanner.isAt("<!DOCTYPE") {
        try skipPast(">", from: start)
      } else {
        return
      }
    }
  }

  private mutating func skipPast(_ end: String, from start: Int) throws(PropertyListError) {
    guard scanner.skip(to: end) else {
      throw PropertyListError("what starts here is never closed by \(end)", at: start)
    }
    scanner.skip(end)
  }

  /// Steps over a start tag of that name.
  ///
  /// - Returns: Whether the element is empty (`<dict/>`), or `nil` where another thing stands here.
  mutating func openTag(named name: String) throws(PropertyListError) -> Bool? {
    let start = scanner.offset
    guard scanner.skip("<" + name), let next = scanner.byte,
      StringsParser.isSpace(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
    else {
      scanner.offset = start
      return nil
    }
    try skipPast(">", from: start)
    return scanner.utf8[scanner.offset - 2] == UInt8(ascii: "/")
  }

  /// Steps over any element with all that is inside.
  private mutating func skipElement() throws(PropertyListError) {
    let start = scanner.offset
    var names: [String] = []
    repeat {
      try skipMisc()
      let tag = scanner.offset
      guard scanner.skip("<") else {
        guard !names.isEmpty, !scanner.isAtEnd else {
          throw PropertyListError("the key before has no value", at: start)
        }
        scanner.skip { $0 != UInt8(ascii: "<") }
        continue
      }
      let isEnd = scanner.skip("/")
      let name = elementName()
      try skipPast(">", from: tag)
      if isEnd {
        if names.isEmpty { throw PropertyListError("the key before has no value", at: tag) }
        guard names.popLast() == name else {
          throw PropertyListError("nothing was opened that </\(name)> could close", at: tag)
        }
      } else if scanner.utf8[scanner.offset - 2] != UInt8(ascii: "/") {
        names.append(name)
      }
    } while !names.isEmpty
  }

  private mutating func elementName() -> String {
    let start = scanner.offset
    scanner.skip {
      !StringsParser.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    return scanner.string(start..<scanner.offset)
  }
}

extension XMLPropertyList {
  /// Reads text to the end tag of the element that it is in.
  mutating func text(upTo name: String) throws(PropertyListError) -> String {
    var text = ""
    while true {
      let start = scanner.offset
      scanner.skip { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
      text += scanner.string(start..<scanner.offset)
      if scanner.skip("</\(name)>") { return text }
      let special = scanner.offset
      if scanner.skip("<![CDATA[") {
        let content = scanner.offset
        try skipPast("]]>", from: special)
        text += scanner.string(content..<(scanner.offset - 3))
      } else if scanner.skip("&") {
        text.unicodeScalars.append(try reference())
      } else {
        throw PropertyListError("expected </\(name)>", at: scanner.offset)
      }
    }
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// Reads what follows an `&`.
  private mutating func reference() throws(PropertyListError) -> Unicode.Scalar {
    let start = scanner.offset
    scanner.skip {
      $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "<") && !StringsParser.isSpace($0)
    }
    let name = scanner.string(start..<scanner.offset)
    if scanner.skip(";"), let scalar = Self.entities[name] ?? Self.numbered(name) { return scalar }
    throw PropertyListError("'&' must be written &amp;", at: start - 1)
  }

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard name.hasPrefix("#"), digits.first?.isHexDigit == true else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }
}
