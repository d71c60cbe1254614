public import Copyfit
public import CopyfitDynamicType
public import CopyfitLabels
public import CopyfitSourceText
public import CopyfitUnicode

/// A label in the configuration; it applies to every catalog entry that it selects.
public struct ConfiguredLabel: Hashable, Sendable {
  /// The condition on an entry's key.
  public enum KeySelector: Hashable, Sendable {
    case any
    /// Exactly this key (`key`).
    case key(String)
    /// Keys that match this pattern (`keys`).
    case pattern(TextPattern)
    /// Keys that contain a match of this expression (`regex`).
    case regex(RegularExpression)
    /// Keys that are this text, or whose text in the source language is this text (`text`).
    case text(String)

    /// The regular expression, if it is one.
    var expression: RegularExpression? {
      if case .regex(let expression) = self { expression } else { nil }
    }
  }

  /// The name that distinguishes two labels of one key; the default is `label`.
  public var name = "label"
  /// The keys of the texts that the label shows.
  public var keys = KeySelector.any
  /// The folders of the texts' catalogs; `nil` for all.
  public var bundle: TextPattern?
  /// The tables of the texts; `nil` for all.
  public var table: TextPattern?
  /// The translators' comments of the texts; `nil` for all texts, with or without a comment.
  public var comment: TextPattern?
  /// The label's font, frame and limits.
  public var spec: LabelSpec
  /// The system that shows the label, and whose font `spec` has; `nil` for iOS.
  public var profile: FitProfile?
  /// The samples for placeholders in these labels only, in the order of the file.
  public var samples: [Label.Sample] = []
  /// Whether the label applies only to keys with a limit in their catalog, which is the label's frame.
  public var needsCatalogLimit = false
  /// Whether the label uses the font in the catalog, and applies only to keys with such a font.
  public var takesCatalogFont = false
  /// The locale of a `text` that is in no table; `nil` for the source language.
  public var locale: LocaleIdentifier?
  /// The sizes of the label, measured on a device.
  public var measured: [ContentSizeCategory: MeasuredSize] = [:]
  /// The file of the entry, relative to the project; `nil` for the configuration.
  public var file: String?
  /// The place of the entry.
  public var position: SourcePosition

  /// Creates a label that shows every text.
  public init(spec: LabelSpec, position: SourcePosition) {
    self.spec = spec
    self.position = position
  }

  /// Whether it selects keys by a regular expression.
  package var hasExpression: Bool { keys.expression != nil }

  /// The texts that it selects, for fingerprints and readers of a baseline.
  package var subject: String {
    let key =
      switch keys {
      case .any: ""
      case .key(let key): "key \(key)"
      case .pattern(let pattern): "keys \(pattern.text)"
      case .regex(let expression): "regex \(expression.text)"
      case .text(let text): "text \(text)"
      }
    let others = [("bundle", bundle), ("table", table), ("comment", comment)].compactMap {
      name, pattern in pattern.map { "\(name) \($0.text)" }
    }
    return ([key].filter { !$0.isEmpty } + others).joined(separator: ", ")
  }

  /// Whether an entry of a catalog is one of the label's texts.
  ///
  /// - Parameters:
  ///   - key: The entry's key.
  ///   - bundle: The folder with the `.lproj` or catalog, relative to the project.
  ///   - table: The name of the entry's table.
  ///   - comment: The entry's comment.
  ///   - source: The key's text in the source language.
  /// - Throws: `LimitReached` if the entry's regular expression needs too many steps for the key.
  public func selects(
    key: String, bundle: String, table: String, comment: String?, source: String? = nil
  ) throws(RegularExpression.LimitReached) -> Bool {
    guard self.bundle?.matches(bundle) ?? true, self.table?.matches(table) ?? true,
      self.comment?.matches(comment ?? "") ?? true
    else { return false }
    return switch keys {
    case .any: true
    case .key(let wanted): ExactString(wanted) == ExactString(key)
    case .pattern(let pattern): pattern.matches(key)
    case .regex(let expression): try expression.isFound(in: key)
    case .text(let wanted): wanted == source || wanted == key
    }
  }
}
