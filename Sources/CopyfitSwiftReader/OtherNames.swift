internal import SwiftSyntax

/// The names of types in the parts of a source that no node represents: arguments and requirements of types, arguments
/// of attributes.
struct OtherNames {
  /// The names, each once, in the order of the source.
  private(set) var all: [String] = []
  private var known: Set<String> = []

  /// Adds the names in syntax that begin with a capital letter.
  ///
  /// - Parameter represented: A name that a node has, with those of its outer types.
  mutating func add(_ syntax: some SyntaxProtocol, except represented: String) {
    let parts = represented.split(separator: ".")
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind else { continue }
      let name = token.plainText
      guard name.first?.isUppercase == true, !parts.contains(Substring(name)),
        known.insert(name).inserted
      else { continue }
      all.append(name)
    }
  }
}
