/// A rectangle in the coordinates of the superview, in points.
struct Rectangle: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The start of the rectangle along an axis.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The rectangle's length along an axis.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// An axis of layout.
enum Axis: Int, CaseIterable {
  case horizontal, vertical
}

/// A view of a document, or a layout guide, which counts as a view without content.
struct InterfaceView {
  /// The properties of a view that determine its layout.
  enum Role: Hashable {
    case plain, label
    case stack
    /// A scroll view; constraints from inside it refer to its content.
    case scroller
    /// The content of a scroll view: it has no element, and constraints determine its width.
    case scrollContent
    case tableView, tableCell, collectionCell, cellContent
    /// A view above or below a table's rows, which is as wide as the table.
    case tableBanner
    /// A layout guide that follows the edges of its view.
    case guide
    /// A control or image with a size that does not depend on a text.
    case fixedContent
    /// A control that is as wide as its text.
    case textControl
  }

  var element: Int
  var role: Role
  var parent: Int?
  /// The frame on the canvas, if the document has one.
  var frame: Rectangle?
  /// Whether it is a view controller's root view, or a xib's main view.
  var isRoot = false
  /// Whether its frame follows its parent's by springs and struts instead of constraints.
  var usesAutoresizing = false
}

/// The views of a document, superviews before subviews.
struct ViewTree {
  let tree: XMLTree
  private(set) var views: [InterfaceView] = []
  /// The views by their object identifiers.
  private(set) var indexOfID: [String: Int] = [:]
  private(set) var scrollContent: [Int: Int] = [:]
  private(set) var children: [[Int]] = []
  private var indexOfElement: [Int: Int] = [:]
  /// The identifiers of the objects with outlets.
  private let outlets: Set<String>

  /// Finds the views of a document.
  init(_ tree: XMLTree) {
    self.tree = tree
    outlets = Set(
      tree.elements.lazy.filter { $0.name.hasPrefix("outlet") }.compactMap {
        $0.attributes["destination"]
      })
    for element in tree.elements.indices where Self.isView(element, in: tree) {
      append(element)
    }
  }

  subscript(index: Int) -> InterfaceView { views[index] }

  /// The view of an element.
  func view(of element: Int) -> Int? { indexOfElement[element] }

  /// The view of an element, or the nearest view that contains it.
  func view(around element: Int) -> Int? {
    indexOfElement[element]
      ?? tree.ancestor(of: element) { indexOfElement[$0] != nil }.flatMap { indexOfElement[$0] }
  }

  /// The container of a view; in a scroll view this is its content.
  func container(of view: Int) -> Int? {
    guard let parent = views[view].parent else { return nil }
    let isInsideContent = ![.scrollContent, .guide].contains(views[view].role)
    return isInsideContent ? scrollContent[parent] ?? parent : parent
  }

  /// Whether a view is inside another, at any depth.
  func isInside(_ view: Int, of outer: Int) -> Bool { ancestors(of: view).contains(outer) }

  /// The superviews of a view, innermost first.
  func ancestors(of view: Int) -> some Sequence<Int> {
    sequence(state: views[view].parent) { next in
      defer { next = next.flatMap { views[$0].parent } }
      return next
    }
  }

  /// The view's horizontal compression resistance, a layout priority.
  func resistance(of view: Int) -> Double {
    tree.number("horizontalCompressionResistancePriority", of: views[view].element)
      ?? Self.standardResistance
  }

  /// Whether a view has a fixed size that does not depend on its frame, so that a text beside it gets none of its
  /// width.
  ///
  /// Switches: "The size components of this rectangle are ignored" (`UISwitch.init(frame:)`). In the documents of 37
  /// apps, 191 of 217 switches of Xcode before 26 are drawn 51 × 31, and five of six steppers 94 points wide. Xcode 26
  /// draws switches 63 × 28, so a text beside one has less than the known maximum.
  func keepsItsSize(_ view: Int) -> Bool {
    ["switch", "stepper"].contains(tree[views[view].element].name)
  }

  /// UIKit's default compression resistance.
  static let standardResistance = 750.0

  /// The priority of constraints that UIKit must not break: `UILayoutPriority.required`, the default of a document.
  static let requiredPriority = 1000.0

  /// Whether a view is hidden, or has an outlet through which code can hide it.
  func mayHide(_ view: Int) -> Bool {
    tree.says("hidden", of: views[view].element) || isReached(view)
  }

  /// Whether a view has an outlet.
  func isReached(_ view: Int) -> Bool {
    tree.attribute("id", of: views[view].element).map(outlets.contains) ?? false
  }

  /// Whether a view is the guide of a scroll view's frame, which does not scroll.
  func isFrameGuide(_ view: Int) -> Bool {
    views[view].role == .guide
      && tree.attribute("key", of: views[view].element) == "frameLayoutGuide"
  }

  /// The stack that lays out a view, if any.
  func stack(around view: Int) -> Int? {
    guard let parent = views[view].parent, views[parent].role == .stack else { return nil }
    return views[view].role == .guide ? nil : parent
  }

  private mutating func append(_ element: Int) {
    let parent = tree[element].parent.flatMap { view(around: $0) }
    var added = InterfaceView(
      element: element, role: role(of: element, in: parent), parent: parent,
      frame: Rectangle(frameOf: element, in: tree))
    added.isRoot = parent == nil && isMainView(element)
    added.usesAutoresizing =
      (tree.attribute("translatesAutoresizingMaskIntoConstraints", of: element) != "NO"
        || isFixed(element)) && added.role != .guide
    let index = add(added)
    indexOfElement[element] = index
    if [.scroller, .tableView].contains(added.role) { addContent(of: index) }
    guard let id = tree.attribute("id", of: element), indexOfID[id] == nil else { return }
    let isContent = tree.attribute("key", of: element) == "contentLayoutGuide"
    let content = added.role == .guide && isContent ? parent.flatMap { scrollContent[$0] } : nil
    indexOfID[id] = content ?? index
  }

  /// Whether a view without constraints keeps its drawn frame: Interface Builder converts its mask to constraints when
  /// the app is built.
  private func isFixed(_ element: Int) -> Bool {
    tree.says("fixedFrame", of: element) && tree.child("autoresizingMask", of: element) != nil
  }

  private mutating func add(_ view: InterfaceView) -> Int {
    views.append(view)
    children.append([])
    if let parent = view.parent { children[parent].append(views.count - 1) }
    return views.count - 1
  }

  private mutating func addContent(of scroller: Int) {
    let content = InterfaceView(
      element: views[scroller].element, role: .scrollContent, parent: scroller)
    scrollContent[scroller] = add(content)
  }
}

extension ViewTree {
  private static func isView(_ element: Int, in tree: XMLTree) -> Bool {
    if tree[element].name == "viewLayoutGuide" { return true }
    if ["view", "label"].contains(tree[element].name) { return true }
    let isSubview = tree[element].parent.map { tree[$0].name == "subviews" } ?? false
    return isSubview || tree.child("rect", key: "frame", of: element) != nil
  }

  /// Whether an element without a superview is a screen's view.
  private func isMainView(_ element: Int) -> Bool {
    if tree.attribute("key", of: element) == "view" { return true }
    // In a xib, the top-level views are among the objects; in a storyboard, such views are not on a screen.
    return tree[0].attributes["type"]?.hasSuffix("Storyboard.XIB") != true
  }

  private func role(of element: Int, in parent: Int?) -> InterfaceView.Role {
    let name = tree[element].name
    let key = tree.attribute("key", of: element)
    if let role = Self.roles[name] { return role }
    if let parent, key == "contentView", [.tableCell, .collectionCell].contains(views[parent].role)
    {
      return .cellContent
    }
    if let parent, views[parent].role == .tableView, key != nil { return .tableBanner }
    if name == "button" { return hasTitle(element) ? .textControl : .fixedContent }
    return .plain
  }

  private func hasTitle(_ button: Int) -> Bool {
    tree[button].children.contains { child in
      switch tree[child].name {
      case "state":
        tree.attribute("title", of: child)?.isEmpty == false
          || !tree[child].children.isEmpty
            && (tree.child("attributedString", of: child) ?? tree.child("string", of: child)) != nil
      case "buttonConfiguration":
        tree.attribute("title", of: child) != nil
          || tree.child("attributedString", of: child) != nil
      default: false
      }
    }
  }

  private static let roles: [String: InterfaceView.Role] = [
    "label": .label, "stackView": .stack, "scrollView": .scroller, "textView": .scroller,
    "collectionView": .scroller, "tableView": .tableView, "tableViewCell": .tableCell,
    "collectionViewCell": .collectionCell, "collectionReusableView": .collectionCell,
    "tableViewCellContentView": .cellContent, "collectionViewCellContentView": .cellContent,
    "viewLayoutGuide": .guide, "switch": .fixedContent, "stepper": .fixedContent,
    "imageView": .fixedContent, "activityIndicatorView": .fixedContent,
    "segmentedControl": .textControl,
  ]
}

extension Rectangle {
  /// The width of a switch's alignment rectangle, in points; its frame on the canvas may be 2 points wider.
  private static let switchWidth = 49.0

  /// Creates the frame of an element, or `nil` if it has none or the rectangle is invalid.
  init?(frameOf element: Int, in tree: XMLTree) {
    guard let rect = tree.frame(of: element),
      let x = tree.number("x", of: rect), let y = tree.number("y", of: rect),
      let width = tree.number("width", of: rect), let height = tree.number("height", of: rect)
    else { return nil }
    let isSwitch = tree[element].name == "switch"
    self.init(
      x: x, y: y, width: isSwitch ? min(width, Self.switchWidth) : width, height: height)
  }
}
