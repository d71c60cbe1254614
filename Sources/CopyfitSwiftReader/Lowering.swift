internal import CopyfitSwiftTree
internal import SwiftSyntax

/// Makes nodes of syntax: each capability has the nodes of one kind of syntax.
struct Lowering {
  /// How deeply nodes may be nested; what lies deeper is cut.
  static let maximumDepth = 180
  /// How many nodes a source may have.
  private static let maximumCount = 2_000_000

  private var builder = SwiftTreeBuilder()
  private let lines: LineTable
  private var hasGap = false
  /// Where the syntax that is lowered starts in the source: what was put into an order starts anew.
  private var start = 0

  init(_ lines: LineTable) { self.lines = lines }

  /// The tree of what was lowered.
  consuming func tree(file: String) -> SwiftTree {
    let gap: SwiftTree.Gap = hasGap ? .parts : .none
    return builder.tree(file: file, gap: gap)
  }

  /// Lowers a whole source.
  mutating func lower(_ file: SourceFileSyntax) {
    hasGap = file.hasError
    node(.file, at: file) { $0.lower(file.statements) }
  }

  /// Lowers syntax that was made of another one with the same text.
  mutating func lower(_ folded: ExprSyntax, madeOf original: some SyntaxProtocol) {
    let outer = start
    start += original.position.utf8Offset - folded.position.utf8Offset
    lower(folded)
    start = outer
  }

  /// Makes a node of syntax, with what `body` makes in it.
  mutating func node(
    _ kind: SwiftNode.Kind, _ name: String = "", _ flags: SwiftNode.Flags = [],
    at syntax: some SyntaxProtocol, _ body: (inout Lowering) -> Void = { _ in }
  ) {
    let isCut = builder.depth >= Self.maximumDepth || builder.count >= Self.maximumCount
    let place = lines.place(at: start + syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
    builder.open(
      isCut ? .cut : kind, isCut ? "" : name, flags, line: place.line, column: place.column)
    if isCut { hasGap = true } else { body(&self) }
    builder.close()
  }
}
