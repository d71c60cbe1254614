internal import CopyfitLabels
internal import CopyfitSwiftTree

/// An expression with a text for a surface.
struct TextSink {
  /// The surface that shows or speaks the text.
  var surface: Label.Surface
  /// The expression.
  var value: SwiftNode
  /// The call, assignment or function with the expression.
  var statement: SwiftNode
  /// Whether the app's own code may determine the surface's height or font, or does not show the text there.
  var isOwnLayout = false
  /// The button configuration with the text.
  var configuration: ButtonConfiguration?
  /// The variable that stores the control, if known, and the control's text property.
  var control: ControlName?
  var property: OutletText.Property?
  /// The type of the view controller with this title, if the sources declare it.
  var owner: Int?
  /// Whether no code shows the title of the view controller in a bar.
  var lacksBar = false
  /// Whether the surface or control certainly gets the text.
  var isCertain = true
  /// Whether code may hide the text, a title of SwiftUI, or show a view in its place.
  var mayBeHidden = false
  /// Whether it is in SwiftUI, where a literal text is a key.
  var isInSwiftUI = false
  /// Whether a view shows the text as it is, so that a literal text is no key.
  var isVerbatim = false
}

extension TextSink {
  /// Whether a view of SwiftUI takes the text.
  var isInView: Bool { isInSwiftUI && surface == .swiftUI }

  /// The surfaces of arguments of initializers and functions, by the names of both; `""` for the first argument without
  /// a label.
  static let arguments: [String: [String: Label.Surface]] = [
    "UIAlertController": ["title": .alertTitle, "message": .alertMessage],
    "UIAlertAction": ["title": .alertButton],
    "UIBarButtonItem": ["title": .barButton],
    "UITabBarItem": ["title": .tab],
    "UITab": ["title": .tab],
    "UIAction": ["title": .menu, "subtitle": .menu],
    "UIMenu": ["title": .menu, "subtitle": .menu],
    "UICommand": ["title": .menu],
    "UIKeyCommand": ["title": .menu, "discoverabilityTitle": .menu],
    "UIMenuItem": ["title": .menu],
    "UIPreviewAction": ["title": .menu],
    "UIPreviewActionGroup": ["title": .menu],
    "UIContextualAction": ["title": .swipeAction],
    "UITableViewRowAction": ["title": .swipeAction],
    "UIApplicationShortcutItem": ["localizedTitle": .shortcut, "localizedSubtitle": .shortcut],
    "UIMutableApplicationShortcutItem": [
      "localizedTitle": .shortcut, "localizedSubtitle": .shortcut,
    ],
    "UNNotificationAction": ["title": .notification],
    "UNTextInputNotificationAction": [
      "title": .notification, "textInputButtonTitle": .notification,
      "textInputPlaceholder": .notification,
    ],
    "UIAccessibilityCustomAction": ["name": .spoken],
  ]

  /// The surfaces of arguments of functions of views in SwiftUI and UIKit, by the names of both.
  static let members: [String: [String: Label.Surface]] = [
    "post": ["argument": .spoken],
    "setTitle": ["": .screen],
    "setAttributedTitle": ["": .screen],
    "insertSegment": ["withTitle": .screen],
    "accessibilityLabel": ["": .spoken],
    "accessibilityHint": ["": .spoken],
    "accessibilityValue": ["": .spoken],
    "navigationTitle": ["": .title],
    "navigationBarTitle": ["": .title],
    "alert": ["": .alertTitle],
    "confirmationDialog": ["": .dialogTitle],
    "searchable": ["prompt": .searchPlaceholder],
    "badge": ["": .swiftUI],
    "help": ["": .spoken],
  ]

  /// The functions of views in SwiftUI.
  static let membersOfSwiftUI: Set<String> = [
    "navigationTitle", "navigationBarTitle", "alert", "confirmationDialog", "searchable", "badge",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "help",
  ]

  /// The surfaces of these functions that code may replace by others.
  static let replaceable: Set<Label.Surface> = [.searchPlaceholder, .swiftUI]

  /// The SwiftUI views that show their first argument, or a named one.
  static let views = Set(ViewDefaults.texts.keys)

  /// The argument labels for visible texts of SwiftUI views.
  static let labelsOfViews: Set<String> = ["", "verbatim", "titleKey", "title", "header", "footer"]

  /// The surfaces of assigned properties that the name alone determines.
  static let assigned: [String: Label.Surface] = [
    "accessibilityLabel": .spoken, "accessibilityHint": .spoken, "accessibilityValue": .spoken,
    "accessibilityAttributedLabel": .spoken, "accessibilityAttributedHint": .spoken,
    "accessibilityUserInputLabels": .spoken, "backButtonTitle": .backButton,
    "localizedTitle": .shortcut, "localizedSubtitle": .shortcut, "text": .screen,
    "attributedText": .screen, "attributedTitle": .screen, "attributedPlaceholder": .screen,
    "secondaryText": .screen, "toolTip": .screen,
  ]

  /// The surfaces of data source functions, by the label of their last argument.
  static let results: [String: Label.Surface] = [
    "titleForHeaderInSection": .sectionHeader, "titleForFooterInSection": .sectionFooter,
    "titleForDeleteConfirmationButtonForRowAt": .swipeAction,
  ]
}
