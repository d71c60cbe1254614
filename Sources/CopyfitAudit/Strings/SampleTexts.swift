internal import CopyfitCatalogs

/// What stands for the placeholders of a text when it is measured.
struct SampleTexts: Sendable {
  private let samples: [String: String]

  /// Of two samples for one placeholder the first holds.
  init(_ samples: [Configuration.Sample]) {
    self.samples = Dictionary(samples.map { ($0.placeholder, $0.text) }) { first, _ in first }
  }

  /// A text as it is measured.
  struct Filled: Hashable, Sendable {
    var text: String
    /// The placeholders that have no sample and stand in the text as they are, each once, in order.
    var unfilled: [String] = []
  }

  /// Puts samples in the place of placeholders.
  ///
  /// A sample is looked up as the placeholder is written (`%1$@`), then without its argument's number,
  /// then by its bare conversion (`%d` for `%lld`).
  ///
  /// - Parameter source: The text in the source language, to tell "50 % off" from a placeholder.
  func fill(_ text: String, source: String?) -> Filled {
    let placeholders = FormatSpecifier.placeholders(in: text, source: source)
    guard !placeholders.isEmpty else { return Filled(text: text) }
    let scalars = Array(text.unicodeScalars)
    let escapes = FormatSpecifier.all(in: text).filter(\.isEscapedPercent)
    var result = Filled(text: "")
    var end = 0
    for specifier in (placeholders + escapes).sorted(by: {
      $0.range.lowerBound < $1.range.lowerBound
    }) {
      result.text.unicodeScalars.append(contentsOf: scalars[end..<specifier.range.lowerBound])
      result.text += value(of: specifier, unfilled: &result.unfilled)
      end = specifier.range.upperBound
    }
    result.text.unicodeScalars.append(contentsOf: scalars[end...])
    return result
  }

  private func value(of specifier: FormatSpecifier, unfilled: inout [String]) -> String {
    if specifier.isEscapedPercent { return "%" }
    let sample = samples[specifier.text] ?? samples[specifier.unnumbered] ?? samples[specifier.bare]
    if let sample { return sample }
    if !unfilled.contains(specifier.text) { unfilled.append(specifier.text) }
    return specifier.text
  }
}
