internal import CCopyfitExpat

/// Finds the error in a document and its start; expat reports the place where it noticed the error.
extension XMLSession {
  /// The error for one of expat's errors at an offset.
  func error(_ code: XML_Error, at offset: Int) -> XMLSyntaxError {
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
      referredName(at: offset) != nil ? malformedEntity(at: offset) : cutOff
    case XML_ERROR_TAG_MISMATCH: mismatch(at: tagStart(before: offset) ?? offset)
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      error("gives an attribute twice", at: tagStart(before: offset) ?? offset, isPedantry: true)
    case XML_ERROR_MISPLACED_XML_PI:
      error("has an XML declaration behind its start", at: offset, isPedantry: true)
    case XML_ERROR_BAD_CHAR_REF:
      error("has a reference that is not a character's number", at: offset, isPedantry: true)
    case XML_ERROR_UNDEFINED_ENTITY:
      error("names an entity that XML does not know", at: reference(from: offset))
    case XML_ERROR_RECURSIVE_ENTITY_REF: entityError("contains itself", at: reference(from: offset))
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
      limit("has entities that expand to too much text", at: reference(from: offset))
    case XML_ERROR_NO_MEMORY: limit("needs more memory than there is", at: offset)
    default: malformed(at: offset)
    }
  }

  /// The error for bytes that are neither text nor markup.
  private func malformed(at offset: Int) -> XMLSyntaxError {
    if documentType != nil { return malformedType(at: offset) }
    if characterData != nil { return notAllowed(at: offset) }
    if let fault = faultOutsideOfElements { return fault }
    if let start = tagStart(before: offset) ?? (count == 0 ? offset : nil) {
      return malformedMarkup(from: start, at: offset)
    }
    let reference = reference(from: offset)
    if openReference(from: reached, before: offset) == nil, referredName(at: reference) != nil {
      return malformedEntity(at: reference)
    }
    return malformedText(from: reached, at: offset)
  }

  /// The error before the first element or after the last, where text is not allowed.
  private var faultOutsideOfElements: XMLSyntaxError? {
    guard open.isEmpty else { return nil }
    var scanner = TextScanner(utf8, at: reached)
    scanner.skip(while: Self.isSpace)
    if count == 0 {
      return scanner.isAt("<") ? nil : error("is not an XML document", at: 0)
    }
    let isMiscellany = scanner.isAt("<!--") || scanner.isAt("<?")
    return isMiscellany ? nil : error("has text after its last element", at: scanner.offset)
  }

  /// The error of a text that ends too early.
  private var cutOff: XMLSyntaxError {
    if let documentType { return error("ends inside of its document type", at: documentType) }
    if let characterData { return error("ends inside of a CDATA section", at: characterData) }
    if let start = tagStart(before: utf8.count) {
      return error("ends inside \(Self.part(isAt: TextScanner(utf8, at: start)))", at: start)
    }
    guard let last = open.last else { return error("is not an XML document", at: 0) }
    if let start = utf8[reached...].lastIndex(of: UInt8(ascii: "&")),
      !utf8[start...].contains(UInt8(ascii: ";"))
    {
      return malformedText(from: start, at: utf8.count)
    }
    return error("ends inside \(tag(last))", at: last.offset)
  }

  private static func part(isAt scanner: TextScanner) -> String {
    let part =
      if scanner.isAt("<!--") { "a comment" } else if scanner.isAt("<!DOCTYPE") {
        "its document type"
      } else if scanner.isAt("<![CDATA[") { "a CDATA section" } else if scanner.isAt("<?") {
        "an instruction"
      } else { "" }
    return part.isEmpty ? "a tag" : "of " + part
  }

  private func mismatch(at start: Int) -> XMLSyntaxError {
    error(
      "has an end tag that does not close \(open.last.map(tag) ?? "the element that is open")",
      at: start)
  }

  func notAllowed(at offset: Int) -> XMLSyntaxError {
    offset == source.firstInvalidOffset
      ? error("is not text in \(source.encoding.rawValue)", at: offset)
      : error("holds a character that XML does not allow", at: offset, isPedantry: true)
  }

  private func malformedType(at offset: Int) -> XMLSyntaxError {
    error("has a document type that is not well-formed", at: offset, isPedantry: true)
  }

  private func malformedEntity(at offset: Int) -> XMLSyntaxError {
    entityError("is no text that is well-formed", at: offset)
  }

  private func entityError(_ what: String, at offset: Int) -> XMLSyntaxError {
    let name = referredName(at: offset) ?? offset..<offset
    return error("names the entity '\(quoted(name))', which \(what)", at: offset)
  }
}

/// Searches the broken part of a text.
extension XMLSession {
  /// The start of the markup with an error at an offset; `nil` if the error is in text.
  private func tagStart(before offset: Int) -> Int? {
    utf8[min(reached, offset)..<offset].firstIndex(of: UInt8(ascii: "<"))
  }

  /// The reference to the entity without a text; for attributes, expat reports only the tag.
  private func reference(from offset: Int) -> Int {
    guard offset < utf8.count, utf8[offset] == UInt8(ascii: "<") else { return offset }
    let predefined = ["amp", "lt", "gt", "quot", "apos"]
    let references = (offset..<utf8.count).lazy.compactMap { place in
      self.referredName(at: place).map { (place: place, name: self.source.string($0)) }
    }.filter { !predefined.contains($0.name) }
    let unknown = references.first { !self.entities.contains($0.name) }
    return (unknown ?? references.first)?.place ?? offset
  }

  /// The start of the reference that is broken at an offset; `nil` without one.
  private func openReference(from start: Int, before offset: Int) -> Int? {
    let text = utf8[min(start, offset)..<offset]
    guard let ampersand = text.lastIndex(of: UInt8(ascii: "&")) else { return nil }
    let name = utf8[(ampersand + 1)..<offset]
    return name.allSatisfy { Self.isNamePart($0) || $0 == UInt8(ascii: "#") } ? ampersand : nil
  }

  /// The name in a reference to an entity; `nil` if there is no reference at the offset.
  private func referredName(at offset: Int) -> Range<Int>? {
    var scanner = TextScanner(utf8, at: offset)
    guard scanner.skip("&") else { return nil }
    scanner.skip(while: Self.isNamePart)
    guard scanner.offset > offset + 1, scanner.byte == UInt8(ascii: ";") else { return nil }
    return (offset + 1)..<scanner.offset
  }

  /// The error in text, or in the value of an attribute.
  private func malformedText(from start: Int, at offset: Int) -> XMLSyntaxError {
    if TextScanner(utf8, at: offset - 2).isAt("]]>") {
      return error(
        "has a ']]>' in a text, which is written ]]&gt;", at: offset - 2, isPedantry: true)
    }
    guard let ampersand = openReference(from: start, before: offset) else {
      return notAllowed(at: offset)
    }
    return TextScanner(utf8, at: ampersand).isAt("&#")
      ? error("has a reference that is not a character's number", at: ampersand)
      : error("has an '&' that must be written &amp;", at: ampersand)
  }

  private func malformedMarkup(from start: Int, at offset: Int) -> XMLSyntaxError {
    var scanner = TextScanner(utf8, at: start)
    if scanner.isAt("<!--") {
      return TextScanner(utf8, at: offset - 2).isAt("--")
        ? error(
          "has '--' in a comment, which XML does not allow", at: offset - 2, isPedantry: true)
        : notAllowed(at: offset)
    }
    if scanner.isAt("<?") {
      return error("has an instruction that is not well-formed", at: start, isPedantry: true)
    }
    if scanner.isAt("<!DOCTYPE") {
      return count == 0
        ? malformedType(at: offset)
        : error("declares a document type behind its start", at: start)
    }
    if scanner.isAt(MergeMarker.start) { return error("has \(MergeMarker.object)", at: start) }
    if scanner.skip("</") {
      scanner.skip(while: Self.isNamePart)
      return open.last?.name == source.string((start + 2)..<scanner.offset)
        ? error("has an end tag that holds more than a name", at: start) : mismatch(at: start)
    }
    scanner.advance()
    scanner.skip(while: Self.isNamePart)
    guard scanner.offset > start + 1, Self.isNameStart(utf8[start + 1]),
      scanner.byte != UInt8(ascii: "<"), !isInTextOfPropertyList
    else {
      return error("has a '<' that starts no tag; in a text it is written &lt;", at: start)
    }
    return malformedAttributes(&scanner, at: offset)
  }

  /// Whether the open element of a property list holds text, and so no tag.
  private var isInTextOfPropertyList: Bool {
    rules.isPropertyList
      && open.last.map { !["plist", "dict", "array"].contains($0.name) } ?? false
  }

  /// The error in the attributes of a tag, which are read up to the offset.
  private func malformedAttributes(
    _ scanner: inout TextScanner, at offset: Int
  ) -> XMLSyntaxError {
    while true {
      scanner.skip(while: Self.isSpace)
      let name = scanner.offset
      scanner.skip(while: Self.isNamePart)
      let names = name..<scanner.offset
      scanner.skip(while: Self.isSpace)
      guard !names.isEmpty, names.upperBound <= offset else {
        return error("has a tag that is not well-formed", at: name, isPedantry: true)
      }
      guard scanner.skip("=") else {
        return error(
          "has an attribute '\(quoted(names))' without a value", at: name, isPedantry: true)
      }
      scanner.skip(while: Self.isSpace)
      guard let quote = scanner.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else {
        return error(
          "has an attribute whose value has no quotation marks", at: name, isPedantry: true)
      }
      let value = scanner.offset + 1
      scanner.advance()
      scanner.skip { $0 != quote }
      guard scanner.offset >= offset else {
        scanner.advance()
        continue
      }
      return utf8[offset...].first == UInt8(ascii: "<")
        ? error(
          "has an attribute whose value is not closed, or holds a '<' that is written &lt;",
          at: name) : malformedText(from: value, at: offset)
    }
  }
}

extension XMLSession {
  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// The maximum length of a name in a message, in bytes.
  private static let longestName = 60

  /// A name for a message.
  private func quoted(_ name: Range<Int>) -> String { quoted(source.string(name)) }

  private func quoted(_ name: String) -> String {
    guard name.utf8.count > Self.longestName else { return name }
    return String(decoding: name.utf8.prefix(Self.longestName), as: UTF8.self) + "…"
  }

  /// The tag of an element; its name is not in the file where its tag is if the tag comes from an entity.
  private func tag(_ element: OpenElement) -> String { "<\(quoted(element.name))>" }
}
