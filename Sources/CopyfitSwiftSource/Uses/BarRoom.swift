internal import CopyfitSwiftTree

/// Finds how much of a navigation bar the buttons of a view controller take beside its title.
struct BarRoom {
  private var resolver: ControlResolver
  private let types: TypeTable
  /// What statements put into bars, by the types of the view controllers.
  private var said: [Int: [Saying]] = [:]
  /// The types that say that they never have a large title.
  private var withoutLargeTitle: Set<Int> = []
  /// Whether some bar shows large titles.
  private var hasLargeTitles = false
  /// What statements put into bars of view controllers of which nothing is known.
  private var saidOfAny: [Saying] = []

  /// What a statement puts into one side of a bar.
  private struct Saying {
    var isLeft: Bool
    /// The points that it takes at most; `nil` where that is not known.
    var points: Double?
  }

  /// The margins of the bar, and what is free between its parts.
  private static let margins = 32.0
  /// What leads back where the title leaves no room for words: a symbol (documented of `backButtonDisplayMode`); 44
  /// points and a margin in iOS 26.
  private static let backButton = 60.0
  /// A button with a symbol, which is 44 points wide with what is free beside it, in iOS 26, too.
  private static let symbol = 60.0
  /// A button with one of the system's words, which are short in every language.
  private static let word = 130.0
  private static let words: Set<String> = [
    "done", "cancel", "edit", "save", "undo", "redo", "close",
  ]

  /// What puts buttons into a side of a bar, by the names of properties and functions, and whether it is the left one.
  private static let sides = [
    "leftBarButtonItem": true, "leftBarButtonItems": true, "setLeftBarButton": true,
    "setLeftBarButtonItems": true, "rightBarButtonItem": false, "rightBarButtonItems": false,
    "setRightBarButton": false, "setRightBarButtonItems": false,
  ]

  init(_ evaluator: Evaluator) {
    resolver = ControlResolver(evaluator)
    types = evaluator.types
    let index = evaluator.index
    for (name, isLeft) in Self.sides {
      for statement in (index.assignments[name] ?? []) + (index.calls[name] ?? []) {
        let value = statement.child(1)
        guard let target = statement.child(0),
          let value = statement.kind == .call ? value?.child(0) : value, value.kind != .none
        else { continue }
        let saying = Saying(isLeft: isLeft, points: width(of: value))
        add(target.child(0), saying, at: statement)
      }
    }
    for assignment in index.assignments["titleView"] ?? [] {
      add(assignment.child(0)?.child(0), Saying(isLeft: true), at: assignment)
    }
    for assignment in index.assignments["largeTitleDisplayMode"] ?? []
    where assignment.child(1)?.name == "never" && assignment.runsAlways {
      if let type = types.enclosingType(of: assignment) { withoutLargeTitle.insert(type) }
    }
    hasLargeTitles = (index.assignments["prefersLargeTitles"] ?? []).contains {
      $0.child(1)?.name != "false"
    }
  }

  /// Notes what is put into the bar of what has a navigation item.
  private mutating func add(_ item: SwiftNode?, _ saying: Saying, at statement: SwiftNode) {
    guard let item else { return }
    var found: [Int] = []
    if item.lastName == "navigationItem" {
      if let base = item.child(0), base.name != "self" {
        resolver.objects.evaluator.startQuestion()
        found = resolver.objects.evaluator.evaluate(base, Evaluator.Frame()).values
          .compactMap(\.instanceType).filter { types.isDeclared($0) }
      } else {
        found = types.enclosingType(of: statement).map { [$0] } ?? []
      }
    }
    if found.isEmpty { saidOfAny.append(saying) }
    for type in found { said[type, default: []].append(saying) }
  }

  /// The points that buttons take at most; `nil` where that is not known.
  private mutating func width(of value: SwiftNode) -> Double? {
    switch value.kind {
    case .array:
      var sum = 0.0
      for element in value.children {
        guard let width = width(of: element) else { return nil }
        sum += width
      }
      return sum
    case .call where isButton(value): return Self.width(ofNew: value)
    case .name where value.name == "editButtonItem": return Self.word
    case .name, .member:
      let found = resolver.controls(value)
      guard found.count == 1, let made = found[0].variable.declaredValue else { return nil }
      let calls = ([made] + made.descendants).filter(isButton)
      return calls.count == 1 ? Self.width(ofNew: calls[0]) : nil
    default: return nil
    }
  }

  private func isButton(_ node: SwiftNode) -> Bool {
    guard node.kind == .call, let callee = node.child(0) else { return false }
    return callee.name == "UIBarButtonItem" && types.isOfSystem(callee)
  }

  private static func width(ofNew call: SwiftNode) -> Double? {
    for argument in call.children where argument.kind == .argument {
      switch argument.name {
      case "barButtonSystemItem", "systemItem":
        guard let item = argument.child(0)?.lastName else { return nil }
        return words.contains(item) ? word : symbol
      case "image": return symbol
      case "title", "customView": return nil
      default: break
      }
    }
    return nil
  }

  /// The points of a bar that are not the title's at most; `nil` where that is not known, and where the title may be
  /// a large one.
  func taken(besideTitleOf type: Int) -> Double? {
    let lineage = types.lineage(of: type)
    if hasLargeTitles, withoutLargeTitle.isDisjoint(with: lineage) { return nil }
    let sayings =
      said.filter { lineage.contains($0.key) || types.lineage(of: $0.key).contains(type) }
      .values.flatMap(\.self) + saidOfAny
    guard sayings.allSatisfy({ $0.points != nil }) else { return nil }
    let left = sayings.filter(\.isLeft).compactMap(\.points).max() ?? 0
    let right = sayings.filter { !$0.isLeft }.compactMap(\.points).max() ?? 0
    return Self.margins + max(Self.backButton, left) + right
  }
}
