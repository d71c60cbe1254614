internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads what a String Catalog holds of one key in one language: a text, or one for each category and
/// device, with the substitutions that they refer to.
struct LocalizationReader {
  /// What the texts of a key have in common.
  struct Key {
    var name: String
    var comment: String?
    var shouldTranslate = true
  }

  let key: Key
  let text: SourceText
  private(set) var entries: [StringEntry] = []
  private(set) var problems: [CatalogProblem] = []

  private static let states: Set = ["new", "translated", "needs_review", "stale"]

  init(key: Key, text: SourceText) {
    self.key = key
    self.text = text
  }

  /// Whether all texts are in the state `new`: Xcode made room for them, and nobody has translated them.
  var isUntranslated: Bool { !entries.isEmpty && entries.allSatisfy { $0.state == "new" } }

  mutating func read(_ node: JSONNode) {
    guard case .object = node.content else {
      return reject("expected an object for the texts of \"\(key.name)\", found \(node.kind)", node)
    }
    let substitutions = substitutions(node["substitutions"])
    read(node, variant: [], variables: substitutions.map(\.variable))
    check(substitutions)
  }

  /// Reads a text, or what it varies by.
  private mutating func read(
    _ node: JSONNode, variant: [String], variables: [PluralVariable]
  ) {
    let (unit, variations) = (node["stringUnit"], node["variations"])
    if unit != nil, let variations {
      note(
        .catalogSyntax,
        "\"\(key.name)\" has both a 'stringUnit' and 'variations'; which of them counts "
          + "is not defined.", variations.offset, .warning)
    }
    if unit == nil, variations == nil, let set = node["stringSet"] {
      read(set: set, variant, variables)
    } else if unit == nil, variations == nil {
      reject("\"\(key.name)\" has neither a 'stringUnit' nor 'variations'", node)
    }
    for member in node.members where !Self.parts.contains(member.name) {
      note(
        .catalogSyntax,
        "The text of \"\(key.name)\" says '\(member.name)', which is not known here.",
        member.offset, .note)
    }
    if let unit { read(unit: unit, variant, variables) }
    for dimension in variations?.members ?? [] {
      read(dimension, variant: variant, variables: variables)
    }
  }

  private static let parts: Set = ["stringUnit", "stringSet", "variations", "substitutions"]

  private mutating func read(
    _ dimension: JSONNode.Member, variant: [String], variables: [PluralVariable]
  ) {
    guard case .object(let members) = dimension.value.content else {
      return reject(
        "expected an object for the variations of \"\(key.name)\", found \(dimension.value.kind)",
        dimension.value)
    }
    check(dimension, "\"\(key.name)\"")
    // A form of a category that there is not never shows.
    for member in members
    where dimension.name != "plural" || PluralCategory(rawValue: member.name) != nil {
      read(member.value, variant: variant + [dimension.name, member.name], variables: variables)
    }
  }

  /// Checks the names of what a text varies by.
  private mutating func check(_ dimension: JSONNode.Member, _ owner: String) {
    let members = dimension.value.members
    switch dimension.name {
    case "plural":
      for member in members where PluralCategory(rawValue: member.name) == nil {
        note(
          .catalogSyntax,
          "\(owner) has a form '\(member.name)', which is no plural category and never "
            + "shows.", member.offset, .warning)
      }
      guard !members.contains(where: { $0.name == "other" }) else { return }
      problems.append(
        .missingOther(owner, of: key.name, at: text.position(at: dimension.offset)))
    case "device":
      for member in members where !DeviceVariant.isKnown(member.name) {
        note(
          .catalogSyntax, "\(owner) names the device '\(member.name)', which is not known here.",
          member.offset, .note)
      }
      guard !members.contains(where: { $0.name == "other" }) else { return }
      note(
        .catalogSyntax, "\(owner) has no text for other devices than those that it names.",
        dimension.offset, .note)
    case "width": break
    default:
      note(
        .catalogSyntax, "\(owner) varies by '\(dimension.name)', which is not known here.",
        dimension.offset, .note)
    }
  }

  private mutating func read(
    unit: JSONNode, _ variant: [String], _ variables: [PluralVariable]
  ) {
    guard let value = unit["value"] else {
      return reject("expected a text as value of \"\(key.name)\", found none", unit)
    }
    add(value, variant, variables, state: state(of: unit))
  }

  /// Reads the phrases that mean the same to App Shortcuts: each is a text.
  private mutating func read(
    set: JSONNode, _ variant: [String], _ variables: [PluralVariable]
  ) {
    guard case .array(let values)? = set["values"]?.content else {
      let found = set["values"]?.kind ?? "none"
      return reject(
        "expected the values of the set of \"\(key.name)\" as an array, found \(found)", set)
    }
    let state = state(of: set)
    for (index, value) in values.enumerated() {
      add(value, variant + ["phrase", "\(index + 1)"], variables, state: state)
    }
  }

  private mutating func state(of unit: JSONNode) -> String? {
    let state = unit["state"]?.string
    if let state, !Self.states.contains(state), let node = unit["state"] {
      note(
        .catalogSyntax,
        "\"\(key.name)\" has the state '\(state)', which is not known here and counts as "
          + "'needs_review'.", node.offset, .note)
    }
    return state
  }

  private mutating func add(
    _ value: JSONNode, _ variant: [String], _ variables: [PluralVariable], state: String?
  ) {
    guard let text = value.string else {
      return reject("expected a text as value of \"\(key.name)\", found \(value.kind)", value)
    }
    entries.append(
      StringEntry(
        key: key.name, value: text, comment: key.comment,
        position: self.text.position(at: value.offset), state: state,
        variant: variant.isEmpty ? nil : variant.joined(separator: "."),
        shouldTranslate: key.shouldTranslate, variables: variables))
  }
}

// MARK: - Substitutions

extension LocalizationReader {
  private struct Substitution {
    var variable: PluralVariable
    var offset: Int
  }

  private mutating func substitutions(_ node: JSONNode?) -> [Substitution] {
    node?.members.map { Substitution(variable: substitution($0), offset: $0.offset) } ?? []
  }

  private mutating func substitution(_ member: JSONNode.Member) -> PluralVariable {
    let node = member.value
    var variable = PluralVariable(
      name: member.name, specifier: "lld", forms: [], position: text.position(at: member.offset))
    let owner = "The substitution '\(member.name)' of \"\(key.name)\""
    readArgument(node, of: owner, into: &variable)
    readSpecifier(node, of: owner, at: member.offset, into: &variable)
    guard let plural = node["variations"]?.members.first(where: { $0.name == "plural" }) else {
      note(.invalidFormat, "\(owner) has no plural variations: its text is lost.", member.offset)
      return variable
    }
    check(plural, owner)
    for form in plural.value.members { read(form, into: &variable) }
    variable.forms.sort { $0.category < $1.category }
    return variable
  }

  private mutating func readArgument(
    _ node: JSONNode, of owner: String, into variable: inout PluralVariable
  ) {
    if case .number(let number)? = node["argNum"]?.content, let argument = Int(number), argument > 0
    {
      variable.argument = argument
    } else if let argument = node["argNum"] {
      note(.invalidFormat, "\(owner) has no number from 1 on as its 'argNum'.", argument.offset)
    }
  }

  private mutating func readSpecifier(
    _ node: JSONNode, of owner: String, at offset: Int, into variable: inout PluralVariable
  ) {
    if let specifier = node["formatSpecifier"]?.string,
      FormatSpecifier.isPlaceholder("%" + specifier)
    {
      variable.specifier = specifier
    } else {
      let written = node["formatSpecifier"]
      let flaw =
        written.map { "has \($0.string.map { "'\($0)'" } ?? $0.kind) as its" } ?? "has no"
      note(
        .invalidFormat, "\(owner) \(flaw) 'formatSpecifier', expected one such as 'lld'.",
        written?.offset ?? offset, .warning)
    }
  }

  private mutating func read(_ form: JSONNode.Member, into variable: inout PluralVariable) {
    guard let category = PluralCategory(rawValue: form.name) else { return }
    guard let value = form.value["stringUnit"]?["value"], let text = value.string else {
      return reject(
        "expected a text for '\(form.name)' of '\(variable.name)' in \"\(key.name)\"", form.value)
    }
    variable.forms.removeAll { $0.category == category }
    variable.forms.append(
      .init(
        category: category, text: Self.text(text, of: variable),
        position: self.text.position(at: value.offset)))
  }

  /// A form with its number written as in any other format: `%arg` as `%2$lld`.
  private static func text(_ text: String, of variable: PluralVariable) -> String {
    let number = variable.argument.map { "\($0)$" } ?? ""
    return NumberMark.replaced(in: text, by: "%\(number)\(variable.specifier)")
  }

  /// Checks that the texts and their substitutions go together.
  private mutating func check(_ substitutions: [Substitution]) {
    var walk = VariableWalk(substitutions.map(\.variable))
    for entry in entries { walk.start(at: entry.value, entry.position) }
    for problem in walk.problems
    where problem.kind != .invalidFormat || isFormat(substitutions, walk) {
      add(problem.kind, "\"\(key.name)\" \(problem.reason).", problem.position, problem.weight)
    }
    var arguments: [Int: String] = [:]
    for substitution in substitutions {
      let variable = substitution.variable
      if let number = variable.argument,
        let other = arguments.updateValue(variable.name, forKey: number)
      {
        note(
          .invalidFormat,
          "The substitutions '\(other)' and '\(variable.name)' of \"\(key.name)\" both take "
            + "argument \(number).", substitution.offset, .warning)
      }
      guard !walk.hasBrokenReference, !walk.reached.contains(variable.name) else { continue }
      note(
        .invalidFormat,
        "No text of \"\(key.name)\" names its substitution '\(variable.name)': its forms "
          + "never show.", substitution.offset, .warning)
    }
  }

  /// Whether the texts are formats for certain: in others "5 % @" may be prose.
  private func isFormat(_ substitutions: [Substitution], _ walk: VariableWalk) -> Bool {
    !substitutions.isEmpty || walk.hasBrokenReference
      || entries.contains { FormatSpecifier.all(in: $0.value).contains { $0.variable != nil } }
  }
}

extension LocalizationReader {
  private mutating func reject(_ reason: String, _ node: JSONNode) {
    problems.append(
      CatalogProblem(
        kind: .catalogSyntax, message: "The catalog is not as Xcode writes it: \(reason).",
        position: text.position(at: node.offset), entriesLost: 1, key: key.name))
  }

  private mutating func note(
    _ kind: CatalogProblem.Kind, _ message: String, _ offset: Int,
    _ weight: CatalogProblem.Weight? = nil
  ) {
    add(kind, message, text.position(at: offset), weight)
  }

  private mutating func add(
    _ kind: CatalogProblem.Kind, _ message: String, _ position: SourcePosition,
    _ weight: CatalogProblem.Weight?
  ) {
    problems.append(
      CatalogProblem(
        kind: kind, message: message, position: position, key: key.name, weight: weight))
  }
}
