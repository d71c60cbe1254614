internal import CopyfitUnicode

/// The place of the locale in the paths of other formats.
extension CatalogPath {
  init(_ name: String, in folders: [String], fileExtension: String, format: CatalogFormat) {
    switch format {
    case .xliff: self.init(exchanged: name, in: folders, fileExtension: fileExtension)
    case .android: self.init(resources: name, in: folders, fileExtension: fileExtension)
    case .gettext, .compiledGettext, .arb, .messages, .delimited:
      self.init(localized: name, in: folders, fileExtension: fileExtension)
    case .properties:
      self.init(localized: name, in: folders, fileExtension: fileExtension, isBundle: true)
    }
  }

  /// `de.xliff`, `de/App.xliff`: the locale is the name of the file or of its folder.
  private init(exchanged name: String, in folders: [String], fileExtension: String) {
    let isNamed = LocaleName.locale(name) != nil
    let folder = folders.last.flatMap { LocaleName.locale($0) == nil ? nil : $0 }
    self.init(
      table: name, fileExtension: fileExtension, localization: isNamed ? name : folder,
      bundle: isNamed || folder == nil ? folders : folders.dropLast())
  }

  /// `res/values-de/strings.xml`; resources for the night or for wide screens form separate tables.
  private init(resources name: String, in folders: [String], fileExtension: String) {
    guard let folder = folders.last.flatMap({ AndroidFolder($0) }) else {
      self.init(table: name, fileExtension: fileExtension, localization: nil, bundle: folders)
      return
    }
    self.init(
      table: ([name] + folder.qualifiers).joined(separator: "-"), fileExtension: fileExtension,
      localization: folder.locale, bundle: folders.dropLast())
  }

  /// `messages_de_AT.properties`, `locales/de.json`, `de/common.json`, `de/LC_MESSAGES/app.po`: the locale is the end
  /// of the file's name, the whole name, or the name of the folder.
  ///
  /// - Parameter isBundle: Whether the file belongs to a bundle of Java's, which has a name before the locale, and no `-`
  ///   between them: `new_de` is German, and `search-bar` no Bavarian. Only a language of two letters is a whole name.
  init(
    localized name: String, in folders: [String], fileExtension: String, isBundle: Bool = false
  ) {
    if folders.last == "LC_MESSAGES", let folder = folders.dropLast().last,
      LocaleName.locale(folder) != nil
    {
      self.init(
        table: name, fileExtension: fileExtension, localization: folder,
        bundle: folders.dropLast(2))
      return
    }
    let mayBeLocale = !isBundle || name.prefix { $0 != "_" }.count == 2
    if mayBeLocale, LocaleName.locale(name) != nil {
      self.init(
        table: folders.last ?? fileExtension, fileExtension: fileExtension, localization: name,
        bundle: folders.dropLast())
    } else if let suffix = LocaleName.suffix(of: name, after: isBundle ? "._" : "._-") {
      self.init(
        table: suffix.base, fileExtension: fileExtension, localization: suffix.locale.tag,
        bundle: folders)
    } else {
      let locale = folders.last.flatMap { LocaleName.locale($0) == nil ? nil : $0 }
      self.init(
        table: name, fileExtension: fileExtension, localization: locale,
        bundle: locale == nil ? folders : folders.dropLast())
    }
  }
}
