/// Reads YAML 1.1, and so JSON, as nodes with their places.
///
/// A file has one document. Aliases (`*name`) are rejected, because they can make a small file expand without limit; an
/// anchor without aliases has no effect. Tags are rejected except YAML's own for texts, numbers, lists and mappings
/// (`!!int`). All keys are texts, and none occurs twice.
public struct YAMLReader {
  /// The maximum nesting; a configuration needs 6.
  public static let maximumDepth = 64

  /// Duplicate keys, each an error at the place of the later one.
  public private(set) var duplicates: [SourceTextError] = []

  /// Creates a reader; it can read several texts.
  public init() {}

  /// Reads a text as one document.
  ///
  /// - Returns: The document's value, or `nil` if the text is empty.
  /// - Throws: `SourceTextError` with the place of the first error. Duplicate keys do not stop reading; they are in
  ///   `duplicates`.
  public mutating func read(_ text: SourceText) throws(SourceTextError) -> YAMLNode? {
    if let offset = text.firstInvalidOffset {
      throw .syntax(
        message: "these bytes are not text in \(text.encoding.rawValue)",
        position: text.position(at: offset))
    }
    if let json = jsonNode(of: text) { return json }
    let events = try YAMLEvents(text)
    _ = try events.next()
    let start = try events.next()
    if case .streamEnd = start.kind { return nil }
    let node = try node(from: try events.next(), in: events, depth: 0)
    _ = try events.next()
    let end = try events.next()
    guard case .streamEnd = end.kind else {
      throw .syntax(message: "expected one document, found another", position: end.position)
    }
    return node
  }

  private mutating func node(
    from event: YAMLEvents.Event, in events: YAMLEvents, depth: Int
  ) throws(SourceTextError) -> YAMLNode {
    guard depth < Self.maximumDepth else {
      throw .syntax(
        message: "nested more than \(Self.maximumDepth) levels deep", position: event.position)
    }
    try checkTag(of: event)
    let content: YAMLNode.Content
    switch event.kind {
    case .scalar(let text, let isPlain):
      content = .scalar(text, isPlain: isPlain && !Self.textTags.contains(event.tag))
    case .sequenceStart: content = .sequence(try elements(in: events, depth: depth + 1))
    case .mappingStart: content = .mapping(try pairs(in: events, depth: depth + 1))
    default:
      throw .syntax(
        message: "aliases (*name) are not supported; write the value out", position: event.position)
    }
    return YAMLNode(content: content, position: event.position)
  }

  /// Tags that make a text of an otherwise empty value, such as `!!str ~`.
  private static let textTags: Set<String?> = ["!", "tag:yaml.org,2002:str"]

  /// Tags that have no effect.
  private static let knownTags = textTags.union(
    ["int", "float", "bool", "null", "seq", "map"].map { "tag:yaml.org,2002:" + $0 })

  private func checkTag(of event: YAMLEvents.Event) throws(SourceTextError) {
    guard let tag = event.tag, !Self.knownTags.contains(tag) else { return }
    throw .syntax(
      message: "tags such as \(tag) are not supported; write the value alone",
      position: event.position)
  }

  private mutating func elements(
    in events: YAMLEvents, depth: Int
  ) throws(SourceTextError) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while case let event = try events.next(), event.kind != .sequenceEnd {
      elements.append(try node(from: event, in: events, depth: depth))
    }
    return elements
  }

  private mutating func pairs(
    in events: YAMLEvents, depth: Int
  ) throws(SourceTextError) -> [YAMLNode.Pair] {
    var pairs: [YAMLNode.Pair] = []
    var known: [ExactString: SourcePosition] = [:]
    while case let event = try events.next(), event.kind != .mappingEnd {
      guard case .scalar(let key, isPlain: _) = event.kind else {
        throw .syntax(message: "expected a key that is a text", position: event.position)
      }
      try checkTag(of: event)
      if let earlier = known.updateValue(event.position, forKey: ExactString(key)) {
        duplicates.append(
          .syntax(
            message: "'\(key)' occurs twice; the first is on line \(earlier.line)",
            position: event.position))
      }
      let value = try node(from: try events.next(), in: events, depth: depth)
      pairs.append(.init(key: Located(key, at: event.position), value: value))
    }
    return pairs
  }

  /// The value of a text that is JSON with escapes of UTF-16, as in `"\\ud83d\\ude00"`, which YAML does not have; `nil`
  /// for other texts.
  private mutating func jsonNode(of text: SourceText) -> YAMLNode? {
    let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    guard let first = text.utf8.first(where: { !space.contains($0) }), "{[".utf8.contains(first),
      text.hasSurrogateEscape
    else { return nil }
    var parser = JSONParser(text)
    guard let root = try? parser.parse() else { return nil }
    duplicates += parser.duplicates.map { duplicate in
      let line = text.position(at: duplicate.earlier).line
      return .syntax(
        message: "'\(duplicate.name)' occurs twice; the first is on line \(line)",
        position: text.position(at: duplicate.offset))
    }
    return YAMLNode(root, in: text)
  }
}
