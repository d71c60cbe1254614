internal import CopyfitSourceText
internal import CopyfitUnicode

extension LocalizationReader {
  struct Substitution {
    var variable: PluralVariable
    var offset: Int
  }

  mutating func substitutions(_ node: JSONNode?) -> [Substitution] {
    node?.members.map { Substitution(variable: substitution($0), offset: $0.offset) } ?? []
  }

  private mutating func substitution(_ member: JSONNode.Member) -> PluralVariable {
    let node = member.value
    var variable = PluralVariable(
      name: member.name, specifier: "lld", forms: [], position: text.position(at: member.offset))
    let owner = "The substitution '\(member.name.shortened)' of \(key.name.quoted)"
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
      note(.invalidFormat, "\(owner) has no number of at least 1 as its 'argNum'.", argument.offset)
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
        written.map { "has \($0.string.map { "'\($0.shortened)'" } ?? $0.kind) as its" } ?? "has no"
      note(
        .invalidFormat, "\(owner) \(flaw) 'formatSpecifier', expected one such as 'lld'.",
        written?.offset ?? offset, .warning)
    }
  }

  private mutating func read(_ form: JSONNode.Member, into variable: inout PluralVariable) {
    guard let category = PluralCategory(rawValue: form.name) else { return }
    guard let value = form.value["stringUnit"]?["value"], let text = value.string else {
      return reject(
        "expected a text for '\(form.name.shortened)' of '\(variable.name.shortened)' in \(key.name.quoted)",
        form.value)
    }
    variable.forms.removeAll { $0.category == category }
    variable.forms.append(
      .init(
        category: category, text: Self.text(text, of: variable),
        position: self.text.position(at: value.offset)))
  }

  /// A form with the number in the notation of other formats: `%arg` becomes `%2$lld`.
  private static func text(_ text: String, of variable: PluralVariable) -> String {
    let number = variable.argument.map { "\($0)$" } ?? ""
    return NumberMark.replaced(in: text, by: "%\(number)\(variable.specifier)")
  }

  /// Checks that the texts and their substitutions match.
  mutating func check(_ substitutions: [Substitution]) {
    var walk = VariableWalk(substitutions.map(\.variable))
    for entry in entries { walk.start(at: entry.value, entry.position) }
    let isFormat =
      walk.problems.contains { $0.kind == .invalidFormat } && isFormat(substitutions, walk)
    for problem in walk.problems where problem.kind != .invalidFormat || isFormat {
      add(problem.kind, "\(key.name.quoted) \(problem.reason).", problem.position, problem.weight)
    }
    var arguments: [Int: String] = [:]
    for substitution in substitutions {
      let variable = substitution.variable
      if let number = variable.argument,
        let other = arguments.updateValue(variable.name, forKey: number)
      {
        note(
          .invalidFormat,
          "The substitutions '\(other.shortened)' and '\(variable.name.shortened)' of \(key.name.quoted) both take "
            + "argument \(number).", substitution.offset, .warning)
      }
      guard !walk.hasBrokenReference, !walk.reached.contains(variable.name) else { continue }
      note(
        .invalidFormat,
        "No text of \(key.name.quoted) names its substitution '\(variable.name.shortened)': its forms "
          + "never show.", substitution.offset, .warning)
    }
  }

  /// Whether the texts are certainly formats; otherwise "5 % @" may be prose.
  private func isFormat(_ substitutions: [Substitution], _ walk: VariableWalk) -> Bool {
    !substitutions.isEmpty || walk.hasBrokenReference
      || entries.contains { FormatSpecifier.all(in: $0.value).contains { $0.variable != nil } }
  }
}
