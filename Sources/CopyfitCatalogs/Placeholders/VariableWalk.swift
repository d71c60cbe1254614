internal import CopyfitSourceText

/// Follows the references of a text to its variables, and the references between variables.
struct VariableWalk {
  /// A fault of a reference.
  struct Problem: Hashable {
    var kind: CatalogProblem.Kind
    /// The fault, as the rest of a sentence that starts with the key.
    var reason: String
    var position: SourcePosition
    var weight: CatalogProblem.Weight?
  }

  /// The maximum nesting of variables; real files have two levels.
  static let maximumDepth = 8

  private(set) var problems: [Problem] = []
  /// The variables that the text refers to, directly or indirectly.
  private(set) var reached: Set<String> = []
  /// Whether a reference is broken or was not followed, so that a variable may seem unused.
  private(set) var hasBrokenReference = false
  private let variables: [String: PluralVariable]
  private var path: [String] = []
  private var known: Set<Problem> = []

  init(_ variables: [PluralVariable]) {
    self.variables = Dictionary(variables.map { ($0.name, $0) }) { $1 }
  }

  /// The variables that the entry defines, for messages about missing ones.
  private lazy var hint: String = {
    let names = variables.keys.sortedByBytes().prefix(3).map(\.shortened).joined(separator: "', '")
    return names.isEmpty ? "it defines none" : "it defines '\(names)'"
  }()

  /// Follows all references of a text.
  mutating func start(at text: String, _ position: SourcePosition) {
    visit(text, position)
  }

  private mutating func visit(_ text: String, _ position: SourcePosition) {
    let broken = BrokenSpecifier.all(in: text)
    for specifier in broken { note(specifier, position) }
    let found = FormatSpecifier.all(in: text)
    if found.count == FormatSpecifier.maximumCount {
      add(
        .limitReached,
        "has more than \(found.count - 1) placeholders in one text; the rest is not checked",
        position)
      hasBrokenReference = true
    }
    for name in found.compactMap(\.variable) {
      // A name with surrounding spaces is broken, and is reported already.
      if broken.isEmpty || name == trimmed(name) { follow(name, position) }
    }
  }

  private mutating func note(_ broken: BrokenSpecifier, _ position: SourcePosition) {
    if broken.intended.contains("#") { hasBrokenReference = true }
    let effect =
      broken.isHarmless
      ? "which is read as '\(broken.intended.shortened)' all the same; leave the space out"
      : "which the system does not read as '\(broken.intended.shortened)'; leave the spaces out"
    add(
      .invalidFormat, "has '\(broken.text.shortened)', \(effect)", position,
      broken.isHarmless ? .warning : nil)
  }

  private mutating func follow(_ name: String, _ position: SourcePosition) {
    // Messages beyond the limit would not be listed.
    guard problems.count < CatalogProblem.maximumPerKind || variables[name] != nil else {
      return cutOff(position)
    }
    if path.contains(name) {
      let cycle = (path.drop { $0 != name } + [name]).map(\.shortened).joined(separator: "' → '")
      return add(.invalidFormat, "has variables that contain each other: '\(cycle)'", position)
    }
    guard let variable = variables[name] else {
      hasBrokenReference = true
      return add(
        .invalidFormat,
        "names the variable '\(name.shortened)', which does not exist (\(hint)): its text is lost",
        position)
    }
    guard reached.insert(name).inserted else { return }
    guard path.count < Self.maximumDepth else {
      hasBrokenReference = true
      return add(
        .limitReached,
        "nests variables more than \(Self.maximumDepth) levels deep; the rest is not "
          + "checked", position)
    }
    path.append(name)
    for form in variable.forms { visit(form.text, form.position) }
    path.removeLast()
  }

  private mutating func add(
    _ kind: CatalogProblem.Kind, _ reason: String, _ position: SourcePosition,
    _ weight: CatalogProblem.Weight? = nil
  ) {
    let problem = Problem(kind: kind, reason: reason, position: position, weight: weight)
    guard !known.contains(problem) else { return }
    guard problems.count < CatalogProblem.maximumPerKind else { return cutOff(position) }
    known.insert(problem)
    problems.append(problem)
  }

  /// Reports once that further problems are not reported.
  private mutating func cutOff(_ position: SourcePosition) {
    let most = CatalogProblem.maximumPerKind
    guard problems.count == most else { return }
    problems.append(
      Problem(
        kind: .limitReached,
        reason: "has more than \(most) such problems; the rest is not reported",
        position: position))
  }
}
