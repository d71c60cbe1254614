internal import CopyfitProject
internal import CopyfitSourceText

/// The maximum number of labels that are named for one cause.
private let maximumNamed = 3

extension [AuditLabel] {
  /// The messages about labels that cannot be measured for one reason: the first labels, and the number of the others.
  func failures(_ cause: String) -> [String] {
    let rest = count - maximumNamed
    return prefix(maximumNamed).enumerated().map { number, label in
      let (file, position) = (label.source.file, label.source.position)
      let more = number == maximumNamed - 1 && rest > 0
      return Configuration.printable(
        // The identifier is used, because the name contains words that some reports must omit.
        "\(file):\(position.line):\(position.column): the label '\(label.id)' cannot be "
          + "measured: \(cause)"
          + (more ? " (and \(Phrase.count(rest, "more label")) for the same cause)" : ""))
    }
  }
}
