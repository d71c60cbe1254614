/// An entry of a PO file that is being read.
struct GettextDraft {
  /// The field that a keyword starts.
  enum Field: Equatable {
    case context, id, plural
    case translation(Int)
  }

  var comments: [String] = []
  var flags: [String] = []
  var context: GettextEntry.Text?
  var id: GettextEntry.Text?
  var plural: GettextEntry.Text?
  var translations: [GettextEntry.Translation] = []
  var last: Field?
  /// The offset of its first keyword.
  var start: Int?
  /// Whether one of its lines cannot be read.
  var isBroken = false

  /// The entry's key; `nil` before it is read.
  var key: String? { id.map { GettextEntry.key(of: $0.text, in: context?.text) } }

  /// Whether the next keyword starts another entry.
  var isComplete: Bool { if case .translation = last { true } else { false } }

  func contains(_ field: Field) -> Bool {
    switch field {
    case .context: context != nil
    case .id: id != nil
    case .plural: plural != nil
    case .translation(let form): translations.contains { $0.form == form }
    }
  }

  mutating func set(_ field: Field, to text: GettextEntry.Text) {
    switch field {
    case .context: context = text
    case .id: id = text
    case .plural: plural = text
    case .translation(let form): translations.append(.init(form: form, text: text))
    }
  }

  mutating func append(_ text: String, to field: Field) {
    switch field {
    case .context: context?.text += text
    case .id: id?.text += text
    case .plural: plural?.text += text
    case .translation(let form):
      guard let index = translations.firstIndex(where: { $0.form == form }) else { return }
      translations[index].text.text += text
    }
  }
}
