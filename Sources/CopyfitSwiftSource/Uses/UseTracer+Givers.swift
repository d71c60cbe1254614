internal import CopyfitLabels
internal import CopyfitSwiftTree

extension UseTracer {
  /// The type whose code passes a text to a control or bar, or mentions the text of a view in SwiftUI.
  func giver(of sink: TextSink, at node: SwiftNode) -> String? {
    if sink.isInView {
      return types.enclosingType(of: node).map { types.entries[$0].name } ?? node.tree.stem
    }
    if sink.surface == .title { return sink.owner.map { types.entries[$0].name } }
    guard sink.control != nil || sink.surface.isInBar else { return nil }
    return types.enclosingType(of: sink.statement).map { types.entries[$0].name }
  }
}

extension SwiftTree {
  /// The name of the file without its extension.
  fileprivate var stem: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}

extension Label.Surface {
  /// Whether it is in a bar, at a place that depends on the statement.
  fileprivate var isInBar: Bool { self == .barButton || self == .searchPlaceholder }
}
