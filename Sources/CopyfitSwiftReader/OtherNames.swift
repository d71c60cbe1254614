internal import SwiftSyntax

/// The names in the code of a source that no node has, such as those in arguments of types and attributes.
///
/// They are what remains of all identifiers once each node has taken its own. So no kind of syntax can be forgotten.
struct OtherNames {
  /// The number of identifiers that no node has yet, by their names.
  private var counts: [String: Int] = [:]
  /// The names, each once, in the order of the source.
  private var order: [String] = []

  init() {}

  /// Counts the identifiers of the code that may be compiled for iOS.
  init(in file: SourceFileSyntax, _ conditions: CompilationCondition) {
    let counter = IdentifierCounter(conditions)
    counter.walk(file)
    (counts, order) = (counter.counts, counter.order)
  }

  /// Takes the identifiers of a node: one, or those of a type with its outer types.
  mutating func take(_ name: String) {
    guard !name.isEmpty else { return }
    for part in name.split(separator: ".") {
      let identifier = String(part.first == "#" ? part.dropFirst() : part)
      if let count = counts[identifier], count > 0 { counts[identifier] = count - 1 }
    }
  }

  /// The names that no node has, each once, in the order of the source.
  var all: [String] { order.filter { counts[$0, default: 0] > 0 } }
}

/// Counts identifiers.
private final class IdentifierCounter: SyntaxVisitor {
  private(set) var counts: [String: Int] = [:]
  private(set) var order: [String] = []
  private let conditions: CompilationCondition

  init(_ conditions: CompilationCondition) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = token.tokenKind else { return .skipChildren }
    let name = token.plainText
    let count = counts[name, default: 0]
    if count == 0 { order.append(name) }
    counts[name] = count + 1
    return .skipChildren
  }

  override func visit(_ configuration: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (clause, _) in configuration.possibleClauses(conditions) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ declaration: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
