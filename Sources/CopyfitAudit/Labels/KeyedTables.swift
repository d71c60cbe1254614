internal import CopyfitInterfaceBuilder
internal import CopyfitUnicode

/// Finds texts by keys that elements hold in a runtime attribute, as configured.
struct KeyedTables: Sendable {
  /// A key with the table that has it.
  struct Found {
    var table: TableIdentity
    var key: String
    var lookup: StringLookup
  }

  private let tables: [(identity: TableIdentity, lookup: StringLookup)]

  /// What the key that an element holds comes to.
  enum Answer {
    /// No correction says that the element holds a key, or it holds none.
    case noKey
    /// No table has the key.
    case unknown
    case found(Found)
  }

  /// Prepares the tables, if any of the corrections asks for them.
  init(_ index: StringIndex, for corrections: [ElementCorrection]) {
    let isNeeded = corrections.contains { $0.keyAttribute != nil }
    tables = isNeeded ? index.tables.map { ($0.identity, $0.lookup()) } : []
  }

  /// The table that has the key which an element holds, those of the document's bundle first.
  func answer(
    for element: InterfaceLabel, _ label: AuditLabel, _ corrections: [ElementCorrection]
  ) -> Answer {
    let meant = corrections.last {
      $0.keyAttribute != nil && label.corrections.contains($0.position)
    }
    guard let meant, let name = meant.keyAttribute, let key = element.runtimeAttributes[name],
      !key.isEmpty
    else { return .noKey }
    let pattern = meant.table ?? TextPattern("Localizable")
    let found = tables.filter { pattern.matches($0.identity.table) && !$0.lookup[key].isEmpty }
    let nearest = found.first { $0.identity.bundle == label.table.bundle } ?? found.first
    guard let nearest else { return .unknown }
    return .found(Found(table: nearest.identity, key: key, lookup: nearest.lookup))
  }
}
