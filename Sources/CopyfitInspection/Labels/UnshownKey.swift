internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitProject
public import CopyfitSourceText
internal import CopyfitUnicode

/// A key of a table that no label of the project shows, with what is known of it.
public struct UnshownKey: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The table, as `bundle/table`.
  public let table: String
  /// Why no label shows it, in a clause for a person.
  public let reason: String
  /// Whether a label that the configuration describes would show it.
  public let canBeDescribed: Bool
  /// The text in the source language, else in the first other one; `nil` where there is none.
  public let text: String?
  /// The place of that text.
  public let source: SourceLocation?
  /// In how many languages there is a text.
  public let languages: Int
}

extension InspectedProject {
  /// The tables that have a key, where no label shows it.
  func unshown(key: String) -> [UnshownKey] {
    reading.index.tables.compactMap { table in
      let lookup = table.lookup()
      let texts = lookup[key]
      guard let first = texts.min(by: { $0.key < $1.key })?.value.first else { return nil }
      let text = texts[reading.sourceLanguage]?.first ?? first
      let kind = NonLabelKind(
        key: key, comment: lookup.comment(of: key, sourceLanguage: reading.sourceLanguage),
        shouldTranslate: lookup.isToBeTranslated(key),
        kindOfTable: NonLabelKind.kind(of: table.identity))
      let isDrawn = files.interfaceDocuments.contains {
        TableIdentity(CatalogPath($0)) == table.identity
      }
      return UnshownKey(
        key: key, table: table.identity.path, reason: kind?.reason ?? Self.reason(isDrawn: isDrawn),
        canBeDescribed: kind == nil && !isDrawn, text: text.value, source: text.location,
        languages: texts.count)
    }
  }

  /// The first key of a table that is meant.
  func firstKey(where isMeant: (String) -> Bool) -> String? {
    for table in reading.index.tables {
      for part in table.parts {
        if let entry = part.table.entries.first(where: { isMeant($0.key) }) { return entry.key }
      }
    }
    return nil
  }

  private static func reason(isDrawn: Bool) -> String {
    isDrawn
      ? "no object of its storyboard or xib that is measured has it"
      : "no storyboard or xib has it, so that only code can show it, if anything does"
  }
}
