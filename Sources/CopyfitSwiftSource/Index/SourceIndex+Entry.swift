internal import CopyfitSwiftTree

/// What searches for types that nothing creates need to know of the sources.
extension SourceIndex {
  /// Whether the sources have a place that shows the first view of an app; without one, they are a part of it.
  var startsApp: Bool {
    types.entries.contains { entry in
      guard let declaration = entry.declaration, !isForOtherSystem(declaration) else {
        return false
      }
      return entry.inherited.contains { Self.entries.contains($0) }
    }
  }

  private static let entries: Set<String> = ["App", "UIApplicationDelegate"]
}

extension String {
  /// The names in that of a type inside others.
  var partsOfTypeName: [String] {
    utf8.contains(UInt8(ascii: ".")) ? split(separator: ".").map(String.init) : [self]
  }
}
