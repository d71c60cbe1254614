internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Finds the least parts of navigation bars for the texts that screens of SwiftUI have there.
///
/// Beside a text may be all buttons that any view of its screen adds to the bar, in every condition. If a view or modifier
/// of the screen is unknown, or a place that shows it, nothing is known about the bar.
struct ViewBars {
  typealias Content = BarRoom.Content

  let index: SourceIndex
  let ownModifiers: [String: [SwiftNode]]
  /// The functions and properties of all types that may show views, by name.
  private(set) var membersWithViews: [String: [SwiftNode]] = [:]
  private let bars: BarRoom
  /// Whether a title may be large and beside buttons.
  private let hasInlineLarge: Bool
  /// What declarations and expressions show, as far as they were read.
  private var parts: [SwiftNode: Part] = [:]
  /// The bars of views, as far as they were read.
  private var known: [SwiftNode: Bar?] = [:]
  /// The names of types that code names for something else than to create them or to declare the type of a value.
  let namedOtherwise: Set<String>
  /// The number of expressions that were read for one item of a bar.
  var steps = 0

  var types: TypeTable { index.types }

  /// The maximum number of declarations that a screen consists of.
  static let maximumDeclarations = 2_000

  /// - Parameter bars: The bars of UIKit, with the fonts that code sets for all bars.
  init(_ index: SourceIndex, _ bars: BarRoom) {
    (self.index, self.bars) = (index, bars)
    ownModifiers = index.ownModifiers()
    namedOtherwise = Self.namedOtherwise(in: index)
    hasInlineLarge = (index.calls["toolbarTitleDisplayMode"] ?? []).contains { call in
      call.children.contains { $0.child(0)?.name == "inlineLarge" }
    }
    for entry in types.entries {
      for (name, nodes) in entry.members where name != "body" {
        membersWithViews[name, default: []] += nodes.filter(showsViews)
      }
    }
  }

  /// The minimum part of the bar for a text, by its surface and the call that has it; `nil` if it is unknown.
  mutating func share(of surface: Label.Surface, _ call: SwiftNode) -> SystemRoom.Share? {
    // Code of UIKit may add buttons to any bar.
    guard bars.saidOfAny.isEmpty else { return nil }
    switch surface {
    case .title:
      guard let title = ([call] + call.ancestors).first(where: \.isTitle),
        let bar = bar(of: title), let isInline = isInline(title, in: bar)
      else { return nil }
      return bars.share(ofTitleBeside: bar.buttons, mayBeLarge: !isInline)
    case .barButton:
      guard let toolbar = call.ancestors.first(where: \.isToolbar), let bar = bar(of: toolbar),
        bar.buttons.texts.contains(call), !bar.hasOwnTitle
      else { return nil }
      return bars.share(ofButtonAmong: bar.buttons)
    default: return nil
    }
  }

  /// What may be in a bar.
  struct Bar {
    var buttons = Content()
    /// Whether views of the app may be in the place of the title.
    var hasOwnTitle = false
    /// The calls of modifiers that say how a title is shown.
    var modes: [SwiftNode] = []
  }

  /// What may be in the bar of the screens with a view; `nil` if it is unknown.
  private mutating func bar(of view: SwiftNode) -> Bar? {
    if let known = known[view] { return known }
    let bar = newBar(of: view)
    known[view] = .some(bar)
    return bar
  }

  private mutating func newBar(of view: SwiftNode) -> Bar? {
    guard var open = screens(of: view) else { return nil }
    var bar = Bar()
    var seen: Set<SwiftNode> = []
    var toolbars: Set<SwiftNode> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let part = part(next)
      guard seen.count <= Self.maximumDeclarations, !part.isUnknown else { return nil }
      toolbars.formUnion(part.toolbars)
      bar.modes += part.modes
      open += part.declarations
    }
    for toolbar in toolbars {
      steps = 0
      guard let content = content(ofToolbar: toolbar, in: &bar) else { return nil }
      bar.buttons.add(content)
    }
    return bar
  }

  private mutating func part(_ node: SwiftNode) -> Part {
    if let known = parts[node] { return known }
    let part = Part(of: node, in: self)
    parts[node] = part
    return part
  }

  /// Whether a title is certainly not large; `nil` if it may have a size of its own.
  private func isInline(_ title: SwiftNode, in bar: Bar) -> Bool? {
    let own = title.modifierCalls.filter(\.isMode).map(\.mode)
    guard own.allSatisfy({ $0 != .unknown }) else { return nil }
    // Which of several modes counts is not documented.
    if own.contains(.inline) { return (own + bar.modes.map(\.mode)).allSatisfy { $0 == .inline } }
    return hasInlineLarge ? nil : false
  }

  /// Whether a function or property may show views, judging by its type.
  func showsViews(_ declaration: SwiftNode) -> Bool {
    guard declaration.isDeclaration, !declaration.isStored else { return false }
    guard let type = declaration.child(.typeName)?.name else {
      return declaration.declaredValue?.kind == .call
    }
    return type.hasSuffix("View") || type.hasSuffix("Content") || type == "Scene"
      || types.resolve(type, at: declaration).contains(where: isView)
  }
}

extension SwiftNode {
  /// Whether a call adds buttons to a bar.
  var isToolbar: Bool {
    kind == .call && ["toolbar", "navigationBarItems", "toolbarTitleMenu"].contains(child(0)?.name)
  }

  /// Whether a call sets the title of a screen.
  fileprivate var isTitle: Bool {
    kind == .call && ["navigationTitle", "navigationBarTitle"].contains(child(0)?.name)
  }

  /// How a title is shown.
  fileprivate enum Mode { case inline, automatic, unknown }

  /// Whether a call says how a title is shown.
  var isMode: Bool {
    kind == .call
      && (["navigationBarTitleDisplayMode", "toolbarTitleDisplayMode"].contains(child(0)?.name)
        || child(0)?.name == "navigationBarTitle"
          && children.contains { $0.kind == .argument && $0.name == "displayMode" })
  }

  /// How a call says that a title is shown.
  fileprivate var mode: Mode {
    let value = children.filter { $0.kind == .argument }.last?.child(0)
    guard let value, value.kind == .member else { return .unknown }
    switch value.name {
    case "inline": return .inline
    case "automatic", "large": return .automatic
    default: return .unknown
    }
  }

  /// The calls of modifiers before and after a modifier, with itself.
  var modifierCalls: [SwiftNode] {
    var calls = [self]
    var inner = child(0)?.child(0)
    while let call = inner, call.kind == .call {
      calls.append(call)
      inner = call.child(0)?.child(0)
    }
    var outer = parent
    while let member = outer, member.kind == .member, let call = member.parent, call.kind == .call {
      calls.append(call)
      outer = call.parent
    }
    return calls
  }
}
