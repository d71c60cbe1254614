package import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFiles
public import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

extension ProjectFiles {
  /// Finds the projects that the paths belong to, and their files.
  ///
  /// Paths in one project give one value, which is restricted to them and to related files: a storyboard's string
  /// tables, a table's storyboard. A given path is checked even if it would otherwise be left out.
  ///
  /// - Parameters:
  ///   - paths: Folders and files; empty for the working folder.
  ///   - configuration: The configuration's path; `nil` for the nearest one in or above each path, but not above its
  ///     repository.
  ///   - followsLinks: Whether links and the configuration may lead to files outside a project's repository, or outside
  ///     its folder if it has no repository.
  /// - Throws: `AuditError` for missing paths and for configurations with errors.
  public static func find(
    paths: [String], configuration: String? = nil, followsLinks: Bool = false
  ) throws(AuditError) -> [ProjectFiles] {
    let found = try survey(
      paths: paths, configuration: configuration, followsLinks: followsLinks)
    guard found.errors.isEmpty else { throw AuditError(messages: found.errors) }
    return found.projects
  }

  /// Finds the projects that the paths belong to, if they can be read, and the errors of the other projects and of
  /// label files.
  ///
  /// - Throws: `AuditError` for missing paths.
  package static func survey(
    paths: [String], configuration: String?, followsLinks: Bool
  ) throws(AuditError) -> (projects: [ProjectFiles], errors: [String]) {
    var projects: [ProjectFiles] = []
    var errors: [String] = []
    let roots = try ProjectRoot.find(
      paths: paths, configuration: configuration, followsLinks: followsLinks)
    for root in roots {
      projects += all(of: root, &errors)
    }
    return (withDistinctNames(unique(projects)), errors)
  }

  /// The project of a root, or those that its configuration lists.
  ///
  /// - Parameter list: The configuration that lists the project; `nil` if none does.
  static func all(
    of root: ProjectRoot, listedBy list: ConfigurationChain? = nil, _ errors: inout [String]
  ) -> [ProjectFiles] {
    do throws(AuditError) {
      let (configuration, chain) = try configuration(of: root, listedBy: list)
      guard configuration.projects != nil else {
        return [try project(of: root, configuration, &errors)]
      }
      return try listed(by: configuration, chain, of: root, &errors)
    } catch {
      errors += error.messages
      return []
    }
  }

  /// The configuration of a root, with its files for the projects that it lists.
  private static func configuration(
    of root: ProjectRoot, listedBy list: ConfigurationChain?
  ) throws(AuditError) -> (Configuration, ConfigurationChain?) {
    guard let file = root.configuration else { return (Configuration(), nil) }
    let chain =
      if root.inherits, let list { list } else {
        try ConfigurationChain.read(file, within: root.boundary)
      }
    let configuration = try chain.configuration(inFolder: root.inherits ? root.folder : nil)
    return (configuration, chain.forListed)
  }

  /// The project of a root with the labels of its label files, if they can be read.
  private static func project(
    of root: ProjectRoot, _ configuration: Configuration, _ errors: inout [String]
  ) throws(AuditError) -> ProjectFiles {
    var configuration = configuration
    do throws(AuditError) {
      try configuration.addLabelFiles(
        in: root.folder, within: root.boundary, listedPath: root.listedPath)
    } catch {
      errors += error.messages
    }
    return try ProjectFiles(of: root, configuration)
  }

  /// The projects, each once; a project that is both named and listed is checked as a whole if either request is for
  /// the whole.
  private static func unique(_ projects: [ProjectFiles]) -> [ProjectFiles] {
    var unique: [ProjectFiles] = []
    var positions: [String: Int] = [:]
    for project in projects {
      let folder = FilePath.absolute(project.root)
      guard let position = positions[folder] else {
        positions[folder] = unique.count
        unique.append(project)
        continue
      }
      let idleKeys = unique[position].idleKeys + project.idleKeys
      if unique[position].isRestricted { unique[position] = project }
      unique[position].idleKeys = idleKeys
    }
    return unique
  }

  /// Distinguishes projects with the same name by their folders.
  private static func withDistinctNames(_ projects: [ProjectFiles]) -> [ProjectFiles] {
    let named = Dictionary(grouping: projects, by: \.name)
    return projects.map { project in
      guard named[project.name, default: []].count > 1 else { return project }
      var project = project
      project.name += " (\(project.shownRoot))"
      return project
    }
  }

  /// Finds the files of one project.
  package init(
    of root: ProjectRoot, _ configuration: Configuration = Configuration()
  ) throws(AuditError) {
    let name = FilePath.name(root.folder)
    self.init(
      root: root.shown, name: configuration.name ?? (name.isEmpty ? "/" : name),
      configuration: configuration, boundary: root.boundary)
    let selection = try selection(in: root)
    listFolder = root.listFolder
    requested = root.restriction
    isRestricted = !requested.isEmpty
    takeFiles(of: selection)
    readSources(of: selection, in: root)
    noteUnused(in: selection)
    readDevelopmentRegion(from: selection.xcodeProjects)
    remarks = Self.remarks(on: self, selection)
    guard let list = selection.exhausted else { return }
    throw configuration.errorOfExhaustion(of: list)
  }

  /// The files of a project.
  ///
  /// - Throws: `AuditError` if its folder, or a requested one, cannot be read.
  private func selection(in root: ProjectRoot) throws(AuditError) -> FileSelection {
    do throws(FileError) {
      _ = try SourceFolder.entries(of: root.folder)
    } catch {
      throw AuditError("\(root.shown): the project's folder cannot be read: \(error.message)")
    }
    let selection = FileSelection(root: root, configuration: configuration)
    for folder in selection.unreadableFolders where root.restriction.contains(folder.path) {
      throw AuditError(
        "\(path(of: folder.path)): the folder cannot be read: \(folder.reason)")
    }
    return selection
  }

  /// Takes the documents, the tables and what decides about them.
  private mutating func takeFiles(of selection: FileSelection) {
    interfaceDocuments = selection.askedDocuments
    stringTables = selection.askedTables
    packageTables = selection.packageTables
    if isRestricted, !interfaceDocuments.isEmpty {
      let asked = Set(stringTables)
      otherTables = selection.stringTables.filter { !asked.contains($0) }
    }
    bundles = selection.bundles
    leftOut = selection.leftOut
    xcodeProjects = selection.xcodeProjects
  }

  /// Finds the sources, except those of apps that have none of the checked files.
  private mutating func readSources(of selection: FileSelection, in root: ProjectRoot) {
    let apps = AppFolders(
      projects: selection.xcodeProjects, packages: selection.packages, in: root.folder,
      boundary: root.boundary)
    let checked = interfaceDocuments + stringTables
    let (swift, objectiveC): (Set, Set) = (["swift"], FileKind.objectiveC)
    swiftSources = apps.sources(selection.sources(swift), besides: checked)
    objectiveCSources = apps.sources(selection.sources(objectiveC), besides: checked)
    hasAllSwiftSources =
      swiftSources.count == selection.sourceCount(of: swift) && selection.linkedFolders.isEmpty
      && selection.unreadableFolders.isEmpty
    let all = swift.union(objectiveC)
    let own = Set(swiftSources + objectiveCSources)
    let excluded = apps.sources(selection.sources(all, excluded: true), besides: checked)
    leftOut += LeftOutFile.all(
      selection.sources(all).filter { !own.contains($0) && selection.isAsked($0) }, .otherApp)
    leftOut += LeftOutFile.all(excluded.filter(selection.isAsked), .excluded)
    leftOut += LeftOutFile.all(selection.linkedFolders, .linkedFolder)
    guard configuration.fonts.platform != .macOS else { return }
    let isOfPhone = configuration.fonts.platform == .iOS
    otherSystemFiles = OtherSystemFiles(
      projects: selection.xcodeProjects,
      sources: isOfPhone ? swiftSources + objectiveCSources : [], in: root.folder,
      boundary: root.boundary)
  }

  /// Reads the development region from the first Xcode project that names one.
  private mutating func readDevelopmentRegion(from projects: [String]) {
    for project in projects where developmentRegion == nil {
      do throws(FileError) {
        developmentRegion = XcodeProject.developmentRegion(in: try bytes(of: project))
      } catch {
        guard case .refused = error else { continue }
        unreadable.append(UnreadablePath(path: project, reason: error.message))
      }
    }
  }
}

extension ProjectFiles {
  /// A summary of the files as a sentence, such as "24 storyboards and xibs and 614 string tables in 25 languages".
  ///
  /// The languages are those in the paths, as the files are not read yet.
  public var account: String {
    account(tables: stringTables.count, locales: Set(stringTables.compactMap(locale)).count)
  }

  /// The summary of files that were read.
  ///
  /// - Parameter locales: The number of languages with a text.
  package func account(of catalogs: Catalogs, locales: Int) -> String {
    let empty = catalogs.count { file, content in
      CatalogFormat(file) == .android && content.problems.isEmpty
        && content.tables.allSatisfy(\.entries.isEmpty)
    }
    return account(tables: stringTables.count - empty, locales: locales)
  }

  private func account(tables: Int, locales: Int) -> String {
    let documents = interfaceDocuments.count
    // An app for another platform has no Interface Builder documents to mention.
    let drawn =
      documents == 0 && tables > 0
      ? "" : Phrase.count(documents, "storyboard or xib", "storyboards and xibs") + " and "
    let found =
      drawn + Phrase.count(tables, "string table", "string tables")
      + (locales > 0 && tables > 0
        ? " in " + Phrase.count(locales, "language", "languages") : "")
    return ([found] + remarks).joined(separator: ", ")
  }

  private static func remarks(on files: ProjectFiles, _ selection: FileSelection) -> [String] {
    var parts: [String] = []
    parts += files.unmatchedPatterns.map { "nothing matches '\($0.value.text)'" }
    parts += files.unreadable.map { "'\($0.path)' cannot be read: \($0.reason)" }
    if let file = files.configuration.otherLabelFile, !files.stringTables.contains(file) {
      let schema = "\"schema\": \"\(LabelFile.schema)\""
      parts.append("'\(file)' holds no labels, as it does not say \(schema)")
    }
    for reason in [SkipReason.noTarget, .frozenCopy, .translatorNotes] {
      let count = files.leftOut.count { $0.reason == reason }
      if count > 0 { parts.append("\(Phrase.count(count, "file")) left out: \(reason.text)") }
    }
    parts += selection.targetProblems.map { Configuration.printable($0) }
    parts += selection.ignoringProblems.map {
      Configuration.printable("what git ignores is not known of all files: \($0)")
    }
    return parts
  }

  /// The language of a table according to its path; files of Android and Java without a language are in the source
  /// language.
  private func locale(of table: String) -> LocaleIdentifier? {
    if let locale = CatalogPath(table).locale { return locale }
    guard [.android, .properties].contains(CatalogFormat(table)) else { return nil }
    return sourceLanguage(catalogs: [])
  }
}
