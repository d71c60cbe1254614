internal import CopyfitSourceText

/// Markers of a merge conflict that a format takes for a part of the file, as a `.properties` file takes one for a key.
extension CatalogContent {
  /// Reports the first line that is such a marker, unless a problem names it already.
  ///
  /// Only markers with the name of a branch count: a line of `=======` may be in a comment.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func reportMergeMarkers(in bytes: [UInt8]) {
    guard !problems.contains(where: { $0.message.contains(MergeMarker.object) }) else { return }
    guard let line = MergeMarker.firstLine(in: bytes) else { return }
    let place = SourcePosition(line: line, column: 1)
    guard !problems.contains(where: { $0.position.line == line && ($0.weight ?? .error) == .error })
    else {
      return
    }
    add([
      CatalogProblem(
        kind: .catalogSyntax, message: "The line is \(MergeMarker.object).", position: place,
        weight: .error, isReadOn: true)
    ])
  }
}
