internal import CopyfitSourceText

/// The facts that affect how the messages of a gettext catalog are read.
struct GettextFacts {
  private(set) var header = GettextHeader()
  /// The place of the header's text; `nil` if there is no header.
  private(set) var headerPosition: SourcePosition?
  /// The last form that a translation has.
  private(set) var lastForm: Int?
  private var hasHeader = false

  /// Adds the facts of a message.
  mutating func add(_ entry: GettextEntry) {
    if entry.isHeader {
      guard !hasHeader else { return }
      let text = entry.translations.first { $0.form == 0 }?.text
      (hasHeader, header, headerPosition) = (true, GettextHeader(text?.text ?? ""), text?.position)
    } else if !entry.isFuzzy, let last = entry.lastForm {
      lastForm = max(lastForm ?? 0, last)
    }
  }

  /// Whether messages that were read with earlier facts must be read again: the header came later, or there are more
  /// forms than gettext chooses without a rule.
  func changes(_ earlier: GettextFacts) -> Bool {
    hasHeader != earlier.hasHeader
      || header.pluralForms == nil && max(lastForm ?? 0, 1) != max(earlier.lastForm ?? 0, 1)
  }
}
