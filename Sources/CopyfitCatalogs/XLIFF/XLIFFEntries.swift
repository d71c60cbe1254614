internal import CopyfitSourceText
internal import CopyfitUnicode

/// The texts of one language of a `<file>`, assembled from their units.
struct XLIFFEntries {
  var list = EntryList()
  /// Problems of duplicate forms.
  private(set) var problems = ProblemList()
  private var variables: [ExactString: Variables] = [:]
  /// The keys with forms that are not translated yet.
  private(set) var unfinished: Set<ExactString> = []

  /// The variables of a key, in the order of the file.
  private struct Variables {
    var all: [PluralVariable] = []
    var positions: [String: Int] = [:]

    /// Changes the variable with a name, which is created if it does not exist.
    mutating func change(_ name: String, _ body: (inout PluralVariable) -> Void) {
      let index = positions[name] ?? all.endIndex
      if index == all.endIndex {
        all.append(PluralVariable(name: name, specifier: specifier, forms: []))
        positions[name] = index
      }
      body(&all[index])
    }
  }

  /// Adds the entry of a unit; `part` identifies its part of a text, and `translation` belongs to a text to translate.
  mutating func append(
    _ entry: StringEntry, as part: XcodeUnitID, translatedAs translation: String? = nil
  ) {
    switch part {
    case .structure, .unknown: break
    case .text(let key, let variant):
      var entry = entry
      entry.key = key
      entry.variant = variant
      list.append(entry, translatedAs: translation)
    case .form(let key, let name, let category):
      var earlier: SourcePosition?
      change(name, of: key) { variable in
        earlier = variable.forms.first { $0.category == category }?.position
        variable.forms.removeAll { $0.category == category }
        variable.forms.append(
          .init(category: category, text: entry.value, position: entry.position))
      }
      guard let earlier else { return }
      problems.add(Self.doubled(category, of: name, key, earlier, entry.position))
    case .specifier(let key, let name): change(name, of: key) { $0.specifier = entry.value }
    }
  }

  /// Records a form that is not translated yet.
  mutating func leaveOut(_ part: XcodeUnitID) {
    switch part {
    case .form(let key, variable: _, _): unfinished.insert(ExactString(key))
    case .text(let key, let variant?) where variant.pluralForm != nil:
      unfinished.insert(ExactString(key))
    case .text, .specifier, .structure, .unknown: break
    }
  }

  private static func doubled(
    _ category: PluralCategory, of name: String, _ key: String, _ earlier: SourcePosition,
    _ later: SourcePosition
  ) -> CatalogProblem {
    CatalogProblem(
      kind: .duplicateKey,
      message:
        "The form '\(category.rawValue)' of '\(name.shortened)' in \(key.quoted) is \(earlier.words(with: later)); "
        + "the last wins.", position: later, key: key,
      doubling: .part)
  }

  private mutating func change(
    _ name: String, of key: String, _ body: (inout PluralVariable) -> Void
  ) {
    variables[ExactString(key), default: Variables()].change(name, body)
  }

  /// The specifier of numbers in String Catalogs, which their exports do not contain.
  private static let specifier = "lld"

  /// The entries, each with the variables of its key.
  var entries: [StringEntry] { completed(list.entries) }

  /// The entries; if some forms have no unit for their format, the source's format is used if it contains nothing else,
  /// because such formats are often left untranslated.
  func entries(formatsFrom sources: XLIFFEntries) -> [StringEntry] {
    let missing = keysWithoutFormat
    guard !missing.isEmpty else { return entries }
    let formats = sources.list.entries.filter { entry in
      missing.contains(ExactString(entry.key)) && Self.showsFormsAlone(entry.value)
    }
    return completed(list.entries + formats)
  }

  /// The keys that have a text.
  var keys: Set<ExactString> { Set(list.entries.map { ExactString($0.key) }) }

  /// The keys that have forms but no text that refers to them.
  private var keysWithoutFormat: Set<ExactString> {
    guard !variables.isEmpty else { return [] }
    return Set(variables.keys).subtracting(list.entries.map { ExactString($0.key) })
  }

  /// The specifier of a variable's number, if its forms contain it.
  private static func writtenSpecifier(of variable: PluralVariable) -> String? {
    let written = variable.forms.lazy.flatMap {
      FormatSpecifier.all(in: NumberMark.replaced(in: $0.text, by: ""))
    }
    return written.first { !$0.mayBeProse && ($0.kind == .integer || $0.kind == .real) }.map {
      String($0.unnumbered.dropFirst())
    }
  }

  private static func showsFormsAlone(_ text: String) -> Bool {
    var rest = Array(text.unicodeScalars)
    for specifier in FormatSpecifier.all(in: text).reversed() where specifier.variable != nil {
      rest.removeSubrange(specifier.range)
    }
    return !rest.contains(where: \.properties.isAlphabetic)
  }

  /// The first form of each key without a format, in the order of the file.
  var formsWithoutFormat: [(key: String, form: PluralVariable.Form)] {
    keysWithoutFormat.compactMap { key in
      variables[key]?.all.lazy.compactMap(\.forms.first).first.map { (key.text, $0) }
    }.sorted { $0.form.position < $1.form.position }
  }

  private func completed(_ entries: [StringEntry]) -> [StringEntry] {
    guard !variables.isEmpty else { return entries }
    let finished = variables.mapValues { $0.all.map(Self.finished) }
    return entries.map { entry in
      var entry = entry
      entry.variables = finished[ExactString(entry.key)] ?? []
      return entry
    }
  }

  /// A variable with its forms in CLDR's order, and with `%arg` replaced by its specifier.
  private static func finished(_ variable: PluralVariable) -> PluralVariable {
    var variable = variable
    variable.forms.sort { $0.category < $1.category }
    if variable.specifier == specifier, let own = writtenSpecifier(of: variable) {
      variable.specifier = own
    }
    for index in variable.forms.indices {
      let text = variable.forms[index].text
      variable.forms[index].text = NumberMark.replaced(in: text, by: "%" + variable.specifier)
    }
    return variable
  }
}
