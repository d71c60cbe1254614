internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText

/// The keys that neither labels nor sources name or put together, so that errors in their texts may never occur.
struct UnusedKeys {
  private let reading: ProjectReading
  private let files: ProjectFiles
  private let jobs: Int

  init(_ reading: ProjectReading, _ files: ProjectFiles, jobs: Int) {
    (self.reading, self.files, self.jobs) = (reading, files, jobs)
  }

  /// The rules about errors that occur when a text is shown.
  private static let rules: Set<Rule> = [
    .invalidFormat, .placeholderMismatch, .missingPluralCategory,
  ]

  /// Turns errors about texts with such keys into warnings, because code may still put a key together.
  func weakenErrors(in findings: inout [Finding]) {
    let errors = findings.indices.filter { index in
      findings[index].severity == .error && Self.rules.contains(findings[index].rule)
    }
    let ofAndroid = errors.filter { findings[$0].areTexts { CatalogFormat($0) == .android } }
    let ofApple = errors.filter { findings[$0].areTexts(Self.isOfApple) }
    let named = named(Set(ofAndroid.compactMap { findings[$0].key }))
    let labeled = labeled(ofApple.map { findings[$0] })
    for index in ofAndroid where findings[index].key.map({ !named.contains($0) }) ?? false {
      findings[index].weaken()
    }
    let unnamed = ofApple.filter { !isUsed(findings[$0], labeled) }
    for index in unnamed where findings[index].key.map(reading.uses.mayMake) != true {
      findings[index].weaken()
    }
  }

  private static func isOfApple(_ file: String) -> Bool {
    CatalogFormat.appleExtensions.contains { file.hasSuffix("." + $0) }
  }

  /// The keys of an Android project that sources name; all keys if the sources are unknown.
  private func named(_ keys: Set<String>) -> Set<String> {
    guard !keys.isEmpty else { return [] }
    return AndroidSources(of: files)?.named(keys, jobs: jobs) ?? keys
  }

  /// The identifiers of the findings whose keys labels show.
  private func labeled(_ findings: [Finding]) -> Set<String> {
    let wanted = Set(findings.compactMap(\.textIdentifier))
    guard !wanted.isEmpty else { return [] }
    return Set(reading.project.labels.lazy.map { $0.table.label($0.key) }.filter(wanted.contains))
  }

  private func isUsed(_ finding: Finding, _ labeled: Set<String>) -> Bool {
    guard reading.uses.isKnown, reading.content.code.isWhole, let key = finding.key,
      let table = finding.textTable, let identifier = finding.textIdentifier,
      InterfaceKey(key) == nil, NonLabelKind.kind(of: table) == nil
    else { return true }
    return labeled.contains(identifier) || !reading.uses.uses(of: key, in: table).isEmpty
  }
}

extension Finding {
  /// Whether all files of its texts meet a condition.
  fileprivate func areTexts(_ condition: (String) -> Bool) -> Bool {
    let found = locales.compactMap(\.string) + (source.map { [$0] } ?? [])
    return !found.isEmpty && found.allSatisfy { condition($0.file) }
  }

  fileprivate var textTable: TableIdentity? {
    guard let bundle, let table else { return nil }
    return TableIdentity(bundle: bundle, table: table)
  }

  fileprivate var textIdentifier: String? { textTable.flatMap { key.map($0.label) } }

  fileprivate mutating func weaken() {
    severity = .warning
    for index in locales.indices {
      locales[index].severity = min(locales[index].severity, .warning)
    }
    message += " No source names the key."
  }
}
