package import CopyfitCatalogs
package import CopyfitFindings
internal import CopyfitLabels

/// Finds the places where the texts of a table are used.
package struct TextPlaces: Sendable {
  typealias Place = AuditReport.Coverage.Use.Place

  private let table: TableIdentity
  private let uses: TextUses
  /// The place of all keys, according to the table's name and format; `nil` if code decides.
  private let ofTable: Place?

  /// - Parameter isDrawn: Whether the table belongs to a storyboard or xib.
  package init(of table: StringIndex.Table, _ uses: TextUses, isDrawn: Bool) {
    self.table = table.identity
    self.uses = uses
    ofTable = isDrawn ? .document : table.place
  }

  /// The place where a key is used; of several places, the first in the order of reports.
  func place(of key: String) -> Place {
    if let ofTable { return ofTable }
    guard uses.isKnown else { return .code }
    // The place of a key that is only mentioned is unknown, and so is that of one that may be in a notification.
    let (isUsed, found) = uses.surfaces(of: key, in: table) {
      $0.isCertain || $0.surface != .notification
    }
    return found.lazy.compactMap(\.self).map(Place.init).min() ?? (isUsed ? .code : .notFound)
  }

  /// Whether a phone may show the text of a key.
  ///
  /// Code names the key or may put it together, and not only that of apps for other systems.
  func mayBeOnPhone(_ key: String) -> Bool {
    guard ofTable == nil, uses.isKnown else { return true }
    let (isUsed, found) = uses.surfaces(of: key, in: table)
    guard isUsed else { return uses.mayMake(key) }
    return !found.allSatisfy { $0 == .otherSystem || $0 == .watch }
  }

  /// The kind of a key that code only uses in spoken texts, or only in notifications; `nil` for any other.
  package func nonLabelKind(of key: String) -> NonLabelKind? {
    guard ofTable == nil, uses.isKnown else { return nil }
    switch uses.onlySurface(of: key, in: table) {
    case .spoken: return .accessibility
    case .notification: return .notifications
    default: return nil
    }
  }
}

extension StringIndex.Table {
  /// The place of all of its texts, by its format; `nil` if code decides.
  package var place: AuditReport.Coverage.Use.Place? {
    switch parts.first.flatMap({ CatalogFormat($0.table.file) }) {
    case .android: .android
    case .arb: .flutter
    case nil, .xliff: nil
    default: .other
    }
  }
}
