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

  /// The key that was last put together, and the lengths of its parts, because problems of one entry share it.
  private var known: (key: String, context: Int, id: Int)?

  /// The maximum number of flags of an entry that are read; real ones have up to three.
  private static let maximumFlags = 64

  /// The entry's key; `nil` before it is read.
  ///
  /// - Complexity: O(*n*) in the length of the key, if it was not taken before.
  mutating func takeKey() -> String? {
    guard let id else { return nil }
    let lengths = (context?.text.utf8.count ?? 0, id.text.utf8.count)
    if let known, (known.context, known.id) == lengths { return known.key }
    let key = GettextEntry.key(of: id.text, in: context?.text)
    known = (key, lengths.0, lengths.1)
    return key
  }

  /// Adds the flags of a line, which are separated by commas.
  mutating func addFlags(_ line: String) {
    let found = line.split(separator: ",", maxSplits: Self.maximumFlags).map { trimmed(String($0)) }
    flags += found.prefix(Self.maximumFlags - flags.count)
  }

  /// Whether the entry has a `msgid`, even if its text cannot be read.
  var hasID: Bool { id != nil || last == .id }

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
