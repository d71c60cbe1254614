extension Label {
  /// A part of the app that shows or speaks text.
  public struct Surface: Hashable, Sendable, RawRepresentable {
    /// The part's name, such as `screen`, `alertTitle`, `title`, `menu`, `spoken` or `widget`.
    public var rawValue: String

    /// Creates a surface with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A view of the app.
    public static let screen = Surface(rawValue: "screen")
    /// A view that code creates.
    public static let code = Surface(rawValue: "code")
    /// A view of SwiftUI.
    public static let swiftUI = Surface(rawValue: "swiftUI")
    /// The title of an alert.
    public static let alertTitle = Surface(rawValue: "alertTitle")
    /// The message of an alert.
    public static let alertMessage = Surface(rawValue: "alertMessage")
    /// A button of an alert.
    public static let alertButton = Surface(rawValue: "alertButton")
    /// The title of an action sheet or a confirmation dialog.
    public static let dialogTitle = Surface(rawValue: "dialogTitle")
    /// The message of an action sheet or a confirmation dialog.
    public static let dialogMessage = Surface(rawValue: "dialogMessage")
    /// A button of an action sheet or a confirmation dialog.
    public static let dialogButton = Surface(rawValue: "dialogButton")
    /// The title in a navigation bar.
    public static let title = Surface(rawValue: "title")
    /// The line above a navigation bar's title.
    public static let prompt = Surface(rawValue: "prompt")
    /// A button in a bar.
    public static let barButton = Surface(rawValue: "barButton")
    /// The title of the back button.
    public static let backButton = Surface(rawValue: "backButton")
    /// A tab of a tab bar.
    public static let tab = Surface(rawValue: "tab")
    /// An item of a menu, or its title.
    public static let menu = Surface(rawValue: "menu")
    /// A button that a swipe on a row reveals.
    public static let swipeAction = Surface(rawValue: "swipeAction")
    /// The title above a section of a table.
    public static let sectionHeader = Surface(rawValue: "sectionHeader")
    /// The text below a section of a table.
    public static let sectionFooter = Surface(rawValue: "sectionFooter")
    /// The placeholder of a search bar.
    public static let searchPlaceholder = Surface(rawValue: "searchPlaceholder")
    /// A notification, or a button of one.
    public static let notification = Surface(rawValue: "notification")
    /// A shortcut of the home screen.
    public static let shortcut = Surface(rawValue: "shortcut")
    /// A text that VoiceOver speaks.
    public static let spoken = Surface(rawValue: "spoken")
    /// A widget.
    public static let widget = Surface(rawValue: "widget")
    /// A watch app.
    public static let watch = Surface(rawValue: "watch")
    /// A text in Siri and Shortcuts.
    public static let intents = Surface(rawValue: "intents")
    /// A screen in CarPlay.
    public static let carPlay = Surface(rawValue: "carPlay")
    /// A screen of an app for tvOS or macOS.
    public static let otherSystem = Surface(rawValue: "otherSystem")
    /// Another extension of the app.
    public static let appExtension = Surface(rawValue: "extension")
  }
}
