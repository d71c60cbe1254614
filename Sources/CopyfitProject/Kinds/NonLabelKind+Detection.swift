package import CopyfitCatalogs
package import CopyfitFindings

extension NonLabelKind {
  /// The kind of a string; `nil` if a label may show it.
  ///
  /// Tables are recognized by the names that Xcode looks for. Texts of notifications are recognized by the comment, and
  /// accessibility texts in code by the comment or by the end of the key.
  ///
  /// - Parameter kindOfTable: The kind of all strings of the key's table.
  package init?(key: String, comment: String?, shouldTranslate: Bool, kindOfTable: NonLabelKind?) {
    self.init(
      KeySense(key), comment: comment, shouldTranslate: shouldTranslate, kindOfTable: kindOfTable)
  }

  /// The kind of text that a key alone indicates.
  package enum KeySense: Sendable {
    /// The key belongs to an object's property, which determines the kind.
    case property(isSpoken: Bool)
    /// The end of the key indicates a spoken text.
    case spoken
    /// The comment determines the kind.
    case open

    package init(_ key: String) {
      if let key = InterfaceKey(key) {
        self = .property(isSpoken: key.property.hasPrefix("accessibility"))
      } else {
        self = KeyWords.namesSpokenText(key) ? .spoken : .open
      }
    }
  }

  /// Creates the kind for one of several texts of a key.
  package init?(
    _ key: KeySense, comment: String?, shouldTranslate: Bool, kindOfTable: NonLabelKind?
  ) {
    self.init(
      kindOfTable == nil ? NonLabelKind(ofText: key, comment: comment) : nil,
      shouldTranslate: shouldTranslate, kindOfTable: kindOfTable)
  }

  /// Creates the kind that a key and its comment indicate.
  package init?(ofText key: KeySense, comment: String?) {
    if Self.isSpoken(key, comment) {
      self = .accessibility
    } else if Self.isOfNotification(comment) {
      self = .notifications
    } else {
      return nil
    }
  }

  /// Creates the kind of a text, given the kind that its key and comment indicate.
  package init?(_ ofText: NonLabelKind?, shouldTranslate: Bool, kindOfTable: NonLabelKind?) {
    if let known = kindOfTable ?? ofText {
      self = known
    } else if !shouldTranslate {
      self = .untranslatable
    } else {
      return nil
    }
  }

  /// The kind of all strings of a table.
  package static func kind(of table: TableIdentity) -> NonLabelKind? {
    switch table.table {
    case "InfoPlist": .infoPlist
    case "AppShortcuts": .appShortcuts
    case let name where name.hasSuffix("Intents"): .intents
    default:
      table.bundle.split(separator: "/").contains("Settings.bundle") ? .settingsBundle : nil
    }
  }

  private static func isSpoken(_ key: KeySense, _ comment: String?) -> Bool {
    switch key {
    case .property(let isSpoken): isSpoken
    case .spoken: true
    case .open: comment.map(CommentSense.isOfSpokenText) ?? false
    }
  }

  private static func isOfNotification(_ comment: String?) -> Bool {
    comment.map(CommentSense.isOfNotification) ?? false
  }
}
