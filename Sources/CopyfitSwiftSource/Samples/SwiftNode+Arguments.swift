internal import CopyfitSwiftTree

extension SwiftNode {
  /// The expressions that replace the arguments of a text with interpolations, or of a format; empty for others.
  var textArguments: [SwiftNode] {
    switch kind {
    case .string: return children.filter { $0.kind == .argument }.compactMap { $0.child(0) }
    case .call:
      let arguments = children.filter { $0.kind == .argument }
      let name = child(0)?.name ?? ""
      let isFormat = name == "localizedStringWithFormat" || arguments.first?.name == "format"
      guard isFormat else { return arguments.first?.child(0)?.interpolations ?? [] }
      return arguments.dropFirst().filter { $0.name.isEmpty }.compactMap { $0.child(0) }
    default: return []
    }
  }

  private var interpolations: [SwiftNode] { kind == .string ? textArguments : [] }
}
