internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText

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
    let labels = project.unmatchedLabels.map { entry in
      notes.unmatched(
        "No text is selected by this entry of 'labels'.",
        at: files.location(of: entry),
        id: "labels:\(entry.subject):\(entry.name)")
    }
    let corrections = project.unmatchedCorrections.map { entry in
      notes.unmatched(
        "No label of Interface Builder has \(entry.description).",
        at: files.locationInConfiguration(entry.position), id: "elements:\(entry.subject)")
    }
    return keys + patterns + columns + [language].compactMap { $0 } + labels + corrections
  }
}
