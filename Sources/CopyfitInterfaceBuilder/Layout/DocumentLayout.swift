/// The known positions and lengths of a document's views, in points on its canvas.
struct DocumentLayout {
  let views: ViewTree
  let canvas: CanvasSize
  let constraints: [LayoutConstraint]
  private(set) var solver: LayoutSolver
  /// The solution if images and controls leave all their width to the texts beside them; `nil` if no width depends on
  /// them.
  private var yielding: LayoutSolver?
  /// The constraints of each view.
  private let uses: [[Int]]
  /// The maximum room of each view.
  private(set) var rooms: [LayoutRoom?] = []
  /// The maximum height of each view whose text cannot make it higher.
  private(set) var maximumHeights: [LayoutValue?] = []

  /// Solves a document's layout.
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
    // Superviews come first, so their results are available.
    for view in views.views.indices {
      rooms.append(room(for: view, among: rooms))
      maximumHeights.append(maximumHeight(of: view, among: maximumHeights))
    }
  }

  /// Adds assumptions about UIKit's behavior without constraints, the most certain first.
  ///
  /// - Parameter contentShare: The share of their natural width that images and controls get.
  private mutating func makeAssumptions(contentShare: Double) {
    assumeScreens()
    assumeFixedContent(contentShare)
    assumeRows()
    assumeDrawnRoots()
    assumeOrigins()
  }

  /// The constraints of a view.
  func constraints(on view: Int) -> [LayoutConstraint] { uses[view].map { constraints[$0] } }

  /// The known value of a part of a view.
  func value(_ view: Int, _ axis: Axis, _ part: LayoutVariable.Part) -> LayoutValue? {
    solver.value(view, axis, part)
  }

  /// A view's width if images and controls leave all their width to the texts beside them.
  func yieldedWidth(of view: Int) -> LayoutValue? { yielding?.value(view, .horizontal, .length) }
}

extension DocumentLayout {
  /// Assumes that a screen's view is as wide as the screen, if it is drawn that way.
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

  /// Assumes that switches, images and buttons without a title have their drawn width.
  ///
  /// Their heights are not used, because a text that needs more height stretches the views tied to it.
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

  /// Whether a width depends on that of an image or a control.
  private var hasYieldingContent: Bool {
    views.views.indices.contains { view in
      asksForWidth(view) && value(view, .horizontal, .length)?.trust == .content
    }
  }

  /// Whether constraints tie both ends of a view to its superview, which determines its length.
  func isStretched(_ view: Int, _ axis: Axis) -> Bool {
    let ends = constraints(on: view).compactMap { constraint -> LayoutVariable.Part? in
      guard constraint.relation == .equal, constraint.isRequired else { return nil }
      let tie = EdgeTie(constraint, of: view, axis)
      return tie.flatMap { views.isInside(view, of: $0.other.view) ? $0.own : nil }
    }
    return ends.contains(.start) && ends.contains(.end)
  }

  /// Assumes that the content of a row with a fixed height has the row's height without the separator.
  ///
  /// It is uncertain, because one line of code makes a table's rows self-sizing.
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

  /// Assumes that a root view that is not drawn as wide as the screen has the screen's width, the most it can have.
  ///
  /// Its drawn width is no limit: a table makes its rows as wide as it is, and code any other view as wide as it likes.
  /// Xcode draws new cells 320 points wide on any canvas.
  private mutating func assumeDrawnRoots() {
    for (index, view) in views.views.enumerated()
    where view.parent == nil && view.role != .collectionCell {
      guard let frame = view.frame else { continue }
      let isRow = view.role == .tableCell && abs(frame.width - canvas.width) < 0.5
      let trust = isRow ? Trust.canvas : .drawn
      assume(index, .horizontal, .start, 0, trust)
      solver.assume(
        LayoutVariable(index, .horizontal, .length),
        LayoutValue(DeviceLength(onCanvas: canvas.width, growth: 1), trust))
    }
  }

  /// Makes views with a known length the origin of the positions inside them.
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
  /// The fixed height of a table's row, which is the same for all texts.
  ///
  /// Rows are self-sizing unless their table has a height for all rows. Then a static row has its own height, or the
  /// table's. A row from a prototype has the table's height only; if the prototype is drawn with another height, code
  /// sets the rows' height.
  func rowHeight(of cell: Int) -> Double? {
    guard views[cell].role == .tableCell, let table = views[cell].parent else { return nil }
    let tree = views.tree
    let own = tree.number("rowHeight", of: views[cell].element).flatMap { $0 > 0 ? $0 : nil }
    let common = tree.number("rowHeight", of: views[table].element).flatMap { $0 > 0 ? $0 : nil }
    guard let common else { return nil }
    if isStatic(cell: cell) { return own ?? common }
    return own.map { abs($0 - common) > 1 } == true ? nil : common
  }

  /// Whether a table's cell is a static row, not a prototype.
  func isStatic(cell: Int) -> Bool {
    guard let table = views[cell].parent else { return false }
    return views.tree.attribute("dataMode", of: views[table].element) == "static"
  }
}
