internal import CopyfitSwiftTree
internal import SwiftSyntax

/// Converts syntax to nodes; each extension converts one kind of syntax.
struct Lowering {
  /// The maximum nesting of nodes; deeper ones are cut.
  static let maximumDepth = 180
  /// The maximum number of nodes in a source.
  private static let maximumCount = 2_000_000
  /// Kinds of nodes whose names are no identifiers.
  private static let literals: Set<SwiftNode.Kind> = [.string, .piece, .number, .boolean]

  private var builder = SwiftTreeBuilder()
  private let lines: LineTable
  private var hasGap = false
  /// Evaluates the conditions of `#if`.
  let conditions: CompilationCondition
  /// The expression that `#if` separates from the members and conditions that begin with it.
  var bases: [SyntaxIdentifier: ExprSyntax] = [:]
  /// The start of the current syntax in the source, because the offsets of folded syntax start at 0.
  private var start = 0
  /// The names of the generic parameters around the current syntax that are types of texts.
  var texts: Set<String> = []
  /// The names that no node has yet.
  private var otherNames = OtherNames()

  init(_ lines: LineTable, _ conditions: CompilationCondition) {
    (self.lines, self.conditions) = (lines, conditions)
  }

  /// The tree of the lowered syntax.
  consuming func tree(file: String) -> SwiftTree {
    let gap: SwiftTree.Gap = hasGap ? .parts : .none
    return builder.tree(file: file, gap: gap)
  }

  /// Lowers a whole source.
  mutating func lower(_ file: SourceFileSyntax) {
    hasGap = file.hasError
    otherNames = OtherNames(in: file, conditions)
    node(.file, at: file) { lowering in
      lowering.lower(file.statements)
      let names = lowering.otherNames.all
      guard !names.isEmpty else { return }
      lowering.node(.other, SwiftNode.otherNames, at: file.endOfFileToken) { lowering in
        for name in names { lowering.node(.typeName, name, at: file.endOfFileToken) }
      }
    }
  }

  /// Lowers syntax that was folded from other syntax with the same text.
  mutating func lower(_ folded: ExprSyntax, madeOf original: some SyntaxProtocol) {
    let outer = start
    start += original.position.utf8Offset - folded.position.utf8Offset
    lower(folded)
    start = outer
  }

  /// Adds a node for syntax, with the nodes that `body` adds.
  mutating func node(
    _ kind: SwiftNode.Kind, _ name: String = "", _ flags: SwiftNode.Flags = [],
    at syntax: some SyntaxProtocol, _ body: (inout Lowering) -> Void = { _ in }
  ) {
    let isCut = builder.depth >= Self.maximumDepth || builder.count >= Self.maximumCount
    let place = lines.place(at: start + syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
    builder.open(
      isCut ? .cut : kind, isCut ? "" : name, flags, line: place.line, column: place.column)
    if isCut {
      hasGap = true
    } else {
      if !Self.literals.contains(kind) { otherNames.take(name) }
      body(&self)
    }
    builder.close()
  }
}
