/// Reads the whole property list, not only its texts.
///
/// Values of a hostile file may contain each other, so the depth and the number of values are limited.
extension BinaryPropertyList {
  /// The root value of the list.
  mutating func tree() throws(PropertyListError) -> PropertyListNode {
    let layout = try Layout(bytes)
    var walk = Walk(left: PropertyListNode.maximumCount(inBytes: bytes.count))
    return try node(at: offset(of: layout.root, in: layout), in: layout, &walk)
  }

  /// The state of reading.
  private struct Walk {
    /// The dictionaries and lists that are being read.
    var path: Set<Int> = []
    /// The number of values that may still be read.
    var left: Int

    /// The memory for values whose number may be wrong; lists in lists could otherwise reserve the limit of each.
    func capacity(for count: Int) -> Int { min(count, path.count == 1 ? max(0, left) : 16) }
  }

  private mutating func node(
    at offset: Int, in layout: Layout, _ walk: inout Walk
  ) throws(PropertyListError) -> PropertyListNode {
    walk.left -= 1
    guard walk.left >= 0 else {
      let most = PropertyListNode.maximumCount(inBytes: bytes.count)
      throw PropertyListError(
        "the binary property list holds more than \(most) values", at: 0, isLimit: true)
    }
    if let text = try text(at: offset) {
      return PropertyListNode(content: .string(text), offset: 0)
    }
    let content: PropertyListNode.Content =
      switch bytes[offset] >> 4 {
      case 0x1, 0x2: try number(at: offset)
      case 0xA, 0xD: try container(at: offset, in: layout, &walk)
      default: .other(Self.kind(of: bytes[offset]))
      }
    return PropertyListNode(content: content, offset: 0)
  }

  /// A dictionary or a list; it must not contain itself.
  ///
  /// It counts as two values, because it takes as much memory.
  private mutating func container(
    at offset: Int, in layout: Layout, _ walk: inout Walk
  ) throws(PropertyListError) -> PropertyListNode.Content {
    walk.left -= 1
    guard walk.path.insert(offset).inserted else { throw Self.damaged("a value contains itself") }
    guard walk.path.count <= PropertyListNode.maximumDepth else { throw .tooDeep(at: 0) }
    defer { walk.path.remove(offset) }
    return bytes[offset] >> 4 == 0xA
      ? .array(try elements(at: offset, in: layout, &walk))
      : .dictionary(try members(at: offset, in: layout, &walk))
  }

  private static func kind(of marker: UInt8) -> String {
    switch marker {
    case 0x08: "false"
    case 0x09: "true"
    case 0x30...0x3F: "a date"
    case 0x40...0x4F: "data"
    default: "a value that no property list has"
    }
  }

  private mutating func elements(
    at offset: Int, in layout: Layout, _ walk: inout Walk
  ) throws(PropertyListError) -> [PropertyListNode] {
    let array = try marker(at: offset)
    var elements: [PropertyListNode] = []
    elements.reserveCapacity(walk.capacity(for: array.count))
    for index in 0..<array.count {
      let element = try reference(index, of: array, in: layout)
      elements.append(try node(at: element, in: layout, &walk))
    }
    return elements
  }

  /// The members, sorted by key, because the file has no order.
  private mutating func members(
    at offset: Int, in layout: Layout, _ walk: inout Walk
  ) throws(PropertyListError) -> [PropertyListNode.Member] {
    let dictionary = try marker(at: offset)
    var members: [PropertyListNode.Member] = []
    members.reserveCapacity(walk.capacity(for: dictionary.count))
    for index in 0..<dictionary.count {
      let key = try reference(index, of: dictionary, in: layout)
      let value = try reference(index + dictionary.count, of: dictionary, in: layout)
      let node = try node(at: value, in: layout, &walk)
      guard let key = try text(at: key) else { throw Self.damaged("a key is no text") }
      members.append(.init(key: key, offset: 0, value: node, comment: nil))
    }
    members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return members
  }

  /// An integer or real of 1 to 8 bytes; of an integer of 16 bytes, only the lower half is read.
  private func number(at offset: Int) throws(PropertyListError) -> PropertyListNode.Content {
    let exponent = bytes[offset] & 0xF
    let size = exponent <= 4 ? 1 << Int(exponent) : 0
    guard size > 0, offset + 1 + size <= bytes.count else {
      throw Self.damaged("a number is wrong")
    }
    let bits = bytes[(offset + 1)...(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch (bytes[offset] >> 4, size) {
    case (0x1, 8...): return .number(Double(Int64(bitPattern: bits)))
    case (0x1, _): return .number(Double(bits))
    case (_, 4): return .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case (_, 8): return .number(Double(bitPattern: bits))
    default: throw Self.damaged("a number is wrong")
    }
  }
}
