package import CopyfitCatalogs
package import CopyfitFindings
internal import CopyfitLabels
package import CopyfitProject
package import CopyfitSourceText
package import CopyfitUnicode

/// What keeps a project from being checked that its configuration can fix.
package struct ConfigurationFailures {
  package let files: ProjectFiles
  package let settings: AuditSettings

  /// Looks at a project's configuration.
  package init(
    files: ProjectFiles, settings: AuditSettings
  ) {
    self.files = files
    self.settings = settings
  }

  /// The locales that the configuration asks for and the project has no texts for.
  ///
  /// What the caller asks for, one of several projects may have.
  package func missingLocales(among locales: [LocaleIdentifier], _ index: StringIndex) -> [String] {
    settings.locales.missing(among: locales).flatMap { locale -> [String] in
      guard let position = settings.position(ofLocale: locale) else { return [] }
      let message = Self.message(missing: locale, among: index.locales)
      return files.configuration.error(message, at: position).messages
    }
  }

  /// That no text is in a locale, and which others there are.
  static func message(
    missing locale: LocaleIdentifier, among known: [LocaleIdentifier]
  ) -> String {
    let hint = known.isEmpty ? "" : "; they are in \(Phrase.list(known.map(\.tag), limit: 12))"
    return Configuration.printable("No texts are in the locale '\(locale)'\(hint).")
  }

  /// What is wrong with the source language that the configuration names, and where it does; `nil` where some
  /// text is in it.
  package func missingSourceLanguage(
    _ content: ProjectContent, _ index: StringIndex
  ) -> Located<String>? {
    let configuration = files.configuration
    guard !files.isRestricted, let language = configuration.sourceLanguage,
      let position = configuration.sourceLanguagePosition, !index.locales.isEmpty,
      !index.locales.contains(language),
      // The keys of gettext are the source's texts.
      !content.catalogs.allSatisfy({ CatalogFormat($0.file)?.hasTextsAsKeys ?? false })
    else { return nil }
    return Located(
      "No table has a text in the source language '\(language)'; there are texts in "
        + "\(Phrase.list(index.locales.map(\.tag), limit: 12)).", at: position)
  }

  /// What of the project is left aside, and would rather be used: configurations of apps below its folder.
  var warnings: [String] {
    guard !files.nestedProjects.isEmpty else { return [] }
    let isOne = files.nestedProjects.count == 1
    return [
      Configuration.printable(
        "\(Phrase.list(files.nestedProjects)) \(isOne ? "has a copyfit.yml, which is" : "have a copyfit.yml each, which are") "
          + "not used here: name \(isOne ? "it" : "them"), or list \(isOne ? "it" : "them") under "
          + "'projects' in a copyfit.yml here")
    ]
  }

  /// Why nothing is measured, where that is a failure: there is nothing to check, or no label can be measured.
  ///
  /// Catalogs alone are checked by themselves.
  ///
  /// - Parameters:
  ///   - labels: The labels, of which none is measured.
  ///   - strings: How many texts they show.
  ///   - keys: How many keys there are.
  ///   - findings: What was found in the files.
  package func nothingMeasured(
    in labels: [AuditLabel], strings: Int, keys: Int, _ findings: [Finding] = []
  ) -> [String] {
    if keys == 0, labels.isEmpty { return [nothingToCheck(findings)] }
    guard labels.contains(where: { !$0.isLeftOut }) else { return [] }
    let count = max(keys, strings == 0 ? 0 : 1)
    return [
      """
      0 of \(Phrase.count(count, "string")) \(count == 1 ? "has" : "have") a frame; \(adviceOnFrames).
      """
    ]
  }

  /// Why there is nothing to check.
  private func nothingToCheck(_ findings: [Finding]) -> String {
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

  /// Why nothing of what changed is measured, where a text did: one that is gone needs no room.
  ///
  /// - Parameters:
  ///   - revision: Since when the texts and labels changed.
  ///   - withoutFrame: How many of the texts no label shows.
  ///   - labels: The labels that show the others.
  ///   - isCatalogsOnly: Whether the project has no label, so that its files are all that is checked.
  func nothingMeasured(
    since revision: String, withoutFrame: Int, in labels: [AuditLabel], isCatalogsOnly: Bool
  ) -> [String] {
    guard !isCatalogsOnly else { return [] }
    let labelled = StringCensus.count(of: labels)
    guard withoutFrame + labelled > 0 else { return [] }
    let changed = Configuration.printable(
      "Nothing that changed since '\(revision)' can be measured")
    guard labelled == 0 else {
      let texts = Phrase.count(withoutFrame + labelled, "text")
      return ["\(changed): the room for \(texts) is not known; the report says why."]
    }
    return [
      "\(changed): \(Phrase.count(withoutFrame, "text has", "texts have")) no frame; \(adviceOnFrames)."
    ]
  }

  private var adviceOnFrames: String {
    guard files.configuration.file == nil else {
      return "describe their labels under 'labels' in copyfit.yml"
    }
    return "run 'copyfit init'"
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

  /// What to do where no file was found: fix the patterns, or write some.
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

extension CatalogFormat {
  fileprivate var hasTextsAsKeys: Bool { self == .gettext || self == .compiledGettext }
}
