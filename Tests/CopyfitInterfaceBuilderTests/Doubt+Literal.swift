package import CopyfitLabels

/// Expectations name a doubt as reports do.
extension Doubt: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
