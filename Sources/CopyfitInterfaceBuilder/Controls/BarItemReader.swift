internal import CopyfitDynamicType
internal import CopyfitLabels

/// Reads the titles of bars: titles of screens, bar buttons and tabs.
///
/// Bars show each title on one line, in UIKit's own fonts, which do not follow the category. Items share the bar's
/// width, so the bar's width is the maximum for a title.
struct BarItemReader {
  private let element: Int
  private let layout: DocumentLayout
  private let tabs: TabCounts

  init(_ element: Int, in layout: DocumentLayout, _ tabs: TabCounts) {
    self.element = element
    self.layout = layout
    self.tabs = tabs
  }

  private var tree: XMLTree { layout.views.tree }

  /// The titles in the bar; empty for items with an image or a view.
  func labels(_ origin: ElementOrigin) -> [InterfaceLabel] {
    switch origin.control {
    case .navigationItem: navigationTitles(origin)
    case .barButtonItem:
      isDrawn ? [] : title("title", origin, font: buttonFont, in: barWidth)
    case .tabBarItem:
      tree.attribute("systemItem", of: element) == nil
        ? title("title", origin, font: .system(size: 10, weight: .semibold), in: tabWidth) : []
    default: []
    }
  }

  private func navigationTitles(_ origin: ElementOrigin) -> [InterfaceLabel] {
    let hasTitleView = tree[element].children.contains {
      tree.attribute("key", of: $0) == "titleView"
    }
    let title =
      hasTitleView
      ? [] : title("title", origin, font: .system(size: 17, weight: .semibold), in: barWidth)
    return title + self.title("prompt", origin, font: .system(size: 12), in: barWidth)
  }

  private func title(
    _ property: String, _ origin: ElementOrigin, font: FontDescriptor, in width: DeviceLength
  ) -> [InterfaceLabel] {
    guard let (text, isBlank) = origin.text(tree.visibleText(property, of: element)) else {
      return []
    }
    var label = InterfaceLabel(
      origin, property: property, text: text, font: font,
      width: .undecided(limit: width, drawn: nil, reason: Doubt.bar))
    label.isSizedByUIKit = true
    label.isBlank = isBlank
    return [label]
  }

  /// Whether a bar button shows an image or a system item instead of its title.
  private var isDrawn: Bool {
    tree.attribute("image", of: element) != nil || tree.attribute("systemItem", of: element) != nil
      || tree[element].children.contains { tree.attribute("key", of: $0) == "customView" }
  }

  private var buttonFont: FontDescriptor {
    let isEmphasized = ["done", "prominent"].contains(tree.attribute("style", of: element))
    return .system(size: 17, weight: isEmphasized ? .semibold : .regular)
  }
}

extension BarItemReader {
  /// The width of the screen without its margins; for a bar that is a view, the view's width without the margins.
  private var barWidth: DeviceLength {
    whole.reduced(by: 2 * ScreenMargin.least)
  }

  private var whole: DeviceLength {
    let bar = tree.ancestor(of: element) { Self.bars.contains(tree[$0].name) }
    let solved = bar.flatMap { layout.views.view(of: $0) }
      .flatMap { layout.value($0, .horizontal, .length)?.length }
    return solved.flatMap { $0.onCanvas > 2 * ScreenMargin.least ? $0 : nil }
      ?? DeviceLength(onCanvas: layout.canvas.width, growth: 1)
  }

  private static let bars: Set<String> = ["navigationBar", "toolbar", "tabBar"]

  /// A tab's share of the bar, if the number of tabs is known; a bar shows at most five.
  private var tabWidth: DeviceLength {
    guard let count = tabs.count(around: element, in: tree), count > 1 else { return barWidth }
    let share = 1 / Double(min(count, 5))
    return whole.scaled(by: share).cleaned
  }
}
