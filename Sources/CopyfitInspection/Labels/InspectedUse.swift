internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitLabels
public import CopyfitSourceText

/// A place where code uses a text.
public struct InspectedUse: Hashable, Sendable {
  /// The surface that shows or speaks the text, as in files of labels; `nil` if code only mentions its key.
  public let surface: String?
  /// The same for sentences: "alert title".
  public let noun: String
  /// The place in code.
  public let place: SourceLocation

  init(_ use: TextUses.Use) {
    (surface, place) = (use.surface?.rawValue, use.place)
    noun = use.surface?.noun ?? "code"
  }
}

extension InspectedUse {
  /// Whether it does not show the text, as far as it is known.
  var isSpokenOrMentioned: Bool {
    surface == nil || surface == Label.Surface.spoken.rawValue
  }
}

extension InspectedProject {
  /// All places where code uses the key of a label.
  func uses(of label: InspectedLabel) -> [InspectedUse] {
    uses(of: label.key, in: label.label.table)
  }

  /// All places where code uses or mentions a key of a table; those with a known surface are first.
  ///
  /// A line that shows the text is listed once, although it also names the key.
  func uses(of key: String, in table: TableIdentity) -> [InspectedUse] {
    let uses = reading.uses.uses(of: key, in: table)
    func line(_ use: TextUses.Use) -> String { "\(use.place.file):\(use.place.position.line)" }
    let lines = Set(uses.filter { $0.surface != nil }.map(line))
    return uses.filter { $0.surface != nil || !lines.contains(line($0)) }.map(InspectedUse.init)
  }
}
