package import CopyfitCatalogs
package import CopyfitFindings
package import CopyfitLabels
package import CopyfitSourceText

/// The samples of arguments for measuring.
package struct SampleTexts: Hashable, Sendable {
  /// A sample, its origin and its place in code.
  package typealias Found = (
    text: String, origin: ArgumentSample.Origin, source: SourceLocation?
  )

  private let samples: [String: String]
  /// The examples in code, by the numbers of their arguments.
  private let examples: [String: Label.Sample]

  /// Creates samples.
  ///
  /// The first of several samples for one placeholder is used.
  package init(_ samples: [Label.Sample]) {
    let known = samples.filter { $0.source == nil }
    self.samples = Dictionary(known.map { ($0.placeholder, $0.text) }) { first, _ in first }
    examples = Dictionary(samples.filter { $0.source != nil }.map { ($0.placeholder, $0) }) {
      first, _ in first
    }
  }

  /// The sample of an argument; `nil` if the argument has no sample.
  ///
  /// A sample is looked up by the argument as written (`%1$@`), then without its number, then by its conversion alone
  /// (`%d` for `%lld`): first among those of the label, then in the catalog, then among those of the project, and last
  /// by its number among the examples in code.
  package subscript(
    argument: TextTemplate.Argument, own own: SampleTexts?, examples examples: [String: String]
  ) -> Found? {
    let names = argument.names
    if let own, let text = names.lazy.compactMap({ own.samples[$0] }).first {
      return (text, .label, nil)
    }
    if let text = (names + [argument.id]).lazy.compactMap({ examples[$0] }).first {
      return (text, .catalog, nil)
    }
    if let text = names.lazy.compactMap({ samples[$0] }).first { return (text, .project, nil) }
    return own?.examples["%\(argument.id)$@"].map { ($0.text, .code, $0.source) }
  }
}
