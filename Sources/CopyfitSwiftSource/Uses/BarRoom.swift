internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Finds the width of a navigation bar's buttons beside a view controller's title.
struct BarRoom {
  private var resolver: ControlResolver
  let types: TypeTable
  /// The bar buttons in statements, by the types of the view controllers.
  private(set) var said: [Int: [Saying]] = [:]
  /// The types that never have a large title.
  private(set) var withoutLargeTitle: Set<Int> = []
  /// Whether a bar shows large titles.
  private(set) var hasLargeTitles: Bool
  /// Whether a search bar replaces a title.
  private(set) var hasSearchBarAsTitle = false
  /// The bar buttons in statements about unknown view controllers.
  private(set) var saidOfAny: [Saying] = []
  /// Whether code sets fonts for the texts of bars.
  let fonts: BarFonts

  /// The buttons that one statement places in a bar.
  struct Saying {
    /// Whether the statement sets the left buttons, the right buttons or the view that replaces the title.
    var part: Part
    /// The buttons; `nil` if they are unknown.
    var content: Content?
  }

  enum Part { case left, right, title }

  /// The content of one side of a bar.
  struct Content {
    /// The maximum width of everything but buttons with texts, in points.
    var points = 0.0
    /// The calls that create buttons with texts.
    var texts: [SwiftNode] = []
    /// The number of a document's buttons with texts.
    var drawnTexts = 0
    /// Whether there is a button with one of the system's texts.
    var hasWord = false

    var textCount: Int { texts.count + drawnTexts }

    mutating func add(_ other: Content) {
      points += other.points
      texts += other.texts
      drawnTexts += other.drawnTexts
      hasWord = hasWord || other.hasWord
    }
  }

  /// A variable that is followed from others.
  private struct Question: Hashable {
    var variable: SwiftNode
    var depth: Int
  }

  /// The contents of variables, as far as they were examined.
  private var contents: [Question: Content?] = [:]
  private var depth = 0
  private static let maximumDepth = 4
  /// The maximum number of buttons with texts on one side of a bar; if there are more, the content is unknown.
  private static let maximumTexts = 64

  /// The margins of the bar and the spaces between its parts, in points.
  static let margins = PlatformDefaults.barMargins.points
  /// The back button if the title leaves no room for its text, in points: a symbol.
  static let backButton = PlatformDefaults.backButton.points
  /// The maximum width of a button with a symbol, in points.
  static let symbol = PlatformDefaults.barSymbol.points
  /// A button with one of the system's texts, in points.
  static let word = PlatformDefaults.barWord.points
  /// The space around a button's text and beside the button, in points.
  static let padding = PlatformDefaults.barPadding.points
  /// The ratio by which letters are wider in the heavier weights of buttons and search fields.
  static let heavier = PlatformDefaults.heavierLetters.points
  /// The properties and functions for bar buttons, and whether they are for the left side.
  private static let sides = [
    "leftBarButtonItem": true, "leftBarButtonItems": true, "setLeftBarButton": true,
    "setLeftBarButtonItems": true, "rightBarButtonItem": false, "rightBarButtonItems": false,
    "setRightBarButton": false, "setRightBarButtonItems": false,
  ]

  /// - Parameter drawn: The bars of the documents' view controllers.
  init(_ evaluator: Evaluator, _ drawn: DrawnBars) {
    hasLargeTitles = drawn.hasLargeTitles
    resolver = ControlResolver(evaluator)
    types = evaluator.types
    fonts = BarFonts(evaluator)
    for bar in drawn.bars {
      for type in bar.className.map({ types.resolve($0) }) ?? [] {
        said[type, default: []] += Self.sayings(of: bar)
      }
    }
    let index = evaluator.index
    readButtons(in: index)
    readTitles(in: index)
  }

  private mutating func readButtons(in index: SourceIndex) {
    for (name, isLeft) in Self.sides {
      for statement in (index.assignments[name] ?? []) + (index.calls[name] ?? []) {
        let value = statement.child(1)
        guard let target = statement.child(0),
          let value = statement.kind == .call ? value?.child(0) : value
        else { continue }
        for value in value.alternatives where value.kind != .none {
          let saying = Saying(part: isLeft ? .left : .right, content: content(of: value))
          add(target.child(0), saying, at: statement)
        }
      }
    }
  }

  private mutating func readTitles(in index: SourceIndex) {
    for assignment in index.assignments["titleView"] ?? []
    where assignment.child(1)?.kind != SwiftNode.Kind.none {
      add(assignment.child(0)?.child(0), Saying(part: .title), at: assignment)
      if assignment.child(1)?.lastName == "searchBar" { hasSearchBarAsTitle = true }
    }
    for assignment in index.assignments["largeTitleDisplayMode"] ?? []
    where assignment.child(1)?.name == "never" && assignment.runsAlways {
      if let type = types.enclosingType(of: assignment) { withoutLargeTitle.insert(type) }
    }
    let wishes = index.assignments["prefersLargeTitles"] ?? []
    hasLargeTitles = hasLargeTitles || wishes.contains { $0.child(1)?.name != "false" }
  }

  /// Adds buttons to the bar of an object with a navigation item.
  private mutating func add(_ item: SwiftNode?, _ saying: Saying, at statement: SwiftNode) {
    // An object's own property may have the same name.
    guard let item, item.name != "self" else { return }
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
    if found.isEmpty, !isOfOwnType(item, statement.child(0)?.name) { saidOfAny.append(saying) }
    for type in found { said[type, default: []].append(saying) }
  }

  /// Whether an object certainly has one of the app's own types that declares a property.
  private mutating func isOfOwnType(_ object: SwiftNode, _ property: String?) -> Bool {
    guard let property, object.lastName != "navigationItem" else { return false }
    let types = resolver.objects.evaluator.answer(object).values.map(\.value)
    return !types.isEmpty
      && types.allSatisfy { value in
        guard case .instance(let type) = value else { return false }
        return self.types.members(property, of: type) != nil
      }
  }

  /// The content of buttons; `nil` if it is unknown.
  private mutating func content(of value: SwiftNode) -> Content? {
    switch value.kind {
    case .array:
      var sum = Content()
      for element in value.children {
        guard let content = content(of: element) else { return nil }
        sum.add(content)
        guard sum.textCount <= Self.maximumTexts else { return nil }
      }
      return sum
    case .call where isButton(value): return Self.content(ofNew: value)
    case .name where value.name == "editButtonItem", .member where value.name == "editButtonItem":
      return Self.content(.word)
    case .name, .member:
      let found = resolver.controls(value)
      return found.count == 1 ? content(ofVariable: found[0].variable) : nil
    default: return nil
    }
  }

  /// The content of buttons in a variable: the maximum of all its values.
  private mutating func content(ofVariable variable: SwiftNode) -> Content? {
    guard depth < Self.maximumDepth, !variable.flags.contains(.isOutlet) else { return nil }
    let question = Question(variable: variable, depth: depth)
    if let known = contents[question] { return known }
    depth += 1
    let found = mostContent(of: variable)
    depth -= 1
    contents.updateValue(found, forKey: question)
    return found
  }

  private mutating func mostContent(of variable: SwiftNode) -> Content? {
    let assigned = (resolver.objects.evaluator.index.assignments[variable.name] ?? [])
      .filter { $0.tree === variable.tree }.compactMap { $0.child(1) }
    // A collection may get more elements through calls.
    let values = [variable.declaredValue].compactMap(\.self) + assigned
    guard !values.isEmpty,
      variable.flags.contains(.isConstant) || values.allSatisfy({ $0.kind != .array })
    else { return nil }
    let contents = values.flatMap(\.alternatives).filter { $0.kind != .none }.map {
      content(made: $0)
    }
    guard contents.allSatisfy({ $0 != nil }) else { return nil }
    return Self.most(of: contents.compactMap(\.self))
  }

  /// The content of buttons that an expression creates.
  private mutating func content(made value: SwiftNode) -> Content? {
    if value.kind == .array { return content(of: value) }
    let calls = ([value] + value.descendants).filter(isButton)
    return calls.count == 1 ? Self.content(ofNew: calls[0]) : nil
  }

  /// The maximum of several contents.
  static func most(of contents: [Content]) -> Content {
    var most = contents.max { $0.textCount < $1.textCount } ?? Content()
    most.points = contents.map(\.points).max() ?? 0
    most.hasWord = contents.contains(where: \.hasWord)
    return most
  }

  private func isButton(_ node: SwiftNode) -> Bool {
    guard node.kind == .call, let callee = node.child(0) else { return false }
    return callee.name == "UIBarButtonItem" && types.isOfSystem(callee)
  }

  /// The content of an item; `nil` if it is unknown.
  private static func content(_ item: DrawnBars.Item) -> Content? {
    switch item {
    case .symbol: Content(points: symbol)
    case .word: Content(points: word, hasWord: true)
    case .text: Content(drawnTexts: 1)
    case .unknown: nil
    }
  }

  /// The buttons that a document places in a bar.
  static func sayings(of bar: DrawnBars.Bar) -> [Saying] {
    [(Part.left, bar.left), (.right, bar.right)].filter { !$0.1.isEmpty }.map { part, items in
      let contents = items.map { content($0) }
      guard contents.allSatisfy({ $0 != nil }) else { return Saying(part: part) }
      let sum = contents.compactMap(\.self).reduce(into: Content()) { sum, content in
        sum.add(content)
      }
      return Saying(part: part, content: sum)
    }
  }

  private static func content(ofNew call: SwiftNode) -> Content? {
    for argument in call.children where argument.kind == .argument {
      switch argument.name {
      case "barButtonSystemItem", "systemItem":
        guard let item = argument.child(0)?.lastName else { return nil }
        return content(DrawnBars.Item(systemItem: item))
      case "image": return Content(points: symbol)
      case "title": return Content(texts: [call])
      case "customView": return nil
      default: break
      }
    }
    return nil
  }
}
