internal import CopyfitSwiftTree
internal import SwiftParser
internal import SwiftSyntax

/// Reads one source.
enum SourceTreeReader {
  /// The maximum size of a source, in bytes: ten times the size of the largest handwritten one.
  static let maximumSize = 4 << 20

  /// The tree of a source; an empty one if the source is too large or nested too deeply.
  static func tree(
    of source: SwiftTreeFormat.Source, _ conditions: CompilationCondition
  ) -> SwiftTree {
    let gap: SwiftTree.Gap =
      source.content.count > maximumSize
      ? .size : Nesting.isTooDeep(source.content) ? .nesting : .none
    guard gap == .none else {
      return SwiftTreeBuilder().tree(file: source.path, gap: gap)
    }
    let text = String(decoding: source.content, as: UTF8.self)
    var lowering = Lowering(LineTable(text), conditions)
    lowering.lower(Parser.parse(source: text))
    return lowering.tree(file: source.path)
  }
}
