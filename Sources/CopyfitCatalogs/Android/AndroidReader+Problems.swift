internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reports what Android's build rejects, and what it shows differently.
extension AndroidReader {
  /// Android uses the form `other` for every number without its own form, and throws if that form is missing.
  ///
  /// The numbers are whole: `Resources.getQuantityString` takes an `int`.
  func check(_ group: Group) {
    guard let quantities = group.quantities, !quantities.contains("other") else { return }
    let categories = Set(quantities.compactMap(PluralCategory.init(rawValue:)))
    let isComplete = categories.coverWholeNumbers(of: locale)
    var problem = CatalogProblem(
      kind: .missingPluralCategory,
      message: "The plurals \(group.name.quoted) have no form 'other': "
        + (isComplete
          ? "every whole number has a form of its own, but the format requires 'other'."
          : "for numbers without a form of their own Android throws, and the app crashes."),
      position: text.position(at: group.offset), key: group.name,
      weight: isComplete ? .warning : .error)
    problem.isHarmless = isComplete
    problems.add(problem)
  }

  /// The problem of a file that is not read.
  static func rejection(for error: XMLSyntaxError, in text: SourceText) -> CatalogProblem {
    CatalogProblem(
      kind: error.isLimit ? .limitReached : .catalogSyntax,
      message: error.isLimit
        ? "The file is not read: it \(error.message). Android's build may read it."
        : "The file \(error.message): Android's build rejects all of it.",
      position: text.position(at: error.offset),
      entriesLost: XMLRecovery.count(of: AndroidElements.texts, in: text.utf8),
      weight: error.isLimit ? .error : nil)
  }

  func report(_ flaw: AndroidText.Flaw, of key: String, at position: SourcePosition) {
    let message =
      switch flaw {
      case .apostrophe:
        "An apostrophe needs a backslash before it or quotation marks around the text; Android's "
          + "build stops at it."
      case .escape(let scalar):
        "\"\\\(scalar)\" is not an escape in Android; it shows as \"\(scalar)\"."
      case .quotes:
        "Quotation marks without a backslash before them are not shown; write \\\"."
      case .openQuote:
        "A quotation mark is not closed, and none is shown; write \\\" for one that is."
      case .codePoint: "\"\\u\" needs four hexadecimal digits; Android's build stops at it."
      case .shortCodePoint:
        "\"\\u\" needs four hexadecimal digits; Android takes those that are there."
      }
    var problem = CatalogProblem(
      kind: .invalidEscape, message: message, position: position, key: key,
      weight: flaw.stopsBuild ? .error : nil)
    if case .escape(let scalar) = flaw { problem.isHarmless = scalar.isMeantBehindBackslash }
    problems.add(problem)
  }

  func reject(
    _ reason: String, at offset: Int, key: String? = nil, lost: Int = 0, isReadOn: Bool = false,
    weight: CatalogProblem.Weight? = nil
  ) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The file is not as Android reads it: \(reason).",
        position: text.position(at: offset), entriesLost: key == nil ? lost : 1, key: key,
        weight: weight, isReadOn: isReadOn))
  }

  /// Reports a folder whose name Android does not know.
  func checkFolder() {
    let folder = file.split(separator: "/").dropLast().last.flatMap { AndroidFolder(String($0)) }
    guard let unknown = folder?.unknownQualifier else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The folder's name has \(unknown.quoted), which Android does not know: its build stops at it. "
          + "Names are like 'values-de', 'values-pt-rBR' and 'values-b+sr+Latn'.",
        position: .start, weight: .error, isReadOn: true))
  }
}
