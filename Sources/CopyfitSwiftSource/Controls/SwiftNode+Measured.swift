internal import CopyfitSwiftTree

extension SwiftNode {
  /// Whether a local variable's new control is never shown: its block only sets it up and measures it.
  ///
  /// A long block is not searched for each of its variables: it may show the control.
  var isOnlyMeasured: Bool {
    guard kind == .variable, let block = parent, block.kind == .block,
      Int(block.record.end) - block.index <= Self.maximumNodes,
      let made = declaredValue, made.kind == .call, made.child(0)?.kind == .name,
      made.children.allSatisfy({ $0.kind != .argument || Self.ofNewControls.contains($0.name) })
    else { return false }
    var isMeasured = false
    for use in block.descendants where use.kind == .name && use.name == name {
      guard let member = use.parent, member.kind == .member, member.child(0) == use else {
        return false
      }
      if Self.measurements.contains(member.name) {
        isMeasured = true
      } else if !member.onlySetsUp {
        return false
      }
    }
    return isMeasured
  }

  /// Whether the use of a control's member does not hand over the control or a part of it.
  private var onlySetsUp: Bool {
    guard let user = parent else { return false }
    if user.kind == .call, user.child(0) == self { return Self.settings.contains(name) }
    if user.kind == .assignment { return user.child(0) == self }
    return user.kind == .member && !leadsToView
  }

  /// Whether a member, or a member of it, may draw the control or is a view around it.
  private var leadsToView: Bool {
    Self.ofViews.contains(name)
      || ancestors.prefix { $0.kind == .member }.contains { Self.ofViews.contains($0.name) }
  }

  /// The maximum number of nodes of a block that is searched for the uses of a variable.
  private static let maximumNodes = 4_000

  /// Members that draw a control, and the views around it.
  private static let ofViews: Set = ["layer", "window", "superview"]

  /// The labels of the arguments that create a control outside of other views.
  private static let ofNewControls: Set = ["frame", "type"]

  private static let measurements: Set = [
    "sizeThatFits", "sizeToFit", "systemLayoutSizeFitting", "intrinsicContentSize", "textRect",
  ]

  /// Functions that only set up a control.
  private static let settings: Set = [
    "setTitle", "setAttributedTitle", "setContentHuggingPriority", "setNeedsLayout",
    "setContentCompressionResistancePriority", "layoutIfNeeded",
  ]
}
