internal import CopyfitSourceText

/// Reads a property list in XML, with the place of each key.
///
/// No entities are read but XML's own five and numbers, so nothing can expand.
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
        return try checkForConflict()
      }
    }
  }

  /// A merge conflict's marker is told as that, whatever else is expected here.
  func checkForConflict() throws(PropertyListError) {
    guard scanner.isAtMergeMarker else { return }
    throw PropertyListError(MergeMarker.message, at: scanner.offset)
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

  /// Steps over the end tag of a name.
  ///
  /// - Returns: Whether it stands here.
  mutating func skipEndTag(of name: String) -> Bool {
    let start = scanner.offset
    guard scanner.skip("</" + name) else { return false }
    scanner.skip(while: StringsParser.isSpace)
    if scanner.skip(">") { return true }
    scanner.offset = start
    return false
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
      if skipEndTag(of: name) { return text }
      let special = scanner.offset
      if scanner.skip("<![CDATA[") {
        let content = scanner.offset
        try skipPast("]]>", from: special)
        text += scanner.string(content..<(scanner.offset - 3))
      } else if scanner.skip("&") {
        text.unicodeScalars.append(try reference())
      } else {
        try checkForConflict()
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
