internal import CopyfitDynamicType
internal import CopyfitSwiftTree

extension ViewConstants {
  /// The text sizes of an argument of `dynamicTypeSize`: a size, a range of sizes, or the size of the environment within
  /// a bound; `nil` if they are unknown.
  func sizes(_ node: SwiftNode) -> ViewEnvironment.Sizes? {
    switch node.kind {
    case .member:
      let category = ContentSizeCategory(name: node.name)
      return category.map { ViewEnvironment.Sizes(minimum: $0, maximum: $0) }
    case .prefix where node.name == "...":
      return node.child(0).flatMap(sizes).map { ViewEnvironment.Sizes(maximum: $0.maximum) }
    case .other where node.name == "...":
      return node.child(0).flatMap(sizes).map { ViewEnvironment.Sizes(minimum: $0.minimum) }
    case .binary where node.name == "...":
      guard let first = node.child(0).flatMap(sizes), let last = node.child(1).flatMap(sizes) else {
        return nil
      }
      return ViewEnvironment.Sizes(minimum: first.minimum, maximum: last.maximum)
    case .ternary: return boundedSizes(node)
    case .call: return lesserOrGreaterSizes(node)
    case .name where isOfEnvironment(node): return ViewEnvironment.Sizes()
    default: return nil
    }
  }

  /// The sizes of `size < .xLarge ? size : .xLarge`.
  private func boundedSizes(_ ternary: SwiftNode) -> ViewEnvironment.Sizes? {
    guard let condition = ternary.child(0), condition.kind == .binary,
      let first = condition.child(0), let second = condition.child(1),
      let chosen = ternary.child(1), let other = ternary.child(2)
    else { return nil }
    let isLess = ["<", "<="].contains(condition.name)
    guard isLess || [">", ">="].contains(condition.name) else { return nil }
    let isFirst = isOfEnvironment(first)
    let (size, bound) = isFirst ? (first, second) : (second, first)
    guard isOfEnvironment(size), let category = ContentSizeCategory(name: bound.name),
      bound.kind == .member
    else { return nil }
    let choosesSize = chosen.isSameName(as: size) && other.isMember(bound.name)
    let choosesBound = chosen.isMember(bound.name) && other.isSameName(as: size)
    guard choosesSize || choosesBound else { return nil }
    let isSizeLess = isLess == isFirst
    return isSizeLess == choosesSize
      ? ViewEnvironment.Sizes(maximum: category) : ViewEnvironment.Sizes(minimum: category)
  }

  /// The sizes of `min(size, .xLarge)` and `max(size, .small)`.
  private func lesserOrGreaterSizes(_ call: SwiftNode) -> ViewEnvironment.Sizes? {
    guard let callee = call.child(0), callee.kind == .name,
      ["min", "max"].contains(callee.name), index.globals[callee.name] == nil
    else { return nil }
    let values = call.children.filter { $0.kind == .argument }.compactMap { $0.child(0) }
    let bounds = values.filter { !isOfEnvironment($0) }
    guard values.count == 2, let bound = bounds.first, bounds.count == 1, bound.kind == .member,
      let category = ContentSizeCategory(name: bound.name)
    else { return nil }
    return callee.name == "min"
      ? ViewEnvironment.Sizes(maximum: category) : ViewEnvironment.Sizes(minimum: category)
  }

  /// Whether a name is that of a property with a wrapper but without a type and a value, such as
  /// `@Environment(\.dynamicTypeSize) var size`.
  func isOfEnvironment(_ name: SwiftNode) -> Bool {
    guard name.isOfSelf, let type = index.types.enclosingType(of: name) else { return false }
    let members = index.types.members(name.name, of: type)?.nodes ?? []
    return members.contains {
      $0.kind == .variable && $0.flags.contains(.hasAttributes) && $0.child(.typeName) == nil
        && $0.declaredValue == nil
    }
  }
}

extension SwiftNode {
  /// Whether it is the same name or member of `self`.
  fileprivate func isSameName(as other: SwiftNode) -> Bool {
    isOfSelf && name == other.name && (kind == .name || kind == .member)
  }

  fileprivate func isMember(_ name: String) -> Bool { kind == .member && self.name == name }
}
