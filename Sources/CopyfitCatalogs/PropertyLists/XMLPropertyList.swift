internal import CopyfitSourceText

/// Makes the tree of a property list of the events of its XML.
///
/// What the system rejects is an error, also where it is well-formed XML, and what it reads is read as far as
/// XML allows.
final class XMLPropertyList {
  /// A dictionary, list or envelope that is open.
  private struct Container {
    var name: String
    var offset: Int
    var members: [PropertyListNode.Member] = []
    var elements: [PropertyListNode] = []
    /// The key whose value comes next.
    var key: PropertyListNode.Member?
  }

  /// An element that holds text: a key or a value.
  private struct Leaf {
    var name: String
    var offset: Int
    var text = ""
  }

  private let source: SourceText
  private var open: [Container] = []
  private var leaf: Leaf?
  /// The comment that was read last.
  private var comment: String?
  private var root: PropertyListNode?
  /// Whether the root has ended, and its envelope.
  private var isComplete: Bool { root != nil && open.isEmpty }
  private var error: PropertyListError?

  private init(_ source: SourceText) {
    self.source = source
  }

  /// Whether a text is XML rather than OpenStep's format.
  static func isXML(_ utf8: [UInt8]) -> Bool {
    var scanner = TextScanner(utf8)
    scanner.skip(while: StringsParser.isSpace)
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict"].contains { scanner.isAt($0) }
  }

  /// The value of a property list.
  static func read(_ source: SourceText) throws(PropertyListError) -> PropertyListNode {
    let list = XMLPropertyList(source)
    var syntaxError: XMLSyntaxError?
    do throws(XMLSyntaxError) {
      try XMLReader.read(source, into: list, rules: .init(isPropertyList: true))
    } catch {
      syntaxError = error
    }
    if let error = list.error { throw error }
    // What follows the list nobody reads.
    if let root = list.root, list.isComplete { return root }
    guard let syntaxError else { throw expectedValue(at: 0) }
    throw PropertyListError(
      "it " + syntaxError.message, at: syntaxError.offset, isLimit: syntaxError.isPedantry)
  }

  private static func expectedValue(at offset: Int) -> PropertyListError {
    PropertyListError("expected a value such as <dict> or <string>", at: offset)
  }
}

extension XMLPropertyList: XMLContentHandler {
  func startElement(_ name: String, attributes: [String: String], at offset: Int) {
    attempt { () throws(PropertyListError) in
      if let leaf { throw PropertyListError("expected </\(leaf.name)>", at: offset) }
      switch name {
      case "plist" where open.isEmpty: open.append(Container(name: name, offset: offset))
      case "key" where open.last?.name == "dict": try startKey(at: offset)
      case "dict", "array":
        try checkPlace(ofValueAt: offset)
        // The envelope is no level.
        let depth = open.count { $0.name != "plist" }
        guard depth < PropertyListNode.maximumDepth else { throw .tooDeep(at: offset) }
        open.append(Container(name: name, offset: offset))
        comment = nil
      default:
        try checkPlace(ofValueAt: offset)
        guard name == "string" || Self.scalars[name] != nil else {
          throw Self.expectedValue(at: offset)
        }
        leaf = Leaf(name: name, offset: offset)
      }
    }
  }

  private func startKey(at offset: Int) throws(PropertyListError) {
    if open.last?.key != nil {
      throw PropertyListError("the key before has no value", at: offset)
    }
    leaf = Leaf(name: "key", offset: offset)
  }

  private func checkPlace(ofValueAt offset: Int) throws(PropertyListError) {
    guard let last = open.last else { return }
    if last.name == "plist", root != nil {
      throw PropertyListError("expected </plist>", at: offset)
    }
    if last.name == "dict", last.key == nil {
      throw PropertyListError("expected <key> or </dict>", at: offset)
    }
  }

  func endElement(at offset: Int) {
    attempt { () throws(PropertyListError) in
      if let leaf {
        self.leaf = nil
        return try end(leaf, at: offset)
      }
      guard let container = open.popLast() else { return }
      if container.key != nil {
        throw PropertyListError("the key before has no value", at: offset)
      }
      switch container.name {
      case "dict": take(.dictionary(container.members), at: container.offset)
      case "array": take(.array(container.elements), at: container.offset)
      default: if root == nil { throw Self.expectedValue(at: offset) }
      }
    }
  }

  private func end(_ leaf: Leaf, at offset: Int) throws(PropertyListError) {
    switch leaf.name {
    case "key":
      open[open.count - 1].key = .init(
        key: leaf.text, offset: leaf.offset,
        value: PropertyListNode(content: .string(""), offset: offset), comment: comment)
    case "string": take(.string(leaf.text), at: leaf.offset)
    default:
      let written = written(before: offset)
      take(
        try Self.scalar(leaf.name, leaf.text, written: written, at: leaf.offset), at: leaf.offset)
    }
  }

  /// What is written between the tags of an element; `nil` where it has one tag only.
  private func written(before offset: Int) -> String? {
    guard let start = source.utf8[..<offset].lastIndex(of: UInt8(ascii: ">")) else { return nil }
    let isEmpty = start + 1 == offset && source.utf8[start - 1] == UInt8(ascii: "/")
    return isEmpty ? nil : source.string((start + 1)..<offset)
  }

  /// Takes a value to where it belongs.
  private func take(_ content: PropertyListNode.Content, at offset: Int) {
    let node = PropertyListNode(content: content, offset: offset)
    comment = nil
    guard let last = open.indices.last, open[last].name != "plist" else { return root = node }
    if open[last].name == "array" { return open[last].elements.append(node) }
    guard var member = open[last].key else { return }
    member.value = node
    open[last].members.append(member)
    open[last].key = nil
  }

  func characters(_ text: String, at offset: Int) {
    if leaf != nil {
      leaf?.text += text
    } else if let space = text.utf8.firstIndex(where: { !StringsParser.isSpace($0) }) {
      let place = offset + text.utf8.distance(from: text.startIndex, to: space)
      attempt { () throws(PropertyListError) in try refuseText(at: place) }
    }
  }

  private func refuseText(at offset: Int) throws(PropertyListError) {
    let expected =
      open.last?.name == "dict" ? "<key> or </dict>" : "a value such as <dict> or <string>"
    throw PropertyListError("expected \(expected)", at: offset)
  }

  func comment(_ text: String, at offset: Int) {
    attempt { () throws(PropertyListError) in
      if let leaf { throw PropertyListError("expected </\(leaf.name)>", at: offset) }
      comment = trimmed(text)
    }
  }

  /// Takes an event unless the list is rejected already, or complete.
  private func attempt(_ take: () throws(PropertyListError) -> Void) {
    guard error == nil, !isComplete else { return }
    do throws(PropertyListError) { try take() } catch { self.error = error }
  }
}
