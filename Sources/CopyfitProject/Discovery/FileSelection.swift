internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitCatalogs
internal import CopyfitSourceText

/// The files of a project that remain after the configuration, the conventions and the given paths are applied.
package struct FileSelection {
  let strings: PathPatternList?
  let interfaceBuilder: PathPatternList?
  private let excluded: PathPatternList
  /// The files that `columns` applies to.
  private let columns: PathPatternList
  /// The requested paths, relative to the project's folder.
  let asked: [String]
  /// Whether the whole project was requested, in addition to any named paths.
  private let isWhole: Bool
  /// All files of the relevant kinds.
  let files: [FileWalk.File]
  /// All Xcode localization bundles.
  private let allBundles: [FileWalk.File]
  /// The folders below the project's that have a configuration, and therefore an app's own sources.
  let configuredFolders: [String]
  /// The folders below the project's that have a lock of fonts.
  let lockedFolders: [String]
  /// The links to folders that are not searched, in the order of their bytes.
  let linkedFolders: [String]
  /// Folders that cannot be read, with the reason.
  let unreadableFolders: [(path: String, reason: String)]
  /// The ignored files, among all files and requested paths.
  private let ignored: Set<String>
  /// The reasons why some ignored files may be unknown, as clauses.
  let ignoringProblems: [String]
  /// The `.gitignore` files that are too large, relative to the project.
  let unusedIgnoreFiles: [String]
  /// The reasons why the files of the app's targets may be unknown, as clauses.
  let targetProblems: [String]
  /// Files that are not the app's own by convention, with the reason.
  let strangers: [String: SkipReason]
  /// The catalogs of packages, which are not in the app's main bundle.
  let packageTables: Set<String>
  /// Storyboards and xibs of the project.
  private(set) var interfaceDocuments: [String] = []
  /// The catalogs of the project: Apple's and those of other formats.
  private(set) var stringTables: [String] = []

  package init(root: ProjectRoot, configuration: Configuration) {
    let isByConvention = configuration.strings == nil || configuration.interfaceBuilder == nil
    let hasPatterns = configuration.strings != nil || configuration.interfaceBuilder != nil
    strings = configuration.strings.map { PathPatternList($0) }
    interfaceBuilder = configuration.interfaceBuilder.map { PathPatternList($0) }
    excluded = PathPatternList(configuration.exclude)
    columns = PathPatternList(configuration.columns.map(\.files))
    asked = root.named
    isWhole = root.restriction.isEmpty
    let walk = FileWalk(
      isConventionalOnly: !hasPatterns, asked: asked, folder: root.folder, boundary: root.boundary)
    let found = walk.result()
    (files, unreadableFolders) = (found.files, found.unreadableFolders)
    allBundles = found.bundles
    configuredFolders = found.configuredFolders.filter(\.isConventional).map(\.path)
    let conventional = files + allBundles
    let ignored = IgnoredFiles.ignored(
      isByConvention
        ? asked + conventional.filter(\.isConventional).map(\.path)
          + found.innerLinks.map(\.target) + found.lockedFolders.map(Self.lock) : [],
      in: root.folder)
    lockedFolders = found.lockedFolders.filter { !ignored.paths.contains(Self.lock($0)) }
    // A link to an ignored folder may be tracked, and Xcode follows it.
    let unsearched = found.innerLinks.filter { ignored.paths.contains($0.target) }.map(\.path)
    linkedFolders = (found.linkedFolders + unsearched).sortedByBytes()
    (self.ignored, ignoringProblems) = (ignored.paths, ignored.problems)
    unusedIgnoreFiles = ignored.unused
    let own = files.filter { $0.isConventional && !ignored.paths.contains($0.path) }
    let membership = Self.membership(of: own, in: root)
    packageTables = Set(own.map(\.path).filter(membership.isOfPackage))
    strangers = isByConvention ? Self.strangers(among: own, membership) : [:]
    targetProblems = isByConvention ? membership.problems : []
    interfaceDocuments = files(where: { $0 == .document }, matching: interfaceBuilder)
    stringTables = files(where: \.isTable, matching: strings)
  }

  /// The path of the lock of fonts in a folder.
  private static func lock(_ folder: String) -> String {
    FilePath.joined(folder, LockedFonts.fileName)
  }

  private static func membership(
    of files: [FileWalk.File], in root: ProjectRoot
  ) -> TargetMembership {
    TargetMembership(
      projects: files.paths { $0 == .xcodeProject }, packages: files.paths(where: \.isPackage),
      files: files.paths(where: \.isResource), others: files.map(\.path), in: root.folder,
      boundary: root.boundary)
  }

  /// The files that are in no target, or that are named like copies or notes.
  private static func strangers(
    among files: [FileWalk.File], _ membership: TargetMembership
  ) -> [String: SkipReason] {
    var strangers: [String: SkipReason] = [:]
    for file in files where file.kind?.isResource == true {
      let path = file.path
      if membership.isOutside(path) {
        strangers[path] = .noTarget
      } else if file.kind == .appleCatalog, path.lowercased().contains("frozen"),
        !membership.hasTarget(path)
      {
        strangers[path] = .frozenCopy
      } else if CatalogPath(path).localization == "qqq" {
        strangers[path] = .translatorNotes
      }
    }
    let others = files.paths { $0.format == .gettext }
    for file in membership.desktopTables(among: others, besides: files.paths(where: \.isResource)) {
      strangers[file] = .noTarget
    }
    return strangers
  }

  /// The app's own sources with these extensions, regardless of the requested part of the project.
  ///
  /// - Parameter excluded: Whether those that the configuration excludes are wanted, instead of all others.
  func sources(_ extensions: Set<String>, excluded: Bool = false) -> [String] {
    files.filter { file in
      guard case .source(let fileExtension, _) = file.kind else { return false }
      return extensions.contains(fileExtension) && file.isConventional
        && isExcluded(file.path) == excluded && !isIgnored(file.path)
    }.map(\.path)
  }

  /// The number of sources with these extensions in the app's own folders, including those that are not read.
  func sourceCount(of extensions: Set<String>) -> Int {
    files.count { file in
      guard case .source(let fileExtension, _) = file.kind else { return false }
      return extensions.contains(fileExtension) && file.isConventional
    }
  }

  /// Files in the app's own folders whose formats are also used for other purposes.
  package var possibleTables: [String] {
    files.filter { file in
      guard let format = file.kind?.format else { return false }
      return [.messages, .properties, .delimited].contains(format) && file.isConventional
        && !isIgnored(file.path)
    }.map(\.path)
  }

  /// The files that make their folders Swift packages.
  var packages: [String] {
    files.lazy.filter { $0.kind == .source("swift", isPackage: true) }.map(\.path)
      .filter { $0.contains("/") }
  }

  /// Xcode's project files, the nearest to the project's folder first.
  var xcodeProjects: [String] {
    let paths = files.filter { $0.isConventional && $0.kind == .xcodeProject }.map(\.path)
    let byDepth = Dictionary(grouping: paths) { $0.split(separator: "/").count }
    return byDepth.keys.sorted().flatMap { byDepth[$0] ?? [] }
  }

  /// The first pattern of a list that was compared with the maximum number of paths, so that the selection is unknown.
  var exhausted: Located<PathPattern>? {
    [strings, interfaceBuilder, excluded, columns].lazy.compactMap { $0?.exhausted }.first
  }

  /// Patterns that match no file of their kind.
  var unmatchedPatterns: [Located<PathPattern>] {
    unmatched(strings, where: \.isTable) + unmatched(interfaceBuilder) { $0 == .document }
  }

  /// Patterns of `columns` that do not match any checked table.
  var unmatchedColumns: [Located<PathPattern>] {
    columns.unmatched(among: stringTables)
  }

  private func unmatched(
    _ patterns: PathPatternList?, where isOfKind: (FileKind) -> Bool
  ) -> [Located<PathPattern>] {
    guard let patterns else { return [] }
    let paths = files.filter { $0.kind.map(isOfKind) ?? false }.map(\.path)
    return patterns.unmatched(among: paths.flatMap(Self.names) + allBundles.map(\.path))
  }

  /// The paths of a file that a pattern may match: its own, and that of the bundle with its translations.
  private static func names(of path: String) -> [String] {
    [path] + [LocalizationBundle.bundle(translatedBy: path)].compactMap(\.self)
  }

  /// Whether a file was requested, by itself or with its folder.
  func isAsked(_ path: String) -> Bool {
    isWhole || askedPath(of: path) != nil
  }

  private func askedPath(of path: String) -> String? {
    asked.first { FilePath.holds($0, path) }
  }

  private func files(
    where isOfKind: (FileKind) -> Bool, matching patterns: PathPatternList?
  ) -> [String] {
    files.filter { file in
      guard let kind = file.kind, isOfKind(kind) else { return false }
      if asked.contains(file.path) { return true }
      return !isExcluded(file.path) && isSelected(file, kind, by: patterns)
    }.map(\.path)
  }

  /// Whether patterns name a file; without patterns, whether it is in one of the usual places.
  func isSelected(_ file: FileWalk.File, _ kind: FileKind, by patterns: PathPatternList?) -> Bool {
    guard let patterns else {
      return file.isConventional && (kind.isUnmistakable || hasColumns(file))
        && !isIgnored(file.path) && strangers[file.path] == nil
    }
    return Self.names(of: file.path).contains { name in
      patterns.candidates(for: name).contains { _, pattern in
        pattern.matches(name) && (kind.isUnmistakable || pattern.namesExtension(of: file.path))
      }
    }
  }

  /// Whether `columns` applies to a file: an entry that describes a table implies that it is read.
  private func hasColumns(_ file: FileWalk.File) -> Bool {
    file.kind?.format == .delimited && columns.firstMatch(file.path) != nil
  }

  /// Whether `exclude` applies to a file, but not to the whole requested path that contains it.
  func isExcluded(_ path: String) -> Bool {
    let askedPath = askedPath(of: path)
    return excluded.candidates(for: path).contains { _, pattern in
      pattern.covers(path) && !(askedPath.map(pattern.covers) ?? false)
    }
  }

  func isIgnored(_ path: String) -> Bool {
    ignored.contains(path) && !(askedPath(of: path).map(ignored.contains) ?? false)
  }
}

extension FileSelection {
  /// The bundles to check: those that were requested, or whose translations are checked.
  var bundles: [String] {
    let translated = Set(stringTables.compactMap(LocalizationBundle.bundle(translatedBy:)))
    return allBundles.filter { bundle in
      guard isAsked(bundle.path) else { return false }
      if asked.contains(bundle.path) { return true }
      guard !isExcluded(bundle.path) else { return false }
      guard let strings else {
        return bundle.isConventional && !isIgnored(bundle.path)
      }
      return strings.firstMatch(bundle.path) != nil || translated.contains(bundle.path)
    }.map(\.path)
  }

  /// The requested documents, and the documents of requested tables.
  var askedDocuments: [String] {
    let joined = Set(stringTables.filter(isAsked).map(Self.joint))
    return interfaceDocuments.filter { isAsked($0) || joined.contains(Self.joint($0)) }
  }

  /// The requested tables, and the tables of requested documents.
  var askedTables: [String] {
    let joined = Set(interfaceDocuments.filter(isAsked).map(Self.joint))
    return stringTables.filter { isAsked($0) || joined.contains(Self.joint($0)) }
  }

  /// The bundle and name that a document shares with its tables.
  private static func joint(_ path: String) -> String {
    TableIdentity(CatalogPath(path)).path
  }
}

extension [FileWalk.File] {
  /// The paths of the files of some kinds.
  fileprivate func paths(where isIncluded: (FileKind) -> Bool) -> [String] {
    filter { $0.kind.map(isIncluded) ?? false }.map(\.path)
  }
}
