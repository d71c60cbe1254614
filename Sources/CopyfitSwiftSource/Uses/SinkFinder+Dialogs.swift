internal import CopyfitLabels
internal import CopyfitSwiftTree

extension SinkFinder {
  /// The surface of an argument, where alerts and action sheets have the same functions: that of an alert only if it is
  /// certainly one.
  func shown(as surface: Label.Surface, by call: SwiftNode) -> Label.Surface {
    switch (call.child(0)?.name, surface) {
    case ("UIAlertController", .alertTitle): call.isOfAlert ? surface : .dialogTitle
    case ("UIAlertAction", .alertButton): alerts.areAlerts(for: call) ? surface : .dialogButton
    default: surface
    }
  }
}
