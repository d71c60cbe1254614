/// The catalog formats other than Apple's own; the file's name determines the format.
package enum CatalogFormat: Hashable, Sendable {
  /// XLIFF 1.2 and 2.x: `.xliff`, `.xlf`.
  case xliff
  /// Android's resources: `strings.xml`, and any `.xml` in a folder `values…`.
  case android
  /// Text catalogs of gettext: `.po`, `.pot`.
  case gettext
  /// Compiled catalogs of gettext: `.mo`.
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
    case .android: Self.namesStrings(path.split(separator: "/"))
    case .compiledGettext, .messages, .properties, .delimited: false
    }
  }

  /// Whether a file in Android's `res/values…` has strings, judging by its name: apps divide them among files of any
  /// name.
  private static func namesStrings(_ names: [Substring]) -> Bool {
    guard names.count > 1, AndroidFolder(String(names[names.count - 2])) != nil else {
      return false
    }
    if names.last == "strings.xml" { return true }
    guard names.count > 2, names[names.count - 3] == "res" else { return false }
    let words = names[names.count - 1].dropLast(4).split { !$0.isLetter }
    return !words.contains { otherResources.contains($0.lowercased()) }
  }

  /// The words in the usual names of files with other values.
  ///
  /// Source: Android Developers, "App resources overview" and "More resource types"; `ic_launcher_background.xml` and
  /// `config.xml` are those of Android Studio's templates.
  private static let otherResources: Set<String> = [
    "attr", "attrs", "background", "bool", "bools", "color", "colors", "config", "dimen", "dimens",
    "drawable", "drawables", "id", "ids", "integer", "integers", "public", "style", "styles",
    "theme",
    "themes",
  ]
}
