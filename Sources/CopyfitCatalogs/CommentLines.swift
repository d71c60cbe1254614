extension [String] {
  /// Adds a line of a comment, but no empty line at the start or behind another, so that millions of them need no memory.
  mutating func addCommentLine(_ line: String) {
    if !line.isEmpty || last?.isEmpty == false { append(line) }
  }
}
