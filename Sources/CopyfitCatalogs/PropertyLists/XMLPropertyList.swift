internal import CopyfitSourceText

/// Builds the tree of a property list from XML events.
///
/// Everything that the system rejects is an error, even in well-formed XML.
final class XMLPropertyList {
  /// The kinds of elements that contain other values.
  private enum ContainerKind: String {
    case dictionary = "dict", list = "array", envelope = "plist"
  }

  /// An open dictionary, list or envelope.
  private struct Container {
    var kind: ContainerKind
    var offset: Int
    var members: [PropertyListNode.Member] = []
    var elements: [PropertyListNode] = []
    /// The key of the next value.
    var key: PropertyListNode.Member?
    /// The offset of the last value if it is a `<key>`, which is a text there.
    var keyAsValue: Int?

    mutating func take(_ node: PropertyListNode, isKey: Bool) {
      guard var member = key.take() else { return elements.append(node) }
      member.value = node
      members.append(member)
      keyAsValue = isKey ? node.offset : nil
    }
  }

  /// An element that contains text: a key or a value.
  private struct Leaf {
    var name: String
    var offset: Int
    var isKey = false
    /// Whether it is a number, a date, data or a Boolean value.
    var isScalar = false
    var text = ""
    /// The text of a scalar, with `&` for each reference and `<` before each CDATA section.
    var written = ""

    mutating func add(_ text: String, written: String) {
      self.text += text
      if isScalar { self.written += written }
    }
  }

  private let source: SourceText
  /// Receives the members of the root, which are then not stored; `nil` to store them.
  private let take: ((PropertyListNode.Member) -> Void)?
  private var open: [Container] = []
  private var leaf: Leaf?
  /// The last comment.
  private var comment: String?
  /// The value of the list, after its envelope has ended.
  private var root: PropertyListNode?
  private var error: PropertyListError?

  private init(_ source: SourceText, take: ((PropertyListNode.Member) -> Void)?) {
    self.source = source
    self.take = take
  }

  /// Whether a text is XML rather than OpenStep's format.
  static func isXML(_ utf8: [UInt8]) -> Bool {
    var scanner = TextScanner(utf8)
    scanner.skip(while: PropertyListByte.isSpace)
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict"].contains { scanner.isAt($0) }
  }

  /// The root value of a property list.
  ///
  /// - Parameters:
  ///   - ignored: Receives the offset of what follows the list, which the system ignores.
  ///   - take: Receives the members of the root, which then need not all be stored; the root itself is empty.
  static func read(
    _ source: SourceText, ignored: (Int) -> Void = { _ in },
    take: ((PropertyListNode.Member) -> Void)? = nil
  ) throws(PropertyListError) -> PropertyListNode {
    let list = XMLPropertyList(source, take: take)
    var syntaxError: XMLSyntaxError?
    do throws(XMLSyntaxError) {
      try XMLReader.read(source, into: list, rules: .init(isPropertyList: true))
    } catch {
      syntaxError = error
    }
    if let error = list.error { throw error }
    if let root = list.root {
      if let syntaxError { ignored(syntaxError.offset) }
      return root
    }
    guard let syntaxError else { throw expectedValue(at: 0) }
    throw PropertyListError(
      "it " + syntaxError.message, at: syntaxError.offset,
      isLimit: syntaxError.isPedantry || syntaxError.isLimit)
  }

  private static func expectedValue(at offset: Int) -> PropertyListError {
    PropertyListError("expected a value such as <dict> or <string>", at: offset)
  }
}

extension XMLPropertyList: XMLContentHandler {
  func startElement(_ name: String, attributes: [String: String], at offset: Int) {
    attempt { () throws(PropertyListError) in
      if let leaf { throw PropertyListError("expected </\(leaf.name)>", at: offset) }
      let isKey = name == "key"
      try checkPlace(at: offset, isKey: isKey)
      if isKey || name == "string" {
        leaf = Leaf(name: name, offset: offset, isKey: isKey)
      } else if let kind = ContainerKind(rawValue: name) {
        // The envelope does not count as a level.
        let depth = open.first?.kind == .envelope ? open.count - 1 : open.count
        guard depth < PropertyListNode.maximumDepth else { throw .tooDeep(at: offset) }
        open.append(Container(kind: kind, offset: offset))
        comment = nil
      } else {
        guard Self.scalars[name] != nil else { throw Self.expectedValue(at: offset) }
        leaf = Leaf(name: name, offset: offset, isScalar: true)
      }
    }
  }

  /// Checks that an element may start here; it is a value unless a key is expected.
  private func checkPlace(at offset: Int, isKey: Bool) throws(PropertyListError) {
    guard let last = open.indices.last else { return }
    if open[last].kind == .envelope, !open[last].elements.isEmpty {
      throw PropertyListError("expected </plist>", at: offset)
    }
    guard !isKey, open[last].kind == .dictionary, open[last].key == nil else { return }
    if let key = open[last].keyAsValue {
      throw PropertyListError("the key before has no value", at: key)
    }
    throw PropertyListError("expected <key> or </dict>", at: offset)
  }

  func endElement(at offset: Int) {
    attempt { () throws(PropertyListError) in
      if let leaf = leaf.take() { return try end(leaf, at: offset) }
      guard let container = open.popLast() else { return }
      if container.key != nil {
        throw PropertyListError("the key before has no value", at: offset)
      }
      switch container.kind {
      case .dictionary:
        take(.init(content: .dictionary(container.members), offset: container.offset))
      case .list: take(.init(content: .array(container.elements), offset: container.offset))
      case .envelope:
        guard let value = container.elements.first else { throw Self.expectedValue(at: offset) }
        take(value)
      }
    }
  }

  private func end(_ leaf: Leaf, at offset: Int) throws(PropertyListError) {
    if leaf.isKey, let last = open.indices.last, open[last].kind == .dictionary,
      open[last].key == nil
    {
      open[last].key = .init(
        key: leaf.text, offset: leaf.offset,
        value: PropertyListNode(content: .string(""), offset: offset), comment: comment)
      return
    }
    let content =
      !leaf.isScalar
      ? .string(leaf.text)
      : try Self.scalar(
        leaf.name, leaf.text, written: leaf.written, isOneTag: isOneTag(leaf, to: offset),
        at: leaf.offset)
    take(PropertyListNode(content: content, offset: leaf.offset), isKey: leaf.isKey)
  }

  /// Whether an element is an empty tag such as `<true/>`.
  private func isOneTag(_ leaf: Leaf, to offset: Int) -> Bool {
    leaf.text.isEmpty && source.utf8[..<offset].suffix(2).elementsEqual("/>".utf8)
  }

  /// Adds a value to its container.
  private func take(_ node: PropertyListNode, isKey: Bool = false) {
    comment = nil
    guard let last = open.indices.last else { return root = node }
    if let take, last == (open[0].kind == .envelope ? 1 : 0), var member = open[last].key.take() {
      member.value = node
      take(member)
      open[last].keyAsValue = isKey ? node.offset : nil
    } else {
      open[last].take(node, isKey: isKey)
    }
  }

  func characters(in range: Range<Int>, _ text: () -> String) {
    // A CDATA section reports an empty piece of text at its start.
    let byte = source.utf8[range.lowerBound]
    let mark = byte == UInt8(ascii: "<") ? "<" : byte == UInt8(ascii: "&") ? "&" : nil
    if leaf != nil {
      let text = text()
      leaf?.add(text, written: mark ?? text)
    } else if mark != nil {
      attempt { () throws(PropertyListError) in try refuseText(at: range.lowerBound) }
    } else if let place = range.first(where: { !PropertyListByte.isSpace(source.utf8[$0]) }) {
      attempt { () throws(PropertyListError) in try refuseText(at: place) }
    }
  }

  private func refuseText(at offset: Int) throws(PropertyListError) {
    let expected =
      open.last?.kind == .dictionary ? "<key> or </dict>" : "a value such as <dict> or <string>"
    throw PropertyListError("expected \(expected)", at: offset)
  }

  func comment(_ text: String, at offset: Int) {
    attempt { () throws(PropertyListError) in
      if let leaf { throw PropertyListError("expected </\(leaf.name)>", at: offset) }
      comment = trimmed(text)
    }
  }

  func instruction(at offset: Int) {
    attempt { () throws(PropertyListError) in
      if let leaf { throw PropertyListError("expected </\(leaf.name)>", at: offset) }
    }
  }

  /// Handles an event unless the list is already rejected or complete.
  private func attempt(_ take: () throws(PropertyListError) -> Void) {
    guard error == nil, root == nil else { return }
    do throws(PropertyListError) { try take() } catch { self.error = error }
  }
}
