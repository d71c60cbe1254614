internal import CopyfitCatalogs
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Compares what a bundle of Xcode's for translators (`.xcloc`) says of itself with the XLIFF in it.
enum LocalizationBundles {
  /// Tells of XLIFF in another language than the `contents.json` of its bundle names.
  static func check(
    _ catalogs: inout [(file: String, content: CatalogContent)], in files: ProjectFiles
  ) {
    for index in catalogs.indices {
      let (file, content) = catalogs[index]
      let source = content.sourceLanguage.map { LocaleIdentifier($0) }
      guard let bundle = bundle(of: file), content.tables.contains(where: { $0.original != nil }),
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
      catalogs[index].content.problems.append(problem)
    }
  }

  /// The bundle that a file stands in.
  private static func bundle(of file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.dropLast().lastIndex(where: { $0.hasSuffix(".xcloc") }) else {
      return nil
    }
    return parts[...last].joined(separator: "/")
  }

  /// The language that a bundle says it translates into.
  private static func target(of bundle: String, in files: ProjectFiles) -> LocaleIdentifier? {
    let path = files.path(of: FilePath.joined(bundle, "contents.json"))
    guard let bytes = try? SourceFile.bytes(of: path) else { return nil }
    var parser = JSONParser(SourceText(decoding: bytes))
    return (try? parser.parse())?["targetLocale"]?.string.map { LocaleIdentifier($0) }
  }
}
