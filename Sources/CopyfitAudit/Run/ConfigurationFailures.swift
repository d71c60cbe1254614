internal import CopyfitSourceText
internal import CopyfitUnicode

/// What keeps a project from being checked that its configuration can mend.
struct ConfigurationFailures {
  let files: ProjectFiles
  let settings: AuditSettings

  /// The wanted locales that the project has no texts for.
  func missingLocales(among locales: [LocaleIdentifier], _ index: StringIndex) -> [String] {
    settings.locales.missing(among: locales).flatMap { locale in
      let known = index.locales.map(\.tag)
      let hint = known.isEmpty ? "" : "; it has \(Phrase.list(known, limit: 40))"
      let message = Configuration.printable(
        "The project has no texts for the locale '\(locale)'\(hint).")
      return settings.position(ofLocale: locale)
        .map { files.configuration.error(message, at: $0).messages } ?? [message]
    }
  }

  /// Why nothing is measured, where that is so.
  ///
  /// - Parameters:
  ///   - labels: How many labels there are.
  ///   - strings: How many texts they show.
  ///   - keys: How many keys there are.
  ///   - findings: What was found in the files.
  func nothingMeasured(labels: Int, strings: Int, keys: Int, _ findings: [Finding] = []) -> String {
    if keys == 0, labels == 0 {
      let broken = brokenFiles(findings)
      if broken > 0 {
        return "Nothing to check: \(files.name) has no text that can be read; "
          + (broken == 1 ? "its one file is broken" : "all \(broken) files are broken")
          + ". The report says what is wrong."
      }
      return """
        Nothing to check: \(files.name) has no label in a storyboard or xib and no text in a \
        string table. \(adviceOnPlaces)
        """
    }
    let count = max(keys, strings == 0 ? 0 : 1)
    return """
      0 of \(Phrase.count(count, "string")) \(count == 1 ? "has" : "have") a frame; \
      \(files.configuration.file == nil
        ? "run 'copyfit init'" : "describe their labels under 'labels' in copyfit.yml").
      """
  }

  /// How many files the project has, where all of them are broken; else 0.
  private func brokenFiles(_ findings: [Finding]) -> Int {
    let broken = findings.filter { finding in
      [.catalogSyntax, .unreadableFile].contains(finding.rule) && finding.severity == .error
    }
    let names = Set(broken.compactMap(\.source?.file))
    let all = files.interfaceDocuments + files.stringTables
    return all.allSatisfy(names.contains) ? all.count : 0
  }

  /// What to do where no file was found: mend the patterns, or write some.
  private var adviceOnPlaces: String {
    let patterns =
      files.unmatchedPatterns.map { ($0.value.text, $0.position) }
      + files.unreadable.compactMap { path in path.position.map { (path.path, $0) } }
    guard !patterns.isEmpty else {
      return "Name their places under 'interfaceBuilder' and 'strings' in copyfit.yml."
    }
    let places = patterns.map { text, position in
      let location = files.locationInConfiguration(position)
      return "'\(text)' (\(location.file):\(position.line):\(position.column))"
    }
    return "No file matches \(Phrase.list(places, limit: 10))."
  }
}
