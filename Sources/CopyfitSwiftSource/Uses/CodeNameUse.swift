package import CopyfitSourceText
internal import CopyfitSwiftTree

/// A name in code that the sources do not define, with the places that use it.
package struct CodeNameUse: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The number of places.
  package var count: Int
  /// The first place, in the order of files and lines.
  package var first: SourceLocation
}

extension CodeNameUse {
  /// The names with their places, in the order of their bytes.
  static func all(_ places: [String: [SourceLocation]]) -> [CodeNameUse] {
    places.keys.sorted().compactMap { name in
      let places = (places[name] ?? []).sorted { ($0.file, $0.position) < ($1.file, $1.position) }
      return places.first.map { CodeNameUse(name: name, count: places.count, first: $0) }
    }
  }
}
