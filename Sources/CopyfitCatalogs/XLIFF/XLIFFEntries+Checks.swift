internal import CopyfitSourceText
internal import CopyfitUnicode

extension XLIFFEntries {
  /// The problems of forms that remain after the texts are imported into the app's catalog.
  var formProblems: [CatalogProblem] {
    (entries.flatMap(Self.problems) + textsWithoutOther).filter { problem in
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
          "The forms of \"\(key)\" have no unit for the text that uses them: they are left out.",
        position: form.position, entriesLost: 1, key: key)
    }
  }

  /// Checks that the variables in a text exist and have their forms.
  private static func problems(of entry: StringEntry) -> [CatalogProblem] {
    guard entry.value.utf8.contains(UInt8(ascii: "%")) else { return [] }
    var walk = VariableWalk(entry.variables)
    walk.start(at: entry.value, entry.position)
    let found = walk.problems.map { problem in
      CatalogProblem(
        kind: problem.kind, message: "\"\(entry.key)\" \(problem.reason).",
        position: problem.position, key: entry.key, weight: problem.weight)
    }
    return found
      + entry.variables.compactMap { variable in
        guard let first = variable.forms.first,
          !variable.forms.contains(where: { $0.category == .other })
        else { return nil }
        return .missingOther(
          "The variable '\(variable.name)' of \"\(entry.key)\"", of: entry.key, at: first.position)
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
      return .missingOther("\"\(owner.key.text)\"", of: owner.key.text, at: position)
    }
  }

  /// The text that several plural forms belong to.
  private struct FormOwner: Hashable {
    var key: ExactString
    var variant: TextVariant
  }
}
