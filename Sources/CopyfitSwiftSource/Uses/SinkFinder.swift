internal import CopyfitLabels
internal import CopyfitSwiftTree

/// Finds the expressions with texts for surfaces.
struct SinkFinder {
  let index: SourceIndex
  private let roots: [SwiftNode]
  /// The types that read their own title.
  private let titleReaders: Set<Int>
  private let bars: TitleBars
  private let hidden: HiddenTitles
  let alerts: AlertControllers
  /// The project's own modifiers, by name.
  let ownModifiers: [String: [SwiftNode]]
  /// The buttons whose configurations in local variables get a title, by the titles' assignments.
  private let configured: [SwiftNode: ButtonConfiguration]
  /// The calls that create items of bars which get to no bar.
  private let itemsElsewhere: Set<SwiftNode>

  init(_ index: SourceIndex, _ roots: [SwiftNode]) {
    (self.index, self.roots) = (index, roots)
    titleReaders = Self.titleReaders(in: index, roots)
    (bars, hidden) = (TitleBars(index, roots), HiddenTitles(index))
    alerts = AlertControllers(index)
    ownModifiers = index.ownModifiers()
    configured = ButtonConfiguration.last(in: index).reduce(into: [:]) { titles, configuration in
      for title in configuration.titles { titles[title] = configuration }
    }
    itemsElsewhere = BarUses.itemsElsewhere(in: index, roots)
  }

  var types: TypeTable { index.types }

  /// All sinks, by function or property name and then in the order of the sources.
  func all() -> [TextSink] {
    let constructed = TextSink.arguments.keys.sorted().flatMap { name in
      index.callsOfSystem(name).flatMap { sinks(of: $0, TextSink.arguments[name] ?? [:]) }
    }
    let called = TextSink.members.keys.sorted().flatMap { name in
      (index.calls[name] ?? []).filter { $0.child(0)?.kind == .member && !isOwnModifier($0, name) }
        .flatMap { sinks(of: $0, TextSink.members[name] ?? [:]) }
    }
    let views = TextSink.views.sorted().flatMap { index.callsOfSystem($0).flatMap(sinks(ofView:)) }
    let mapped = ["map", "flatMap"].flatMap { index.calls[$0] ?? [] }.compactMap(sink(ofMapped:))
    let assigned = (TextSink.assigned.keys + Self.titles).sorted().flatMap { name in
      (index.assignments[name] ?? []).compactMap(sink(ofAssignment:))
    }
    return constructed + called + views + mapped + assigned + results()
  }

  private static let titles = ["title", "subtitle", "body", "message", "placeholder", "prompt"]

  private func sinks(of call: SwiftNode, _ surfaces: [String: Label.Surface]) -> [TextSink] {
    call.children.compactMap { argument in
      guard argument.kind == .argument, !argument.flags.contains(.isTrailing),
        let surface = surfaces[argument.name], let value = argument.child(0)
      else { return nil }
      let isInSwiftUI = TextSink.membersOfSwiftUI.contains(call.child(0)?.name ?? "")
      return TextSink(
        surface: shown(as: surface, by: call), value: value, statement: call,
        isOwnLayout: itemsElsewhere.contains(call) || call.mayHideDialogTitle,
        isCertain: !isInSwiftUI || !TextSink.replaceable.contains(surface),
        mayBeHidden: isInSwiftUI && surface == .title, isInSwiftUI: isInSwiftUI)
    }
  }

  /// The text in an optional value that becomes a view: `title.map(Text.init)`.
  private func sink(ofMapped call: SwiftNode) -> TextSink? {
    guard let made = call.child(1)?.child(0), made.isTextInitializer, let type = made.child(0),
      types.isOfSystem(type), let text = call.child(0)?.child(0)
    else { return nil }
    return TextSink(surface: .swiftUI, value: text, statement: made, isInSwiftUI: true)
  }

  private func sinks(ofView call: SwiftNode) -> [TextSink] {
    call.children.compactMap { argument in
      guard argument.kind == .argument, !argument.flags.contains(.isTrailing),
        TextSink.labelsOfViews.contains(argument.name), let value = argument.child(0)
      else { return nil }
      let isVerbatim = argument.name == "verbatim"
      return TextSink(
        surface: .swiftUI, value: value, statement: call, isInSwiftUI: true, isVerbatim: isVerbatim)
    }
  }
}

// MARK: - Assignments

extension SinkFinder {
  private func sink(ofAssignment assignment: SwiftNode) -> TextSink? {
    guard let target = assignment.child(0), let value = assignment.child(1) else { return nil }
    if let configuration = configured[assignment] {
      return TextSink(
        surface: .screen, value: value, statement: assignment, configuration: configuration)
    }
    guard let surface = surface(of: target) else { return nil }
    var sink = TextSink(surface: surface, value: value, statement: assignment)
    guard surface == .title else { return sink }
    let owners = controllers(with: target)
    sink.owner = owners.count == 1 && types.isDeclared(owners[0]) ? owners[0] : nil
    switch hidden.showing(assignment, ofAny: owners) {
    case .hidden: sink.isOwnLayout = true
    case .unknown: sink.isCertain = false
    case .shown: break
    }
    guard !["navigationItem", "topItem"].contains(target.child(0)?.name) else { return sink }
    // An object that a storyboard creates may be in a bar although all others are not.
    sink.lacksBar = !bars.showsTitle(ofAny: owners)
    return sink
  }

  /// The types of the view controllers whose title is assigned.
  private func controllers(with title: SwiftNode) -> [Int] {
    var base = title.child(0)
    if base?.name == "navigationItem" { base = base?.child(0) }
    guard let base, base.name != "self" else {
      return types.enclosingType(of: title).map { [$0] } ?? []
    }
    return typeName(of: base).map { types.resolve($0) } ?? []
  }

  private func surface(of target: SwiftNode) -> Label.Surface? {
    guard !target.isLocal else { return nil }
    if let known = TextSink.assigned[target.name] {
      // A variable with this name may be anything, and an object's own property is not a label's text.
      guard target.child(0) == nil, known == .screen else { return known }
      return types.enclosingType(of: target).map(types.showsText) == true ? known : nil
    }
    guard let base = target.child(0), !(base.kind == .name && base.name == "self") else {
      return target.name == "title" ? surfaceOfTitle(ofObjectAt: target) : nil
    }
    switch target.name {
    case "placeholder": return base.isNamed("searchbar") ? .searchPlaceholder : .screen
    case "prompt":
      // The prompt of a panel of AppKit is its button.
      let isInBar = ["navigationitem", "topitem", "searchbar"].contains(where: base.isNamed)
      return isInBar || typeName(of: base) == "UINavigationItem" ? .prompt : nil
    case "title", "subtitle", "body", "message":
      let found = surface(of: target.name, base, typeName(of: base))
      return found.map { alerts.areAlerts(for: target) ? $0 : $0.inDialog }
    default: return nil
    }
  }

  private func surface(
    of member: String, _ base: SwiftNode, _ type: String?
  ) -> Label.Surface? {
    switch type.flatMap({ types.isDeclared($0, at: base) ? nil : $0 }) {
    case "UNMutableNotificationContent"?: return .notification
    case "UIAlertController"?: return member == "message" ? .alertMessage : .alertTitle
    case "UIBarButtonItem"?: return .barButton
    case "UITabBarItem"?: return .tab
    case "UIContextualAction"?: return .swipeAction
    case "UIAction"?, "UIMenu"?: return .menu
    default: break
    }
    guard member == "title" else { return nil }
    switch base.name {
    case "navigationItem", "topItem": return .title
    case "tabBarItem": return .tab
    case "backBarButtonItem": return .backButton
    case let name where name.hasSuffix("BarButtonItem"): return .barButton
    case "configuration": return .screen
    default:
      guard let type, isController(type) else { return nil }
      return types.resolve(type).contains(where: showsTitle) ? .screen : .title
    }
  }

  /// The surface of a title in an object's code: a bar, unless the object shows the title itself.
  private func surfaceOfTitle(ofObjectAt node: SwiftNode) -> Label.Surface? {
    guard let type = types.enclosingType(of: node), isController(type) else { return nil }
    return showsTitle(type) ? .screen : .title
  }

  /// Whether an object declares or reads its own title.
  private func showsTitle(_ type: Int) -> Bool {
    types.lineage(of: type).contains { titleReaders.contains($0) }
      || types.members("title", of: type) != nil
  }

  /// The types that read their own title.
  private static func titleReaders(in index: SourceIndex, _ roots: [SwiftNode]) -> Set<Int> {
    var readers: Set<Int> = []
    for root in roots {
      for node in root.descendants where node.name == "title" && node.isReadOfOwn {
        if let type = index.types.enclosingType(of: node) { readers.insert(type) }
      }
    }
    return readers
  }

  /// Whether a type has a navigation item.
  private func isController(_ name: String) -> Bool {
    let found = types.resolve(name)
    guard found.allSatisfy({ !types.isDeclared($0) }) else {
      return found.contains(where: isController)
    }
    return name.hasPrefix("UI") && name.hasSuffix("Controller") && name != "UIAlertController"
  }

  private func isController(_ type: Int) -> Bool {
    types.lineage(of: type).contains { ancestor in
      let entry = types.entries[ancestor]
      let names = entry.inherited + (entry.declaration == nil ? [entry.name] : [])
      return names.contains { $0.hasPrefix("UI") && $0.hasSuffix("ViewController") }
    }
  }

  /// The declared or constructed type of a name or member.
  private func typeName(of base: SwiftNode) -> String? {
    guard let name = base.lastName else { return nil }
    var found: SwiftNode?
    for ancestor in base.ancestors where found == nil {
      if ancestor.kind == .function || ancestor.kind == .closure || ancestor.kind == .block {
        found = ancestor.children.first {
          ($0.kind == .variable || $0.kind == .parameter) && $0.name == name
        }
      }
    }
    if found == nil, let type = types.enclosingType(of: base) {
      found = types.members(name, of: type)?.nodes.first { $0.kind == .variable }
    }
    guard let found else { return nil }
    if let type = found.child(.typeName) { return type.name }
    let value = found.declaredValue
    return value?.kind == .call ? value?.child(0)?.lastName : nil
  }
}

// MARK: - Data sources

extension SinkFinder {
  /// The results of functions of tables' data sources.
  private func results() -> [TextSink] {
    types.entries.indices.flatMap { type -> [TextSink] in
      let functions = types.entries[type].members["tableView"] ?? []
      return functions.flatMap { function -> [TextSink] in
        guard let surface = TextSink.results[function.lastLabel] else { return [] }
        let place = place(of: surface, type)
        return function.resultNodes.map {
          TextSink(
            surface: place.surface, value: $0, statement: function, isOwnLayout: place.isOwnLayout)
        }
      }
    }
  }

  /// The surface of a section's title in a type: a custom view if the type creates one.
  private func place(
    of surface: Label.Surface, _ type: Int
  ) -> (surface: Label.Surface, isOwnLayout: Bool) {
    let part: String
    switch surface {
    case .sectionHeader: part = "Header"
    case .sectionFooter: part = "Footer"
    default: return (surface, false)
    }
    let lineage = types.lineage(of: type)
    let labels = lineage.flatMap { types.entries[$0].members["tableView"] ?? [] }.map(\.lastLabel)
    if labels.contains("viewFor\(part)InSection") { return (.screen, false) }
    let heights = (index.assignments["section\(part)Height"] ?? []).filter { assignment in
      assignment.child(1)?.name != "automaticDimension"
        && types.enclosingType(of: assignment).map(lineage.contains) ?? true
    }
    // Code before the display of a header (`forSection`) may change its font.
    let isOwn =
      !heights.isEmpty || labels.contains("heightFor\(part)InSection")
      || labels.contains("forSection")
    return (surface, isOwn)
  }
}

extension SwiftNode {
  /// Whether a name or member of `self` is read: it is not a target, and not a local variable.
  fileprivate var isReadOfOwn: Bool {
    guard kind == .name || kind == .member && child(0)?.name == "self" else { return false }
    if let parent, parent.kind == .assignment, parent.child(0) == self { return false }
    return !isLocal
  }

  /// Whether it is the name of a parameter or of a local variable.
  fileprivate var isLocal: Bool {
    guard kind == .name else { return false }
    return ancestors.contains { ancestor in
      ![.class, .struct, .enum, .extension, .file].contains(ancestor.kind)
        && ancestor.children.contains {
          ($0.kind == .parameter || $0.kind == .variable) && $0.name == name
        }
    }
  }

  /// The label of the last parameter, which distinguishes functions of delegates.
  fileprivate var lastLabel: String {
    children.filter { $0.kind == .parameter }.last?.argumentLabel ?? ""
  }

  /// Whether the name contains a word, ignoring case.
  fileprivate func isNamed(_ word: String) -> Bool { name.lowercased().contains(word) }
}
