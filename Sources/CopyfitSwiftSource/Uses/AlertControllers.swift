internal import CopyfitSwiftTree

/// The controllers for alerts and action sheets that code creates.
struct AlertControllers {
  /// Whether controllers are alerts, by the functions and sources that create them.
  private var places: [SwiftNode: Set<Bool>] = [:]
  /// The same for all of them.
  private var all: Set<Bool> = []
  /// The calls that create alerts.
  private var alerts: Set<SwiftNode> = []

  init(_ index: SourceIndex) {
    var passed: [String: Bool] = [:]
    for call in Self.names(index).flatMap({ index.calls[$0] ?? [] }) {
      let isAlert = call.isOfAlert || Self.isOfAlert(call.alertStyle, index, &passed)
      all.insert(isAlert)
      if isAlert { alerts.insert(call) }
      for place in call.ancestors where [.function, .accessor, .file].contains(place.kind) {
        places[place, default: []].insert(isAlert)
      }
    }
  }

  /// The names of the system's controller and of the classes that inherit from it, without those of their outer types.
  private static func names(_ index: SourceIndex) -> [String] {
    let types = index.types
    let own = types.entries.indices.filter { type in
      types.lineage(of: type).contains { types.entries[$0].inherited.contains(system) }
    }
    return [system] + Set(own.compactMap { types.entries[$0].declaration?.name }).sorted()
  }

  private static let system = "UIAlertController"

  /// Whether a property or parameter with a style has only that of alerts, wherever code gives one of its name a value.
  ///
  /// - Complexity: O(*n*) for *n* nodes of all sources, once for each name.
  private static func isOfAlert(
    _ style: SwiftNode?, _ index: SourceIndex, _ passed: inout [String: Bool]
  ) -> Bool {
    guard let name = style?.lastName else { return false }
    if let known = passed[name] { return known }
    let values = index.trees.compactMap(\.root).flatMap(\.descendants)
      .compactMap { $0.value(of: name) }.filter { $0.lastName != name }
    let isAlert = !values.isEmpty && values.allSatisfy(\.isStyleOfAlert)
    passed[name] = isAlert
    return isAlert
  }

  /// Whether a call creates an alert.
  func isAlert(_ call: SwiftNode) -> Bool { alerts.contains(call) }

  /// Whether all controllers that may have a button or title are alerts: those in its function, its source, or the project.
  func areAlerts(for node: SwiftNode) -> Bool {
    let nearest = node.ancestors.lazy.compactMap { places[$0] }.first
    return (nearest ?? all) == [true]
  }
}

extension SwiftNode {
  /// Whether a call creates a controller with the style of alerts.
  fileprivate var isOfAlert: Bool { alertStyle?.isStyleOfAlert ?? false }

  /// The style of the controller that a call creates.
  fileprivate var alertStyle: SwiftNode? { argument(labeled: "preferredStyle") }

  fileprivate var isStyleOfAlert: Bool {
    ["alert", "UIAlertControllerStyleAlert", "1"].contains(name)
  }

  /// What a node gives to a property, parameter or argument with a name; `nil` if it gives nothing.
  fileprivate func value(of name: String) -> SwiftNode? {
    switch kind {
    case .argument where self.name == name: child(0)
    case .assignment where child(0)?.lastName == name: child(1)
    case .parameter where self.name == name, .variable where self.name == name: declaredValue
    default: nil
    }
  }
}
