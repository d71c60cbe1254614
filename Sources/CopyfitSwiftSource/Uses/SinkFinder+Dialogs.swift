internal import CopyfitLabels
internal import CopyfitSwiftTree

extension SinkFinder {
  /// The surface of an argument, where alerts and action sheets have the same functions: that of an alert only if it is
  /// certainly one.
  func shown(as surface: Label.Surface, by call: SwiftNode) -> Label.Surface {
    switch (call.child(0)?.name, surface) {
    case ("UIAlertController", .alertTitle): alerts.isAlert(call) ? surface : .dialogTitle
    case ("UIAlertAction", .alertButton): alerts.areAlerts(for: call) ? surface : .dialogButton
    default: surface
    }
  }
}

extension SwiftNode {
  /// Whether a call is a `confirmationDialog` whose title may be hidden.
  ///
  /// Its visibility is `.automatic` by default, with which iPhones hide it (Apple, `confirmationDialog`; that they do so
  /// is from use).
  var mayHideDialogTitle: Bool {
    guard kind == .call, child(0)?.name == "confirmationDialog" else { return false }
    let visibility = children.first { $0.kind == .argument && $0.name == "titleVisibility" }
    return visibility?.child(0)?.name != "visible"
  }
}
