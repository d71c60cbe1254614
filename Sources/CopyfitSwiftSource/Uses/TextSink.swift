internal import CopyfitLabels
internal import CopyfitSwiftTree

/// An expression whose text a surface takes.
struct TextSink {
  /// What shows or speaks the text.
  var surface: Label.Surface
  /// The expression.
  var value: SwiftNode
  /// The call, assignment or function that takes it.
  var statement: SwiftNode
  /// Whether the app's own code may decide how high the surface is, or in which font.
  var isOwnLayout = false
  /// The variable that keeps the control which shows the text, where one is known, and which of its texts it is.
  var control: ControlName?
  var property: OutletText.Property?
  /// Whether it is certain that the surface, or that control, takes the text.
  var isCertain = true
}

extension TextSink {
  /// The surfaces of the arguments of initializers and functions, by the names of both; `""` for the first argument
  /// that has no label.
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

  /// The surfaces of functions of views of SwiftUI and UIKit, likewise.
  static let members: [String: [String: Label.Surface]] = [
    "post": ["argument": .spoken],
    "setTitle": ["": .screen],
    "setAttributedTitle": ["": .screen],
    "insertSegment": ["withTitle": .screen],
    "accessibilityLabel": ["": .spoken],
    "accessibilityHint": ["": .spoken],
    "accessibilityValue": ["": .spoken],
    "navigationTitle": ["": .swiftUI],
    "navigationBarTitle": ["": .swiftUI],
    "alert": ["": .swiftUI],
    "confirmationDialog": ["": .swiftUI],
    "searchable": ["prompt": .swiftUI],
    "badge": ["": .swiftUI],
    "help": ["": .spoken],
  ]

  /// The views of SwiftUI that show their first argument, or one of a name.
  static let views: Set<String> = [
    "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "Section", "NavigationLink",
    "Picker", "Menu", "Link", "Stepper", "DisclosureGroup", "GroupBox", "LabeledContent", "Gauge",
    "ProgressView", "ShareLink", "DatePicker", "ColorPicker", "ContentUnavailableView", "Tab",
  ]

  /// The labels of the arguments by which views of SwiftUI take the text that they show.
  static let labelsOfViews: Set<String> = ["", "verbatim", "titleKey", "title", "header", "footer"]

  /// The surfaces of what is assigned to, where its name alone says it.
  static let assigned: [String: Label.Surface] = [
    "accessibilityLabel": .spoken, "accessibilityHint": .spoken, "accessibilityValue": .spoken,
    "accessibilityAttributedLabel": .spoken, "accessibilityAttributedHint": .spoken,
    "accessibilityUserInputLabels": .spoken, "prompt": .prompt, "backButtonTitle": .backButton,
    "localizedTitle": .shortcut, "localizedSubtitle": .shortcut, "text": .screen,
    "attributedText": .screen, "attributedTitle": .screen, "attributedPlaceholder": .screen,
    "secondaryText": .screen, "toolTip": .screen,
  ]

  /// The surfaces of the functions of data sources, by the label of their last argument.
  static let results: [String: Label.Surface] = [
    "titleForHeaderInSection": .sectionHeader, "titleForFooterInSection": .sectionFooter,
    "titleForDeleteConfirmationButtonForRowAt": .swipeAction,
  ]
}
