internal import CopyfitCatalogs
internal import CopyfitInterfaceBuilder
internal import CopyfitProject
internal import CopyfitSourceText
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
  /// The tables that have a key, in their order.
  private var holders: [ExactString: [Int]] = [:]

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
    for (number, table) in tables.enumerated() {
      for item in table.lookup.items { holders[ExactString(item.key), default: []].append(number) }
    }
  }

  /// The table that has the key which an element holds, those of the document's bundle first.
  ///
  /// - Parameter corrections: Those for the element.
  func answer(
    for element: InterfaceLabel, _ label: AuditLabel, _ corrections: [ElementCorrection]
  ) -> Answer {
    guard let meant = corrections.last(where: { $0.keyAttribute != nil }),
      let name = meant.keyAttribute, let key = element.runtimeAttributes[name], !key.isEmpty
    else { return .noKey }
    let pattern = meant.table ?? TextPattern("Localizable")
    let found = (holders[ExactString(key)] ?? []).map { tables[$0] }
      .filter { pattern.matches($0.identity.table) }
    let nearest = found.first { $0.identity.bundle == label.table.bundle } ?? found.first
    guard let nearest else { return .unknown }
    return .found(Found(table: nearest.identity, key: key, lookup: nearest.lookup))
  }
}
