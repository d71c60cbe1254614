internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitFindings
public import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText

/// All labels of a project in the order of its files: as in the model, and with their treatment.
public struct LabelList: Sendable {
  /// A label with its treatment in a check.
  public struct Entry: Hashable, Sendable {
    /// The label of the model.
    public var label: Label
    /// The text in the source language; `nil` if it has no such text.
    public var sourceText: String?
    /// The key path of the runtime attribute with the text's key; `nil` if no attribute has it.
    public var keyAttribute: String?
    /// Whether it is measured, or the reason that it is not.
    public var treatment: Label.Treatment
    /// The reason that the font is unknown, as a clause; `nil` if it is known, or if no reason was found.
    public var fontDoubt: String?
  }

  /// The display name of the project.
  public let project: String
  /// The labels.
  public let entries: [Entry]
  /// The rows that they share.
  public let rows: [Row]
  /// The storyboards and xibs that they come from.
  public let documents: [DrawnDocument]
  /// The uses in code of texts that no label shows, by table and key; empty if no code was read.
  public let uses: [LabelDocument.Use]

  /// Lists the labels of a project.
  public init(_ project: InspectedProject) {
    self.project = project.name
    (rows, documents) = (project.rows, project.documents)
    var counts: [String: Int] = [:]
    for label in project.labels { counts[label.id, default: 0] += 1 }
    uses = project.usesWithoutLabel()
    entries = project.labels.map { label in
      var model = label.label.written
      // If a document exists once for each language, several labels have the same identifier.
      if counts[label.id, default: 0] > 1 { model.locales = label.label.shownLocales }
      return Entry(
        label: model, sourceText: label.sourceText, keyAttribute: label.keyAttribute,
        treatment: label.treatment, fontDoubt: label.fontDoubt)
    }
  }

  /// The labels as a document that `labelFiles` reads.
  public var document: LabelDocument {
    var document = LabelDocument(
      tool: "copyfit \(ToolVersion.current)", labels: entries.map(\.label), rows: rows,
      documents: documents)
    document.uses = uses
    return document
  }
}

extension InspectedProject {
  /// The places where code uses texts that may be shown, but that no label shows.
  fileprivate func usesWithoutLabel() -> [LabelDocument.Use] {
    guard reading.uses.isKnown else { return [] }
    var shown: [TableIdentity: Set<ExactString>] = [:]
    for label in labels { shown[label.label.table, default: []].insert(ExactString(label.key)) }
    return reading.index.tables.flatMap { table -> [LabelDocument.Use] in
      guard NonLabelKind.kind(of: table.identity) == nil else { return [] }
      let keys = table.lookup().keys
      let open = keys.filter { shown[table.identity]?.contains(ExactString($0)) != true }
      return open.flatMap { uses(of: $0, in: table.identity) }
    }
  }

  private func uses(of key: String, in table: TableIdentity) -> [LabelDocument.Use] {
    let text = TextKey(bundle: table.bundle, table: table.table, key: key)
    let found = reading.uses.uses(of: key, in: table)
    guard !found.isEmpty else { return [.init(of: text, in: nil, at: nil)] }
    return found.map { .init(of: text, in: $0.surface, at: $0.place) }
  }
}
