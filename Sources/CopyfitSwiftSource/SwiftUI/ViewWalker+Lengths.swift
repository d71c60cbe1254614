internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Lengths and fonts that views and functions are given.
extension ViewWalker {
  /// The types of lengths.
  static let lengths: Set<String> = ["CGFloat", "Double"]

  /// The length that an expression has in the declaration that is walked; `nil` if it is unknown.
  mutating func length(_ node: SwiftNode, in shape: ViewShape) -> ViewLength? {
    if let number = constants.number(node) { return ViewLength(number) }
    guard node.kind == .name || node.kind == .member else { return nil }
    if let holder = holder(of: node, shape), case .length(let length)? = shape[holder] {
      return length
    }
    return scaledLength(node)
  }

  /// The length of a property of `self` that is a `ScaledMetric`; `nil` for other names.
  ///
  /// The value is that of its declaration; unknown if an initializer may give it another one.
  private mutating func scaledLength(_ node: SwiftNode) -> ViewLength? {
    guard node.isOfSelf, !index.mayBeHidden(node), let property = ownProperty(node),
      property.flags.contains(.isScaled), let name = property.child(.label)?.name,
      let style = TextStyle(name: name),
      let points = property.declaredValue.flatMap({ constants.number($0) }),
      !isSetByInitializer(property)
    else { return nil }
    return ViewLength(points, scaledAs: style)
  }

  /// Whether an initializer of the type of a property may give the property a value.
  private mutating func isSetByInitializer(_ property: SwiftNode) -> Bool {
    let (tree, wrapper) = (property.tree, "_" + property.name)
    guard tree.gap == .none, usedNames.names(in: tree).uses[wrapper] == nil,
      !index.hasOtherName(wrapper, in: tree)
    else { return true }
    if property.flags.contains(.isPrivate) { return false }
    let labels = makerLabels ?? index.labelsOfMakers()
    makerLabels = labels
    return !index.isWhole || labels.contains(property.name)
  }

  /// The only property that a name of `self` means; `nil` for other names.
  private mutating func ownProperty(_ node: SwiftNode) -> SwiftNode? {
    switch meaning(of: node) {
    case .slot(let slot): slot
    case .declarations(let all): all.only
    case .local, nil: nil
    }
  }

  /// The screen's width, less or more points, or a part of it; `nil` for other expressions.
  mutating func screenRoom(_ node: SwiftNode, depth: Int = 0) -> ControlRoom? {
    guard depth < Self.maximumScreenTerms else { return nil }
    if node.kind == .member, Self.screenWidths.contains(node.dottedName ?? "") { return .screen }
    if node.kind == .name || node.kind == .member {
      return constants.declaredValue(of: node).flatMap { screenRoom($0, depth: depth + 1) }
    }
    guard node.kind == .binary, let left = node.child(0), let right = node.child(1),
      let room = screenRoom(left, depth: depth + 1), let number = constants.number(right)
    else { return nil }
    let doubt = Doubt.decided(by: "frame")
    switch node.name {
    case "-": return room.less(number...number, because: doubt)
    case "+": return room.less(-number ... -number, because: doubt)
    case "*" where (0...1).contains(number): return room.atMost(because: doubt)
    case "/" where number >= 1: return room.atMost(because: doubt)
    default: return nil
    }
  }

  /// The maximum number of terms and names in a length.
  private static let maximumScreenTerms = 8

  /// The width of the screen in UIKit.
  private static let screenWidths: Set<String> = [
    "UIScreen.main.bounds.width", "UIScreen.main.bounds.size.width",
  ]

  /// The font of an expression in the declaration that is walked; `nil` if it is unknown.
  mutating func font(_ given: SwiftNode, in shape: ViewShape) -> Font? {
    var expression = decided(given, shape)
    if let onPhones = alternative(onPhonesOf: expression) { expression = onPhones }
    guard !shape.isEmpty else { return constants.font(expression) }
    let outer = constants.given
    defer { constants.given = outer }
    for part in [expression] + Array(expression.descendants) where part.isOfSelf {
      guard let holder = holder(of: part, shape), let constant = shape[holder] else { continue }
      switch constant {
      case .font(let font): constants.given.fonts[part] = font
      case .named(let name): constants.given.cases[part] = value(named: name, of: holder)
      case .made(let call):
        constants.given.makers[part] = call
        constants.given.cases[part] = instance(of: holder)
      default: break
      }
    }
    return constants.font(expression)
  }

  /// A case of the type of a property or parameter.
  private func value(named name: String, of holder: SwiftNode) -> Traced? {
    typeOfHolder(holder).map { Traced(value: .enumCase($0, name)) }
  }

  private func instance(of holder: SwiftNode) -> Traced? {
    typeOfHolder(holder).map { Traced(value: .instance($0)) }
  }

  private func typeOfHolder(_ holder: SwiftNode) -> Int? {
    guard let type = holder.child(.typeName), !type.flags.contains(.isCollection) else {
      return nil
    }
    return types.resolve(type.name, at: type).only
  }

  /// The call that makes the static constant of a holder's type with a name after a leading dot; `nil` for others.
  func made(_ value: SwiftNode, of holder: SwiftNode) -> ViewConstant? {
    guard value.kind == .member, let type = typeOfHolder(holder),
      types.entries[type].declaration?.kind == .struct,
      let constant = types.members(value.name, of: type)?.nodes.only, constant.kind == .variable,
      constant.flags.isSuperset(of: [.isStatic, .isConstant]),
      let call = constant.declaredValue, call.kind == .call
    else { return nil }
    return .made(call)
  }
}

extension SwiftNode {
  /// Whether a property or parameter has a font.
  var holdsFont: Bool {
    guard let type = child(.typeName), !type.flags.contains(.isCollection) else { return false }
    return type.name == "Font" || type.name == "SwiftUI.Font"
  }
}

extension SourceIndex {
  /// The labels of all arguments in calls that make values of types, whatever the types.
  ///
  /// - Complexity: O(*n*) for *n* calls.
  fileprivate func labelsOfMakers() -> Set<String> {
    var labels: Set<String> = []
    for (name, calls) in calls where name == "init" || name.first?.isUppercase == true {
      for call in calls {
        for argument in call.children where argument.kind == .argument {
          labels.insert(argument.name)
        }
      }
    }
    return labels
  }
}
