package import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
package import CopyfitLabels
internal import CopyfitProject
package import CopyfitSourceText
internal import CopyfitSwiftSource

/// Where the sources of a project use the texts of its tables.
package struct TextUses: Sendable {
  /// A place where code uses a text.
  package struct Use: Hashable, Sendable {
    /// The surface that shows or speaks the text; `nil` if code only mentions its key.
    package var surface: Label.Surface?
    /// The place in code.
    package var place: SourceLocation
    /// Whether it is certain that the text is shown there.
    var isCertain = false
    /// Whether nothing creates the class that shows it.
    var isOfUnusedClass = false
    /// Whether the text is shown unchanged.
    var isWhole = true
    /// Whether the surface gets the text where code mentions it.
    var isDirect = false
    /// Whether the app's code may determine the surface's height or font.
    var isOwnLayout = false
    /// Whether code may hide the text, a title, or show a view in its place.
    var mayBeHidden = false
    /// The minimum part of a bar for the text.
    var share: SystemRoom.Share?
    /// The font that code sets for the bar with the text; `nil` for the system's.
    var font: FontDescriptor?
    /// Examples for the text's arguments.
    var samples: [Label.Sample] = []
    /// The reason that the text is never shown there; `nil` if it may be.
    var hiding: UnknownText?
  }

  /// The uses of the keys of each table, by surface and place.
  private(set) var uses: [TableIdentity: [ExactString: [Use]]] = [:]
  /// The texts of controls that code creates, in the order of the uses.
  private(set) var controls: [ControlText] = []
  /// The texts of outlets, by the outlets' names.
  private(set) var outlets: [String: [OutletUse]] = [:]
  /// The beginnings and ends of keys that code puts together.
  private var keyEnds = KeyEndIndex()
  /// The places of texts in code that may be keys.
  private var literals: [String: [SourceLocation]] = [:]
  /// The surfaces of the programs with each of these texts.
  private var surfaces: [String: Set<Label.Surface?>] = [:]
  /// The other programs that sources with these texts belong to, by the sources.
  private var programs: [String: Label.Surface] = [:]
  /// Whether there are sources, and their reader is installed.
  package let isKnown: Bool

  /// Joins the texts in sources to the tables of a project.
  ///
  /// - Parameters:
  ///   - bars: The bars of the documents' view controllers.
  ///   - classes: The classes of the documents' objects.
  ///   - packageTables: The files of packages with texts.
  init(
    _ code: ProjectCode, _ index: StringIndex, _ bars: DrawnBars, _ classes: Set<String>,
    packageTables: Set<String>
  ) {
    isKnown = code.sources != nil && !code.lacksReader
    guard let sources = code.sources else { return }
    literals = sources.literals()
    for file in Set(literals.values.joined().map(\.file)) {
      programs[file] = code.program(of: file)
    }
    surfaces = literals.mapValues { [programs] places in Set(places.map { programs[$0.file] }) }
    keyEnds = KeyEndIndex(sources.keyEnds())
    var tables = KeyTables(index, packageTables: packageTables)
    let drawn = Set(bars.bars.compactMap(\.className))
    for use in sources.uses(bars) {
      guard let found = tables.find(use.key, namedIn: use.namingFile) else { continue }
      let target = code.program(of: use.place.file)
      let isUnused = use.idleClasses.map { classes.isDisjoint(with: $0) } ?? false
      if target == nil { join(use, found, isUnused: isUnused) }
      uses[found.table, default: [:]][ExactString(found.key), default: []].append(
        Use(
          surface: target ?? use.surface, place: use.place,
          isCertain: use.isCertain && found.isCertain
            && (!use.lacksBar || use.giver.map(drawn.contains) == true) && !isUnused,
          isOfUnusedClass: isUnused,
          isWhole: use.isWhole, isDirect: use.isDirect,
          isOwnLayout: use.isOwnLayout, mayBeHidden: use.mayBeHidden, share: use.share,
          font: use.font,
          samples: use.samples, hiding: use.hiding))
    }
    addMentions(in: sources, of: code, &tables)
    for table in uses.keys { uses[table] = uses[table]?.mapValues(Self.sorted) }
  }

  /// Adds the places that only mention a key, each once.
  private mutating func addMentions(
    in sources: KnownSources, of code: ProjectCode, _ tables: inout KeyTables
  ) {
    var places = uses.mapValues { $0.mapValues { Set($0.map(\.place)) } }
    for mention in sources.mentions() {
      guard let found = tables.find(mention.key, namedIn: mention.namingFile) else { continue }
      let key = ExactString(found.key)
      guard
        places[found.table, default: [:]][key, default: []].insert(mention.place).inserted
      else { continue }
      uses[found.table, default: [:]][key, default: []].append(
        Use(surface: code.program(of: mention.place.file), place: mention.place))
    }
  }

  /// Joins a text to the outlet or control that shows it.
  private mutating func join(_ use: TextUse, _ key: KeyTables.Found, isUnused: Bool) {
    if let control = use.made {
      controls.append(
        ControlText(
          control: control, table: key.table, key: key.key, place: use.place,
          isCertain: use.isCertain && key.isCertain && !isUnused, isOfUnusedClass: isUnused,
          samples: use.samples, hiding: use.hiding))
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

  /// All places where code uses or mentions a key; those with a known surface are first.
  package func uses(of key: String, in table: TableIdentity) -> [Use] {
    let known = uses[table]?[ExactString(key)] ?? []
    let places = Set(known.map(\.place))
    let named = names(of: key).filter { !places.contains($0) }
      .map { Use(surface: programs[$0.file], place: $0) }
    return known + named
  }

  /// The surfaces of all places where code uses or mentions a key, `nil` for an unknown one.
  ///
  /// Uses for which `isMeant` is false are left out.
  ///
  /// Many keys may have one literal text in code, in many places, so the places themselves are only compared for a key
  /// that code uses.
  func surfaces(
    of key: String, in table: TableIdentity, where isMeant: (Use) -> Bool = { _ in true }
  ) -> (isUsed: Bool, found: Set<Label.Surface?>) {
    guard uses[table]?[ExactString(key)] == nil else {
      let all = uses(of: key, in: table)
      return (!all.isEmpty, Set(all.lazy.filter(isMeant).map(\.surface)))
    }
    let found = spelling(of: key).flatMap { surfaces[$0] } ?? []
    // A text has the same surfaces wherever a program mentions it.
    return (
      !found.isEmpty,
      found.filter { surface in isMeant(Use(surface: surface, place: Self.anyPlace)) }
    )
  }

  /// A place for a use of which only the surface counts.
  private static let anyPlace = SourceLocation(file: "", position: .start)

  /// The surface of all uses of a key; `nil` if there are several, or if the text may have other uses.
  func onlySurface(of key: String, in table: TableIdentity) -> Label.Surface? {
    guard let known = uses[table]?[ExactString(key)], let surface = known.first?.surface,
      known.allSatisfy({ $0.surface == surface && $0.isDirect })
    else { return nil }
    // One literal text is that of the use, or of the accessor that the uses name.
    let places = Set(known.map(\.place))
    let literals = names(of: key)
    guard literals.count <= 1 || literals.allSatisfy(places.contains) else { return nil }
    return mayMake(key) ? nil : surface
  }

  /// Whether code may put a key together.
  func mayMake(_ key: String) -> Bool { keyEnds.mayMake(key) }

  /// Whether code contains a key as a literal text, with or without arguments.
  func names(_ key: String) -> Bool { !names(of: key).isEmpty }

  private func names(of key: String) -> [SourceLocation] {
    spelling(of: key).flatMap { literals[$0] } ?? []
  }

  /// The text in code that is a key, with or without arguments; `nil` if code has none.
  private func spelling(of key: String) -> String? {
    if literals[key] != nil { return key }
    guard key.contains("%") else { return nil }
    var spelling = key
    for argument in ["%lld", "%d", "%lf", "%ld"] { spelling.replace(argument, with: "%@") }
    return literals[spelling] == nil ? nil : spelling
  }
}

extension SourceLocation {
  fileprivate func precedes(_ other: SourceLocation) -> Bool {
    (file, position.line, position.column)
      < (other.file, other.position.line, other.position.column)
  }
}
