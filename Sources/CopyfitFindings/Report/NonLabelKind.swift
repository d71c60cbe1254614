/// A kind of strings that no label of an app shows.
///
/// They are left out and counted by kind, unless the configuration turns the kind on.
public enum NonLabelKind: String, Hashable, Sendable, CaseIterable {
  /// `InfoPlist.strings`: the app's name and the reasons for permissions, which the system shows.
  case infoPlist
  /// `AppShortcuts.strings`: phrases that are spoken.
  case appShortcuts
  /// Tables of intent definitions, which Siri and Shortcuts show.
  case intents
  /// Tables of a settings bundle, which the Settings app shows.
  case settingsBundle
  /// Accessibility labels, hints and values, which are spoken.
  case accessibility
  /// Texts of notifications, which the system shows.
  case notifications
  /// Texts that a String Catalog excludes from translation.
  case untranslatable
  /// Keys that a String Catalog marks as no longer in the code. Only these are not read at all.
  case stale

  /// The reason why such strings are left out, for reports.
  package var reason: String {
    switch self {
    case .infoPlist: "shown by the system (InfoPlist)"
    case .appShortcuts: "spoken (AppShortcuts)"
    case .intents: "shown by Siri and Shortcuts (intents)"
    case .settingsBundle: "shown by the Settings app (Settings.bundle)"
    case .accessibility: "spoken (accessibility)"
    case .notifications: "shown in notifications"
    case .untranslatable: "not to be translated, as the catalog says"
    case .stale: "stale, as the catalog says"
    }
  }
}
