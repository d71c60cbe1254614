internal import CopyfitLabels
internal import CopyfitSwiftTree

extension SinkFinder {
  /// The surface of an argument, where alerts and action sheets have the same functions: that of an alert only if it is
  /// certainly one.
  func shown(as surface: Label.Surface, by call: SwiftNode) -> Label.Surface {
    switch (call.child(0)?.name, surface) {
    case ("UIAlertController", _): alerts.isAlert(call) ? surface : surface.inDialog
    case ("UIAlertAction", _): alerts.areAlerts(for: call) ? surface : surface.inDialog
    default: surface
    }
  }
}

extension Label.Surface {
  /// The same part of an action sheet, for one of an alert.
  var inDialog: Label.Surface {
    switch self {
    case .alertTitle: .dialogTitle
    case .alertMessage: .dialogMessage
    case .alertButton: .dialogButton
    default: self
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
