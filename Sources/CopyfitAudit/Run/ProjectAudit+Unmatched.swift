internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitSwiftSource
internal import CopyfitUnicode

extension ProjectAudit {
  /// The findings about patterns and entries of the configuration that match nothing.
  func unmatched(
    _ project: ProjectLabels, _ content: ProjectContent, _ index: StringIndex,
    _ notes: NoteFindings
  ) -> [Finding] {
    let patterns = files.unmatchedPatterns.map { pattern in
      notes.unmatched(
        "No file of the project matches '\(pattern.value.text)'.",
        at: files.locationInConfiguration(pattern.position), id: "files:\(pattern.value.text)")
    }
    let columns = files.unmatchedColumns.map { pattern in
      notes.unmatched(
        "No table that is checked matches '\(pattern.value.text)', so this entry of 'columns' has "
          + "no effect.",
        at: files.locationInConfiguration(pattern.position), id: "columns:\(pattern.value.text)")
    }
    let keys = files.idleKeys.map { key in
      notes.unmatched(key.reason, at: key.location, id: "projects:\(key.name)")
    }
    let language = ConfigurationFailures(files: files, settings: settings)
      .missingSourceLanguage(content, index).map { missing in
        notes.unmatched(
          missing.value, at: files.locationInConfiguration(missing.position), id: "sourceLanguage")
      }
    // An entry may be for the part that is not checked.
    guard !files.isRestricted else { return keys + patterns + columns }
    let corrections = project.unmatchedCorrections.map { entry in
      notes.unmatched(
        "No label of Interface Builder has \(entry.description).",
        at: files.locationInConfiguration(entry.position), id: "elements:\(entry.subject)")
    }
    return keys + patterns + columns + [language].compactMap { $0 }
      + unmatchedLabels(project, index, notes) + corrections
      + unmatchedHelpers(content.code, notes) + unmatchedModifiers(content.code, notes)
      + unmatchedMembers(of: project, notes)
  }

  /// The maximum number of comparisons of entries without a text with the tables and keys of damaged files.
  private static let maximumHiddenComparisons = 10_000_000

  /// The findings about entries of labels without a text, except those whose texts may be in a damaged file.
  private func unmatchedLabels(
    _ project: ProjectLabels, _ index: StringIndex, _ notes: NoteFindings
  ) -> [Finding] {
    let hidden = index.unread.hiddenKeys
    let compared = Self.maximumHiddenComparisons / max(1, hidden.count)
    let unmatched = project.unmatchedLabels
    return unmatched.prefix(hidden.count == 0 ? unmatched.count : compared).compactMap { entry in
      if hidden.mayBeSelected(by: entry) { return nil }
      return notes.unmatched(
        "No text is selected by this entry of 'labels'.", at: files.location(of: entry),
        id: "labels:\(entry.subject):\(entry.name)")
    }
  }

  /// The findings about members of rows that name no label and no row.
  private func unmatchedMembers(of project: ProjectLabels, _ notes: NoteFindings) -> [Finding] {
    var seen: Set<RowReference> = []
    return project.unmatchedRowReferences.filter { seen.insert($0.value).inserted }.map { member in
      switch member.value {
      case .label(let id):
        notes.unmatched(
          "No label has the id '\(id)', which a member of a row names; its text counts as unknown.",
          at: member.source, id: "rows:label:\(id)")
      case .row(let id):
        notes.unmatched(
          "No row has the id '\(id)', which a member of a row names; its size counts as unknown.",
          at: member.source, id: "rows:row:\(id)")
      }
    }
  }

  /// The maximum number of comparisons of unknown names of fonts with those in code, for hints; each takes 2 µs.
  private static let maximumHintComparisons = 1_000_000

  /// The findings about names of fonts that no code has.
  private func unmatchedHelpers(_ code: ProjectCode, _ notes: NoteFindings) -> [Finding] {
    let helpers = files.configuration.fonts.helpers
    guard !helpers.isEmpty, let sources = code.sources, code.isWhole else { return [] }
    let named = sources.named(Set(helpers.flatMap { Self.words(of: $0.name.value) }))
    let unknown = helpers.filter { helper in
      !Self.words(of: helper.name.value).allSatisfy(named.contains)
    }
    guard !unknown.isEmpty else { return [] }
    let known = sources.fontNames().map(\.name)
    let hinted = Self.maximumHintComparisons / max(1, known.count)
    return unknown.enumerated().map { number, helper in
      let name = helper.name.value
      let nearest = number < hinted ? Spelling.nearest(to: name, among: known) : nil
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? "."
      return notes.unmatched(
        "No code names the font '\(name)' of 'fonts.helpers'\(hint)",
        at: files.locationInConfiguration(helper.name.position), id: "fonts.helpers:\(name)")
    }
  }

  /// The findings about neutral modifiers that no code names.
  private func unmatchedModifiers(_ code: ProjectCode, _ notes: NoteFindings) -> [Finding] {
    let modifiers = files.configuration.neutralModifiers
    guard !modifiers.isEmpty, let sources = code.sources, code.isWhole else { return [] }
    let named = sources.named(Set(modifiers.map(\.value)))
    return modifiers.filter { !named.contains($0.value) }.map { modifier in
      notes.unmatched(
        "No code names the modifier '\(modifier.value)' of 'neutralModifiers'.",
        at: files.locationInConfiguration(modifier.position),
        id: "neutralModifiers:\(modifier.value)")
    }
  }

  /// The identifiers in a name of a font.
  private static func words(of name: String) -> Set<String> {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(words.filter { $0.first?.isNumber == false }.map(String.init))
  }
}
