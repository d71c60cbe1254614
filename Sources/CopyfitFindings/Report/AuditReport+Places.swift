package import CopyfitLabels

extension AuditReport.Coverage {
  /// The strings that are used in one place, decided or not.
  public struct Share: Hashable, Decodable, Sendable {
    /// The place where they are used.
    public var place: Use.Place
    /// The number of strings.
    public var count: Int
    /// The number of decided strings.
    public var decided: Int

    /// Creates an empty share.
    public init(of place: Use.Place) { (self.place, count, decided) = (place, 0, 0) }
  }

  /// The strings without a room whose labels can be described in the configuration, by table, the most first.
  ///
  /// Labels of Android and Flutter cannot be described, because they have other fonts and text sizes.
  package var describable: [(table: String, count: Int)] {
    var counts: [(table: String, count: Int)] = []
    var known: [String: Int] = [:]
    for use in uses where use.place.canBeDescribed {
      if let index = known[use.table] {
        counts[index].count += use.count
      } else {
        known[use.table] = counts.count
        counts.append((use.table, use.count))
      }
    }
    // Sorting is stable, so that equal counts remain in their order.
    return counts.sorted { $0.count > $1.count }
  }

  /// Adds a share to the one with the same place.
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
  /// The place where strings are used, according to documents, code, and the names and formats of tables.
  ///
  /// A string that is used in several places counts for the first of them.
  public enum Place: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// An object of a storyboard or xib, or a table that belongs to one.
    case document
    /// A label that the configuration or another program describes.
    case described
    /// An alert or an action sheet.
    case alert
    /// A header or footer of a table's section.
    case section
    /// The title in a navigation bar.
    case title
    /// A button in a bar, or a tab.
    case bar
    /// A menu, or a button that a swipe reveals.
    case menu
    /// The placeholder of a search bar.
    case search
    /// A notification, or a shortcut of the home screen.
    case notification
    /// A view of SwiftUI.
    case swiftUI
    /// Code, in a place with unknown room, or code that was not read.
    case code
    /// A widget, a watch, Siri, CarPlay or another extension of the app.
    case otherTarget
    /// A text that VoiceOver speaks.
    case spoken
    /// The key is not named in any source that was read; code may construct it at run time.
    case notFound
    /// Resources of an Android app.
    case android
    /// Messages of a Flutter app.
    case flutter
    /// A format that many kinds of programs use.
    case other

    /// Whether the configuration can describe the labels of such strings.
    package var canBeDescribed: Bool {
      switch self {
      case .document, .spoken, .notFound, .android, .flutter: false
      case .described, .alert, .section, .title, .bar, .menu, .search, .notification, .swiftUI,
        .code, .otherTarget, .other:
        true
      }
    }

    /// Whether one place comes before another in reports.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Self.ranks[self] ?? 0 }

    private static let ranks = Dictionary(
      uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
  }
}

extension AuditReport.Coverage.Use.Place {
  /// The place of texts in a surface.
  package init(_ surface: Label.Surface) {
    switch surface {
    case .alertTitle, .alertMessage, .alertButton, .dialogTitle, .dialogMessage,
      .dialogButton:
      self = .alert
    case .sectionHeader, .sectionFooter: self = .section
    case .title, .prompt: self = .title
    case .barButton, .backButton, .tab: self = .bar
    case .menu, .swipeAction: self = .menu
    case .searchPlaceholder: self = .search
    case .notification, .shortcut: self = .notification
    case .swiftUI: self = .swiftUI
    case .spoken: self = .spoken
    case .widget, .watch, .intents, .carPlay, .otherSystem, .appExtension: self = .otherTarget
    default: self = .code
    }
  }
}
