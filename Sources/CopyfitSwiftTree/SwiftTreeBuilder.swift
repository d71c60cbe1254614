/// Builds a tree, node by node in the order of the source.
package struct SwiftTreeBuilder {
  private var records: [SwiftTree.Record] = []
  private var strings: [String] = []
  private var numbers: [String: Int32] = [:]
  private var open: [Int] = []

  /// The number of open nodes.
  package var depth: Int { open.count }
  /// The number of nodes.
  package var count: Int { records.count }

  /// Creates an empty builder.
  package init() {}

  /// Opens a node, which contains all nodes until it is closed.
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

  /// Closes the node that was opened last.
  package mutating func close() {
    guard let last = open.popLast() else { return }
    records[last].end = Int32(records.count)
  }

  /// The tree; closes all open nodes.
  package consuming func tree(file: String, gap: SwiftTree.Gap) -> SwiftTree {
    while !open.isEmpty { close() }
    return SwiftTree(file: file, gap: gap, records: records, strings: strings)
  }

  private mutating func number(of name: String) -> Int32 {
    // Equal strings may differ in their bytes, but keys must not.
    if let known = numbers[name], strings[Int(known)].utf8.elementsEqual(name.utf8) { return known }
    let number = Int32(strings.count)
    strings.append(name)
    numbers[name] = number
    return number
  }
}
