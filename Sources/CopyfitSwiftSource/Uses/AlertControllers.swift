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
    let calls = Self.names(index).flatMap { index.calls[$0] ?? [] }
    let styles = Self.stylesOfAlerts(among: calls.compactMap { $0.alertStyle?.lastName }, index)
    for call in calls {
      let isAlert = call.isOfAlert || call.alertStyle?.lastName.map(styles.contains) ?? false
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

  /// The names of properties and parameters that have only the style of alerts, wherever code gives one of that name a
  /// value.
  ///
  /// - Complexity: O(*n*) for *n* nodes of all sources.
  private static func stylesOfAlerts(among names: [String], _ index: SourceIndex) -> Set<String> {
    let wanted = Set(names)
    var areOfAlerts: [String: Bool] = [:]
    for tree in index.trees where !wanted.isEmpty {
      guard let root = tree.root, tree.strings.contains(where: wanted.contains) else { continue }
      for node in root.descendants {
        guard let (name, value) = node.givenValue, wanted.contains(name), value.lastName != name
        else { continue }
        areOfAlerts[name] = (areOfAlerts[name] ?? true) && value.isStyleOfAlert
      }
    }
    return Set(areOfAlerts.filter(\.value).keys)
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

  /// The name of a property, parameter or argument with what a node gives to it; `nil` if it gives nothing.
  fileprivate var givenValue: (name: String, value: SwiftNode)? {
    switch kind {
    case .argument: child(0).map { (name, $0) }
    case .assignment:
      child(0)?.lastName.flatMap { name in child(1).map { (name, $0) } }
    case .parameter, .variable: declaredValue.map { (name, $0) }
    default: nil
    }
  }
}
