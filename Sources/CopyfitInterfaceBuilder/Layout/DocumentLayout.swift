/// What a document says of where its views are, in points on its canvas.
struct DocumentLayout {
  let views: ViewTree
  let canvas: CanvasSize
  let constraints: [LayoutConstraint]
  private(set) var solver: LayoutSolver
  /// What follows where images and controls give all their width to the texts beside them; `nil` where nothing rests
  /// on their widths.
  private var yielding: LayoutSolver?
  /// For each view the constraints that name it.
  private let uses: [[Int]]
  /// For each view the widest that it can become.
  private(set) var rooms: [LayoutRoom?] = []
  /// For each view the most that its height can be, where its text cannot make it higher.
  private(set) var maximumHeights: [LayoutValue?] = []

  /// Works out a document's layout.
  init(_ views: ViewTree, canvas: CanvasSize) {
    self.views = views
    self.canvas = canvas
    constraints = ConstraintReader(views).constraints(canvas: canvas)
    let shares = ProportionalPlaces(constraints, in: views)
    let equations =
      LayoutEquations(views, canvas: canvas).equations() + constraints.compactMap(\.equation)
      + shares.equations
    solver = LayoutSolver(viewCount: views.views.count + shares.count, equations: equations)
    var uses = [[Int]](repeating: [], count: views.views.count)
    for (index, constraint) in constraints.enumerated() {
      uses[constraint.first.view].append(index)
      if let second = constraint.second?.view, second != constraint.first.view {
        uses[second].append(index)
      }
    }
    self.uses = uses
    let unassumed = solver
    makeAssumptions(contentShare: 1)
    if hasYieldingContent {
      let full = solver
      solver = unassumed
      makeAssumptions(contentShare: 0)
      (yielding, solver) = (solver, full)
    }
    // Views stand after those around them, so that what is asked of those is there.
    for view in views.views.indices {
      rooms.append(room(for: view, among: rooms))
      maximumHeights.append(maximumHeight(of: view, among: maximumHeights))
    }
  }

  /// Adds what follows from UIKit's ways instead of constraints, the surest first.
  ///
  /// - Parameter contentShare: How much images and controls have of the width that they ask for.
  private mutating func makeAssumptions(contentShare: Double) {
    assumeScreens()
    assumeFixedContent(contentShare)
    assumeRows()
    assumeDrawnRoots()
    assumeOrigins()
  }

  /// The constraints that name a view.
  func constraints(on view: Int) -> [LayoutConstraint] { uses[view].map { constraints[$0] } }

  /// What is known of a part of a view.
  func value(_ view: Int, _ axis: Axis, _ part: LayoutVariable.Part) -> LayoutValue? {
    solver.value(view, axis, part)
  }

  /// A view's width where images and controls give all of theirs to the texts beside them.
  func yieldedWidth(of view: Int) -> LayoutValue? { yielding?.value(view, .horizontal, .length) }
}

extension DocumentLayout {
  /// A screen's view is as wide as the screen, where it was drawn so.
  private mutating func assumeScreens() {
    for view in views.views.indices where isScreen(view) {
      assume(view, .horizontal, .start, 0, .constraint)
      solver.assume(
        LayoutVariable(view, .horizontal, .length),
        LayoutValue(DeviceLength(onCanvas: canvas.width, growth: 1), .constraint))
    }
  }

  private func isScreen(_ view: Int) -> Bool {
    let root = views[view]
    guard root.isRoot, ![.tableCell, .collectionCell].contains(root.role) else { return false }
    return root.frame.map { abs($0.width - canvas.width) < 0.5 } ?? true
  }

  /// Switches, images and buttons without a title ask for a width of their own, as drawn.
  ///
  /// Their heights are not counted on: a text that needs more stretches what it is tied to.
  private mutating func assumeFixedContent(_ share: Double) {
    for (index, view) in views.views.enumerated() where asksForWidth(index) {
      guard let frame = view.frame else { continue }
      let resists =
        views.resistance(of: index) > ViewTree.standardResistance || views.keepsItsSize(index)
      assume(
        index, .horizontal, .length, resists ? frame.width : frame.width * share,
        resists ? .constraint : .content)
    }
  }

  private func asksForWidth(_ view: Int) -> Bool {
    views[view].role == .fixedContent && !views[view].usesAutoresizing
      && !isStretched(view, .horizontal)
  }

  /// Whether some width rests on that of an image or a control.
  private var hasYieldingContent: Bool {
    views.views.indices.contains { view in
      asksForWidth(view) && value(view, .horizontal, .length)?.trust == .content
    }
  }

  /// Whether the view around a view holds both its ends, which makes it as long as that allows.
  func isStretched(_ view: Int, _ axis: Axis) -> Bool {
    let ends = constraints(on: view).compactMap { constraint -> LayoutVariable.Part? in
      guard constraint.relation == .equal, constraint.isRequired else { return nil }
      let tie = EdgeTie(constraint, of: view, axis)
      return tie.flatMap { views.isInside(view, of: $0.other.view) ? $0.own : nil }
    }
    return ends.contains(.start) && ends.contains(.end)
  }

  /// The content of a row whose height is fixed is as high as the row, less what the separator takes.
  ///
  /// That is no constraint: one line of code lets a table's rows size themselves.
  private mutating func assumeRows() {
    for (index, view) in views.views.enumerated() where view.role == .cellContent {
      guard let cell = view.parent, let row = rowHeight(of: cell) else { continue }
      let drawnInset = views[cell].frame.flatMap { outer in
        view.frame.map { outer.height - $0.height }
      }
      let inset = drawnInset.flatMap { (0...1).contains($0) ? $0 : nil } ?? 0
      assume(index, .vertical, .start, 0, .constraint)
      assume(index, .vertical, .length, row - inset, .canvas)
    }
  }

  /// A view that is not drawn as wide as the screen is shown by code, in a size that it decides.
  private mutating func assumeDrawnRoots() {
    for (index, view) in views.views.enumerated() where view.parent == nil {
      guard let width = drawnRootWidth(view) else { continue }
      assume(index, .horizontal, .start, 0, width.trust)
      solver.assume(LayoutVariable(index, .horizontal, .length), width)
    }
  }

  private func drawnRootWidth(_ view: InterfaceView) -> LayoutValue? {
    guard let frame = view.frame else { return nil }
    switch view.role {
    case .collectionCell: return nil
    case .tableCell:
      // Its table decides; Xcode draws new cells 320 points wide whatever the canvas.
      let isAsWide = abs(frame.width - canvas.width) < 0.5
      return LayoutValue(
        DeviceLength(onCanvas: canvas.width, growth: 1), isAsWide ? .canvas : .drawn)
    default: return LayoutValue(DeviceLength(onCanvas: frame.width), .drawn)
    }
  }

  /// Inside a view of known length, positions are known from that view's start.
  private mutating func assumeOrigins() {
    for axis in Axis.allCases {
      for view in views.views.indices where value(view, axis, .length) != nil {
        solver.assumeOrigin(at: view, axis)
      }
    }
  }

  private mutating func assume(
    _ view: Int, _ axis: Axis, _ part: LayoutVariable.Part, _ length: Double, _ trust: Trust
  ) {
    solver.assume(
      LayoutVariable(view, axis, part), LayoutValue(DeviceLength(onCanvas: length), trust))
  }
}

extension DocumentLayout {
  /// The height of a table's row where it is fixed: the same for every text.
  ///
  /// Rows size themselves unless their table has a height for all. Then a static row has its own or that. A row
  /// made from a prototype has the table's alone: where the prototype is drawn with another one, code gives the
  /// rows theirs.
  func rowHeight(of cell: Int) -> Double? {
    guard views[cell].role == .tableCell, let table = views[cell].parent else { return nil }
    let tree = views.tree
    let own = tree.number("rowHeight", of: views[cell].element).flatMap { $0 > 0 ? $0 : nil }
    let common = tree.number("rowHeight", of: views[table].element).flatMap { $0 > 0 ? $0 : nil }
    guard let common else { return nil }
    if isStatic(cell: cell) { return own ?? common }
    return own.map { abs($0 - common) > 1 } == true ? nil : common
  }

  /// Whether a table's cell is a row itself, not a prototype that code makes rows from.
  func isStatic(cell: Int) -> Bool {
    guard let table = views[cell].parent else { return false }
    return views.tree.attribute("dataMode", of: views[table].element) == "static"
  }
}
