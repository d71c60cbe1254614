extension YAMLNode {
  /// Converts a value of a JSON text to a node of a configuration.
  package init(_ node: JSONNode, in text: SourceText) {
    let content: Content =
      switch node.content {
      case .object(let members):
        .mapping(
          members.map { member in
            Pair(
              key: Located(member.name, at: text.position(at: member.offset)),
              value: YAMLNode(member.value, in: text))
          })
      case .array(let elements): .sequence(elements.map { YAMLNode($0, in: text) })
      case .string(let value): .scalar(value, isPlain: false)
      case .number(let digits): .scalar(digits, isPlain: true)
      case .bool(let value): .scalar(value ? "true" : "false", isPlain: true)
      case .null: .scalar("null", isPlain: true)
      }
    self.init(content: content, position: text.position(at: node.offset))
  }
}

extension SourceText {
  /// Whether it contains half of a pair of escapes for one character, such as `\ud83d`.
  var hasSurrogateEscape: Bool {
    var rest = utf8[...]
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      let escape = rest[slash...].prefix(4).map { $0 | 0x20 }
      if escape.count == 4, escape[1] == UInt8(ascii: "u"), escape[2] == UInt8(ascii: "d"),
        "89abcdef".utf8.contains(escape[3])
      {
        return true
      }
      rest = rest[(slash + 1)...]
    }
    return false
  }
}
