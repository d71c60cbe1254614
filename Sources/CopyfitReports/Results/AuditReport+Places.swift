internal import CopyfitFindings
internal import CopyfitSourceText

// Where texts are used, in a sentence that all reports for people share.
extension AuditReport {
  /// The numbers of texts by their places, with the numbers of decided ones; `nil` if no code was read.
  var placesPhrase: String? {
    guard coverage.places.contains(where: { $0.place.isFoundInCode }) else { return nil }
    let shares = coverage.places.map { share in
      let decided =
        share.decided == share.count
        ? "all decided" : share.decided == 0 ? nil : "\(Phrase.grouped(share.decided)) decided"
      return share.place.noun + " \(Phrase.grouped(share.count))"
        + (decided.map { " (\($0))" } ?? "")
    }
    return shares.joined(separator: ", ") + "."
  }
}

extension AuditReport.Coverage.Use.Place {
  /// Whether the place is only known from code.
  fileprivate var isFoundInCode: Bool {
    ![.document, .described, .code, .android, .flutter, .other].contains(self)
  }

  /// The views that show texts there.
  fileprivate var noun: String {
    switch self {
    case .document: "storyboards and xibs"
    case .described: "described labels"
    case .alert: "alerts"
    case .section: "table sections"
    case .title: "navigation titles"
    case .bar: "bar buttons and tabs"
    case .menu: "menus"
    case .search: "search bars"
    case .notification: "notifications and shortcuts"
    case .swiftUI: "SwiftUI"
    case .code: "other code"
    case .otherTarget: "widgets, watches, extensions and other systems"
    case .spoken: "spoken"
    case .notFound: "not named in Swift code"
    case .android: "Android resources"
    case .flutter: "Flutter messages"
    case .other: "other formats"
    }
  }
}
