package import CopyfitCatalogs
package import CopyfitFindings
package import CopyfitLabels

/// The samples of arguments for measuring.
package struct SampleTexts: Hashable, Sendable {
  private let samples: [String: String]

  /// Creates samples.
  ///
  /// Of two samples for one placeholder, the first is used.
  package init(_ samples: [Label.Sample]) {
    self.samples = Dictionary(samples.map { ($0.placeholder, $0.text) }) { first, _ in first }
  }

  /// The sample of an argument; `nil` without one.
  ///
  /// A sample is looked up by the argument as written (`%1$@`), then without its number, then by its conversion alone
  /// (`%d` for `%lld`): first among those of the label, then in the catalog, then among those of the project.
  package subscript(
    argument: TextTemplate.Argument, own own: SampleTexts?, examples examples: [String: String]
  ) -> (text: String, origin: ArgumentSample.Origin)? {
    let names = argument.names
    if let own, let text = names.lazy.compactMap({ own.samples[$0] }).first {
      return (text, .label)
    }
    if let text = (names + [argument.id]).lazy.compactMap({ examples[$0] }).first {
      return (text, .catalog)
    }
    return names.lazy.compactMap { samples[$0] }.first.map { ($0, .project) }
  }
}
