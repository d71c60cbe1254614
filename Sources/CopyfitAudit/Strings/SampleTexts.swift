internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText

/// What stands for the arguments of a text when it is measured.
package struct SampleTexts: Hashable, Sendable {
  private let samples: [String: String]

  /// Of two samples for one placeholder the first holds.
  init(_ samples: [Label.Sample]) {
    self.samples = Dictionary(samples.map { ($0.placeholder, $0.text) }) { first, _ in first }
  }

  /// The sample of an argument; `nil` where none is given.
  ///
  /// A sample is looked up as the argument is written (`%1$@`), then without its number, then by its
  /// bare conversion (`%d` for `%lld`): what an entry of `labels` says, then the examples of the
  /// catalog, then what the project says.
  subscript(
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
