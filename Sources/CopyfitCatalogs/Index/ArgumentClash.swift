/// What is wrong with the arguments of one text, whatever other languages take.
package enum ArgumentClash: Hashable {
  /// One argument is read as values of two types.
  case types(number: String, first: String, second: String)
  /// An argument is left out though later ones are taken: nothing says of what type it is.
  case gap(number: Int, next: String)

  /// The clashes of a text.
  ///
  /// - Parameter isSource: Whether the text says what the app passes; what a translation leaves out is
  ///   reported as that.
  package static func all(in text: LocatedText, isSource: Bool) -> [ArgumentClash] {
    // Only numbers and forms make two places of one argument.
    guard text.value.utf8.contains(UInt8(ascii: "$")) || !text.variables.isEmpty else { return [] }
    let arguments = TextTemplate(text.value, syntax: .printf, variables: text.variables).arguments
    var first: [String: TextTemplate.Argument] = [:]
    var clashes: [ArgumentClash] = []
    for argument in arguments {
      guard let other = first[argument.id] else {
        first[argument.id] = argument
        continue
      }
      guard let kind = argument.kind, let known = other.kind, kind != known else { continue }
      let clash = types(number: argument.id, first: other.text, second: argument.text)
      if !clashes.contains(clash) { clashes.append(clash) }
    }
    // A form whose variable is missing takes an argument of an unknown number.
    return clashes + (isSource && text.variables.isEmpty ? gap(in: first).map { [$0] } ?? [] : [])
  }

  private static func gap(in arguments: [String: TextTemplate.Argument]) -> ArgumentClash? {
    let numbers = arguments.keys.compactMap { Int($0) }.sorted()
    var expected = 1
    for number in numbers {
      if number > expected {
        return .gap(number: expected, next: arguments[String(number)]?.text ?? "")
      }
      expected = number &+ 1
    }
    return nil
  }

  package var isHarmless: Bool { if case .gap = self { true } else { false } }

  /// What happens at run time, in one sentence.
  package var message: String {
    switch self {
    case .types(let number, let first, let second):
      "The text reads argument \(number) both as '\(first)' and as '\(second)', which are of different "
        + "types: one of them shows nonsense, or the app crashes."
    case .gap(let number, let next):
      "The text takes '\(next)' but not argument \(number), so its type is unknown: "
        + "what follows it may be read wrongly."
    }
  }

  /// What it is called in fingerprints.
  package var aspect: String {
    switch self {
    case .types(let number, let first, let second): "types \(number) \(first) \(second)"
    case .gap(let number, _): "gap \(number)"
    }
  }
}
