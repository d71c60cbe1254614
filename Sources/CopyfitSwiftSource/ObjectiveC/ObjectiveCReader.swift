package import CopyfitSwiftTree

/// Reads Objective-C sources as trees in the form of Swift's: messages are calls with Swift's names.
///
/// It is tolerant: code that is not understood is skipped up to the next statement or declaration. A tree has a gap if
/// a string, a block or a bracket of its source was skipped, also in a branch that a build may have.
package enum ObjectiveCReader {
  /// The tree of a source.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func tree(of source: SwiftTreeFormat.Source) -> SwiftTree {
    var hidesText = false
    var parser = ObjectiveCParser(
      ObjectiveCLexer.tokens(of: source.content, hidesText: &hidesText))
    if hidesText { parser.recordGap() }
    let declarations = parser.declarations()
    var builder = SwiftTreeBuilder()
    builder.open(.file, line: 1, column: 1)
    for declaration in declarations { declaration.add(to: &builder) }
    builder.close()
    let hasGap = parser.hasGap(in: declarations) && SourceScan.isObjectiveC(source.content)
    return builder.tree(file: source.path, gap: hasGap ? .parts : .none)
  }
}
