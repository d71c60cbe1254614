internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// A table with strings that no label shows, because code shows them.
struct UnlabeledTable: Sendable {
  /// A key with its text and comment in the source language.
  struct Entry: Sendable {
    var key: String
    var comment: String?
    var text: String?
  }

  var identity: TableIdentity
  /// The entries, in the order of the files.
  var entries: [Entry]
  /// Whether another bundle has a table with the same name.
  var sharesItsName = false
  /// Whether labels show other strings of the table.
  var isShownInPart = false

  /// The tables of a project that do not belong to a storyboard or xib, in the order of their identity, with the
  /// strings that no label shows, but that one may show: not those that code only speaks.
  ///
  /// Tables whose labels cannot be described, such as those of Android, are omitted.
  static func all(in reading: ProjectReading, documents: [String]) -> [UnlabeledTable] {
    let index = reading.index
    let drawn = Set(documents.map { TableIdentity(CatalogPath($0)) })
    let labeled = Dictionary(grouping: reading.project.labels, by: \.table)
      .mapValues { Set($0.map { ExactString($0.key) }) }
    let names = Dictionary(grouping: index.tables, by: \.identity.table)
    let described = index.tables.filter {
      !drawn.contains($0.identity) && $0.place?.canBeDescribed ?? true
    }
    return described.compactMap { table in
      var found = UnlabeledTable(
        table, uses: TextPlaces(of: table, reading.uses, isDrawn: false),
        sourceLanguage: reading.sourceLanguage)
      let shown = labeled[table.identity] ?? []
      found.entries.removeAll { shown.contains(ExactString($0.key)) }
      found.isShownInPart = !shown.isEmpty
      found.sharesItsName = names[table.identity.table, default: []].count > 1
      return found.entries.isEmpty ? nil : found
    }
  }

  private init(
    _ table: StringIndex.Table, uses: TextPlaces, sourceLanguage: LocaleIdentifier
  ) {
    identity = table.identity
    entries = []
    let lookup = table.lookup()
    let kindOfTable = NonLabelKind.kind(of: identity)
    for key in lookup.keys {
      let comment = lookup.comment(of: key, sourceLanguage: sourceLanguage)
      let entry = Entry(
        key: key, comment: comment, text: lookup[key][sourceLanguage]?.first?.value)
      let kind = NonLabelKind(
        key: key, comment: comment, shouldTranslate: lookup.isToBeTranslated(key),
        kindOfTable: kindOfTable)
      if kind == nil, uses.nonLabelKind(of: key) == nil { entries.append(entry) }
    }
  }
}

/// An entry of `labels` that comments in a table suggest.
struct CommentProposal: Sendable {
  /// The properties of a label that a word in a comment suggests: the name of its entry, a text style and a line limit.
  struct Role: Sendable {
    var name: String
    /// The pattern of a comment; the case of its first letter is ignored.
    var pattern: TextPattern
    var style: String
    var lines: Int

    init(_ name: String, style: String, lines: Int) {
      self.name = name
      pattern = TextPattern("*?\(name.dropFirst())*")
      self.style = style
      self.lines = lines
    }
  }

  /// The words for kinds of labels in translators' comments, with UIKit's usual style for each.
  static let roles = [
    Role("button", style: "body", lines: 1), Role("title", style: "headline", lines: 1),
    Role("label", style: "body", lines: 1), Role("header", style: "headline", lines: 1),
    Role("footer", style: "footnote", lines: 0), Role("placeholder", style: "body", lines: 1),
    Role("message", style: "body", lines: 0), Role("description", style: "body", lines: 0),
    Role("caption", style: "caption1", lines: 1),
  ]

  var table: UnlabeledTable
  var role: Role
  /// The number of keys that the entry selects.
  var count: Int
  /// One of the texts.
  var example: String

  /// The entries that the comments of a table suggest.
  ///
  /// If labels show other strings of the table, an entry would create second labels for those.
  static func all(for table: UnlabeledTable) -> [CommentProposal] {
    if table.isShownInPart { return [] }
    return roles.compactMap { role in
      let found = table.entries.filter { role.pattern.matches($0.comment ?? "") }
      guard let first = found.first else { return nil }
      return CommentProposal(
        table: table, role: role, count: found.count, example: first.text ?? first.key)
    }
  }
}
