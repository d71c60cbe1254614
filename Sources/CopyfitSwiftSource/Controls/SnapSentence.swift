internal import CopyfitSwiftTree

/// A statement in a closure of SnapKit, such as `make.leading.equalToSuperview().offset(16)`.
struct SnapSentence {
  /// The sides and extents that limit a width or height.
  var attributes: [LayoutAnchor.Attribute] = []
  var relation = LayoutConstraint.Relation.equal
  /// The other view; `nil` for the superview.
  var target: SwiftNode?
  /// The argument of `offset` or `inset`.
  var amount: SwiftNode?
  var isInset = false
  /// Whether the constraint is required, and has no multiplier.
  var isPlain = true

  /// Reads a statement; `nil` if it has another form.
  init?(_ statement: SwiftNode) {
    var node = statement
    var isRelated = false
    while node.kind == .call, !isRelated, let callee = node.child(0), let base = callee.child(0) {
      let value = node.child(1)?.child(0)
      switch callee.name {
      case "offset", "inset": (amount, isInset) = (value, callee.name == "inset")
      case "priority", "multipliedBy", "dividedBy": isPlain = false
      case "labeled": break
      default:
        guard let found = Self.relations[callee.name.replacing("ToSuperview", with: "To")] else {
          return nil
        }
        (relation, target, isRelated) = (found, value, true)
      }
      node = base
    }
    guard isRelated else { return nil }
    while node.kind == .member, let base = node.child(0) {
      guard let found = Self.attributes[node.name] else { return nil }
      attributes += found
      node = base
    }
    guard node.kind == .name else { return nil }
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "equalTo": .equal, "lessThanOrEqualTo": .outside, "greaterThanOrEqualTo": .inside,
  ]

  /// The attributes by the names of SnapKit's members.
  static let attributes: [String: [LayoutAnchor.Attribute]] = [
    "leading": [.leading], "left": [.leading], "trailing": [.trailing], "right": [.trailing],
    "edges": [.leading, .trailing], "directionalEdges": [.leading, .trailing],
    "horizontalEdges": [.leading, .trailing],
    "directionalHorizontalEdges": [.leading, .trailing], "width": [.width], "height": [.height],
    "size": [.width, .height], "top": [], "bottom": [], "centerX": [.center],
    "centerY": [.middle], "center": [.center, .middle], "verticalEdges": [],
    "directionalVerticalEdges": [], "firstBaseline": [], "lastBaseline": [],
  ]
}

extension ControlResolver {
  typealias Made = [(view: SwiftNode, constraint: LayoutConstraint)]

  /// The constraints that `view.snp.makeConstraints { … }` creates; `nil` if a statement is not read.
  ///
  /// - Parameter holder: Finds the superview of a view.
  mutating func snaps(
    of call: SwiftNode, holder: (SwiftNode) -> LayoutAnchor.Place?
  ) -> Made? {
    guard let base = call.child(0)?.child(0), base.name == "snp", let node = base.child(0),
      case .variable(let view)? = place(of: node), let closure = call.child(1)?.child(0),
      closure.kind == .closure, let block = closure.child(.block)
    else { return nil }
    var all: Made = []
    for statement in block.children {
      guard let sentence = SnapSentence(statement) else { return nil }
      for attribute in sentence.attributes {
        let anchor = LayoutAnchor(place: .variable(view), attribute: attribute)
        all += constraints(anchor, sentence, holder(view), isCertain: call.runsAlways)
      }
    }
    return all
  }

  private mutating func constraints(
    _ anchor: LayoutAnchor, _ sentence: SnapSentence, _ holder: LayoutAnchor.Place?,
    isCertain: Bool
  ) -> Made {
    let attribute = anchor.attribute
    let isExtent = attribute == .width || attribute == .height
    let amount = sentence.amount.map { number($0) } ?? 0
    // An inset of a width or height applies to both sides.
    let isCertain =
      isCertain && sentence.isPlain && amount != nil && !(isExtent && sentence.isInset)
    var offset = (amount ?? 0) * (sentence.isInset && attribute == .trailing ? -1 : 1)
    var other = holder.map { LayoutAnchor(place: $0, attribute: attribute) }
    if let target = sentence.target {
      if let points = number(target) {
        guard !isExtent else {
          return made(
            of: anchor,
            LayoutConstraint(
              attribute: attribute, constant: points, relation: sentence.relation,
              isCertain: isCertain))
        }
        offset += points
      } else {
        other = self.other(target, attribute)
      }
    }
    guard let other else {
      return made(
        of: anchor,
        LayoutConstraint(
          attribute: attribute, constant: .infinity, relation: sentence.relation,
          isCertain: false))
    }
    return related(anchor, to: other, by: offset, sentence.relation, isCertain: isCertain)
  }

  /// The side of the other view: the one that is named after `snp`, or the same one.
  private mutating func other(
    _ target: SwiftNode, _ attribute: LayoutAnchor.Attribute
  ) -> LayoutAnchor? {
    guard target.kind == .member, let base = target.child(0) else {
      return anchor(attribute, of: target)
    }
    if target.name == "snp" { return anchor(attribute, of: base) }
    guard base.kind == .member, base.name == "snp", let view = base.child(0) else {
      return anchor(attribute, of: target)
    }
    guard let named = SnapSentence.attributes[target.name],
      let side = named.contains(attribute) ? attribute : named.only
    else { return nil }
    return anchor(side, of: view)
  }
}
