internal import CopyfitAudit
internal import CopyfitFindings
public import CopyfitLabels
internal import CopyfitUnicode

/// All labels that were found in a project, in the order of its files: as the model has them, and what becomes of them.
public struct LabelList: Sendable {
  /// A label with what a check does with it.
  public struct Entry: Hashable, Sendable {
    /// The label of the model.
    public var label: Label
    /// The text in the source language; `nil` if there is none.
    public var sourceText: String?
    /// The key path of the runtime attribute that holds the text's key; `nil` where none does.
    public var keyAttribute: String?
    /// Whether it is measured, or why not.
    public var treatment: InspectedLabel.Treatment
  }

  /// The project's name for people.
  public let project: String
  /// The labels.
  public let entries: [Entry]
  /// The rows that they share.
  public let rows: [Row]

  /// Lists the labels of a project.
  public init(_ project: InspectedProject) {
    self.project = project.name
    rows = project.rows
    let source = LocaleIdentifier(project.sourceLanguage)
    var counts: [String: Int] = [:]
    for label in project.labels { counts[label.id, default: 0] += 1 }
    entries = project.labels.map { label in
      var model = label.label.model(sourceLanguage: source)
      // A document that exists once for each language gives one identity several times.
      if counts[label.id, default: 0] > 1 { model.locales = label.label.shownLocales }
      return Entry(
        label: model, sourceText: label.sourceText, keyAttribute: label.keyAttribute,
        treatment: label.treatment)
    }
  }

  /// The labels written down, as `labelFiles` reads them.
  public var document: LabelDocument {
    LabelDocument(
      tool: "copyfit \(ToolVersion.current)", labels: entries.map(\.label), rows: rows)
  }
}
