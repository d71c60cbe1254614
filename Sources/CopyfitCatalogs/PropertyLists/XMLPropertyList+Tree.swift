internal import CopyfitSourceText

/// Reads all of a property list, not only its texts.
extension XMLPropertyList {
  /// The list's value.
  mutating func tree() throws(PropertyListError) -> PropertyListNode {
    try skipMisc()
    let hasEnvelope = try openTag(named: "plist") != nil
    let node = try node(depth: 0)
    try skipMisc()
    if hasEnvelope, !skipEndTag(of: "plist") {
      throw PropertyListError("expected </plist>", at: scanner.offset)
    }
    return node
  }

  private mutating func node(depth: Int) throws(PropertyListError) -> PropertyListNode {
    try skipMisc()
    let start = scanner.offset
    return PropertyListNode(content: try content(depth: depth), offset: start)
  }

  private mutating func content(
    depth: Int
  ) throws(PropertyListError) -> PropertyListNode.Content {
    let start = scanner.offset
    if let isEmpty = try openTag(named: "dict") {
      if isEmpty { return .dictionary([]) }
      try check(depth, at: start)
      return .dictionary(try members(depth: depth + 1))
    }
    if let isEmpty = try openTag(named: "array") {
      if isEmpty { return .array([]) }
      try check(depth, at: start)
      return .array(try elements(depth: depth + 1))
    }
    if let isEmpty = try openTag(named: "string") {
      return .string(isEmpty ? "" : try text(upTo: "string"))
    }
    if let scalar = try scalar() { return scalar }
    throw PropertyListError("expected a value such as <dict> or <string>", at: scanner.offset)
  }

  private func check(_ depth: Int, at start: Int) throws(PropertyListError) {
    guard depth < PropertyListNode.maximumDepth else { throw .tooDeep(at: start) }
  }

  private mutating func members(
    depth: Int
  ) throws(PropertyListError) -> [PropertyListNode.Member] {
    var members: [PropertyListNode.Member] = []
    while true {
      comment = nil
      try skipMisc()
      if skipEndTag(of: "dict") { return members }
      let (start, comment) = (scanner.offset, comment)
      guard let isEmpty = try openTag(named: "key") else {
        throw PropertyListError("expected <key> or </dict>", at: start)
      }
      let key = isEmpty ? "" : try text(upTo: "key")
      try skipMisc()
      if scanner.isAt("</") || scanner.isAt("<key") {
        throw PropertyListError("the key before has no value", at: scanner.offset)
      }
      let value = try node(depth: depth)
      members.append(.init(key: key, offset: start, value: value, comment: comment))
    }
  }

  private mutating func elements(depth: Int) throws(PropertyListError) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while true {
      try skipMisc()
      if skipEndTag(of: "array") { return elements }
      elements.append(try node(depth: depth))
    }
  }
}
