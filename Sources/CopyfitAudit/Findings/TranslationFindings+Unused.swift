internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText

extension TranslationFindings {
  /// Whether all sources are read, and neither they nor labels name a key of one of Apple's formats.
  func isUnused(_ entry: Entry) -> Bool {
    guard let uses,
      entry.texts.values.joined().allSatisfy({ text in
        CatalogFormat.appleExtensions.contains { text.location.file.hasSuffix("." + $0) }
      }),
      InterfaceKey(entry.key) == nil, NonLabelKind.kind(of: entry.table) == nil,
      uses.uses(of: entry.key, in: entry.table).isEmpty
    else { return false }
    return labelKeys[entry.table]?.contains(ExactString(entry.key)) != true
  }

  /// A finding about a text that no code may show; code may still put its key together.
  static func weakened(_ finding: Finding) -> Finding {
    guard finding.severity == .error else { return finding }
    var finding = finding
    finding.severity = .warning
    for index in finding.locales.indices {
      finding.locales[index].severity = min(finding.locales[index].severity, .warning)
    }
    finding.message += " No source names the key."
    return finding
  }
}
