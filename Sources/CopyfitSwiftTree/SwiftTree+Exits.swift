extension SwiftTree {
  /// How a statement may leave the function, closure or loop of its block.
  private struct Exit: OptionSet {
    var rawValue: UInt8

    static let `return` = Exit(rawValue: 1)
    static let `throw` = Exit(rawValue: 2)
    static let `break` = Exit(rawValue: 4)
    static let `continue` = Exit(rawValue: 8)

    private static let named: [String: Exit] = [
      "throw": .throw, "break": .break, "continue": .continue,
    ]

    /// The exit by a statement with a name.
    init(named name: String) { self = Self.named[name] ?? [] }

    init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// The statements of blocks that may leave the block's function, closure or loop, by the numbers of the blocks.
  ///
  /// They are found once, because each statement of a block may ask for those before it.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  static func exits(of records: [Record], _ strings: [String]) -> [Int32: [Int32]] {
    let named = strings.map(Exit.init(named:))
    var inner = [Exit](repeating: [], count: records.count)
    var found: [Int32: [Int32]] = [:]
    // The nodes in a node are behind it.
    for index in records.indices.reversed() {
      let record = records[index]
      let exit = exit(of: index, named, inner[index], records, strings)
      guard !exit.isEmpty, record.parent >= 0 else { continue }
      inner[Int(record.parent)].formUnion(exit)
      if records[Int(record.parent)].kind == .block {
        found[record.parent, default: []].append(Int32(index))
      }
    }
    return found.mapValues { $0.reversed() }
  }

  /// The exits of a node, by those of its children.
  private static func exit(
    of index: Int, _ named: [Exit], _ inner: Exit, _ records: [Record], _ strings: [String]
  ) -> Exit {
    let record = records[index]
    switch record.kind {
    case .return: return .return
    case .name, .other: return named[Int(record.name)]
    case .branch:
      guard !inner.isEmpty, !asksForWhatExists(index, records, strings) else { return [] }
      let isLoop = ["for", "while"].contains(strings[Int(record.name)])
      return isLoop ? inner.intersection([.return, .throw]) : inner
    case .switch: return inner.subtracting(.break)
    case .switchCase, .block: return inner
    default: return []
    }
  }

  /// Whether a branch leaves only if the object no longer exists, as in `guard let self` and `if (!self)`, or if a
  /// button has no label, although every button has one.
  private static func asksForWhatExists(
    _ index: Int, _ records: [Record], _ strings: [String]
  ) -> Bool {
    func child(_ number: Int, of index: Int) -> Int? {
      var (next, end) = (index + 1, Int(records[index].end))
      for _ in 0..<number where next < end { next = Int(records[next].end) }
      return next < end ? next : nil
    }
    guard let condition = child(0, of: index), let body = child(1, of: index),
      records[body].kind == .block,
      strings[Int(records[index].name)] == "guard" || records[condition].kind == .prefix
    else { return false }
    var object = child(0, of: condition) ?? condition
    if records[object].kind == .assignment { object = child(0, of: object) ?? object }
    return ["self", "titleLabel"].contains(strings[Int(records[object].name)])
  }
}
