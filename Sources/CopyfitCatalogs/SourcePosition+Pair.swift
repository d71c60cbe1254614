internal import CopyfitSourceText

extension SourcePosition {
  /// This place and a later one of the same file, to follow "is": "on line 3 and on line 7", or "in columns 2 and 9 of
  /// line 1".
  func words(with later: SourcePosition) -> String {
    line == later.line
      ? "in columns \(column) and \(later.column) of line \(line)"
      : "on line \(line) and on line \(later.line)"
  }
}
