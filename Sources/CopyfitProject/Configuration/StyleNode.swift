internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSourceText

/// A value of a style dictionary, independent of its format.
struct StyleNode {
  enum Content {
    case mapping([Member])
    case text(String)
    case number(Double)
    /// A value that is invalid in a style dictionary, by its name in messages.
    case other(String)
  }

  /// A key and its value.
  struct Member {
    var key: String
    var position: SourcePosition?
    var value: StyleNode
  }

  var content: Content
  /// The place; `nil` in formats without lines.
  var position: SourcePosition?

  /// The kind of value, for a message.
  var kind: String {
    switch content {
    case .mapping: "a mapping"
    case .text(let text): StyleDictionary.Problem.shown(text)
    case .number(let number): StyleDictionary.Problem.shown(number)
    case .other(let kind): kind
    }
  }
}

extension StyleNode {
  init(_ node: YAMLNode) {
    position = node.position
    switch node.content {
    case .mapping(let pairs):
      content = .mapping(
        pairs.map {
          Member(key: $0.key.value, position: $0.key.position, value: StyleNode($0.value))
        })
    case .scalar("true", isPlain: true), .scalar("false", isPlain: true):
      content = .other(node.kind)
    case .scalar(let text, isPlain: _) where !node.isNull:
      content = ConfigurationReader.number(node).map { .number($0) } ?? .text(text)
    default:
      content = .other(node.kind)
    }
  }

  /// A value of a JSON file; `source` provides its place.
  init(_ node: JSONNode, in source: SourceText) {
    position = source.position(at: node.offset)
    switch node.content {
    case .object(let members):
      content = .mapping(
        members.map {
          Member(
            key: $0.name, position: source.position(at: $0.offset),
            value: StyleNode($0.value, in: source))
        })
    case .string(let text):
      content = .text(text)
    case .number(let text):
      content = Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .other("'\(text)'")
    default:
      content = .other(node.kind)
    }
  }

  /// A value of a property list; `source` provides its place in an XML list.
  init(_ node: PropertyListNode, in source: SourceText?) {
    position = source?.position(at: node.offset)
    switch node.content {
    case .dictionary(let members):
      content = .mapping(
        members.map {
          Member(
            key: $0.key, position: source?.position(at: $0.offset),
            value: StyleNode($0.value, in: source))
        })
    case .string(let text): content = .text(text)
    case .number(let number) where number.isFinite: content = .number(number)
    case .number(let number): content = .other("'\(number)'")
    case .array: content = .other("a list")
    case .other(let kind): content = .other(kind)
    }
  }
}
