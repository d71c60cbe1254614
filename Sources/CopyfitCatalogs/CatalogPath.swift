public import CopyfitUnicode

/// What a catalog's path says: its table, its locale and its bundle.
public struct CatalogPath: Hashable, Sendable {
  /// The table's name: the file's name without its extension.
  public let table: String
  /// The file's extension in lower case, without the dot.
  public let fileExtension: String
  /// The name of the nearest folder `….lproj` without its extension, as it is written.
  public let localization: String?
  /// The folder that holds the `.lproj`, or the file where there is none; empty for the project.
  public let bundle: String

  /// Reads a path that is separated by `/`.
  public init(_ path: String) {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let file = folders.popLast() ?? ""
    let dot = file.lastIndex(of: ".")
    table = String(file[..<(dot ?? file.endIndex)])
    fileExtension = dot.map { file[file.index(after: $0)...].lowercased() } ?? ""
    let localized = folders.lastIndex { $0.lowercased().hasSuffix(".lproj") }
    localization = localized.map { String(folders[$0].dropLast(".lproj".count)) }
    bundle = folders[..<(localized ?? folders.endIndex)].joined(separator: "/")
  }

  /// The locale, or `nil` for the source language: outside any `.lproj`, in `Base.lproj`, and in
  /// `mul.lproj`, where Xcode keeps String Catalogs of many languages.
  public var locale: LocaleIdentifier? {
    guard let localization, localization != "Base", localization != "mul" else { return nil }
    return LocaleIdentifier(Self.languageNames[localization] ?? localization)
  }

  /// Names that Xcode gave such folders before they were named by language codes.
  private static let languageNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]
}
