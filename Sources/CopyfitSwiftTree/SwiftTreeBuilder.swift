/// Makes a tree, node by node in the order of the source.
package struct SwiftTreeBuilder {
  private var records: [SwiftTree.Record] = []
  private var strings: [String] = []
  private var numbers: [String: Int32] = [:]
  private var open: [Int] = []

  /// How many nodes around the next one are not closed.
  package var depth: Int { open.count }
  /// How many nodes there are.
  package var count: Int { records.count }

  /// Creates a builder without nodes.
  package init() {}

  /// Begins a node, which holds all that begins before it is closed.
  package mutating func open(
    _ kind: SwiftTree.Kind, _ name: String = "", _ flags: SwiftTree.Flags = [], line: Int,
    column: Int
  ) {
    let parent = open.last.map { Int32($0) } ?? -1
    open.append(records.count)
    records.append(
      SwiftTree.Record(
        kind: kind, flags: flags, name: number(of: name), line: Int32(clamping: line),
        column: Int32(clamping: column), parent: parent, end: 0))
  }

  /// Ends the node that began last.
  package mutating func close() {
    guard let last = open.popLast() else { return }
    records[last].end = Int32(records.count)
  }

  /// The tree; nodes that are open end with it.
  package consuming func tree(file: String, gap: SwiftTree.Gap) -> SwiftTree {
    while !open.isEmpty { close() }
    return SwiftTree(file: file, gap: gap, records: records, strings: strings)
  }

  private mutating func number(of name: String) -> Int32 {
    // Names of equal characters may differ in their bytes: what is a key must not.
    if let known = numbers[name], strings[Int(known)].utf8.elementsEqual(name.utf8) { return known }
    let number = Int32(strings.count)
    strings.append(name)
    numbers[name] = number
    return number
  }
}
