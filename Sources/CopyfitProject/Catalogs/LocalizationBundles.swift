package import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Compares the description of an Xcode localization bundle (`.xcloc`) with the XLIFF in it.
package enum LocalizationBundles {
  /// Reports XLIFF in a language other than that in the `contents.json` of its bundle.
  package static func check(_ catalogs: inout Catalogs, in files: ProjectFiles) {
    for index in catalogs.indices {
      let (file, content) = catalogs[index]
      let source = content.sourceLanguage.map { LocaleIdentifier($0) }
      guard let bundle = LocalizationBundle.bundle(of: file),
        content.tables.contains(where: { $0.original != nil }),
        let said = target(of: bundle, in: files),
        let other = content.tables.first(where: { table in
          table.original != nil && table.locale != nil && table.locale != source
            && table.locale != said
        }), let locale = other.locale
      else { continue }
      var problem = CatalogProblem(
        kind: .catalogSyntax,
        message:
          "The texts are in \(locale), but the bundle's contents.json says that they are in \(said).",
        position: other.original?.position ?? .start, weight: .warning, isReadOn: true)
      problem.subject = "\(locale)"
      catalogs[index].content.add([problem])
    }
  }

  /// The problems of the bundles themselves, each with its file.
  package static func faults(in files: ProjectFiles) -> Catalogs {
    let translated = Set(
      files.stringTables.compactMap(LocalizationBundle.bundle(translatedBy:)))
    return files.bundles.flatMap { bundle -> Catalogs in
      let isEmpty = !translated.contains(bundle)
      let description = FilePath.joined(bundle, LocalizationBundle.description)
      return [
        isEmpty ? (bundle, fault(holdsNothing)) : nil,
        descriptionFault(of: bundle, in: files).map { (description, $0) },
      ].compactMap { $0 }
    }
  }

  private static let holdsNothing = CatalogProblem(
    kind: .unreadableFile,
    message:
      "The bundle holds no XLIFF in '\(LocalizationBundle.contents)': nothing of it is read.",
    position: .start)

  /// The problem of a bundle's `contents.json`; a bundle without the file has no problem.
  private static func descriptionFault(
    of bundle: String, in files: ProjectFiles
  ) -> CatalogContent? {
    let path = FilePath.joined(bundle, LocalizationBundle.description)
    do throws(SourceTextError) {
      let root = try description(of: bundle, in: files)
      if root["targetLocale"]?.string != nil { return nil }
      return fault(
        "It names no \"targetLocale\", the language that the bundle translates into.", at: .start)
    } catch .file(.refused(let refusal)) {
      return CatalogContent(unreadable: .refused(refusal))
    } catch {
      guard files.kind(of: path) != nil else { return nil }
      return fault("It cannot be read: \(error.message).", at: error.position ?? .start)
    }
  }

  private static func fault(_ message: String, at position: SourcePosition) -> CatalogContent {
    fault(
      CatalogProblem(
        kind: .catalogSyntax, message: message, position: position, weight: .warning))
  }

  private static func fault(_ problem: CatalogProblem) -> CatalogContent {
    CatalogContent(tables: [], problems: [problem])
  }

  private static func description(
    of bundle: String, in files: ProjectFiles
  ) throws(SourceTextError) -> JSONNode {
    let path = FilePath.joined(bundle, LocalizationBundle.description)
    var parser = JSONParser(
      try SourceText(contentsOf: files.path(of: path), within: files.boundary))
    return try parser.parse()
  }

  /// The target language of a bundle, according to its description.
  private static func target(of bundle: String, in files: ProjectFiles) -> LocaleIdentifier? {
    let root = try? description(of: bundle, in: files)
    return root?["targetLocale"]?.string.map { LocaleIdentifier($0) }
  }
}
