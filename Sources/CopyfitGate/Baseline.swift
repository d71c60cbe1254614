public import CopyfitDynamicType
public import CopyfitSourceText

/// The findings of a project at the time when they were accepted as known.
///
/// The file is JSON, `copyfit.baseline/1`, with one line for each entry in a fixed order. It contains no measured
/// numbers and no lines of other files, so that it changes only when findings are added or removed.
public struct Baseline: Hashable, Sendable {
  /// The schema's name and version.
  public static let schema = "copyfit.baseline/1"

  /// One finding in one locale.
  public struct Entry: Hashable, Sendable {
    /// The rule's name, which may not exist in a later version.
    public var rule: String
    /// The project's name, if the baseline has several projects.
    public var project: String?
    /// The label's identity, or the path of a file or the name of a font.
    public var id: String?
    /// The key of the text; `nil` for findings that are not about a text.
    public var key: String?
    /// The locale's tag; `nil` for findings without locales.
    public var locale: String?
    /// The failing category nearest to `large`; `nil` for findings without categories.
    public var first: ContentSizeCategory?
    /// The fingerprint of the finding, or of the finding's locale.
    public var fingerprint: String
    /// The place in the file.
    public var position: SourcePosition?

    /// Creates an entry with only a rule and a fingerprint.
    public init(rule: String, fingerprint: String) {
      self.rule = rule
      self.fingerprint = fingerprint
    }
  }

  /// The entries, in the order of the file.
  public var entries: [Entry]
  /// The places of missing and surplus commas, as left by merges; they have no effect.
  public var looseCommas: [SourcePosition] = []
  /// The projects of a report; empty for a baseline.
  var reported: [ReportedProject] = []

  /// Creates a baseline of entries.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }
}

extension Baseline.Entry {
  /// The rule, the place and the locale, for display.
  public var title: String {
    let place = id ?? key ?? fingerprint
    return ([project.map { "\($0):" }, rule, place, locale].compactMap { $0 }).joined(
      separator: " ")
  }

  /// The identity, which entries for the same finding share.
  ///
  /// It includes the words that a reader of the file sees: an entry with the fingerprint of another finding accepts
  /// nothing.
  var identity: Identity {
    Identity(
      mark: mark, rule: rule, id: id, key: key, locale: locale)
  }

  /// The finding as its fingerprint names it.
  var mark: Mark { Mark(project: project, fingerprint: fingerprint) }

  struct Mark: Hashable, Sendable {
    var project: String?
    var fingerprint: String
  }

  struct Identity: Hashable, Sendable {
    var mark: Mark
    var rule: String
    var id: String?
    var key: String?
    var locale: String?
  }

  /// Whether its first failing category is nearer to `large` than that of another entry.
  func isWorse(than other: Self) -> Bool {
    guard let first, let old = other.first else { return false }
    return first.distanceFromLarge < old.distanceFromLarge
  }

  /// Orders entries as in the file.
  static func precedes(_ lhs: Self, _ rhs: Self) -> Bool {
    for (a, b) in zip(lhs.place, rhs.place) where a != b {
      return a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    return false
  }

  private var place: [String] {
    [project ?? "", rule, id ?? "", key ?? "", locale ?? "", fingerprint]
  }
}

extension Baseline {
  /// The entries by their identity; of duplicates after a merge, the one that accepts the most.
  var byIdentity: [Entry.Identity: Entry] {
    entries.reduce(into: [:]) { result, entry in
      guard let known = result[entry.identity] else { return result[entry.identity] = entry }
      if entry.isWorse(than: known) { result[entry.identity]?.first = entry.first }
    }
  }

  /// The file's text, with a line end at its end: sorted, and each entry once.
  public var text: String {
    let lines = byIdentity.values.sorted(by: Entry.precedes).map(\.json)
    let list = lines.isEmpty ? "" : lines.joined(separator: ",\n") + "\n"
    return "{\n\"schema\": \(JSONString.quoted(Self.schema)),\n\"entries\": [\n\(list)]\n}\n"
  }
}

extension Baseline.Entry {
  /// The entry as JSON on one line, without missing values.
  fileprivate var json: String {
    let fields: [(name: String, value: String?)] = [
      ("project", project), ("rule", rule), ("id", id), ("key", key), ("locale", locale),
      ("first", first?.name), ("fingerprint", fingerprint),
    ]
    let members = fields.compactMap { field in
      field.value.map { "\"\(field.name)\": \(JSONString.quoted($0))" }
    }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
