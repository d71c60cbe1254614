internal import CopyfitSwiftTree

extension SourceIndex {
  /// The project's own modifiers, by name: functions that extend types of SwiftUI.
  func ownModifiers() -> [String: [SwiftNode]] {
    var own: [String: [SwiftNode]] = [:]
    for entry in types.entries
    where entry.declaration == nil && !ViewDefaults.values.contains(entry.name) {
      for (name, nodes) in entry.members {
        own[name, default: []] += nodes.filter { $0.kind == .function && $0.child(.block) != nil }
      }
    }
    return own.mapValues(ofApp)
  }
}
