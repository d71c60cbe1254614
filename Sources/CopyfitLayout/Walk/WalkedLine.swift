/// One line of a walk.
struct WalkedLine {
  var start: Int
  /// The start of the next line.
  var end: Int
  /// The end of the part that counts for the width.
  var trimmedEnd: Int
  /// The advance including a hyphen at the end, in grid units.
  var advance: Int64
  var endsWithHyphen = false
  /// Whether the line ends inside a word that is wider than a line.
  var splitsWord = false
}

/// Receives the lines of a walk, in order.
protocol LineSink {
  mutating func add(_ line: WalkedLine)
}
