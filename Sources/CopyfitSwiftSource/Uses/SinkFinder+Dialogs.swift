internal import CopyfitLabels
internal import CopyfitSwiftTree

extension SinkFinder {
  /// The surface of an argument, where alerts and action sheets have the same functions: that of an alert only if it is
  /// certainly one.
  func shown(as surface: Label.Surface, by call: SwiftNode) -> Label.Surface {
    switch (call.child(0)?.name, surface) {
    case ("UIAlertController", .alertTitle): call.isOfAlert ? surface : .dialogTitle
    case ("UIAlertAction", .alertButton): isOfAlert(call) ? surface : .dialogButton
    default: surface
    }
  }

  /// Whether all controllers that may have a button or title are alerts: those in its function, its source, or the project.
  func isOfAlert(_ node: SwiftNode) -> Bool {
    let all = index.calls["UIAlertController"] ?? []
    let inSource = all.filter { $0.tree === node.tree }
    let functions = node.ancestors.filter { $0.kind == .function || $0.kind == .accessor }
    let nearest = functions.lazy
      .map { function in inSource.filter { $0.ancestors.contains(function) } }
      .first { !$0.isEmpty }
    let controllers = nearest ?? (inSource.isEmpty ? all : inSource)
    return !controllers.isEmpty && controllers.allSatisfy(\.isOfAlert)
  }
}

extension SwiftNode {
  /// Whether a call creates a controller with the style of alerts.
  fileprivate var isOfAlert: Bool {
    let style = children.first { $0.kind == .argument && $0.name == "preferredStyle" }?.child(0)
    return style.map { ["alert", "UIAlertControllerStyleAlert", "1"].contains($0.name) } ?? false
  }
}
