internal import SwiftSyntax

extension DeclSyntax {
  /// Whether no code of an iOS app can use the declaration: `@available(iOS, unavailable)`, or `*` for all systems.
  ///
  /// An initializer may be required of a class although code cannot call it.
  ///
  /// Source: The Swift Programming Language, "Attributes", `available`.
  var isUnavailable: Bool {
    guard !self.is(InitializerDeclSyntax.self),
      let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    else { return false }
    return attributes.contains { $0.as(AttributeSyntax.self)?.makesUnavailable == true }
  }
}

extension AttributeSyntax {
  fileprivate var makesUnavailable: Bool {
    guard case .availability(let list)? = arguments else { return false }
    let words = list.compactMap { $0.argument.as(TokenSyntax.self)?.text }
    return words.contains("unavailable") && (words.first == "iOS" || words.first == "*")
  }
}
