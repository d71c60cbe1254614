internal import CopyfitSwiftTree

/// The controllers for alerts and action sheets that code creates.
struct AlertControllers {
  /// Whether controllers are alerts, by the functions and sources that create them.
  private var places: [SwiftNode: Set<Bool>] = [:]
  /// The same for all of them.
  private var all: Set<Bool> = []

  init(_ index: SourceIndex) {
    for call in index.calls["UIAlertController"] ?? [] {
      all.insert(call.isOfAlert)
      for place in call.ancestors where [.function, .accessor, .file].contains(place.kind) {
        places[place, default: []].insert(call.isOfAlert)
      }
    }
  }

  /// Whether all controllers that may have a button or title are alerts: those in its function, its source, or the project.
  func areAlerts(for node: SwiftNode) -> Bool {
    let nearest = node.ancestors.lazy.compactMap { places[$0] }.first
    return (nearest ?? all) == [true]
  }
}

extension SwiftNode {
  /// Whether a call creates a controller with the style of alerts.
  var isOfAlert: Bool {
    let style = children.first { $0.kind == .argument && $0.name == "preferredStyle" }?.child(0)
    return style.map { ["alert", "UIAlertControllerStyleAlert", "1"].contains($0.name) } ?? false
  }
}
