internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftTree

extension ViewWalker {
  func textMember(_ call: SwiftNode) -> Row.Member {
    var member = Row.Member(.labels([ViewStackRows.id(of: call)]))
    member.mayChange = !hasOneText(constants.evaluator.argument("", of: call))
    return member
  }

  /// Whether an expression is certainly one text: a literal, or one that is looked up.
  private func hasOneText(_ node: SwiftNode?) -> Bool {
    guard let node else { return false }
    if node.kind == .string { return node.child(0) == nil }
    guard node.kind == .call, let callee = node.child(0), callee.kind == .name else { return false }
    let labels = ["NSLocalizedString": "", "String": "localized"]
    let key = labels[callee.name].flatMap { constants.evaluator.argument($0, of: node) }
    return key?.kind == .string && key?.child(0) == nil
  }

  /// A symbol, whose width follows its font.
  mutating func symbolMember(_ call: SwiftNode, _ stack: ViewStack) -> Row.Member {
    guard constants.evaluator.argument("systemName", of: call) != nil else { return .anySize }
    var font = stack.symbolFont
    for ancestor in call.ancestors where ancestor.kind == .call {
      if ancestor == stack.call { break }
      guard let callee = ancestor.child(0), callee.kind == .member else { continue }
      if callee.name == "dynamicTypeSize" || callee.name == "environment" { return .anySize }
      if callee.name == "font" {
        font = constants.evaluator.argument("", of: ancestor).flatMap { constants.font($0) }
        break
      }
    }
    guard let descriptor = font?.descriptor else { return .anySize }
    let most = descriptor.pointSize * PlatformDefaults.symbolWidth.points
    var member = Row.Member(.size(.between(0, most)))
    member.scaledBy = descriptor.textStyle
    return member
  }

  mutating func buttonMember(
    _ call: SwiftNode, _ reading: inout StackReading
  ) -> Row.Member {
    guard reading.stack.hasPlainButtons, !hasIcon(call, "Button"),
      ownInitializers(call, "Button").isEmpty
    else { return .anySize }
    let evaluator = constants.evaluator
    let title = evaluator.argument("", of: call)
    if let title, title.kind != .closure { return textMember(call) }
    let label =
      evaluator.argument("label", of: call)
      ?? (evaluator.argument("action", of: call) == nil ? nil : title)
    guard let block = label?.child(.block) else { return .anySize }
    let known = reading.rows.count
    let members = members(of: block, .depth, &reading)
    guard members.count == 1, !members[0].mayHide else {
      reading.rows.removeSubrange(known...)
      return .anySize
    }
    return members[0]
  }

  mutating func spacerMembers(
    _ call: SwiftNode, _ arrangement: StackReading.Arrangement
  ) -> [Row.Member] {
    switch arrangement {
    case .column: return []
    case .row:
      let argument = constants.evaluator.argument("minLength", of: call)
      guard let argument, argument.kind != .none else {
        var spacer = Row.Member(.spacer(least: 0))
        let least = PlatformDefaults.stackSpacing.range
        spacer.inset = .between(least.lowerBound, least.upperBound)
        return [spacer]
      }
      let least = constants.number(argument).flatMap { $0 >= 0 ? $0 : nil }
      return [least.map { Row.Member(.spacer(least: $0)) } ?? .anySize]
    case .depth, .choice: return [.anySize]
    }
  }

  func dividerMembers(_ arrangement: StackReading.Arrangement) -> [Row.Member] {
    switch arrangement {
    case .row: [Row.Member(.size(.between(0, 1)))]
    case .column: [.filling]
    case .depth, .choice: [.anySize]
    }
  }
}

// MARK: - Modifiers

extension ViewWalker {
  /// A member with a modifier.
  mutating func modified(
    _ member: Row.Member, by name: String, _ call: SwiftNode, _ reading: inout StackReading
  ) -> Row.Member {
    guard ownModifiers(name, at: call).isEmpty else { return .opaque }
    switch name {
    case "padding": return padded(member, call)
    case "frame": return framed(member, call, &reading)
    case "fixedSize": return fixed(member, call)
    case "layoutPriority":
      var member = member
      member.priority = constants.evaluator.argument("", of: call).flatMap { constants.number($0) }
      if member.priority == nil { reading.isKnown = false }
      return member
    case "position", "resizable", "aspectRatio", "scaledToFit", "scaledToFill":
      return .anySize(like: member)
    case "buttonStyle":
      let style = constants.evaluator.argument("", of: call)
      let isPlain = style?.kind == .member && Self.plainButtons.contains(style?.name ?? "")
      return isPlain ? member : .anySize(like: member)
    case "background", "overlay", "fill", "stroke", "font", "bold", "fontWeight", "italic",
      "monospacedDigit", "monospaced", "fontDesign", "fontWidth", "textScale", "textCase",
      "lineLimit", "minimumScaleFactor", "truncationMode", "allowsTightening", "tracking",
      "kerning", "dynamicTypeSize", "environment", "accessibilityLabel", "accessibilityHint",
      "accessibilityValue", "accessibilityActions", "contextMenu", "alert", "confirmationDialog",
      "actionSheet", "toolbar", "menuStyle":
      return member
    default:
      let isNeutral =
        ViewDefaults.isNeutral(name) || ViewDefaults.presentations.contains(name)
        || ownModifiers[name] == nil && isNeutralInConfiguration(name)
      return isNeutral || constants.evaluator.helper(modifier: call) != nil ? member : .opaque
    }
  }

  private static let plainButtons: Set<String> = ["automatic", "plain", "borderless"]

  /// A member with padding, which is read in the same way as for texts.
  private mutating func padded(_ member: Row.Member, _ call: SwiftNode) -> Row.Member {
    let width = 10_000.0
    var probe = ViewEnvironment.screen
    probe.width = .fixed(width)
    guard apply("padding", call, &probe), let least = probe.width.least?.on(.infinity) else {
      return .anySize(like: member)
    }
    let added = (width - probe.width.most.on(.infinity))...(width - least)
    guard added.lowerBound >= 0 else { return .anySize(like: member) }
    var member = member
    let known = member.inset.range
    member.inset = .between(
      known.lowerBound + added.lowerBound, known.upperBound + added.upperBound)
    return member
  }

  private mutating func framed(
    _ member: Row.Member, _ call: SwiftNode, _ reading: inout StackReading
  ) -> Row.Member {
    var member = member
    if let range = flexibleWidth(of: call) {
      var flexible = Row.Member.anySize(like: member)
      flexible.content = .size(range, ideal: nil)
      return member == .opaque ? .opaque : flexible
    }
    for argument in call.children where argument.kind == .argument {
      guard let value = argument.child(0), value.kind != .none else { continue }
      switch argument.name {
      case "width":
        guard member != .opaque, let number = constants.number(value), number >= 0 else {
          return .anySize(like: member)
        }
        var fixed = Row.Member(.size(.between(number, number)), priority: member.priority)
        fixed.mayHide = member.mayHide
        return fixed
      case "maxWidth" where value.name == "infinity": member = filling(member, call, &reading)
      case "minWidth", "idealWidth", "maxWidth": return .anySize(like: member)
      default: break
      }
    }
    return member
  }

  /// The width of a frame with a minimum, a maximum or both in points, which lies between them; `nil` for other frames.
  private mutating func flexibleWidth(of call: SwiftNode) -> Interval? {
    var bounds: [String: Double] = [:]
    for argument in call.children where argument.kind == .argument {
      guard ["minWidth", "idealWidth", "maxWidth", "width"].contains(argument.name),
        let value = argument.child(0), value.kind != .none
      else { continue }
      let isInfinite = argument.name == "maxWidth" && value.name == "infinity"
      guard let number = isInfinite ? .infinity : constants.number(value), number >= 0 else {
        return nil
      }
      bounds[argument.name] = number
    }
    let (least, most) = (bounds["minWidth"], bounds["maxWidth"] ?? .infinity)
    guard bounds["width"] == nil, least != nil || most < .infinity, least ?? 0 <= most else {
      return nil
    }
    return .between(least ?? 0, most < .infinity ? most : nil)
  }

  /// A member in a frame that takes all the width it is offered.
  private func filling(
    _ member: Row.Member, _ call: SwiftNode, _ reading: inout StackReading
  ) -> Row.Member {
    guard member != .opaque else { return member }
    var inner = member
    (inner.mayHide, inner.priority) = (false, nil)
    var row = Row(
      id: "\(ViewStackRows.id(of: call)):frame:\(reading.rows.count)", source: SourceLocation(call),
      axis: .vertical, room: .between(0, nil), rule: .swiftUI)
    row.members = [inner, Row.Member(.spacer(least: 0))]
    reading.rows.append(row)
    return Row.Member(.row(row.id), priority: member.priority, mayHide: member.mayHide)
  }

  private func fixed(_ member: Row.Member, _ call: SwiftNode) -> Row.Member {
    var member = member
    let isBoth = call.children.allSatisfy { $0.kind != .argument }
    let horizontal = constants.evaluator.argument("horizontal", of: call)
    guard isBoth || constants.boolean(horizontal) != nil else { return .anySize(like: member) }
    if isBoth || constants.boolean(horizontal) == true { member.isConstrained = true }
    return member
  }
}
