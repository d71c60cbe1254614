internal import CopyfitCatalogs

/// A kind of strings that no label of an app shows.
///
/// They are left out and counted, each kind by itself, unless the configuration turns it on.
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
  /// What a String Catalog says is not to be translated.
  case untranslatable
  /// Keys that a String Catalog says are not in the code any more: only they are not read at all.
  case stale

  /// Why such strings are left out, for reports.
  var reason: String {
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

extension NonLabelKind {
  /// The kind of a string; `nil` for one that a label may show.
  ///
  /// Tables are known by the names that Xcode looks for; notifications, and accessibility texts in code, by
  /// what the comment says, the latter by the end of the key, too.
  ///
  /// - Parameter kindOfTable: The kind of all strings of its table, which does not change from key to key.
  init?(key: String, comment: String?, shouldTranslate: Bool, kindOfTable: NonLabelKind?) {
    if let kindOfTable {
      self = kindOfTable
    } else if Self.isSpoken(key, comment) {
      self = .accessibility
    } else if Self.isOfNotification(comment) {
      self = .notifications
    } else if !shouldTranslate {
      self = .untranslatable
    } else {
      return nil
    }
  }

  /// The kind of all strings of a table.
  static func kind(of table: TableIdentity) -> NonLabelKind? {
    switch table.table {
    case "InfoPlist": .infoPlist
    case "AppShortcuts": .appShortcuts
    case let name where name.hasSuffix("Intents"): .intents
    default:
      table.bundle.split(separator: "/").contains("Settings.bundle") ? .settingsBundle : nil
    }
  }

  private static func isSpoken(_ key: String, _ comment: String?) -> Bool {
    if let key = InterfaceKey(key) { return key.property.hasPrefix("accessibility") }
    return KeyWords.namesSpokenText(key) || comment.map(CommentSense.isOfSpokenText) ?? false
  }

  private static func isOfNotification(_ comment: String?) -> Bool {
    comment.map(CommentSense.isOfNotification) ?? false
  }
}
