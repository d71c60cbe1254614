internal import CopyfitSourceText

/// A fault in the arguments of one text, independent of other languages.
package enum ArgumentClash: Hashable {
  /// One argument is read as two types.
  case types(number: String, first: String, second: String)
  /// An argument is left out although later ones are used, so its type is unknown.
  case gap(number: Int, next: String)

  /// The clashes of a text.
  ///
  /// - Parameter isSource: Whether the text is a source text. Gaps in a translation are reported as missing arguments.
  package static func all(in text: LocatedText, isSource: Bool) -> [ArgumentClash] {
    // An argument can be used twice only if there are numbers or forms.
    guard text.value.utf8.contains(UInt8(ascii: "$")) || !text.variables.isEmpty else { return [] }
    // A variable without any text only skips its argument.
    let skipping = Set(
      text.variables.filter { $0.forms.allSatisfy(\.text.isEmpty) }.map { "%#@\($0.name)@" })
    let arguments = TextTemplate(text.value, syntax: text.syntax, variables: text.variables)
      .arguments
      .filter { !skipping.contains($0.text) }
    var first: [String: TextTemplate.Argument] = [:]
    var (clashes, seen): ([ArgumentClash], Set<ArgumentClash>) = ([], [])
    for argument in arguments {
      guard let other = first[argument.id] else {
        first[argument.id] = argument
        continue
      }
      guard let kind = argument.kind, let known = other.kind, kind != known else { continue }
      let clash = types(number: argument.id, first: other.text, second: argument.text)
      if seen.insert(clash).inserted { clashes.append(clash) }
    }
    // A reference to a missing variable uses an argument of an unknown number.
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

  /// Whether a difference from the source text is about the same argument's type.
  package func isOf(_ difference: ArgumentDifference) -> Bool {
    guard case .types(let number, _, _) = self else { return false }
    return difference.retypes(number)
  }

  package var isHarmless: Bool { if case .gap = self { true } else { false } }

  /// The effect at run time, in one sentence.
  package var message: String {
    switch self {
    case .types(let number, let first, let second):
      "The text reads argument \(number) both as '\(first.shortened)' and as '\(second.shortened)', which are of different "
        + "types: one of them shows nonsense, or the app crashes."
    case .gap(let number, let next):
      "The text takes '\(next.shortened)' but not argument \(number), so its type is unknown: "
        + "what follows it may be read wrongly."
    }
  }

  /// The name of the clash in fingerprints.
  package var aspect: String {
    switch self {
    case .types(let number, let first, let second): "types \(number) \(first) \(second)"
    case .gap(let number, _): "gap \(number)"
    }
  }
}
