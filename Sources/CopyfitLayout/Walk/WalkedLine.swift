/// One line as the walk found it.
struct WalkedLine {
  var start: Int
  /// Where the next line starts.
  var end: Int
  /// Where the text ends that counts for the width.
  var trimmedEnd: Int
  /// In grid units, a hyphen at the end included.
  var advance: Int64
  var endsWithHyphen = false
  /// Whether the line ends inside a word that is wider than a line.
  var splitsWord = false
}

/// Takes the lines of a walk, in order.
protocol LineSink {
  mutating func add(_ line: WalkedLine)
}
