/// A key in the heading of a finding: the middle of a long key is left out, and other keys with the same words are
/// counted.
struct KeyHeading {
  private let start: String
  /// The text after the gap; `nil` for a key that is shown completely.
  private let end: String?

  /// Reads a heading, such as "Predicted … suspend setting and 1 more key".
  init(_ heading: String) {
    let words = heading.split(separator: " ", omittingEmptySubsequences: false)
    let isCounted =
      words.count > 4 && words[words.count - 4] == "and" && words[words.count - 2] == "more"
      && ["key", "keys"].contains(words[words.count - 1])
    let kept = isCounted ? words.dropLast(4) : words[...]
    guard let gap = kept.firstIndex(where: Self.gaps.contains) else {
      (start, end) = (kept.joined(separator: " "), nil)
      return
    }
    start = kept[..<gap].joined(separator: " ")
    end = kept[(gap + 1)...].joined(separator: " ")
  }

  /// The mark for the middle of a key, and that of older reports.
  private static let gaps: Set<Substring> = ["…", "[…]"]

  /// Whether the heading stands for a key.
  func shows(_ key: String) -> Bool {
    guard let end else { return key == start }
    return key.count > start.count + end.count && key.hasPrefix(start) && key.hasSuffix(end)
  }
}
