internal import CopyfitSwiftTree

/// A visual format such as `H:|-16-[title(>=40)]-8-[icon]-|`: its first view, its last view, and both ends.
struct VisualFormat {
  var isVertical = false
  /// The gaps to the superview, in points; `nil` if the format does not begin or end there.
  var start: Substring?
  var end: Substring?
  /// The names of the views, each with the content of its parentheses.
  var views: [(name: Substring, size: Substring?)] = []

  /// Reads a format; `nil` if the text is not a format.
  init?(_ format: String) {
    var rest = format.filter { $0 != " " }[...]
    isVertical = rest.hasPrefix("V:")
    if let colon = rest.firstIndex(of: ":") { rest = rest[rest.index(after: colon)...] }
    let parts = rest.split(separator: "[", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first else { return nil }
    if first.hasPrefix("|") { start = first.dropFirst() }
    for part in parts.dropFirst() {
      guard let close = part.firstIndex(of: "]") else { return nil }
      let view = part[..<close].split(separator: "(")
      guard let name = view.first, view.count <= 2 else { return nil }
      views.append((name, view.count == 2 ? view[1].dropLast() : nil))
      let gap = part[part.index(after: close)...]
      if gap.hasSuffix("|") { end = gap.dropLast() }
    }
  }
}

extension ControlResolver {
  /// The constraints that `NSLayoutConstraint.constraints(withVisualFormat:…)` creates; `nil` if the format is not read.
  ///
  /// - Parameter holder: Finds the superview of a view.
  mutating func formatted(
    _ call: SwiftNode, holder: (SwiftNode) -> LayoutAnchor.Place?
  ) -> Made? {
    guard let text = argument("withVisualFormat", of: call), text.kind == .string,
      text.child(0) == nil, let format = VisualFormat(text.name),
      let named = argument("views", of: call).map(FormatViews.named)
    else { return nil }
    let isCertain = call.runsAlways && call.isAdded
    var all: Made = []
    for (number, view) in format.views.enumerated() {
      guard let node = named.first(where: { $0.name == view.name })?.view else { return nil }
      guard case .variable(let variable)? = place(of: node) else { continue }
      if let size = view.size {
        let (relation, points) = Self.size(size)
        let attribute: LayoutAnchor.Attribute = format.isVertical ? .height : .width
        all += made(
          of: LayoutAnchor(place: .variable(variable), attribute: attribute),
          LayoutConstraint(
            attribute: attribute, constant: points ?? .infinity, relation: relation,
            isCertain: isCertain && points != nil))
      }
      guard !format.isVertical, let holder = holder(variable) else { continue }
      if number == 0, let gap = format.start {
        all += side(.leading, variable, holder, gap, isCertain)
      }
      if number == format.views.count - 1, let gap = format.end {
        all += side(.trailing, variable, holder, gap, isCertain)
      }
    }
    return all
  }

  /// The constraint between a side of a view and its superview.
  ///
  /// A gap without a number is the system's spacing.
  private func side(
    _ attribute: LayoutAnchor.Attribute, _ view: SwiftNode, _ holder: LayoutAnchor.Place,
    _ gap: Substring, _ isCertain: Bool
  ) -> Made {
    let number = gap.split(separator: "-").first.map { Double($0) } ?? 0
    let margin = gap == "-" ? 8.0...20.0 : 0...0
    let other = LayoutAnchor(place: holder, attribute: attribute, margin: margin)
    return related(
      LayoutAnchor(place: .variable(view), attribute: attribute), to: other,
      by: (number ?? 0) * (attribute == .trailing ? -1 : 1), .equal,
      isCertain: isCertain && number != nil)
  }

  /// The content of a view's parentheses.
  private static func size(_ text: Substring) -> (LayoutConstraint.Relation, Double?) {
    let relations: [(String, LayoutConstraint.Relation)] = [
      (">=", .inside), ("<=", .outside), ("==", .equal),
    ]
    let found = relations.first { text.hasPrefix($0.0) }
    return (found?.1 ?? .equal, Double(text.dropFirst(found == nil ? 0 : 2)))
  }
}

extension SwiftNode {
  /// Whether the constraints from a call are added to a view, or activated, by the same statement.
  fileprivate var isAdded: Bool {
    guard let argument = parent, argument.kind == .argument, let user = argument.parent else {
      return false
    }
    return ["addConstraints", "activate"].contains(user.child(0)?.name)
  }
}
