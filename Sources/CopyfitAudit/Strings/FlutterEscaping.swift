internal import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText

/// Reads what Flutter's `l10n.yaml` says of apostrophes in the app's `.arb` files.
///
/// Source: Flutter's guide to internationalization, `use-escaping`.
enum FlutterEscaping {
  /// Takes apostrophes for quotation marks where the nearest `l10n.yaml` beside or above a file says so, and tells
  /// of `#` that no apostrophe quotes.
  static func apply(to catalogs: inout Catalogs, in files: ProjectFiles) {
    var settings = Settings(files: files)
    for index in catalogs.indices where CatalogFormat(catalogs[index].file) == .arb {
      let folder = catalogs[index].file.split(separator: "/").dropLast()
      if settings.isSwitchedOn(folder) { catalogs[index].content.readQuotes() }
      var problems = ProblemList()
      for entry in catalogs[index].content.tables.lazy.flatMap(\.entries) {
        if let problem = FlutterNumberSign.problem(of: entry) { problems.add(problem) }
      }
      catalogs[index].content.add(problems.sorted)
    }
    catalogs += settings.refused
  }

  /// What the files say, each read once.
  private struct Settings {
    let files: ProjectFiles
    /// Files that may not be read.
    private(set) var refused: Catalogs = []
    private var known: [String: Bool] = [:]

    init(files: ProjectFiles) { self.files = files }

    mutating func isSwitchedOn(_ folder: ArraySlice<Substring>) -> Bool {
      let path = folder.joined(separator: "/")
      if let answer = known[path] { return answer }
      let answer =
        setting(in: FilePath.joined(path, "l10n.yaml"))
        ?? (!folder.isEmpty && isSwitchedOn(folder.dropLast()))
      known[path] = answer
      return answer
    }

    /// What a file says; `nil` where there is none, or none that can be read.
    private mutating func setting(in file: String) -> Bool? {
      let text: SourceText
      do throws(FileError) { text = try files.text(of: file) } catch {
        if case .refused = error { refused.append((file, CatalogContent(unreadable: error))) }
        return nil
      }
      var reader = YAMLReader()
      guard let root = try? reader.read(text), case .mapping(let pairs) = root.content else {
        return nil
      }
      let value = pairs.first { $0.key.value == "use-escaping" }?.value.content
      guard case .scalar(let text, isPlain: true)? = value else { return false }
      return text == "true"
    }
  }
}

extension CatalogContent {
  fileprivate mutating func readQuotes() {
    for table in tables.indices {
      for entry in tables[table].entries.indices {
        tables[table].entries[entry].syntax = .flutterEscapedMessage
      }
    }
  }
}
