internal import CopyfitSwiftTree

/// The views in visual formats, such as `NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view(120)]-|", …)`.
///
/// The views of each dictionary are read once, and only the names in a format are looked up.
struct FormatViews {
  private var dictionaries: [SwiftNode: [String: [Entry]]] = [:]
  private var remainingViews = Self.maximumViews

  /// The maximum number of views in all formats, each for each format.
  private static let maximumViews = 100_000
  /// The maximum length of a view's name in bytes.
  private static let maximumLength = 255

  /// A view in a dictionary.
  private struct Entry {
    var number: Int
    var view: SwiftNode
  }

  /// The views in the format of a call, in the order of their dictionary, with the side that the format is about.
  mutating func views(of call: SwiftNode) -> [(view: SwiftNode, attribute: String)] {
    let arguments = call.children.filter { $0.kind == .argument }
    guard let format = arguments.first?.child(0), format.kind == .string,
      let views = arguments.first(where: { $0.name == "views" })?.child(0)
    else { return [] }
    let named = dictionary(Self.dictionary(of: views))
    var found: [Int: SwiftNode] = [:]
    let names = Self.names(in: format.name) { named[$0] != nil }
    for name in names.sorted() {
      for entry in (named[name] ?? []).prefix(remainingViews - found.count) {
        found[entry.number] = entry.view
      }
    }
    remainingViews -= found.count
    let attribute = format.name.hasPrefix("V:") ? "height" : "width"
    return found.sorted { $0.key < $1.key }.map { ($0.value, attribute) }
  }

  /// The possible names of views in a format: all starts of the words behind `[`.
  ///
  /// Outlets in Objective-C are variables that begin with `_`.
  ///
  /// - Parameter isName: Whether a start is the name of a view; the others are not stored, because there are many.
  static func names(in format: String, where isName: (String) -> Bool) -> Set<String> {
    var names: Set<String> = []
    // A key that is not known may be any.
    if format.utf8.contains(UInt8(ascii: "[")) { names.insert("") }
    for part in format.utf8.split(separator: UInt8(ascii: "["), omittingEmptySubsequences: false)
      .dropFirst()
    {
      let word = part.prefix(maximumLength).prefix { !"()]".utf8.contains($0) }
      let starts = word.first == UInt8(ascii: "_") ? [word, word.dropFirst()] : [word]
      for start in starts {
        for end in start.indices {
          let name = String(decoding: start[...end], as: UTF8.self)
          if isName(name) { names.insert(name) }
        }
      }
    }
    return names
  }

  private mutating func dictionary(_ node: SwiftNode?) -> [String: [Entry]] {
    guard let node else { return [:] }
    if let known = dictionaries[node] { return known }
    var found: [String: [Entry]] = [:]
    for (number, view) in Self.named(in: node).enumerated() {
      found[view.name, default: []].append(Entry(number: number, view: view.view))
    }
    dictionaries[node] = found
    return found
  }
}

extension FormatViews {
  /// The views of a dictionary, or of a local variable with a dictionary.
  static func named(in node: SwiftNode) -> [(name: String, view: SwiftNode)] {
    switch node.kind {
    case .dictionary:
      let parts = Array(node.children)
      return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0].name, parts[$0 + 1]) }
    case .call:
      return node.children.dropFirst().compactMap { $0.child(0) }.map { ($0.name, $0) }
    case .name: return dictionary(of: node).map { named(in: $0) } ?? []
    default: return []
    }
  }

  /// The dictionary itself, or the value of the local variable with it; `nil` without a value.
  static func dictionary(of node: SwiftNode) -> SwiftNode? {
    guard node.kind == .name else { return node }
    for block in node.ancestors where block.kind == .block {
      let variable = block.children.first { $0.kind == .variable && $0.name == node.name }
      if let variable { return variable.declaredValue.flatMap { $0.kind == .name ? nil : $0 } }
    }
    return nil
  }
}
