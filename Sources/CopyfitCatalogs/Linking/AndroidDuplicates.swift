internal import CopyfitSourceText

/// Finds names that two files of one folder of Android resources have: Gradle stops at them when it merges the files.
enum AndroidDuplicates {
  /// A name in a folder; texts and plurals have names of their own.
  private struct Name: Hashable {
    var folder: Substring
    var key: ExactString
    var isForm: Bool
  }

  /// Reports each name in the second file, at its first text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  static func check(_ catalogs: inout Catalogs) {
    var places: [Name: SourceLocation] = [:]
    let files = catalogs.indices.filter { CatalogFormat(catalogs[$0].file) == .android }
    let folders = Dictionary(grouping: files) { folder(of: catalogs[$0].file) }
    for (folder, files) in folders where files.count > 1 {
      for index in files {
        var found = ProblemList()
        let (file, content) = catalogs[index]
        for entry in content.tables.flatMap({ $0.entries + $0.unresolved }) where isWhole(entry) {
          let name = Name(
            folder: folder, key: ExactString(entry.key), isForm: entry.variant?.pluralForm != nil)
          guard let place = places[name] else {
            places[name] = SourceLocation(file: file, position: entry.position)
            continue
          }
          guard place.file != file else { continue }
          places[name]?.file = file
          found.add(problem(of: entry, at: place))
        }
        catalogs[index].content.add(found.sorted)
      }
    }
  }

  private static func folder(of file: String) -> Substring {
    file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
  }

  /// Whether an entry is a text or a plural form of all products; elements of arrays have their array's name.
  private static func isWhole(_ entry: StringEntry) -> Bool {
    entry.variant == nil || entry.variant?.pluralForm != nil
  }

  private static func problem(of entry: StringEntry, at place: SourceLocation) -> CatalogProblem {
    CatalogProblem(
      kind: .duplicateKey,
      message:
        "\(entry.key.quoted) is also on line \(place.position.line) of \(place.file), in the same folder: "
        + "Android's build stops at two resources of one name.",
      position: entry.position, key: entry.key, weight: .error)
  }
}
