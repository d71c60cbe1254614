internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads one key of a String Catalog in one language: a text, or one for each category and device, and its
/// substitutions.
struct LocalizationReader {
  /// The properties that all texts of a key share.
  struct Key {
    var name: String
    var comment: String?
    var shouldTranslate = true
  }

  let key: Key
  /// The language of the texts.
  let language: String
  let text: SourceText
  private(set) var entries: [StringEntry] = []
  private(set) var problems = ProblemList()

  /// The maximum nesting of variations, as each text has all conditions around it.
  ///
  /// Real texts vary by a device, a width and a number.
  private static let maximumVariations = 8

  private static let states: Set = ["new", "translated", "needs_review", "stale"]

  init(key: Key, language: String, text: SourceText) {
    self.key = key
    self.language = language
    self.text = text
  }

  /// Whether all texts have the state `new`: Xcode created the entry, and it is not translated yet.
  var isUntranslated: Bool { !entries.isEmpty && entries.allSatisfy { $0.state == "new" } }

  mutating func read(_ node: JSONNode) {
    guard case .object = node.content else {
      return reject(
        "expected an object for the texts of \(key.name.quoted), found \(node.kind)", node)
    }
    let substitutions = substitutions(node["substitutions"])
    read(node, variant: [], variables: substitutions.map(\.variable))
    check(substitutions)
  }

  /// Reads a text or its variations.
  private mutating func read(
    _ node: JSONNode, variant: [TextVariant.Choice], variables: [PluralVariable]
  ) {
    let (unit, variations) = (node["stringUnit"], node["variations"])
    if unit != nil, let variations {
      note(
        .catalogSyntax,
        "\(key.name.quoted) has both a 'stringUnit' and 'variations'; which of them counts "
          + "is not defined.", variations.offset, .warning)
    }
    if unit == nil, variations == nil, let set = node["stringSet"] {
      read(set: set, variant, variables)
    } else if unit == nil, variations == nil {
      reject("\(key.name.quoted) has neither a 'stringUnit' nor 'variations'", node)
    }
    for member in node.members where !Self.parts.contains(member.name) {
      note(
        .catalogSyntax,
        "The text of \(key.name.quoted) says '\(member.name.shortened)', which is unknown.",
        member.offset, .note)
    }
    if let unit { read(unit: unit, variant, variables) }
    guard let variations else { return }
    guard variant.count < Self.maximumVariations else { return leaveOut(variations) }
    if unit == nil, isHollow(variations) { return }
    for dimension in variations.members {
      read(dimension, variant: variant, variables: variables)
    }
  }

  private static let parts: Set = ["stringUnit", "stringSet", "variations", "substitutions"]

  /// Whether variations are no object or have no member, which is reported.
  private mutating func isHollow(_ variations: JSONNode) -> Bool {
    guard case .object(let members) = variations.content else {
      reject(
        "expected an object for the variations of \(key.name.quoted), found \(variations.kind)",
        variations)
      return true
    }
    if members.isEmpty { reject("\(key.name.quoted) has no text in its 'variations'", variations) }
    return members.isEmpty
  }

  private mutating func read(
    _ dimension: JSONNode.Member, variant: [TextVariant.Choice], variables: [PluralVariable]
  ) {
    guard case .object(let members) = dimension.value.content else {
      return reject(
        "expected an object for the variations of \(key.name.quoted), found \(dimension.value.kind)",
        dimension.value)
    }
    guard !members.isEmpty else {
      return reject(
        "\(key.name.quoted) has no text in its variations by '\(dimension.name.shortened)'",
        dimension.value)
    }
    check(dimension, key.name.quoted)
    // A form of an unknown category is never shown.
    for member in members {
      guard let choice = Self.choice(dimension.name, member.name) else { continue }
      read(member.value, variant: variant + [choice], variables: variables)
    }
  }

  /// The condition of a text; `nil` for an unknown plural category.
  private static func choice(_ dimension: String, _ name: String) -> TextVariant.Choice? {
    switch dimension {
    case "plural": PluralCategory(rawValue: name).map { .plural($0) }
    case "device": .device(name)
    case "width": .width(name)
    default: .other(dimension: dimension, name: name)
    }
  }

  /// Checks the names of a text's variations.
  mutating func check(_ dimension: JSONNode.Member, _ owner: String) {
    let members = dimension.value.members
    switch dimension.name {
    case "plural":
      for member in members where PluralCategory(rawValue: member.name) == nil {
        note(
          .catalogSyntax,
          "\(owner) has a form '\(member.name.shortened)', which is not a plural category and never "
            + "shows.", member.offset, .warning)
      }
      guard !members.contains(where: { $0.name == "other" }) else { return }
      add(.missingOther(owner, of: key.name, at: text.position(at: dimension.offset)))
    case "device":
      for member in members where !DeviceVariant.isKnown(member.name) {
        note(
          .catalogSyntax, "\(owner) names the device '\(member.name.shortened)', which is unknown.",
          member.offset, .note)
      }
      guard !members.contains(where: { $0.name == "other" }) else { return }
      note(
        .catalogSyntax, "\(owner) has no text for devices that it does not name.",
        dimension.offset, .note)
    case "width": break
    default:
      note(
        .catalogSyntax, "\(owner) varies by '\(dimension.name.shortened)', which is unknown.",
        dimension.offset, .note)
    }
  }

  private mutating func read(
    unit: JSONNode, _ variant: [TextVariant.Choice], _ variables: [PluralVariable]
  ) {
    guard let value = unit["value"] else {
      return reject("expected a text as value of \(key.name.quoted), found none", unit)
    }
    add(value, variant, variables, state: state(of: unit))
  }

  /// Reads the alternative phrases of an App Shortcut, each as a text.
  private mutating func read(
    set: JSONNode, _ variant: [TextVariant.Choice], _ variables: [PluralVariable]
  ) {
    guard case .array(let values)? = set["values"]?.content else {
      let found = set["values"]?.kind ?? "none"
      return reject(
        "expected the values of the set of \(key.name.quoted) as an array, found \(found)", set)
    }
    guard !values.isEmpty else {
      return reject("the set of \(key.name.quoted) has no values", set)
    }
    let state = state(of: set)
    for (index, value) in values.enumerated() {
      add(value, variant + [.phrase(index + 1)], variables, state: state)
    }
  }

  private mutating func state(of unit: JSONNode) -> String? {
    let state = unit["state"]?.string
    if let state, !Self.states.contains(state), let node = unit["state"] {
      note(
        .catalogSyntax,
        "\(key.name.quoted) has the state '\(state.shortened)', which is unknown and counts as "
          + "'needs_review'.", node.offset, .note)
    }
    return state
  }

  private mutating func add(
    _ value: JSONNode, _ variant: [TextVariant.Choice], _ variables: [PluralVariable],
    state: String?
  ) {
    guard let text = value.string else {
      return reject("expected a text as value of \(key.name.quoted), found \(value.kind)", value)
    }
    entries.append(
      StringEntry(
        key: key.name, value: text, comment: key.comment,
        position: self.text.position(at: value.offset), state: state,
        variant: variant.isEmpty ? nil : TextVariant(variant),
        shouldTranslate: key.shouldTranslate, variables: variables))
  }
}

extension LocalizationReader {
  private mutating func leaveOut(_ variations: JSONNode) {
    var problem = CatalogProblem(
      kind: .limitReached,
      message:
        "\(key.name.quoted) has variations that are nested more than \(Self.maximumVariations) deep; these are left out.",
      position: text.position(at: variations.offset),
      entriesLost: max(1, Self.textCount(in: variations)), key: key.name, weight: .error)
    problem.locale = LocaleIdentifier(language)
    problems.add(problem)
  }

  /// The number of texts in nested variations; the parser limits how deep they are.
  private static func textCount(in node: JSONNode) -> Int {
    node.members.reduce(0) { count, member in
      count + (member.name == "stringUnit" ? 1 : textCount(in: member.value))
    }
  }

  mutating func reject(_ reason: String, _ node: JSONNode) {
    add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The catalog is not as Xcode writes it: \(reason).",
        position: text.position(at: node.offset), entriesLost: 1, key: key.name))
  }

  mutating func note(
    _ kind: CatalogProblem.Kind, _ message: String, _ offset: Int,
    _ weight: CatalogProblem.Weight? = nil
  ) {
    add(kind, message, text.position(at: offset), weight)
  }

  mutating func add(
    _ kind: CatalogProblem.Kind, _ message: String, _ position: SourcePosition,
    _ weight: CatalogProblem.Weight?
  ) {
    add(
      CatalogProblem(
        kind: kind, message: message, position: position, key: key.name, weight: weight))
  }

  private mutating func add(_ problem: CatalogProblem) {
    var problem = problem
    problem.locale = LocaleIdentifier(language)
    problems.add(problem)
  }
}
