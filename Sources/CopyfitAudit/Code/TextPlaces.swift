internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText

/// Tells where the texts of a table are used.
struct TextPlaces {
  typealias Place = AuditReport.Coverage.Use.Place

  private let table: TableIdentity
  private let uses: TextUses
  /// What the table's name and format say of all its keys; `nil` where code decides.
  private let ofTable: Place?
  private var numbers: [Place: Int] = [:]

  /// - Parameter isDrawn: Whether the table belongs to a storyboard or xib.
  init(of table: StringIndex.Table, _ uses: TextUses, isDrawn: Bool) {
    self.table = table.identity
    self.uses = uses
    switch table.parts.first.flatMap({ CatalogFormat($0.table.file) }) {
    case _ where isDrawn: ofTable = .document
    case .android: ofTable = .android
    case .arb: ofTable = .flutter
    case nil, .xliff: ofTable = nil
    default: ofTable = .other
    }
  }

  /// Counts a string by its place.
  mutating func add(_ place: Place) { numbers[place, default: 0] += 1 }

  /// The strings that were counted, by their places.
  var counts: [AuditReport.Coverage.Use] {
    numbers.keys.sorted().map { .init(place: $0, table: table.path, count: numbers[$0] ?? 0) }
  }

  /// Where a key is used; of several places the first in the order of reports.
  func place(of key: String) -> Place {
    if let ofTable { return ofTable }
    guard uses.isKnown else { return .code }
    let found = uses.uses(of: key, in: table)
    // Where a key is only named, nothing is known of the place.
    let places = found.lazy.compactMap(\.surface).map(Place.init)
    return places.min() ?? (found.isEmpty ? .notFound : .code)
  }
}

extension AuditReport.Coverage.Use.Place {
  /// The place of a surface.
  init(_ surface: Label.Surface) {
    switch surface {
    case .alertTitle, .alertMessage, .alertButton: self = .alert
    case .sectionHeader, .sectionFooter: self = .section
    case .title, .prompt: self = .title
    case .barButton, .backButton, .tab: self = .bar
    case .menu, .swipeAction: self = .menu
    case .searchPlaceholder: self = .search
    case .notification, .shortcut: self = .notification
    case .swiftUI: self = .swiftUI
    case .spoken: self = .spoken
    case .widget, .watch, .intents, .carPlay, .appExtension: self = .otherTarget
    default: self = .code
    }
  }
}
