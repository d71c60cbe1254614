internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitProject
public import CopyfitSourceText
internal import CopyfitUnicode

/// A key of a table that no label of the project shows.
public struct UnshownKey: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The table, as `bundle/table`.
  public let table: String
  /// The reason that no label shows it, as a clause.
  public let reason: String
  /// Whether a label in the configuration could show it.
  public let canBeDescribed: Bool
  /// Whether its text is only spoken, so that its length does not matter.
  public let isSpoken: Bool
  /// The text in the source language, or else in the first other language; `nil` if the key has no text.
  public let text: String?
  /// The place of that text.
  public let source: SourceLocation?
  /// The number of languages with a text.
  public let languages: Int
  /// The places where code uses or mentions the key.
  public let uses: [InspectedUse]
  let identity: TableIdentity
}

extension InspectedProject {
  /// The tables with a key that no label shows.
  func unshown(key: String) -> [UnshownKey] {
    reading.index.tables.compactMap { table in
      let lookup = table.lookup()
      let texts = lookup[key]
      guard let first = texts.min(by: { $0.key < $1.key })?.value.first else { return nil }
      let text = texts[reading.sourceLanguage]?.first ?? first
      let isDrawn = files.interfaceDocuments.contains {
        TableIdentity(CatalogPath($0)) == table.identity
      }
      let kind =
        NonLabelKind(
          key: key, comment: lookup.comment(of: key, sourceLanguage: reading.sourceLanguage),
          shouldTranslate: lookup.isToBeTranslated(key),
          kindOfTable: NonLabelKind.kind(of: table.identity))
        ?? TextPlaces(of: table, reading.uses, isDrawn: isDrawn).nonLabelKind(of: key)
      let uses = uses(of: key, in: table.identity)
      let reason =
        uses.isEmpty
        ? reason(table.place, isDrawn: isDrawn) : "the room that code gives it is unknown"
      return UnshownKey(
        key: key, table: table.identity.path, reason: kind?.reason ?? reason,
        canBeDescribed: kind == nil && !isDrawn && table.place?.canBeDescribed ?? true,
        isSpoken: kind == .accessibility && uses.allSatisfy(\.isSpokenOrMentioned),
        text: text.value, source: text.location,
        languages: texts.count, uses: uses, identity: table.identity)
    }
  }

  /// The keys of all tables.
  var keys: some Sequence<String> { reading.index.tables.lazy.flatMap { $0.lookup().keys } }

  /// The first key of a table that matches.
  func firstKey(where isMeant: (String) -> Bool) -> String? {
    for table in reading.index.tables {
      for part in table.parts {
        if let entry = part.table.entries.first(where: { isMeant($0.key) }) { return entry.key }
      }
    }
    return nil
  }

  private func reason(_ place: AuditReport.Coverage.Use.Place?, isDrawn: Bool) -> String {
    switch place {
    case _ where isDrawn: "no measured object of its storyboard or xib has it"
    case .android: "Copyfit knows no labels of Android apps"
    case .flutter: "Copyfit knows no labels of Flutter apps"
    default:
      reading.uses.isKnown
        ? "no storyboard, xib or Swift source contains it, so code may make it at run time"
        : "no storyboard or xib contains it, so only code can show it"
    }
  }
}
