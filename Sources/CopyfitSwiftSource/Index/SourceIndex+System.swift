internal import CopyfitSwiftTree

extension SourceIndex {
  /// The calls by the name of a system type, without those of the app's types and functions with the same name.
  func callsOfSystem(_ name: String) -> [SwiftNode] {
    let functions = (globals[name] ?? []).filter { $0.kind == .function }
    return (calls[name] ?? []).filter { call in
      call.child(0).map(types.isOfSystem) == true
        && !functions.contains { $0.isVisible(from: call) && $0.fits(call) }
    }
  }
}
