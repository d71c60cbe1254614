internal import CopyfitSwiftTree

extension ObjectiveCParser {
  /// Whether the parsed declarations lack code of the source that may set a text.
  ///
  /// A string that is in no node is lost with the code around it.
  func hasGap(in declarations: [ObjectiveCNode]) -> Bool {
    guard !hasGap else { return true }
    var found = Set<Place>()
    for declaration in declarations { Self.addStrings(of: declaration, to: &found) }
    return tokens.enumerated().contains { number, token in
      token.kind.isText && !attributeTexts.contains(number)
        && !found.contains(Place(line: token.line, column: token.column))
    }
  }

  private struct Place: Hashable {
    var line: Int
    var column: Int
  }

  private static func addStrings(of node: ObjectiveCNode, to found: inout Set<Place>) {
    if node.kind == .string { found.insert(Place(line: node.line, column: node.column)) }
    for child in node.children { addStrings(of: child, to: &found) }
  }
}

extension ObjectiveCNode {
  /// Whether it sets a text: a macro that does so is unknown where it is used.
  var setsText: Bool {
    kind == .assignment && children.dropFirst().contains(where: \.hasText)
      || children.contains(where: \.setsText)
  }

  /// Whether it has a value, unlike statements.
  var isExpression: Bool {
    ![.block, .branch, .switch, .variable, .return].contains(kind)
  }

  private var hasText: Bool {
    kind == .string || kind == .name && name == "NSLocalizedString"
      || children.contains(where: \.hasText)
  }
}
