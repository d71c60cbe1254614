internal import CopyfitLabels
internal import CopyfitSwiftTree

extension [SwiftNode: ViewEnvironment] {
  /// The environments in the order of the sources.
  var sortedBySource: [Element] {
    guard count > 1 else { return Array(self) }
    return sorted { first, second in
      (first.key.tree.file, first.key.index) < (second.key.tree.file, second.key.index)
    }
  }

  /// What is known in all environments, merged in the order of the sources; `nil` without environments.
  var union: ViewEnvironment? { sortedBySource.union }
}

extension [(key: SwiftNode, value: ViewEnvironment)] {
  /// What is known in all environments, merged in their order; `nil` without environments.
  var union: ViewEnvironment? {
    dropFirst().reduce(first?.value) { $0?.union($1.value) }
  }
}

/// The environments of texts, by the views and modifiers that take them.
struct ViewEnvironments {
  /// The environments of texts in a declaration that is walked once for several places.
  struct Texts {
    var all: [SwiftNode: ViewEnvironment] = [:]
    /// The views and modifiers around the declaration where it was walked, and in this place.
    var (base, place) = (ViewChain(), ViewChain())

    /// The environment of a text in this place.
    subscript(text: SwiftNode) -> ViewEnvironment? { all[text]?.moved(from: base, to: place) }
  }

  private var all: [SwiftNode: ViewEnvironment] = [:]
  /// The members of rows, in any room.
  var rows: [ViewStack: ViewStackRows] = [:]
  /// The texts in what a call of a view or function shows, for each walk of the call.
  private var given: [SwiftNode: [Texts]] = [:]
  /// The walked calls whose environments are not all known.
  private var incomplete: Set<SwiftNode> = []
  /// Texts that are shown by views of the app in one place and by the system in another.
  private var mixed: Set<SwiftNode> = []

  /// The nearest view around each declaration at its first visit, and the declarations that are also shown elsewhere.
  private var entered: [SwiftNode: ViewChain] = [:]
  private(set) var shared: Set<SwiftNode> = []

  /// The environments if each text may also be shown in another one, by any call.
  func shownAlso(in other: ViewEnvironment) -> ViewEnvironments {
    var environments = ViewEnvironments()
    environments.all = all.mapValues { $0.union(other).unknown(.severalPlaces) }
    environments.mixed = mixed
    environments.shared = Set(entered.keys)
    return environments
  }

  /// Records where a declaration is walked.
  mutating func enter(_ declaration: SwiftNode, _ chain: ViewChain) {
    guard let known = entered[declaration] else {
      entered[declaration] = chain
      return
    }
    if !known.isSame(as: chain) { shared.insert(declaration) }
  }

  /// Adds an environment of a text.
  mutating func add(_ environment: ViewEnvironment, to text: SwiftNode) {
    if let known = all[text], known.surface != environment.surface { mixed.insert(text) }
    all[text] = all[text]?.union(environment) ?? environment
  }

  /// Adds the environments of the texts that a call passes; `nil` if they are unknown.
  mutating func add(_ texts: Texts?, givenBy call: SwiftNode) {
    if texts == nil { incomplete.insert(call) }
    given[call, default: []] += [texts].compactMap(\.self).filter { !$0.all.isEmpty }
  }

  /// The row that a text shares with other views, if all of them are known or have known limits.
  func stack(of text: SwiftNode, in environment: ViewEnvironment) -> CodeStack? {
    guard let stack = environment.stack, let rows = rows[stack.inAnyRoom], rows.contains(text)
    else { return nil }
    return CodeStack(
      room: stack.room.less(rows.gaps, because: .sharedWidth), rows: rows.rows)
  }

  /// The environment of a text in any place that shows it; `nil` if it is unknown.
  func environment(of text: SwiftNode) -> ViewEnvironment? { all[text] }

  /// The environment of a text; `nil` if it is unknown, or if the views that a call creates do not show it.
  ///
  /// - Parameter call: The outermost call that passes the text; `nil` if none does.
  func environment(of text: SwiftNode, givenBy call: SwiftNode?) -> ViewEnvironment? {
    var (next, isWalked) = (call, false)
    while let call = next {
      if incomplete.contains(call) {
        // The argument may be in either.
        return mixed.contains(text) ? all[text]?.unknown(.severalPlaces) : all[text]
      }
      let walks = given[call]
      let found = walks?.reduce(nil as ViewEnvironment?) { found, texts in
        texts[text].map { found?.union($0) ?? $0 } ?? found
      }
      if let found { return found }
      isWalked = isWalked || walks != nil
      next = call.receiver
    }
    return isWalked ? nil : all[text]
  }
}

extension SwiftNode {
  /// The call that takes the value of a call as an argument; `nil` if none does.
  fileprivate var receiver: SwiftNode? {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .ternary, .binary, .array: node = parent
      case .argument: return parent.parent.flatMap { $0.kind == .call ? $0 : nil }
      default: return nil
      }
    }
    return nil
  }
}
