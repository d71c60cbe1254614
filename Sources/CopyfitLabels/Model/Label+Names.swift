extension Label.Element {
  /// The noun in sentences.
  package var noun: String {
    switch self {
    case .label: "label"
    case .button: "button"
    case .textField: "text field"
    case .segmentedControl: "segment"
    case .navigationItem: "title in a navigation bar"
    case .barButtonItem: "button in a bar"
    case .tabBarItem: "tab"
    case .tableSection: "section title"
    }
  }

  /// The UIKit class that shows the text.
  package var className: String {
    switch self {
    case .label: "UILabel"
    case .button: "UIButton"
    case .textField: "UITextField"
    case .segmentedControl: "UISegmentedControl"
    case .navigationItem: "UINavigationItem"
    case .barButtonItem: "UIBarButtonItem"
    case .tabBarItem: "UITabBarItem"
    case .tableSection: "UITableViewHeaderFooterView"
    }
  }

  /// The texts that it shows, by their names in string tables.
  package var properties: [String] {
    switch self {
    case .label: ["text"]
    case .button:
      [
        "normalTitle", "highlightedTitle", "selectedTitle", "disabledTitle", "configuration.title",
        "configuration.subtitle",
      ]
    case .textField: ["text", "placeholder"]
    case .segmentedControl: ["segmentTitles[…]"]
    case .navigationItem: ["title", "prompt", "backButtonTitle"]
    case .barButtonItem, .tabBarItem: ["title"]
    case .tableSection: ["headerTitle", "footerTitle"]
    }
  }

  /// The prefixes of Interface Builder's properties that any object may have.
  private static let general = ["accessibility", "ib", "largeContent", "toolTip", "attributed"]

  /// Whether it may have a text with this name in string tables.
  package func has(_ property: String) -> Bool {
    if self == .segmentedControl, property.hasPrefix("segmentTitles[") { return true }
    return properties.contains(property) || Self.general.contains { property.hasPrefix($0) }
  }
}

extension Label.Surface {
  /// The noun in sentences.
  package var noun: String {
    switch self {
    case .alertTitle: "alert title"
    case .alertMessage: "alert message"
    case .alertButton: "alert button"
    case .dialogTitle: "dialog title"
    case .dialogMessage: "dialog message"
    case .dialogButton: "dialog button"
    case .title: "navigation title"
    case .prompt: "navigation prompt"
    case .barButton: "bar button"
    case .backButton: "back button"
    case .tab: "tab"
    case .menu: "menu item"
    case .swipeAction: "swipe action"
    case .sectionHeader: "section header"
    case .sectionFooter: "section footer"
    case .searchPlaceholder: "search placeholder"
    case .notification: "notification"
    case .shortcut: "home screen shortcut"
    case .spoken: "spoken"
    case .swiftUI: "view of SwiftUI"
    case .widget: "widget"
    case .watch: "watch"
    case .intents: "Siri and Shortcuts"
    case .carPlay: "CarPlay"
    case .otherSystem: "app for another system"
    case .appExtension: "app extension"
    case .screen, .code: "view"
    default: rawValue
    }
  }
}
