package import CopyfitCatalogs
package import CopyfitFindings
internal import CopyfitLabels
package import CopyfitProject
package import CopyfitSourceText
package import CopyfitUnicode

/// Problems that prevent a project from being checked, and that its configuration can fix.
package struct ConfigurationFailures {
  package let files: ProjectFiles
  package let settings: AuditSettings

  /// Creates an examination of a project's configuration.
  package init(
    files: ProjectFiles, settings: AuditSettings
  ) {
    self.files = files
    self.settings = settings
  }

  /// The messages about locales in the configuration in which the project has no texts.
  ///
  /// Locales of the options are not included, because another project may have them.
  package func missingLocales(among locales: [LocaleIdentifier], _ index: StringIndex) -> [String] {
    let missing = settings.locales.missing(among: locales)
    guard !missing.isEmpty else { return [] }
    let known = index.locales
    return missing.flatMap { locale -> [String] in
      guard let position = settings.position(ofLocale: locale) else { return [] }
      let message = Self.message(missing: locale, among: known)
      return files.configuration.error(message, at: position).messages
    }
  }

  /// The message that no text is in a locale, with the existing locales.
  static func message(
    missing locale: LocaleIdentifier, among known: [LocaleIdentifier]
  ) -> String {
    let hint = known.isEmpty ? "" : "; they are in \(Self.list(known))"
    return Configuration.printable("No texts are in the locale '\(locale)'\(hint).")
  }

  /// The message about a source language in the configuration without texts, and its place; `nil` if there are texts.
  package func missingSourceLanguage(
    _ content: ProjectContent, _ index: StringIndex
  ) -> Located<String>? {
    let configuration = files.configuration
    guard !files.isRestricted, let language = configuration.sourceLanguage,
      let position = configuration.sourceLanguagePosition, !index.locales.isEmpty,
      !index.locales.contains(language),
      // Keys of gettext are source texts.
      !content.catalogs.allSatisfy({ CatalogFormat($0.file)?.hasTextsAsKeys ?? false })
    else { return nil }
    return Located(
      "No table has a text in the source language '\(language)'; there are texts in "
        + "\(Self.list(index.locales)).", at: position)
  }

  /// The tags of some locales.
  private static func list(_ locales: [LocaleIdentifier]) -> String {
    Phrase.list(locales, limit: 12, \.tag)
  }

  /// The warnings about a configuration with another name, and about configurations and locks of fonts below the project's
  /// folder that are not used.
  var warnings: [String] {
    [files.misnamedConfiguration].compactMap(\.self) + unusedConfigurations + unusedLocks
  }

  private var unusedLocks: [String] {
    guard !files.nestedLocks.isEmpty else { return [] }
    let isOne = files.nestedLocks.count == 1
    let locks = files.nestedLocks.map { "\($0)/\(LockedFonts.fileName)" }
    return [
      Configuration.printable(
        "\(Phrase.list(locks)) \(isOne ? "is" : "are") not used here: check that folder, or write a lock "
          + "here with 'copyfit fonts --lock'")
    ]
  }

  private var unusedConfigurations: [String] {
    guard !files.nestedProjects.isEmpty else { return [] }
    let isOne = files.nestedProjects.count == 1
    return [
      Configuration.printable(
        "\(Phrase.list(files.nestedProjects)) \(isOne ? "has a copyfit.yml, which is" : "have a copyfit.yml each, which are") "
          + "not used here: name \(isOne ? "it" : "them"), or list \(isOne ? "it" : "them") under "
          + "'projects' in a copyfit.yml here")
    ]
  }

  /// The failure if nothing is measured: there is nothing to check, or no label can be measured.
  ///
  /// A project with only catalogs is checked without labels.
  ///
  /// - Parameters:
  ///   - labels: The labels that are not measured.
  ///   - strings: The number of their texts.
  ///   - keys: The number of keys.
  ///   - findings: The findings about files.
  package func nothingMeasured(
    in labels: [AuditLabel], strings: Int, keys: Int, _ findings: [Finding] = []
  ) -> [String] {
    if keys == 0, labels.isEmpty { return [nothingToCheck(findings)] }
    guard labels.contains(where: { !$0.isLeftOut }) else { return [] }
    let count = max(keys, strings == 0 ? 0 : 1)
    let none = "0 of \(Phrase.count(count, "string"))"
    // Labels whose rooms are known have texts that cannot be measured.
    guard !labels.contains(where: { $0.treatment == .measured }) else {
      return ["\(none) \(count == 1 ? "was" : "were") measured; the report says why."]
    }
    return ["\(none) \(count == 1 ? "has" : "have") a frame; \(adviceOnFrames)."]
  }

  /// The message that nothing can be checked.
  private func nothingToCheck(_ findings: [Finding]) -> String {
    let broken = brokenFiles(findings)
    if broken > 0 {
      return "Nothing to check: \(files.name) has no text that can be read; "
        + (broken == 1 ? "its one file is broken" : "all \(broken) files are broken")
        + ". The report says what is wrong."
    }
    let lacks = "no label in a storyboard or xib and no text in a string table"
    guard files.requested.isEmpty else {
      let parts = Phrase.list(files.requested.map { "'\(files.path(of: $0))'" }, limit: 10)
      return Configuration.printable(
        "Nothing to check: \(parts) \(files.requested.count == 1 ? "has" : "have") \(lacks). "
          + "Name the project's folder to check all of it.")
    }
    return "Nothing to check: \(files.name) has \(lacks). \(adviceOnPlaces)"
  }

  /// The failure if texts changed and none is measured; a deleted text needs no room.
  ///
  /// - Parameters:
  ///   - revision: The revision with which the project is compared.
  ///   - withoutFrame: The number of changed texts without a label.
  ///   - labels: The labels of the other changed texts.
  ///   - isCatalogsOnly: Whether the project has no labels, so that only its files are checked.
  func nothingMeasured(
    since revision: String, withoutFrame: Int, in labels: [AuditLabel], isCatalogsOnly: Bool
  ) -> [String] {
    guard !isCatalogsOnly else { return [] }
    let labeled = StringCensus.count(of: labels)
    guard withoutFrame + labeled > 0 else { return [] }
    let changed = Configuration.printable(
      "Nothing that changed since '\(revision)' can be measured")
    guard labeled == 0 else {
      let texts = Phrase.count(withoutFrame + labeled, "text")
      return ["\(changed): \(Self.cause(labels, of: texts, withoutFrame)); the report says why."]
    }
    return [
      "\(changed): \(Phrase.count(withoutFrame, "text has", "texts have")) no frame; \(adviceOnFrames)."
    ]
  }

  /// What prevents texts from being measured, as a clause.
  ///
  /// - Parameters:
  ///   - texts: The number of texts, with its noun.
  ///   - withoutFrame: The number of those without a label, whose room is unknown.
  private static func cause(
    _ labels: [AuditLabel], of texts: String, _ withoutFrame: Int
  ) -> String {
    var (lackRoom, lackFont, lackOther) = (withoutFrame > 0, false, false)
    for label in labels where !label.texts.isEmpty {
      switch label.treatment {
      case .undecided: lackRoom = true
      case .skipped(.unknownFont), .skipped(.unusableFont): lackFont = true
      case .skipped(.text), .measured: lackOther = true
      }
    }
    return switch (lackRoom, lackFont, lackOther) {
    case (true, false, false): "the room for \(texts) is not known"
    case (false, true, false): "the font of \(texts) is not known"
    case (true, true, false): "the room or the font of \(texts) is not known"
    default: "\(texts) cannot be measured"
    }
  }

  private var adviceOnFrames: String {
    guard files.configuration.file == nil else {
      return "describe their labels under 'labels' in copyfit.yml"
    }
    return "run 'copyfit init'"
  }

  /// The number of files if all of them are broken; otherwise 0.
  private func brokenFiles(_ findings: [Finding]) -> Int {
    let broken = findings.filter { finding in
      [.catalogSyntax, .unreadableFile].contains(finding.rule) && finding.severity == .error
    }
    let names = Set(broken.compactMap(\.source?.file))
    let all = files.interfaceDocuments + files.stringTables
    return all.allSatisfy(names.contains) ? all.count : 0
  }

  /// The advice if no file was found: fix the patterns, or add some.
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
