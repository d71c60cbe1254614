internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Finds the width of a navigation bar's buttons beside a view controller's title.
struct BarRoom {
  private var resolver: ControlResolver
  private let types: TypeTable
  /// The bar buttons in statements, by the types of the view controllers.
  private var said: [Int: [Saying]] = [:]
  /// The types that never have a large title.
  private var withoutLargeTitle: Set<Int> = []
  /// Whether some bar shows large titles.
  private var hasLargeTitles: Bool
  /// Whether some search bar is in the place of a title.
  private var hasSearchBarAsTitle = false
  /// The bar buttons in statements about unknown view controllers.
  private var saidOfAny: [Saying] = []

  /// The buttons in one statement, for one side of a bar.
  private struct Saying {
    var isLeft: Bool
    /// The buttons; `nil` if they are unknown.
    var content: Content?
  }

  /// The content of one side of a bar.
  private struct Content {
    /// The maximum width of everything but buttons with texts, in points.
    var points = 0.0
    /// The calls that create buttons with texts.
    var texts: [SwiftNode] = []
  }

  /// The margins of the bar and the spaces between its parts, in points.
  private static let margins = 32.0
  /// The back button if the title leaves no room for its text: a symbol (documentation of `backButtonDisplayMode`); 44
  /// points and a margin in iOS 26.
  private static let backButton = 60.0
  /// The maximum width of a button with a symbol, in points: 44 and the space beside it, also in iOS 26.
  private static let symbol = 60.0
  /// A button with one of the system's texts, which are short in every language, in points (an estimate, not measured).
  private static let word = 130.0
  /// The space around a button's text and beside the button, in points (16, 16 and 12, measured in iOS 26.1).
  private static let padding = 44.0
  /// The ratio by which letters are wider in the heavier weights of buttons and search fields in iOS 26.
  private static let heavier = 1.08
  private static let words: Set<String> = [
    "done", "cancel", "edit", "save", "undo", "redo", "close",
  ]

  /// The properties and functions for bar buttons, and whether they are for the left side.
  private static let sides = [
    "leftBarButtonItem": true, "leftBarButtonItems": true, "setLeftBarButton": true,
    "setLeftBarButtonItems": true, "rightBarButtonItem": false, "rightBarButtonItems": false,
    "setRightBarButton": false, "setRightBarButtonItems": false,
  ]

  init(_ evaluator: Evaluator, hasLargeTitles: Bool) {
    self.hasLargeTitles = hasLargeTitles
    resolver = ControlResolver(evaluator)
    types = evaluator.types
    let index = evaluator.index
    for (name, isLeft) in Self.sides {
      for statement in (index.assignments[name] ?? []) + (index.calls[name] ?? []) {
        let value = statement.child(1)
        guard let target = statement.child(0),
          let value = statement.kind == .call ? value?.child(0) : value, value.kind != .none
        else { continue }
        let saying = Saying(isLeft: isLeft, content: content(of: value))
        add(target.child(0), saying, at: statement)
      }
    }
    for assignment in index.assignments["titleView"] ?? [] {
      add(assignment.child(0)?.child(0), Saying(isLeft: true), at: assignment)
      if assignment.child(1)?.lastName == "searchBar" { hasSearchBarAsTitle = true }
    }
    for assignment in index.assignments["largeTitleDisplayMode"] ?? []
    where assignment.child(1)?.name == "never" && assignment.runsAlways {
      if let type = types.enclosingType(of: assignment) { withoutLargeTitle.insert(type) }
    }
    self.hasLargeTitles =
      hasLargeTitles
      || (index.assignments["prefersLargeTitles"] ?? []).contains {
        $0.child(1)?.name != "false"
      }
  }

  /// Adds buttons to the bar of an object with a navigation item.
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

  /// The content of buttons; `nil` if it is unknown.
  private mutating func content(of value: SwiftNode) -> Content? {
    switch value.kind {
    case .array:
      var sum = Content()
      for element in value.children {
        guard let content = content(of: element) else { return nil }
        sum.points += content.points
        sum.texts += content.texts
      }
      return sum
    case .call where isButton(value): return Self.content(ofNew: value)
    case .name where value.name == "editButtonItem": return Content(points: Self.word)
    case .name, .member:
      let found = resolver.controls(value)
      guard found.count == 1, let made = found[0].variable.declaredValue else { return nil }
      let calls = ([made] + made.descendants).filter(isButton)
      return calls.count == 1 ? Self.content(ofNew: calls[0]) : nil
    default: return nil
    }
  }

  private func isButton(_ node: SwiftNode) -> Bool {
    guard node.kind == .call, let callee = node.child(0) else { return false }
    return callee.name == "UIBarButtonItem" && types.isOfSystem(callee)
  }

  private static func content(ofNew call: SwiftNode) -> Content? {
    for argument in call.children where argument.kind == .argument {
      switch argument.name {
      case "barButtonSystemItem", "systemItem":
        guard let item = argument.child(0)?.lastName else { return nil }
        return Content(points: words.contains(item) ? word : symbol)
      case "image": return Content(points: symbol)
      case "title": return Content(texts: [call])
      case "customView": return nil
      default: break
      }
    }
    return nil
  }
}

// MARK: - Shares

extension BarRoom {
  /// The maximum content of the sides of a view controller's bar; `nil` if it is unknown.
  private func sides(of type: Int) -> (left: Content, right: Content)? {
    let lineage = types.lineage(of: type)
    let sayings =
      said.filter { lineage.contains($0.key) || types.lineage(of: $0.key).contains(type) }
      .values.flatMap(\.self) + saidOfAny
    guard sayings.allSatisfy({ $0.content != nil }) else { return nil }
    func most(_ isLeft: Bool) -> Content {
      let contents = sayings.filter { $0.isLeft == isLeft }.compactMap(\.content)
      return Content(
        points: contents.map(\.points).max() ?? 0,
        texts: contents.map(\.texts).max { $0.count < $1.count } ?? [])
    }
    var left = most(true)
    if left.texts.isEmpty { left.points = max(Self.backButton, left.points) }
    return (left, most(false))
  }

  /// The part of a bar that the title of a view controller has at least; `nil` if it is unknown.
  ///
  /// A large title has the bar's width less 40 points (measured in iOS 26.1). It is bold, twice the size of a
  /// small one, and grows with its style up to 60 points, so its letters count as 60 / 17 as wide and 5 % more.
  func share(ofTitleOf type: Int) -> SystemRoom.Share? {
    guard let sides = sides(of: type), sides.left.texts.isEmpty, sides.right.texts.isEmpty else {
      return nil
    }
    let taken = Self.margins + sides.left.points + sides.right.points
    guard hasLargeTitles, withoutLargeTitle.isDisjoint(with: types.lineage(of: type)) else {
      return SystemRoom.Share(taken: taken)
    }
    let large = SystemRoom.Share(taken: 40, parts: 60 / 17 * 1.05)
    let narrow = SystemRoom.narrowestScreen
    return large.width(onScreenOfWidth: narrow) <= narrow - taken ? large : nil
  }

  /// The part of a bar that a button with a text has at least; `nil` if it is unknown.
  ///
  /// A title gives way to buttons (measured in iOS 26.1; not documented). To be safe it gets the width of the widest
  /// button.
  func share(ofButton call: SwiftNode) -> SystemRoom.Share? {
    guard let type = types.enclosingType(of: call), let sides = sides(of: type),
      said[type]?.contains(where: { $0.content?.texts.contains(call) == true }) == true
    else { return nil }
    let count = Double(sides.left.texts.count + sides.right.texts.count)
    return SystemRoom.Share(
      taken: Self.margins + sides.left.points + sides.right.points + count * Self.padding,
      parts: (count + 1) * Self.heavier)
  }

  /// The part of the screen that the placeholder of a search controller's bar has; `nil` for any other search bar.
  ///
  /// The field is 8 points from each side of its bar, and its text 39.5 and 14 points from the sides of the field
  /// (measured in iOS 26.1). The bar has margins. A cancel button may be beside the field, and a system button in it.
  func share(ofSearchField assignment: SwiftNode) -> SystemRoom.Share? {
    guard !hasSearchBarAsTitle, assignment.child(0)?.child(0)?.kind == .member,
      assignment.child(0)?.child(0)?.name == "searchBar"
    else { return nil }
    return SystemRoom.Share(
      taken: 16 + 39.5 + 14 + Self.margins + Self.word + Self.symbol, parts: Self.heavier)
  }
}
