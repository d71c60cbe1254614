internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads the variables of an entry of a `.stringsdict` file, and checks the references to them.
struct StringsDictionaryVariables {
  let key: String
  let locale: LocaleIdentifier?
  let position: (Int) -> SourcePosition
  private(set) var variables: [PluralVariable] = []
  private(set) var problems = ProblemList()

  private enum Name {
    static let rule = "NSStringFormatSpecTypeKey"
    static let plural = "NSStringPluralRuleType"
    static let type = "NSStringFormatValueTypeKey"
  }

  init(
    key: String, locale: LocaleIdentifier?, position: @escaping (Int) -> SourcePosition
  ) {
    self.key = key
    self.locale = locale
    self.position = position
  }

  /// Reads a variable with its forms.
  mutating func read(_ member: PropertyListNode.Member) {
    guard case .dictionary = member.value.content else {
      return add(
        .invalidFormat,
        "The variable '\(member.key.shortened)' of \(key.quoted) is \(member.value.kind) where a dictionary of "
          + "forms is expected: its text is lost.", at: member.value.offset)
    }
    let members = member.value.countedMembers { earlier, later in
      problems.add(.replaced(earlier, by: later, of: key, position: position))
    }
    var variable = PluralVariable(
      name: member.key, forms: [], position: position(member.offset))
    for part in members { read(part, of: &variable) }
    if let type = members.last(where: { $0.key == Name.type }) {
      read(type: type.value, of: &variable)
    } else {
      warn(
        "has no '\(Name.type)'; how its number is formatted is not defined", variable, member.offset
      )
    }
    check(rule: members.last { $0.key == Name.rule }?.value, of: variable, at: member.offset)
    if !variable.forms.contains(where: { $0.category == .other }) {
      let losesText = losesText(variable)
      add(
        .missingPluralCategory,
        "The variable '\(variable.name.shortened)' of \(key.quoted) has no form 'other': "
          + (losesText
            ? "numbers without a form of their own show no text."
            : "every whole number has a form of its own, but the format requires 'other'."),
        at: member.offset, losesText ? .error : .warning)
    }
    variable.forms.sort { $0.category < $1.category }
    variables.append(variable)
  }

  /// Whether a variable without the form `other` has no form for some possible number.
  private func losesText(_ variable: PluralVariable) -> Bool {
    FormatSpecifier.all(in: "%" + variable.specifier).first?.kind != .integer
      || !Set(variable.forms.map(\.category)).coverWholeNumbers(of: locale)
  }

  private mutating func read(_ part: PropertyListNode.Member, of variable: inout PluralVariable) {
    guard part.key != Name.rule, part.key != Name.type else { return }
    guard let category = PluralCategory(rawValue: part.key) else {
      return warn(
        "has a form '\(part.key.shortened)', which is not a plural category and never shows",
        variable, part.offset)
    }
    guard let text = part.value.string else {
      return add(
        .invalidFormat,
        "The form '\(part.key.shortened)' of '\(variable.name.shortened)' in \(key.quoted) is \(part.value.kind) where a "
          + "text is expected: it is lost.", at: part.value.offset)
    }
    variable.forms.append(
      .init(category: category, text: text, position: position(part.value.offset)))
  }

  private mutating func read(type node: PropertyListNode, of variable: inout PluralVariable) {
    if let type = node.string, type.hasPrefix("%"), Self.isNumber(String(type.dropFirst())) {
      variable.specifier = String(type.dropFirst())
      // Siri reads texts with parameters of this form, which are not formats; Xcode writes their types in this way.
      if key.contains("${") { return }
      return warn(
        "takes '\(type.shortened)', where '\(String(type.dropFirst()).shortened)' without a percent sign is expected",
        variable, node.offset)
    }
    guard let type = node.string, Self.isNumber(type) else {
      let found = node.string.map { "'\($0.shortened)'" } ?? node.kind
      return add(
        .invalidFormat,
        "The variable '\(variable.name.shortened)' of \(key.quoted) takes \(found), which is not a number format "
          + "such as 'd': no form can be chosen by it.", at: node.offset)
    }
    variable.specifier = type
  }

  /// Whether a type, as in `%d` without the percent sign, is that of a number.
  private static func isNumber(_ type: String) -> Bool {
    if PluralVariable.isUsual(type) { return true }
    let found = FormatSpecifier.all(in: "%" + type)
    return found.count == 1 && found[0].argument == nil
      && [.integer, .real].contains(found[0].kind)
  }

  private mutating func check(
    rule node: PropertyListNode?, of variable: PluralVariable, at offset: Int
  ) {
    guard node?.string != Name.plural else { return }
    let found = node.map {
      $0.string.map { "the rule '\($0.shortened)'" } ?? "\($0.kind) as its rule"
    }
    warn(
      "has \(found ?? "no '\(Name.rule)'") where '\(Name.plural)' is expected", variable,
      node?.offset ?? offset)
  }
}

extension StringsDictionaryVariables {
  /// Checks that every variable in the format exists, is used, and does not refer to itself.
  mutating func check(format: String, at offset: Int) {
    if variables.count == 1, variables[0].isPlain(in: format) { return }
    var walk = VariableWalk(variables)
    walk.start(at: format, position(offset))
    for problem in walk.problems { add(problem) }
    guard !walk.hasBrokenReference else { return }
    for variable in variables where !walk.reached.contains(variable.name) {
      add(
        CatalogProblem(
          kind: .invalidFormat,
          message:
            "No text of \(key.quoted) names its variable '\(variable.name.shortened)': its forms never show.",
          position: variable.position ?? position(offset), key: key, weight: .warning))
    }
  }

  private mutating func add(_ problem: VariableWalk.Problem) {
    add(
      CatalogProblem(
        kind: problem.kind, message: "\(key.quoted) \(problem.reason).", position: problem.position,
        key: key, weight: problem.weight))
  }

  private mutating func warn(_ reason: String, _ variable: PluralVariable, _ offset: Int) {
    add(
      .invalidFormat, "The variable '\(variable.name.shortened)' of \(key.quoted) \(reason).",
      at: offset, .warning)
  }

  private mutating func add(
    _ kind: CatalogProblem.Kind, _ message: String, at offset: Int,
    _ weight: CatalogProblem.Weight? = nil
  ) {
    add(
      CatalogProblem(
        kind: kind, message: message, position: position(offset), key: key, weight: weight))
  }

  private mutating func add(_ problem: CatalogProblem) { problems.add(problem) }
}
