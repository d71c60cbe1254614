public import CopyfitUnicode

/// The table, locale and bundle in the path of a catalog, or of a document with its own table.
public struct CatalogPath: Hashable, Sendable {
  /// The table's name: the file's name without its extension.
  public let table: String
  /// The file's extension in lower case, without the dot.
  public let fileExtension: String
  /// The name of the nearest folder `….lproj` without its extension, as written; in other formats, the locale that
  /// their conventions put in the path.
  public let localization: String?
  /// The folder with the `.lproj`, or with the file if there is no `.lproj`; empty for the project's folder.
  public let bundle: String

  init(table: String, fileExtension: String, localization: String?, bundle: [String]) {
    self.table = table
    self.fileExtension = fileExtension
    self.localization = localization
    self.bundle = bundle.joined(separator: "/")
  }

  /// Reads a path whose parts are separated by `/`.
  public init(_ path: String) {
    // Each path is read several times. Bytes need no search for characters.
    var folders = path.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    let file = folders.popLast() ?? ""
    let dot = file.utf8.lastIndex(of: UInt8(ascii: "."))
    let name = String(file[..<(dot ?? file.endIndex)])
    let fileExtension = dot.map { file[file.index(after: $0)...].lowercased() } ?? ""
    let localized = folders.lastIndex {
      $0.utf8.suffix(Self.ending.count).elementsEqual(Self.ending) { $0 | 0x20 == $1 }
    }
    if localized == nil, let format = CatalogFormat(path) {
      self.init(name, in: folders, fileExtension: fileExtension, format: format)
    } else if localized == nil, !folders.isEmpty, Self.isLanguage(name, fileExtension) {
      self.init(localized: name, in: folders, fileExtension: fileExtension)
    } else {
      self.init(
        table: name, fileExtension: fileExtension,
        localization: localized.map { String(folders[$0].dropLast(Self.ending.count)) },
        bundle: Array(folders[..<(localized ?? folders.endIndex)]))
    }
  }

  /// Whether a table outside any `.lproj` is named after its language, such as `translations/de.strings`.
  ///
  /// Names with three letters, such as `App`, are not names of languages.
  private static func isLanguage(_ name: String, _ fileExtension: String) -> Bool {
    guard fileExtension == "strings" || fileExtension == "stringsdict" else { return false }
    let language = name.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return language.count == 2 && name.first?.isLowercase == true && LocaleName.locale(name) != nil
  }

  /// The end of the names of localized folders; its case is ignored.
  private static let ending = Array(".lproj".utf8)

  /// The locale, or `nil` for the source language: outside any `.lproj`, in `Base.lproj`, and in `mul.lproj`, where
  /// Xcode stores String Catalogs with many languages.
  public var locale: LocaleIdentifier? {
    guard let localization, localization != "Base", localization != "mul" else { return nil }
    return LocaleIdentifier(LanguageName.code(of: localization))
  }
}

/// The names that Xcode gave languages before it used codes.
package enum LanguageName {
  /// The code for a language's old name; any other name is returned unchanged.
  package static func code(of name: String) -> String { codes[name] ?? name }

  /// Source: the names that Core Foundation still looks for (`CFBundle_Locale.c`).
  private static let codes = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]
}
