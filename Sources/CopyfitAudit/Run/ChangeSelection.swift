internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The strings and labels that changed since a revision, which limit a check.
package struct ChangeSelection: Sendable {
  /// A label of a document.
  private struct LabelPlace: Hashable {
    /// The document's path.
    var document: String
    var key: ExactString

    init(_ document: String, _ key: String) {
      (self.document, self.key) = (document, ExactString(key))
    }
  }

  let revision: String
  /// A changed file that affects everything; `nil` if no such file changed.
  private var general: String?
  private var texts = ChangedTexts()
  private var labels: Set<LabelPlace> = []
  private var files: Set<String> = []
  /// Whether a source or an Xcode project changed.
  private let hasChangedSources: Bool
  /// The tables of deleted documents, whose labels are gone.
  private let deletedDocuments: Set<TableIdentity>
  /// The languages that lost all their texts.
  private(set) var lostLanguages: [LostLanguage] = []
  /// The labels that code describes if a source changed, and those that share a row with a changed label.
  private var affectedLabels: Set<ExactString> = []
  /// The number of older versions that are not in the repository.
  private let missingVersions: Int
  /// The number of texts that have not changed, and are not checked.
  private(set) var unchangedTexts = 0

  init(
    _ changes: GitChanges, _ files: ProjectFiles, _ content: ProjectContent,
    sourceLanguage: LocaleIdentifier, unread: UnreadTexts
  ) {
    revision = changes.revision
    missingVersions = changes.missing
    hasChangedSources = changes.haveCode
    deletedDocuments = Set(
      changes.deletedDocuments(of: files).map { TableIdentity(CatalogPath($0)) })
    general = changes.general(of: files)
    let changed = Self.changed(changes, of: files)
    let old = changes.oldVersions(of: changed.sorted())
    let before = OlderCatalogs(
      changed: changed, old, files, content.documents, sourceLanguage: sourceLanguage)
    // A part of a project does not show which languages the whole has.
    if !files.isRestricted {
      lostLanguages = LostLanguage.all(
        in: before.tables, of: files, missingIn: content, sourceLanguage: sourceLanguage,
        unread: unread)
    }
    guard general == nil else { return }
    self.files = changed
    for document in content.documents where changed.contains(document.file) {
      add(document, old: old[document.file])
    }
    texts = ChangedTexts(
      before.tables(of: content), old: before.tables,
      shown: Self.ownTexts(of: content.documents, in: sourceLanguage),
      sourceLanguage: sourceLanguage,
      comparesComments: files.configuration.labels.contains { $0.comment != nil })
    texts.addTranslations(in: content.catalogs.flatMap(\.content.tables))
  }

  /// The changed documents and tables, including deleted ones.
  private static func changed(_ changes: GitChanges, of files: ProjectFiles) -> Set<String> {
    let deleted = changes.files.filter {
      !$0.hasPrefix("../") && CatalogReader.reads($0)
    }
    return Set((files.interfaceDocuments + files.stringTables).filter(changes.contains) + deleted)
      .union(changes.deletedDocuments(of: files))
  }

  /// Whether any file in a check changed.
  static func looks(at changes: GitChanges, of files: ProjectFiles) -> Bool {
    changes.general(of: files) != nil || !changed(changes, of: files).isEmpty
      || changes.haveCode
  }

  private mutating func add(_ document: InterfaceDocument, old: [UInt8]?) {
    var known: [ExactString: InterfaceLabel] = [:]
    if let old, case .document(let before) = InterfaceReader.read(bytes: old, file: document.file),
      before.canvas == document.canvas, before.sizeClass == document.sizeClass
    {
      for label in before.labels { known[ExactString(label.key)] = label.withoutPlace }
    }
    for label in document.labels where known[ExactString(label.key)] != label.withoutPlace {
      labels.insert(LabelPlace(document.file, label.key))
    }
  }

  /// The texts in documents themselves.
  private static func ownTexts(
    of documents: [InterfaceDocument], in language: LocaleIdentifier
  ) -> [TextIdentity: String] {
    var texts: [TextIdentity: String] = [:]
    for document in documents {
      let table = TableIdentity(CatalogPath(document.file))
      for label in document.labels {
        texts[.init(table, label.key, language)] = label.text
      }
    }
    return texts
  }
}

extension ChangeSelection {
  /// Adds the labels that code describes if a source changed or a document was deleted, including those of titles, alerts
  /// and other surfaces of the system.
  ///
  /// The text, font and room of a label may depend on any source: a constant, a font or the view around it may be
  /// declared elsewhere. The view may also have been in the document.
  mutating func addLabelsOfCode(among labels: [AuditLabel]) {
    guard hasChangedSources || !deletedDocuments.isEmpty else { return }
    for label in labels where label.isOfCode {
      affectedLabels.insert(ExactString(label.id))
    }
  }

  /// Adds the labels that share a row with a changed label, because they may have less room.
  mutating func addNeighbors(
    among labels: [AuditLabel], in rows: [Row], _ settings: AuditSettings
  ) {
    guard general == nil else { return }
    let affected = SharedRow.all(rows, joinedTo: labels, settings).map { Array($0.labels.joined()) }
      .filter { row in row.contains { selected(labels[$0]) != nil } }
    affectedLabels.formUnion(affected.joined().map { ExactString(labels[$0].id) })
  }

  private func isAffected(_ id: String?) -> Bool {
    id.map { affectedLabels.contains(ExactString($0)) } ?? false
  }

  /// Whether a text is checked: it changed, or its source text did.
  func selects(_ table: TableIdentity, _ key: String, in locale: LocaleIdentifier) -> Bool {
    general != nil || texts.contain(key, of: table, in: locale)
  }

  /// The label with the checked texts; `nil` if none of its texts is checked.
  func selected(_ label: AuditLabel) -> AuditLabel? {
    if general != nil || isAffected(label.id)
      || isChanged(label.source.file, label.objectKey ?? label.key)
    {
      return label
    }
    var label = label
    label.texts.removeAll { !selects(label.table, label.key, in: $0.locale) }
    label.missing.removeAll { !selects(label.table, label.key, in: $0) }
    return label.texts.isEmpty && label.missing.isEmpty ? nil : label
  }

  private func isChanged(_ file: String?, _ key: String) -> Bool {
    file.map { labels.contains(LabelPlace($0, key)) } ?? false
  }

  /// The finding with the checked locales; `nil` if none of its locales is checked.
  func selected(_ finding: Finding) -> Finding? {
    if general != nil || finding.rule.isOnFonts { return finding }
    guard finding.id != nil, let bundle = finding.bundle, let table = finding.table,
      let key = finding.key
    else { return finding.source.map { files.contains($0.file) } ?? false ? finding : nil }
    if isAffected(finding.id) || isChanged(finding.source?.file, key) { return finding }
    var finding = finding
    let identity = TableIdentity(bundle: bundle, table: table)
    if deletedDocuments.contains(identity) { return finding }
    finding.locales.removeAll { !selects(identity, key, in: LocaleIdentifier($0.locale)) }
    guard let severity = finding.locales.map(\.severity).max() else { return nil }
    finding.severity = severity
    return finding
  }

  /// Counts the texts that are not checked, with and without labels.
  mutating func countUnchanged(_ labels: [AuditLabel], unlabeled: Int) {
    let looked = labels.compactMap(selected)
    unchangedTexts =
      StringCensus.count(of: labels) - StringCensus.count(of: looked) + unlabeled
  }

  /// Whether only a part is checked.
  var isPartial: Bool { general == nil }

  /// Whether no text and no label changed, except those that were removed.
  var changesNoText: Bool { general == nil && texts.count == 0 && labelCount == 0 }

  private var labelCount: Int { labels.count + affectedLabels.count }

  /// Whether nothing changed.
  var isEmpty: Bool { changesNoText && texts.removedCount == 0 && files.isEmpty }

  /// A summary as a clause.
  var account: String {
    if let general { return "everything is checked, as '\(general)' changed since '\(revision)'" }
    if isEmpty { return "nothing changed since '\(revision)'" }
    return
      "only what changed since '\(revision)' is checked: \(Phrase.count(texts.count, "text")) and "
      + Phrase.count(labelCount, "label")
      + (cause.map { ", with all labels in code, as a \($0)" } ?? "") + accountOfRemoved
      + accountOfMissing
  }

  /// Why all labels in code are checked, without the article; `nil` if they are not.
  private var cause: String? {
    if hasChangedSources { return "source changed" }
    return deletedDocuments.isEmpty ? nil : "storyboard or xib was deleted"
  }

  private var accountOfRemoved: String {
    texts.removedCount == 0
      ? "" : "; \(Phrase.count(texts.removedCount, "text was", "texts were")) removed"
  }

  /// They are not fetched in a partial clone.
  private var accountOfMissing: String {
    missingVersions == 0
      ? ""
      : "; all texts of \(Phrase.count(missingVersions, "file")) count as changed, as this clone "
        + "lacks the older contents"
  }
}

extension Rule {
  fileprivate var isOnFonts: Bool {
    self == .fontNotFound || self == .missingGlyph || self == .fontFallback
  }
}

extension AuditLabel {
  /// Whether code shows it or changes it.
  fileprivate var isOfCode: Bool { !codeSteps.isEmpty || CodePath.isOfCode(source.file) }
}

extension InterfaceLabel {
  fileprivate var withoutPlace: InterfaceLabel {
    var label = self
    label.position = .start
    return label
  }
}
