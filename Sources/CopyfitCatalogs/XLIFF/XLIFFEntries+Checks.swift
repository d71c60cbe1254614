internal import CopyfitSourceText
internal import CopyfitUnicode

extension XLIFFEntries {
  /// The problems of forms that remain after the texts are imported into the app's catalog.
  var formProblems: [CatalogProblem] {
    (variableProblems + textsWithoutOther).filter { problem in
      // A text is complete if only untranslated forms are missing.
      problem.key.map { !unfinished.contains(ExactString($0)) } ?? true
    }
  }

  /// Forms that are never shown, because no text in the file refers to them.
  var formatProblems: [CatalogProblem] {
    formsWithoutFormat.map { key, form in
      CatalogProblem(
        kind: .invalidFormat,
        message:
          "The forms of \(key.quoted) have no unit for the text that uses them: they are left out.",
        position: form.position, entriesLost: 1, key: key)
    }
  }

  /// The problems of the variables in the texts: those that do not exist, and those without forms.
  ///
  /// The texts of a key share their variables, so that these are checked once for each key.
  private var variableProblems: [CatalogProblem] {
    var walks: [ExactString: VariableWalk] = [:]
    var order: [StringEntry] = []
    for entry in entries where entry.value.utf8.contains(UInt8(ascii: "%")) {
      let key = ExactString(entry.key)
      if walks[key] == nil { order.append(entry) }
      walks[key, default: VariableWalk(entry.variables)].start(at: entry.value, entry.position)
    }
    return order.flatMap { entry in
      Self.problems(of: walks[ExactString(entry.key)], entry.key)
        + Self.missingForms(of: entry.variables, entry.key)
    }
  }

  private static func problems(of walk: VariableWalk?, _ key: String) -> [CatalogProblem] {
    (walk?.problems ?? []).map { problem in
      CatalogProblem(
        kind: problem.kind, message: "\(key.quoted) \(problem.reason).",
        position: problem.position, key: key, weight: problem.weight)
    }
  }

  private static func missingForms(
    of variables: [PluralVariable], _ key: String
  ) -> [CatalogProblem] {
    variables.compactMap { variable in
      guard let first = variable.forms.first,
        !variable.forms.contains(where: { $0.category == .other })
      else { return nil }
      return .missingOther(
        "The variable '\(variable.name.shortened)' of \(key.quoted)", of: key, at: first.position)
    }
  }

  /// Texts whose forms are separate units, but have no unit for `other`.
  private var textsWithoutOther: [CatalogProblem] {
    var first: [FormOwner: SourcePosition] = [:]
    var hasOther: Set<FormOwner> = []
    var order: [FormOwner] = []
    for entry in entries {
      guard let variant = entry.variant, let form = variant.pluralForm else { continue }
      let owner = FormOwner(key: ExactString(entry.key), variant: variant.withoutPluralCategory)
      if first[owner] == nil {
        first[owner] = entry.position
        order.append(owner)
      }
      if form.category == .other { hasOther.insert(owner) }
    }
    return order.compactMap { owner in
      guard !hasOther.contains(owner), let position = first[owner] else { return nil }
      return .missingOther(owner.key.text.quoted, of: owner.key.text, at: position)
    }
  }

  /// The text that several plural forms belong to.
  private struct FormOwner: Hashable {
    var key: ExactString
    var variant: TextVariant
  }
}
