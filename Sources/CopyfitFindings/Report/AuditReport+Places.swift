extension AuditReport.Coverage {
  /// The strings that are used in one place, whatever became of them.
  public struct Share: Hashable, Sendable {
    /// Where they are used.
    public var place: Use.Place
    /// How many they are.
    public var count: Int
    /// How many of them are decided.
    public var decided: Int

    /// Creates a count of nothing.
    public init(of place: Use.Place) { (self.place, count, decided) = (place, 0, 0) }
  }

  /// The strings without a room whose labels a person may describe, by table, the most first.
  package var describable: [(table: String, count: Int)] {
    var counts: [(table: String, count: Int)] = []
    for use in uses where ![.document, .spoken, .notFound].contains(use.place) {
      if let known = counts.firstIndex(where: { $0.table == use.table }) {
        counts[known].count += use.count
      } else {
        counts.append((use.table, use.count))
      }
    }
    // In their order where counts are equal: sorting keeps it.
    return counts.sorted { $0.count > $1.count }
  }

  /// Adds the strings of a place to those that are known there.
  package mutating func add(_ share: Share) {
    guard share.count > 0 else { return }
    if let known = places.firstIndex(where: { $0.place == share.place }) {
      places[known].count += share.count
      places[known].decided += share.decided
    } else {
      let next = places.firstIndex { $0.place > share.place } ?? places.endIndex
      places.insert(share, at: next)
    }
  }
}

extension AuditReport.Coverage.Use {
  /// Where strings are used, as far as documents, code, and the names and formats of tables show it.
  ///
  /// A string that is used in several places counts at the first of them.
  public enum Place: String, Hashable, Sendable, CaseIterable, Comparable {
    /// An object of a storyboard or xib, or a table that belongs to one.
    case document
    /// A label that a person or another program describes.
    case described
    /// An alert or an action sheet.
    case alert
    /// A header or footer of a table's section.
    case section
    /// The title in a navigation bar.
    case title
    /// A button in a bar, or a tab.
    case bar
    /// A menu, or a button that a swipe shows.
    case menu
    /// The placeholder of a search bar.
    case search
    /// A notification, or a shortcut of the home screen.
    case notification
    /// A view of SwiftUI.
    case swiftUI
    /// Code, in a place whose room is not known, or code that was not read.
    case code
    /// A widget, a watch, Siri, a car or another program that comes with the app.
    case otherTarget
    /// What VoiceOver speaks.
    case spoken
    /// Nothing that was read names the key: code may put it together while it runs.
    case notFound
    /// Resources of an Android app.
    case android
    /// Messages of a Flutter app.
    case flutter
    /// A format that programs of any kind read.
    case other

    /// Whether one place comes before another in reports.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Self.ranks[self] ?? 0 }

    private static let ranks = Dictionary(
      uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
  }
}
