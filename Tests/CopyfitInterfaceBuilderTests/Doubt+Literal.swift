package import CopyfitLabels

/// Expectations name a doubt in the words of reports.
extension Doubt: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
