internal import CopyfitSwiftTree

/// Finds the widths of controls that code lays out.
struct ControlLayout {
  var resolver: ControlResolver
  private(set) var constraints: [SwiftNode: [LayoutConstraint]] = [:]
  /// The superviews of each view.
  private(set) var holders: [SwiftNode: Set<LayoutAnchor.Place>] = [:]
  /// The stack views that arrange each view.
  private(set) var stacks: [SwiftNode: Set<SwiftNode>] = [:]
  private var verticalStacks: Set<SwiftNode> = []
  /// The widths of the rectangles that code sets for a view, in points; `nil` for an unknown width.
  private(set) var frames: [SwiftNode: [Double?]] = [:]
  /// The stack views that may be horizontal.
  private var otherStacks: Set<SwiftNode> = []
  /// The views with rectangles that something else changes.
  private var resized: Set<SwiftNode> = []
  /// The views that are arranged in a way that is not read.
  private(set) var unread: Set<SwiftNode> = []
  /// Whether cells may have custom views beside their content.
  private let hasOwnAccessories: Bool
  private var known: [SwiftNode: ControlRoom] = [:]
  private var active: Set<SwiftNode> = []

  private static let maximumDepth = 6

  init(_ evaluator: Evaluator) {
    resolver = ControlResolver(evaluator)
    let index = evaluator.index
    hasOwnAccessories = index.assignments["accessoryView"] != nil
    for call in index.calls["constraint"] ?? [] {
      for (view, constraint) in resolver.constraints(of: call) {
        constraints[view, default: []].append(constraint)
      }
    }
    for name in ["addSubview", "insertSubview"] {
      for call in index.calls[name] ?? [] { hold(call) }
    }
    for name in ["addArrangedSubview", "insertArrangedSubview", "UIStackView"] {
      for call in index.calls[name] ?? [] { arrange(call) }
    }
    for assignment in index.assignments["axis"] ?? [] { turn(assignment) }
    for name in Self.framing + Self.resizing + Self.owning {
      for assignment in index.assignments[name] ?? [] { frame(assignment, name) }
    }
    for call in index.calls["sizeToFit"] ?? [] { resize(call.child(0)?.child(0)) }
    for call in index.calls["UIBarButtonItem"] ?? [] {
      resize(resolver.argument("customView", of: call))
    }
    let names = index.calls.keys.filter { Self.layers.contains($0) || Self.isSizing($0) }
    for name in names.sorted() {
      for call in index.calls[name] ?? [] { read(call, name) }
    }
  }
}

// MARK: - Reading

extension ControlLayout {
  private mutating func hold(_ call: SwiftNode) {
    guard let callee = call.child(0), let child = call.child(1)?.child(0) else { return }
    let base = callee.child(0)
    let place =
      base.map { resolver.place(of: $0) } ?? (callee.kind == .name ? .own : nil)
    for view in resolver.controls(child) {
      if let place { holders[view.variable, default: []].insert(place) }
    }
  }

  private mutating func arrange(_ call: SwiftNode) {
    guard let callee = call.child(0), let argument = call.child(1),
      let members = argument.child(0)
    else { return }
    let isMade = callee.name == "UIStackView"
    guard let stack = isMade ? call : callee.child(0),
      !isMade || argument.name == "arrangedSubviews"
    else { return }
    let found = resolver.controls(stack).map(\.variable)
    for member in members.kind == .array ? Array(members.children) : [members] {
      for view in resolver.controls(member) {
        stacks[view.variable, default: []].formUnion(found)
        // An unknown stack may have either axis.
        if found.isEmpty { unread.insert(view.variable) }
      }
    }
  }

  private mutating func turn(_ assignment: SwiftNode) {
    guard let stack = assignment.child(0)?.child(0) else { return }
    for view in resolver.controls(stack) {
      if assignment.child(1)?.name != "vertical" {
        otherStacks.insert(view.variable)
      } else if assignment.runsAlways, view.isCertain {
        verticalStacks.insert(view.variable)
      }
    }
  }

  /// The properties that set a view's rectangle or change the room of a stack view's members.
  private static let framing = [
    "frame", "bounds", "titleView", "isLayoutMarginsRelativeArrangement",
  ]
  /// The properties that change a part of a view's rectangle.
  private static let resizing = ["size", "width", "height", "autoresizingMask"]
  /// The properties with a view that their object lays out.
  private static let owning = [
    "tableHeaderView", "tableFooterView", "accessoryView", "backgroundView", "leftView",
    "rightView", "inputAccessoryView",
  ]

  private mutating func frame(_ assignment: SwiftNode, _ name: String) {
    if Self.owning.contains(name) { return resize(assignment.child(1)) }
    var view = name == "titleView" ? assignment.child(1) : assignment.child(0)?.child(0)
    if Self.resizing.contains(name) {
      while let inner = view, ["frame", "bounds", "size"].contains(inner.name) {
        view = inner.child(0)
      }
      return resize(view)
    }
    guard let view else { return }
    unread.formUnion(placedIndirectly(by: view))
    for found in resolver.controls(view) {
      if name == "frame", assignment.runsAlways, found.isCertain, let value = assignment.child(1) {
        frames[found.variable, default: []].append(resolver.width(ofRectangle: value))
      } else {
        unread.insert(found.variable)
      }
    }
  }

  /// Notes that a view's rectangle is changed.
  private mutating func resize(_ view: SwiftNode?) {
    guard let view else { return }
    resized.formUnion(resolver.controls(view).map(\.variable))
  }

  /// The widths of all rectangles of a view without constraints, in points; `nil` for an unknown width.
  mutating func rectangles(of view: SwiftNode) -> [Double?] {
    guard constraints[view] == nil, stacks[view] == nil else { return [] }
    let all = resolver.rectangles(ofNew: view) + (frames[view] ?? [])
    return resized.contains(view) ? all.map { _ in Double?.none } : all
  }
}

// MARK: - Unread layout

extension ControlLayout {
  /// Reads a call that lays views out.
  private mutating func read(_ call: SwiftNode, _ name: String) {
    let holder = { [holders] (view: SwiftNode) in
      holders[view].flatMap { $0.count == 1 ? $0.first : nil }
    }
    let made =
      switch name {
      case "makeConstraints": resolver.snaps(of: call, holder: holder)
      case "constraints": resolver.formatted(call, holder: holder)
      default: ControlResolver.Made?.none
      }
    guard let made else { return layOut(call) }
    for (view, constraint) in made { constraints[view, default: []].append(constraint) }
  }

  /// Initializers and functions that take the views that they lay out.
  private static let layers: Set<String> = ["NSLayoutConstraint", "constraints"]
  /// The members that layout packages add to views.
  private static let packages: Set<String> = ["pin", "snp", "easy", "layout", "anchor"]

  private static let lengths = ["height", "dimension"].map { Array($0.utf8) }

  /// Whether a function of the app or of a package may set the height of a view.
  private static func isSizing(_ name: String) -> Bool {
    packages.contains(name)
      || ["makeConstraints", "remakeConstraints", "updateConstraints", "size", "frame"].contains(
        name)
      || name.has(oneOf: lengths)
  }

  /// Records the views that a call lays out in an unknown way: its base and its arguments.
  private mutating func layOut(_ call: SwiftNode) {
    var node = call.child(0)?.child(0)
    while let view = node {
      for found in resolver.controls(view) { unread.insert(found.variable) }
      node = view.child(0)
    }
    for argument in call.children where argument.kind == .argument {
      let values =
        argument.child(0).map { $0.kind == .dictionary ? Array($0.children) : [$0] } ?? []
      for value in values where value.kind == .name || value.kind == .member {
        for found in resolver.controls(value) { unread.insert(found.variable) }
      }
    }
  }
}

// MARK: - Room

extension ControlLayout {
  /// The width of a view.
  mutating func room(of view: SwiftNode) -> ControlRoom {
    if let known = known[view] { return known }
    guard active.count < Self.maximumDepth, active.insert(view).inserted else {
      return .withinScreen
    }
    defer { active.remove(view) }
    let room = computed(view)
    known[view] = room
    return room
  }

  mutating func room(of place: LayoutAnchor.Place) -> ControlRoom {
    switch place {
    case .variable(let view): room(of: view)
    case .root: .screen
    case .cell: hasOwnAccessories ? .withinScreen : .cell
    case .own: .withinScreen
    }
  }

  private mutating func computed(_ view: SwiftNode) -> ControlRoom {
    let own = constraints[view] ?? []
    let rectangles = rectangles(of: view)
    if rectangles.count == 1, let width = rectangles[0], !unread.contains(view) {
      let length = ControlRoom.Length(points: width)
      return ControlRoom(least: length, most: length)
    }
    var room = between(own) ?? (spansContent(own) ? .ofContent : held(view))
    for extent in own where extent.attribute == .width && extent.relation != .inside {
      let most: ControlRoom.Length
      if let other = extent.other {
        guard other.attribute == .width, extent.isCertain else { continue }
        let outer = self.room(of: other.place)
        most = outer.most.less(-extent.constant)
        let isOnly = own.count { $0.attribute == .width } == 1 && extent.isCertain
        if isOnly, extent.relation == .equal {
          room.least = outer.least?.less(-extent.constant)
        }
      } else {
        guard extent.constant.isFinite, extent.constant >= 0, extent.isCertain else { continue }
        most = ControlRoom.Length(points: extent.constant)
        let isOnly = own.count { $0.attribute == .width } == 1
        room.least = isOnly && extent.relation == .equal ? most : nil
      }
      room.most = room.most.lesser(most)
    }
    return unread.contains(view) || frames[view] != nil ? .withinScreen : room
  }

  /// The room between two sides; `nil` if they do not belong to one view.
  private mutating func between(_ own: [LayoutConstraint]) -> ControlRoom? {
    let leading = own.filter { $0.attribute == .leading }
    let trailing = own.filter { $0.attribute == .trailing }
    guard leading.count == 1, trailing.count == 1, let start = leading.first,
      let end = trailing.first, let first = start.other, let last = end.other,
      first.attribute == .leading, last.attribute == .trailing, first.place == last.place,
      start.isCertain, end.isCertain, !isScroll(first.place)
    else { return nil }
    let outer = room(of: first.place)
    var room = ControlRoom(
      most: outer.most.less(
        start.constant + end.constant + first.margin.lowerBound + last.margin.lowerBound))
    if start.relation != .outside, end.relation != .outside {
      room.least = outer.least?.less(
        start.constant + end.constant + first.margin.upperBound + last.margin.upperBound)
    } else {
      room.most = outer.most
    }
    return room
  }

  /// The room of a view in its superview or stack.
  private mutating func held(_ view: SwiftNode) -> ControlRoom {
    if let found = stacks[view], found.count == 1, let stack = found.first {
      let room = self.room(of: stack)
      // The room in a stack that is not vertical depends on its other members.
      let isVertical = verticalStacks.contains(stack) && !otherStacks.contains(stack)
      return isVertical && !unread.contains(stack) ? room : room.atMost
    }
    guard let found = holders[view], found.count == 1, let holder = found.first else {
      return .withinScreen
    }
    return isScroll(holder) ? .withinScreen : room(of: holder).atMost
  }

  mutating func isScroll(_ place: LayoutAnchor.Place) -> Bool {
    guard case .variable(let view) = place else { return false }
    return resolver.types(of: view).contains { $0.contains("UIScrollView") }
  }
}
