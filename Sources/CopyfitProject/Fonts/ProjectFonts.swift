package import Copyfit
internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitSourceText

/// The fonts of a project, according to its configuration.
package struct ProjectFonts {
  package private(set) var library: FontLibrary?
  /// Messages about configured fonts that are not installed, each with its place.
  package private(set) var failures: [String] = []
  /// The errors in `failures`.
  package private(set) var errors: Set<CopyfitError> = []
  /// Files in the project's font folders that are broken, or not fonts.
  package private(set) var unreadable: [UnreadableFile] = []
  /// Files of the project that have the names of fonts and cannot be used, also where no configuration names them.
  package private(set) var damaged: [UnreadableFile] = []
  /// The font files that the app's property lists name and the project does not have.
  package private(set) var missingFiles: [ListedFont] = []
  /// The app's own fonts for text styles, without those that are not installed.
  package private(set) var styles: ProjectStyles

  package init(
    _ files: ProjectFiles, styles: ProjectStyles, calibration: FontCalibration,
    cacheDirectory: String?
  ) {
    self.styles = styles
    let configuration = files.configuration
    let isConfigured = !configuration.fonts.directories.isEmpty
    let directories = directories(of: files)
    let substitutes = configuration.fonts.substitutes.map {
      ($0.name.value, $0.replacement.value)
    }
    do throws(CopyfitError) {
      library = try FontLibrary(
        directories: directories, systemFont: Self.systemFont(files),
        substitutes: Dictionary(substitutes) { first, _ in first },
        platform: configuration.fonts.platform,
        boldTextWeights: configuration.fonts.boldTextWeights, calibration: calibration,
        cacheDirectory: cacheDirectory)
    } catch {
      failures.append(String(describing: error))
      errors.insert(error)
    }
    // A found font that is broken matters only if a label uses it, and is then reported as missing.
    damaged = Self.unreadable(library?.problems ?? [], files)
    unreadable = isConfigured ? damaged : []
    check(configuration)
    guard let library else { return }
    for (message, error) in self.styles.removeMissingFonts(in: library) {
      failures.append(message)
      errors.insert(error)
    }
  }

  /// The folders in the configuration, or else the font files of the project.
  private mutating func directories(of files: ProjectFiles) -> [String] {
    let configuration = files.configuration
    let isConfigured = !configuration.fonts.directories.isEmpty
    let found = ProjectFontFiles(below: files.root)
    var directories = isConfigured ? [] : found.fonts.map { Self.path($0, files) }
    var folders: [String] = []
    var seen: Set<String> = []
    for directory in configuration.fonts.directories {
      let path = Self.path(directory.value, files)
      if SourceFolder.kind(of: path) == .folder {
        // A folder may have many names.
        guard seen.insert(SourceFolder.realPath(of: path) ?? path).inserted else { continue }
        folders.append(path)
      } else {
        failures +=
          configuration.error(
            "there is no folder '\(directory.value)' for fonts", at: directory.position
          ).messages
      }
    }
    directories += folders
    // If not all files are known, any font may exist; the library reports the limit.
    if let others = ProjectFontFiles.names(below: folders) {
      let names = others.union(found.fonts.map { ExactString(FilePath.name($0)) })
      missingFiles = ListedFont.all(in: found.propertyLists, of: files).filter {
        !names.contains(ExactString($0.name))
      }
    }
    return directories
  }

  /// The problems with font files and folders.
  ///
  /// A configuration may name any folder of the machine, so folders outside the boundary are only counted. Of a link out of
  /// it, only the link is named.
  private static func unreadable(
    _ problems: [FontLibrary.Problem], _ files: ProjectFiles
  ) -> [UnreadableFile] {
    let root = FilePath.absolute(files.root)
    let folders = files.configuration.fonts.directories.map {
      FilePath.absolute(Self.path($0.value, files))
    }
    var unreadable: [UnreadableFile] = []
    var counts: [String: Int] = [:]
    for problem in problems {
      let path = FilePath.absolute(problem.path)
      if files.boundary.allows(path) || SourceFolder.kind(of: path) == .file {
        unreadable.append(
          UnreadableFile(file: FilePath.relative(path, to: root), message: problem.message))
      } else if files.boundary.allows(FilePath.parent(path)),
        SourceFolder.target(ofLink: path) != nil
      {
        unreadable.append(
          UnreadableFile(
            file: FilePath.relative(path, to: root),
            message: "it is a link to something outside that is no font and no folder of fonts"))
      } else {
        counts[folders.first { FilePath.holds($0, path) } ?? root, default: 0] += 1
      }
    }
    return unreadable
      + counts.sorted { $0.key < $1.key }.map { folder, count in
        UnreadableFile(
          file: FilePath.relative(folder, to: root),
          message: "\(Phrase.count(count, "folder")) in it cannot be read")
      }
  }

  /// Finds the configured fonts, even if no label needs them.
  private mutating func check(_ configuration: Configuration) {
    guard let library else { return }
    if configuration.fonts.system != .standIn {
      do throws(CopyfitError) {
        _ = try library.resolution(for: LabelSpec(font: .system(size: 17)))
      } catch {
        report(error, configuration, at: configuration.fonts.systemPosition ?? .start)
      }
    }
    for substitute in configuration.fonts.substitutes {
      let (name, target) = (substitute.name.value, substitute.replacement)
      do throws(CopyfitError) {
        let found = try library.resolution(
          for: LabelSpec(font: .custom(target.value, fixedSize: 17)))
        guard found.missingName != nil else { continue }
        throw .namedFontMissing(name: target.value, purpose: "a substitute for '\(name)'")
      } catch {
        report(error, configuration, at: target.position)
      }
    }
  }

  private mutating func report(
    _ error: CopyfitError, _ configuration: Configuration, at position: SourcePosition
  ) {
    failures += configuration.error(String(describing: error), at: position).messages
    errors.insert(error)
  }

  private static func systemFont(_ files: ProjectFiles) -> FontLibrary.SystemFont {
    switch files.configuration.fonts.system {
    case .standIn: .standIn
    case .installed: .installed
    case .file(let file): .file(path(file, files))
    }
  }

  /// A path of the configuration, relative to the project's folder.
  private static func path(_ path: String, _ files: ProjectFiles) -> String {
    path.hasPrefix("/") ? path : files.path(of: path)
  }
}
