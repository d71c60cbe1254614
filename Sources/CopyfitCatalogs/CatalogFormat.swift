/// The catalog formats other than Apple's own; the file's name decides the format.
package enum CatalogFormat: Hashable, Sendable {
  /// XLIFF 1.2 and 2.x: `.xliff`, `.xlf`.
  case xliff
  /// Android's resources: `strings.xml`, and any `.xml` in a folder `values…`.
  case android
  /// gettext's catalogs as text: `.po`, `.pot`.
  case gettext
  /// gettext's catalogs compiled: `.mo`.
  case compiledGettext
  /// Flutter's `.arb`.
  case arb
  /// JSON of i18next and FormatJS.
  case messages
  /// Java's `.properties`.
  case properties
  /// CSV and TSV.
  case delimited

  /// The extensions of Apple's own catalogs.
  package static let appleExtensions = ["strings", "stringsdict", "xcstrings"]

  /// The format of a file; `nil` for Apple's catalogs and for other files.
  package init?(_ path: some StringProtocol) {
    let scalars = path.unicodeScalars
    guard let dot = scalars.lastIndex(of: ".") else { return nil }
    // This runs for every file of a project, and few of them are catalogs.
    let end = path[scalars.index(after: dot)...]
    guard end.utf8.count <= Self.maximumExtension else { return nil }
    switch end.lowercased() {
    case "xliff", "xlf": self = .xliff
    case "xml":
      let names = path.split(separator: "/")
      let folder = names.dropLast().last.flatMap { AndroidFolder(String($0)) }
      guard folder != nil || names.last == "strings.xml" else { return nil }
      self = .android
    case "po", "pot": self = .gettext
    case "mo": self = .compiledGettext
    case "arb": self = .arb
    case "json": self = .messages
    case "properties": self = .properties
    case "csv", "tsv": self = .delimited
    default: return nil
    }
  }

  /// The length of the longest extension, in bytes.
  private static let maximumExtension = 10

  /// Whether files of the format depend on each other: plural forms, references, templates.
  ///
  /// If one of these files changes, all of them are compared with their previous state.
  package var isJoined: Bool {
    switch self {
    case .android, .messages, .gettext, .compiledGettext: true
    case .xliff, .arb, .properties, .delimited: false
    }
  }

  /// Whether the name alone shows that the file is a catalog.
  package func isUnmistakable(_ path: String) -> Bool {
    switch self {
    case .xliff, .gettext, .arb: true
    case .android:
      path.hasSuffix("/strings.xml")
        && path.split(separator: "/").dropLast().last.flatMap { AndroidFolder(String($0)) } != nil
    case .compiledGettext, .messages, .properties, .delimited: false
    }
  }
}
