package import CopyfitCatalogs
internal import CopyfitFindings
package import CopyfitLabels
internal import CopyfitProject
package import CopyfitSourceText
internal import CopyfitSwiftSource

/// Where the sources of a project use the texts of its tables.
package struct TextUses: Sendable {
  /// A place where code uses a text.
  package struct Use: Hashable, Sendable {
    /// What shows or speaks the text; `nil` where code only names its key.
    package var surface: Label.Surface?
    /// Where.
    package var place: SourceLocation
    /// Whether it is certain that the text is shown there.
    var isCertain = false
    /// Whether the text is shown as its table has it.
    var isWhole = true
    /// Whether the app's own code may decide how high the surface is, or in which font.
    var isOwnLayout = false
    /// Of a title: the type that gives it, and what the bar keeps from it at most, in points.
    var giver: String?
    var taken: Double?
  }

  /// The uses of the keys of each table, by surface and place.
  private(set) var uses: [TableIdentity: [ExactString: [Use]]] = [:]
  /// The texts of tables that code gives to controls that it makes, in the order of the uses.
  private(set) var controls: [ControlText] = []
  /// The same of outlets, by their names.
  private(set) var outlets: [String: [OutletUse]] = [:]
  /// The places of texts in code that may be keys.
  private var literals: [String: [SourceLocation]] = [:]
  /// Whether there are sources, and all that can be read were.
  package let isKnown: Bool

  /// Joins what sources say of texts to the tables of a project.
  init(_ code: ProjectCode, _ index: StringIndex) {
    isKnown = code.sources != nil && !code.lacksReader
    guard let sources = code.sources else { return }
    literals = sources.literals()
    var tables = KeyTables(index)
    for use in sources.uses() {
      guard let found = tables.find(use.key, namedIn: use.namingFile) else { continue }
      let target = Label.Surface(target: use.place.file)
      if target == nil { join(use, found) }
      uses[found.table, default: [:]][ExactString(found.key), default: []].append(
        Use(
          surface: target ?? use.surface, place: use.place,
          isCertain: use.isCertain, isWhole: use.isWhole, isOwnLayout: use.isOwnLayout,
          giver: use.surface == .title ? use.giver : nil, taken: use.taken))
    }
    for mention in sources.mentions() {
      guard let found = tables.find(mention.key, namedIn: mention.namingFile) else { continue }
      let key = ExactString(found.key)
      let isKnown = uses[found.table]?[key]?.contains { $0.place == mention.place } ?? false
      guard !isKnown else { continue }
      uses[found.table, default: [:]][key, default: []].append(
        Use(surface: Label.Surface(target: mention.place.file), place: mention.place))
    }
    for table in uses.keys { uses[table] = uses[table]?.mapValues(Self.sorted) }
  }

  /// Joins a text to the outlet or control that takes it.
  private mutating func join(_ use: TextUse, _ key: KeyTables.Found) {
    if let control = use.made {
      controls.append(
        ControlText(
          control: control, table: key.table, key: key.key, place: use.place,
          isCertain: use.isCertain))
    } else if let outlet = use.outlet {
      outlets[outlet.name, default: []].append(
        OutletUse(className: outlet.className, text: OutletText(use)))
    }
  }

  /// Uses by place, each once.
  private static func sorted(_ uses: [Use]) -> [Use] {
    var seen: Set<Use> = []
    return uses.filter { seen.insert($0).inserted }.sorted { first, second in
      first.place != second.place
        ? first.place.precedes(second.place)
        : (first.surface?.rawValue ?? "") < (second.surface?.rawValue ?? "")
    }
  }

  /// All places where code uses a key or names it, those where its surface is known first.
  package func uses(of key: String, in table: TableIdentity) -> [Use] {
    let known = uses[table]?[ExactString(key)] ?? []
    let places = Set(known.map(\.place))
    let named = names(of: key).filter { !places.contains($0) }.map { Use(surface: nil, place: $0) }
    return known + named
  }

  /// Whether a text in code is a key, which may have arguments.
  func names(_ key: String) -> Bool { !names(of: key).isEmpty }

  private func names(of key: String) -> [SourceLocation] {
    if let places = literals[key] { return places }
    guard key.contains("%") else { return [] }
    var spelling = key
    for argument in ["%lld", "%d", "%lf", "%ld"] { spelling.replace(argument, with: "%@") }
    return literals[spelling] ?? []
  }
}

extension SourceLocation {
  fileprivate func precedes(_ other: SourceLocation) -> Bool {
    (file, position.line, position.column)
      < (other.file, other.position.line, other.position.column)
  }
}

extension Label.Surface {
  /// The program that a source belongs to, by the names of its folders; `nil` for the app itself.
  init?(target file: String) {
    for folder in file.split(separator: "/").dropLast() {
      let words = folder.split(separator: " ").flatMap(KeyWords.words)
      let names = Set(words + zip(words, words.dropFirst()).map { $0 + $1 })
      guard let found = Self.targets.first(where: { !names.isDisjoint(with: $0.names) }) else {
        // `Extensions`, and `Extension` alone, are folders of Swift's extensions.
        guard words.count > 1, words.last == "extension" else { continue }
        self = .appExtension
        return
      }
      self = found.surface
      return
    }
    return nil
  }

  private static let targets: [(names: Set<String>, surface: Label.Surface)] = [
    (["widget", "widgets"], .widget), (["watch", "watchos", "watchkit"], .watch),
    (["intent", "intents"], .intents), (["carplay"], .carPlay),
  ]
}
