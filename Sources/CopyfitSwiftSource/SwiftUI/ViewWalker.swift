internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Walks the views of a project from its screens down, with the values that each view passes to the texts in it.
///
/// A view, function or property is walked once for each environment that it is shown in, and what it passes on to its
/// content is kept. A view that is shown in many environments is walked with the values that all of them share.
struct ViewWalker {
  let index: SourceIndex
  var constants: ViewConstants
  /// The project's own modifiers, by name: functions that extend types of SwiftUI.
  let ownModifiers: [String: [SwiftNode]]
  /// The functions that create the bodies of the project's own button styles.
  let buttonStyles: [SwiftNode]
  /// Types that properties of all views wrap them in, by the properties' names.
  let wrappers: [String: Wrapper]
  /// The project's own views and modifiers that present screens.
  let presenters: Presenters
  /// The views that nothing creates.
  let unused: UnusedViews
  /// The alternatives that are never taken, by the conditions that were examined.
  var dead: [SwiftNode: [SwiftNode]] = [:]

  /// The parameters and properties that conditions ask for, by the functions and types that have them.
  var asked: [SwiftNode: [SwiftNode]] = [:]

  /// The names of line limits, by the functions that have them.
  var lineLimits: [SwiftNode: Set<String>] = [:]

  /// The alternatives that may be shown on other screens only, by the conditions that were examined, and whether values
  /// depend on the screen.
  var screenConditions: [SwiftNode: OtherScreens] = [:]
  var screenValues: [SwiftNode: Bool] = [:]
  /// The size classes and idioms that code sets; `nil` before they are first requested.
  var setTraits: Set<String>?

  /// Whether conditions ask for the text size, as far as they were examined.
  var sizeConditions: [SwiftNode: Bool] = [:]

  /// The views that expressions and declarations show, as far as they were examined.
  var shownViews: [SwiftNode: ShownViews] = [:]

  /// Whether declarations show at most one view, as far as they were examined.
  var singleViews: [SwiftNode: Bool] = [:]

  /// Whether nothing reads properties with a name, as far as it was examined.
  var unread: [String: Bool] = [:]
  /// What many calls ask for.
  var memo = Memo()

  /// The meanings of names, and what calls by names show, as far as they were examined.
  var meanings: [SwiftNode: Meaning?] = [:]
  var callees: [SwiftNode: Callee] = [:]

  /// The values that private properties always have, as far as they were examined.
  var settled: [SwiftNode: ViewConstant?] = [:]
  /// The names that are more than those of functions' declarations; `nil` before they are first requested.
  var named: Set<String>?

  /// The environments of texts, by the views and modifiers that take them.
  var environments = ViewEnvironments()
  /// The environment in a place that is not walked: all values that the project passes to views anywhere.
  private(set) var elsewhere = ViewEnvironment.screen
  /// Views that will be walked on their own.
  private var pending: [Visit] = []
  private var queued: Set<Visit> = []
  /// The values of environments that are kept in memory.
  private var pool = ViewEnvironment.Pool()
  /// The summaries of declarations that were walked.
  private var summaries: [Visit: Summary] = [:]
  private var counts: [Site: Int] = [:]
  /// The environments of each declaration, or what is known in all of them.
  private var arrived: [Site: [ViewEnvironment]] = [:]
  /// The constants that declarations were walked with.
  private var shapes: [SwiftNode: Set<ViewShape>] = [:]
  var active: Set<SwiftNode> = []
  var usedNames = UsedNames()
  /// The labels of arguments in calls that make values of types.
  var makerLabels: Set<String>?
  /// The calls of modifiers that no source defines, by name.
  var unknownModifiers: [String: Set<SwiftNode>] = [:]
  /// The number of expressions that may still be walked; negative if some were not.
  private(set) var remainingWalks: Int
  /// What the current declaration has passed on so far.
  var summary = Summary()
  var depth = 0
  /// The calls that were walked.
  var visited: Set<SwiftNode> = []

  typealias Slots = [SwiftNode: ViewEnvironment]
  /// A declaration or expression in an environment.
  private struct Visit: Hashable {
    var node: SwiftNode
    var environment: ViewEnvironment
    /// The environments that are passed to the values that an initializer stores.
    var stored: Stored?
  }

  /// A declaration with the constants that it is given.
  private struct Site: Hashable {
    var declaration: SwiftNode
    var shape: ViewShape
  }

  /// The maximum number of environments for one declaration with its constants: more for small ones, such as modifiers
  /// that many views have.
  private static func maximumVisits(_ declaration: SwiftNode) -> Int {
    let size = Int(declaration.record.end) - declaration.index
    return min(max(12, 20_000 / max(1, size)), 600)
  }

  /// The maximum number of combinations of constants for one declaration.
  private static let maximumShapes = 40
  /// The maximum number of further environments for one declaration, each a union of others.
  private static let maximumUnions = 36
  /// The maximum nesting of views.
  static let maximumDepth = 150
  /// The maximum number of declarations in each other, which need more of the stack.
  private static let maximumDeclarations = 60

  var types: TypeTable { index.types }

  /// - Parameter maximumWalks: The maximum number of walks; `nil` for that of the sources.
  init(_ index: SourceIndex, maximumWalks: Int? = nil) {
    self.index = index
    remainingWalks = maximumWalks ?? Self.maximumWalks(for: index)
    constants = ViewConstants(index)
    ownModifiers = index.ownModifiers()
    let styles = index.types.entries.filter {
      $0.inherited.contains("ButtonStyle") || $0.inherited.contains("PrimitiveButtonStyle")
    }
    buttonStyles = styles.flatMap { $0.members["makeBody"] ?? [] }
    wrappers = Self.wrappers(in: index)
    presenters = Presenters(index)
    unused = UnusedViews(index)
    elsewhere = ambient()
  }

  /// What is known about a place that is not walked.
  func elsewhere(than environment: ViewEnvironment) -> ViewEnvironment {
    var other = elsewhere
    (other.surface, other.absence) = (environment.surface, environment.absence)
    other.screens = environment.screens
    return other.hidden(environment.deadness)
  }

  /// Whether a declaration was walked in any environment.
  func isWalked(_ declaration: SwiftNode) -> Bool { shapes[declaration] != nil }

  /// Queues a view that is shown on its own.
  mutating func queue(_ node: SwiftNode, _ environment: ViewEnvironment) {
    // The summary does not contain views that are walked later.
    summary.texts = nil
    let visit = Visit(node: node, environment: environment)
    if queued.insert(visit).inserted { pending.append(visit) }
  }

  /// Walks the queued views, and those that they queue.
  mutating func walkQueue() {
    while !isExhausted, let visit = pending.popLast() {
      (summary, depth, active) = (Summary(), 0, [])
      if visit.node.isDeclaration {
        _ = walk(declaration: visit.node, visit.environment)
      } else {
        walk(visit.node, visit.environment)
      }
    }
  }

  /// Records the environment of a text.
  mutating func note(_ call: SwiftNode, _ environment: ViewEnvironment) {
    var environment = environment.absence.map { environment.atSomeSizes($0) } ?? environment
    if environment.alternative != nil { environment.width = environment.roomWhereShown }
    environment = pool.shared(environment)
    environments.add(environment, to: call)
    let first = call.children.first { $0.kind == .argument }?.child(0)
    if first?.kind != .string { summary.add(environment, toText: call) }
  }

  /// Records the environment of the content of a parameter or property.
  mutating func pass(_ environment: ViewEnvironment, to slot: SwiftNode) {
    summary.slots[slot] = summary.slots[slot]?.union(environment) ?? environment
  }

  /// Walks a function or property that returns views; returns the environments that it passes to its content.
  ///
  /// - Parameter call: The call that passes texts to it.
  mutating func walk(
    declaration: SwiftNode, _ environment: ViewEnvironment, given call: SwiftNode? = nil
  ) -> Slots {
    enter(declaration, environment, given: call).slots
  }

  /// Walks a function or property that returns views; returns what it passes on.
  mutating func enter(
    _ declaration: SwiftNode, _ environment: ViewEnvironment, given call: SwiftNode?
  ) -> Summary {
    let inner = summary(of: declaration, environment)
    summary.add(textsOf: inner)
    if let call { environments.add(inner.texts, givenBy: call) }
    return inner
  }

  /// The environments that a function, property or initializer passes on.
  mutating func summary(
    of declaration: SwiftNode, _ given: ViewEnvironment, storing stored: Stored? = nil
  ) -> Summary {
    let environment = pool.shared(shaped(given, in: declaration))
    let site = Site(declaration: declaration, shape: environment.shape)
    var visit = Visit(node: declaration, environment: environment, stored: stored)
    environments.enter(declaration, environment.chain)
    if let known = summaries[visit] { return known.moved(to: environment.chain) }
    let count = counts[site, default: 0]
    let maximum = Self.maximumVisits(declaration)
    // Later visits take no union.
    if count < maximum + Self.maximumUnions { arrived[site, default: []].append(environment) }
    if count >= maximum {
      let isBounded = count < maximum + Self.maximumUnions && stored == nil
      visit.environment = isBounded ? union(ofArrivedAt: site) : elsewhere(than: environment)
      visit.stored?.slots = stored?.slots.mapValues { elsewhere(than: $0) } ?? [:]
      if let known = summaries[visit] { return known.moved(to: environment.chain) }
    }
    guard active.count < Self.maximumDeclarations, active.insert(declaration).inserted else {
      if stored == nil { queue(declaration, elsewhere(than: environment)) }
      return Summary(texts: nil, isCut: true)
    }
    counts[site, default: 0] += 1
    var inner = summarize { walker in
      if let stored = visit.stored {
        walker.walk(initializer: declaration, storing: stored, visit.environment)
      } else {
        for block in declaration.viewBlocks {
          walker.walk(block, visit.environment.inViews(of: block))
        }
      }
    }
    active.remove(declaration)
    inner.base = visit.environment.chain
    inner.slots = inner.slots.mapValues { pool.shared($0) }
    summaries[visit] = inner
    return inner.moved(to: environment.chain)
  }

  /// What is known in all environments of a declaration.
  private mutating func union(ofArrivedAt site: Site) -> ViewEnvironment {
    let all = arrived[site, default: []].reduce(nil as ViewEnvironment?) { $0?.union($1) ?? $1 }
    arrived[site] = all.map { [$0] }
    return all ?? elsewhere
  }

  /// The environment of a declaration without its constants if it was given too many others.
  private mutating func shaped(
    _ environment: ViewEnvironment, in declaration: SwiftNode
  ) -> ViewEnvironment {
    let known = shapes[declaration, default: []]
    if known.contains(environment.shape) { return environment }
    let shape = known.count < Self.maximumShapes ? environment.shape : [:]
    shapes[declaration, default: []].insert(shape)
    return environment.shaped(shape)
  }

  /// The environments that a walk passes on, without those of the walk around it.
  mutating func summarize(_ walk: (inout ViewWalker) -> Void) -> Summary {
    let outer = summary
    summary = Summary()
    walk(&self)
    defer { summary = outer }
    // The arguments of closures are not content of the declaration around them.
    summary.slots = summary.slots.filter { !$0.key.isGivenToClosure }
    return summary
  }

  /// Walks a declaration that the current one names, and that has the same content.
  mutating func walk(named declaration: SwiftNode, _ environment: ViewEnvironment) {
    for (slot, inner) in walk(declaration: declaration, environment) { pass(inner, to: slot) }
  }

  /// Walks an expression or block that returns views.
  mutating func walk(_ node: SwiftNode, _ environment: ViewEnvironment) {
    guard !isExhausted else { return }
    remainingWalks -= 1
    guard depth < Self.maximumDepth else { return queue(node, elsewhere(than: environment)) }
    depth += 1
    defer { depth -= 1 }
    switch node.kind {
    case .block: walk(statements: node, environment)
    case .return, .cast: if let value = node.child(0) { walk(value, environment) }
    case .closure: if let block = node.child(.block) { walk(block, environment) }
    case .branch, .switch, .switchCase, .ternary: walk(condition: node, environment)
    case .binary: walk(joined: node, environment)
    case .call: walk(call: node, environment)
    case .name, .member: walk(reference: node, environment)
    case .argument, .array, .tuple, .other, .subscripted, .assignment, .dictionary:
      for child in node.children { walk(child, elsewhere(than: environment)) }
    default: break
    }
  }
}
