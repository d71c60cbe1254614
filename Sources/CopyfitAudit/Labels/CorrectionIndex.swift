internal import CopyfitSourceText
internal import CopyfitInterfaceBuilder
internal import CopyfitProject

/// The corrections of `elements`, found by what they say of elements: about each label only those are asked that
/// may be for it.
struct CorrectionIndex: Sendable {
  private let corrections: [ElementCorrection]
  /// Those that name an identity, by it.
  private let identities: PatternIndex
  /// Those of the others that name a class, by it.
  private let classes: PatternIndex
  /// Those of the others that name runtime attributes, by the key path of the first.
  private var attributes: [String: [Int]] = [:]
  /// Those that name nothing, and are for all.
  private var others: [Int] = []

  init(_ corrections: [ElementCorrection]) {
    self.corrections = corrections
    typealias Patterns = [(number: Int, literals: [PatternLiteral])]
    var (identities, classes) = (Patterns(), Patterns())
    for (number, correction) in corrections.enumerated() {
      if let id = correction.id {
        // An empty pattern names an object without an identity: it has no piece to look for.
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

  /// The corrections for a label with an identity, in the order of the configuration.
  ///
  /// - Parameter comparisons: Takes how many corrections were asked.
  func corrections(
    for element: InterfaceLabel, _ identity: String, comparisons: inout Int
  ) -> [ElementCorrection] {
    // A pattern for an identity may name its end alone, or the object, which stands in the identity.
    var numbers = identities.candidates(for: identity) + others
    if let name = element.customClass { numbers += classes.candidates(for: name) }
    if !attributes.isEmpty {
      numbers += element.runtimeAttributes.keys.flatMap { attributes[$0] ?? [] }
    }
    comparisons += numbers.count
    return numbers.sorted().lazy.map { corrections[$0] }
      .filter { $0.isMeant(for: element, identity) }
  }

  /// The corrections for a label with an identity, likewise.
  func corrections(for element: InterfaceLabel, _ identity: String) -> [ElementCorrection] {
    var comparisons = 0
    return corrections(for: element, identity, comparisons: &comparisons)
  }
}
