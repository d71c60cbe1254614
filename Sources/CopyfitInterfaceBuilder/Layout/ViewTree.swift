/// A rectangle in the coordinates of the view around it, in points.
struct Rectangle: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The position at which the rectangle starts along an axis.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The rectangle's length along an axis.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// A direction of layout.
enum Axis: Int, CaseIterable {
  case horizontal, vertical
}

/// A view of a document, or a layout guide, which counts as a view without content.
struct InterfaceView {
  /// What decides how a view is laid out.
  enum Role: Hashable {
    case plain, label
    case stack
    /// A view whose content scrolls; constraints to its inside are about its content.
    case scroller
    /// What scrolls inside a scroller: no element, as wide as constraints make it.
    case scrollContent
    case tableView, tableCell, collectionCell, cellContent
    /// A view above or below a table's rows, which the table makes as wide as itself.
    case tableBanner
    /// An area of its view that follows the view's own edges.
    case guide
    /// A control or image whose size its text has no part in.
    case fixedContent
    /// A control that is as wide as its text.
    case textControl
  }

  var element: Int
  var role: Role
  var parent: Int?
  /// The frame on the canvas, where the document has one.
  var frame: Rectangle?
  /// Whether a view controller shows it as its own view, or a xib as its main view.
  var isRoot = false
  /// Whether its frame follows its parent's by springs and struts, not by constraints.
  var usesAutoresizing = false
}

/// The views of a document, outer before inner.
struct ViewTree {
  let tree: XMLTree
  private(set) var views: [InterfaceView] = []
  /// The views by their object identifiers.
  private(set) var indexOfID: [String: Int] = [:]
  private(set) var scrollContent: [Int: Int] = [:]
  private(set) var children: [[Int]] = []
  private var indexOfElement: [Int: Int] = [:]
  /// The identifiers of the objects that code can reach.
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

  /// The view that an element is.
  func view(of element: Int) -> Int? { indexOfElement[element] }

  /// The view that an element is, or that is the nearest around it.
  func view(around element: Int) -> Int? {
    indexOfElement[element]
      ?? tree.ancestor(of: element) { indexOfElement[$0] != nil }.flatMap { indexOfElement[$0] }
  }

  /// The view that holds another; in a scroller this is what scrolls.
  func container(of view: Int) -> Int? {
    guard let parent = views[view].parent else { return nil }
    let isInsideContent = ![.scrollContent, .guide].contains(views[view].role)
    return isInsideContent ? scrollContent[parent] ?? parent : parent
  }

  /// Whether a view is inside another, at any depth.
  func isInside(_ view: Int, of outer: Int) -> Bool { ancestors(of: view).contains(outer) }

  /// The views around a view, inner before outer.
  func ancestors(of view: Int) -> some Sequence<Int> {
    sequence(state: views[view].parent) { next in
      defer { next = next.flatMap { views[$0].parent } }
      return next
    }
  }

  /// How hard a view resists being narrower than its content, a layout priority.
  func resistance(of view: Int) -> Double {
    tree.number("horizontalCompressionResistancePriority", of: views[view].element)
      ?? Self.standardResistance
  }

  /// Whether a view shows itself at one size whatever its frame says, so that a text beside it has none of its width.
  ///
  /// Switches: "The size components of this rectangle are ignored" (`UISwitch.init(frame:)`). In the documents of 37
  /// apps, 191 of 217 switches of Xcode before 26 are drawn 51 × 31, and five of six steppers 94 points wide. Xcode 26
  /// draws switches 63 × 28: there a text beside one has less than the most that is known.
  func keepsItsSize(_ view: Int) -> Bool {
    ["switch", "stepper"].contains(tree[views[view].element].name)
  }

  /// How hard UIKit's views resist compression where the document says nothing.
  static let standardResistance = 750.0

  /// Whether a view is hidden, or code can reach it by an outlet and hide it.
  func mayHide(_ view: Int) -> Bool {
    tree.says("hidden", of: views[view].element) || isReached(view)
  }

  /// Whether code can reach a view by an outlet.
  func isReached(_ view: Int) -> Bool {
    tree.attribute("id", of: views[view].element).map(outlets.contains) ?? false
  }

  /// The stack that lays a view out, if one does.
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

  /// Whether a view without constraints keeps the frame that it is drawn with: Interface Builder makes
  /// constraints of its mask when the app is built.
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

  /// Whether an element without a view around it is shown as a screen's view.
  private func isMainView(_ element: Int) -> Bool {
    if tree.attribute("key", of: element) == "view" { return true }
    // In a xib the top-level views stand among the objects; in a storyboard such views float.
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
  /// What constraints align of a switch, in points; the frame on the canvas may be 2 points wider.
  private static let switchWidth = 49.0

  /// The frame of an element, or `nil` where it has none or one that is no rectangle.
  init?(frameOf element: Int, in tree: XMLTree) {
    guard let rect = tree.child("rect", key: "frame", of: element),
      let x = tree.number("x", of: rect), let y = tree.number("y", of: rect),
      let width = tree.number("width", of: rect), let height = tree.number("height", of: rect)
    else { return nil }
    let isSwitch = tree[element].name == "switch"
    self.init(
      x: x, y: y, width: isSwitch ? min(width, Self.switchWidth) : width, height: height)
  }
}
