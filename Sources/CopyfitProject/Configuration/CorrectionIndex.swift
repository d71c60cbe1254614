internal import CopyfitSourceText

/// The corrections of `elements`, indexed by their conditions, so that each label is compared only with corrections
/// that may apply to it.
package struct CorrectionIndex: Sendable {
  private let corrections: [ElementCorrection]
  /// The corrections with a condition on the identifier, by the identifier.
  private let identities: PatternIndex
  /// The other corrections with a condition on the class, by the class.
  private let classes: PatternIndex
  /// The other corrections with conditions on runtime attributes, by the key path of the first condition.
  private var attributes: [String: [Int]] = [:]
  /// The corrections without a condition, which apply to all labels.
  private var others: [Int] = []

  /// Indexes corrections, in the order of the configuration.
  package init(_ corrections: [ElementCorrection]) {
    self.corrections = corrections
    typealias Patterns = [(number: Int, literals: [PatternLiteral])]
    var (identities, classes) = (Patterns(), Patterns())
    for (number, correction) in corrections.enumerated() {
      if let id = correction.id {
        // An empty pattern stands for an object without an identifier, so it has no piece to search for.
        let pieces = id.literals.filter { !$0.text.isEmpty }
        identities.append((number, pieces.map { PatternLiteral($0.text, at: .anywhere) }))
      } else if let customClass = correction.customClass {
        classes.append((number, customClass.literals))
      } else if let keyPath = correction.keyPaths.first {
        attributes[keyPath, default: []].append(number)
      } else {
        others.append(number)
      }
    }
    self.identities = PatternIndex(identities)
    self.classes = PatternIndex(classes)
  }

  /// The numbers of the corrections that may apply to a label, in the order of the configuration; no correction that
  /// applies is missing.
  package func candidates(for element: CorrectedElement) -> [Int] {
    // A pattern may match only the end of an identifier, or the object's identifier, which is a part of it.
    var numbers = identities.candidates(for: element.id) + others
    if let name = element.customClass { numbers += classes.candidates(for: name) }
    if !attributes.isEmpty {
      numbers += element.runtimeAttributes.keys.flatMap { attributes[$0] ?? [] }
    }
    return numbers.sorted()
  }

  /// The corrections for a label, in the order of the configuration.
  ///
  /// - Parameter candidates: The corrections that may apply to it.
  package func corrections(
    for element: CorrectedElement, among candidates: [Int]
  ) -> [ElementCorrection] {
    candidates.lazy.map { corrections[$0] }.filter { $0.applies(to: element) }
  }
}
