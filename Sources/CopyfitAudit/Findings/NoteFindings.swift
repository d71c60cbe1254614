internal import Copyfit
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Creates the findings that need no measuring: about labels, fonts and the configuration.
struct NoteFindings {
  let factory: FindingFactory
  let settings: AuditSettings
  /// The fonts, whose names are in findings; `nil` if they cannot be opened.
  var library: FontLibrary?

  func all(of labels: [AuditLabel]) -> [Finding] {
    labels.flatMap { label in
      [scaling(label), frame(label), translation(label), combinations(label)].compactMap { $0 }
    }
  }

  private func scaling(_ label: AuditLabel) -> Finding? {
    label.scalingProblem.map { problem in
      var finding = factory.make(.doesNotScale, on: label, problem)
      finding.font = (try? library?.resolution(for: label.spec)).map {
        Finding.Font(of: label, $0, scale: settings.typeScale)
      }
      return finding
    }
  }

  private func frame(_ label: AuditLabel) -> Finding? {
    guard let doubt = label.doubt ?? label.heightDoubt ?? label.frameDoubt else { return nil }
    if label.isLeftOut { return nil }
    let outcome =
      label.treatment == .measured
      ? "what is lost in the largest possible room is reported" : "not measured"
    let subject = doubt == .lineFeed ? "What is shown" : "The room"
    return factory.make(
      .undecidedFrame, on: label, "\(subject) is not known (\(doubt.text)): \(outcome).")
  }

  private func translation(_ label: AuditLabel) -> Finding? {
    // A missing translation of a key from an attribute is reported once for the key, not for each label.
    guard !label.missing.isEmpty, !label.hasFoundKey else { return nil }
    let locales = label.missing.map { tag in
      var locale = factory.locale(tag, .missingTranslation, id: label.id, key: label.fingerprintKey)
      // A missing text has no place, so the place is that of the existing text.
      locale.string = label.stringLocation
      return locale
    }
    let empty = Set(label.emptyTranslations.map(\.tag))
    return factory.make(
      .missingTranslation, on: label, Phrase.missing(label.key, in: locales, empty: empty),
      locales: locales)
  }

  private func combinations(_ label: AuditLabel) -> Finding? {
    guard label.treatment == .measured else { return nil }
    var locales: [LocaleFinding] = []
    var limit = TextExpander.maximumCombinations
    for text in label.texts {
      guard let ofText = text.combinationLimit else { continue }
      limit = min(limit, ofText)
      if locales.last?.locale == text.locale.tag { continue }
      var locale = factory.locale(
        text.locale, .limitReached, id: label.id, key: label.fingerprintKey)
      locale.string = text.location
      locales.append(locale)
    }
    guard !locales.isEmpty else { return nil }
    return factory.make(
      .limitReached, on: label,
      "The text has more than \(Phrase.count(limit, "combination")) of plural forms: "
        + "not all of them are measured.", locales: locales)
  }

  /// Font files that the app's property lists name, but that are not in the project.
  ///
  /// Because of licences, many fonts are not in repositories, so a missing file is not an error of the app.
  func missingFonts(_ fonts: [ListedFont]) -> [Finding] {
    fonts.map { font in
      var finding = factory.make(
        .fontNotFound, on: .init(font.location.file, aspect: font.name),
        "'UIAppFonts' lists '\(font.name)', but the project has no such file.", at: font.location)
      finding.severity = .note
      return finding
    }
  }

  /// The files that tell what git ignores and are too large to be used.
  ///
  /// Nothing is lost: files that git ignores are checked, too.
  func unusedIgnoreFiles(_ files: [String]) -> [Finding] {
    files.map { file in
      factory.make(
        .limitReached, on: .init(file),
        "The patterns are too many or too long to be used, so files that git ignores are checked, too. "
          + "Write fewer patterns, or name the files with 'exclude'.",
        at: SourceLocation(file: file, position: .start))
    }
  }

  /// A finding about an entry of the configuration that matches nothing.
  func unmatched(_ message: String, at location: SourceLocation, id: String) -> Finding {
    factory.make(.unmatchedEntry, on: .init(id), message, at: location)
  }
}
