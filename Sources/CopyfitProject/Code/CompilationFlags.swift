internal import CopyfitFiles
internal import CopyfitSwiftTree

/// The flags in conditions of `#if`, which settings of the build define.
struct CompilationFlags {
  private let names: Set<String>

  /// Flags that tools define, without settings in the project.
  private static let ofTools: Set<String> = [
    "COCOAPODS", "DEBUG", "RELEASE", "SKIP", "SKIP_BRIDGE", "SWIFT_PACKAGE", "Xcode", "false",
    "true",
  ]

  /// Finds the flags in sources.
  init(_ sources: [SwiftTreeFormat.Source]) {
    var found: Set<String> = []
    for source in sources {
      let content = source.content
      var start = content.startIndex
      while let sign = content[start...].firstIndex(of: UInt8(ascii: "#")) {
        let end = content[sign...].firstIndex(of: UInt8(ascii: "\n")) ?? content.endIndex
        let line = content[sign..<end]
        if ["#if ", "#if(", "#if!", "#elseif"].contains(where: { line.starts(with: $0.utf8) }) {
          found.formUnion(Self.flags(in: String(decoding: line, as: UTF8.self)))
        }
        start = end
      }
    }
    names = found.subtracting(Self.ofTools)
  }

  /// The names in a condition without those of functions and their arguments, such as `os(iOS)`.
  private static func flags(in line: String) -> [String] {
    var flags: [String] = []
    var (word, depth) = ("", 0)
    for character in line.drop(while: { $0.isLetter || $0 == "#" }) + " " {
      if character == "/" { break }
      if character.isLetter || character.isNumber || character == "_" || character == "$" {
        word.append(character)
        continue
      }
      if character == "(", depth > 0 || !word.isEmpty {
        depth += 1
      } else if character == ")", depth > 0 {
        depth -= 1
      } else if depth == 0, !word.isEmpty {
        flags.append(word)
      }
      word = ""
    }
    return flags.filter { $0.first?.isNumber == false && $0.first != "$" }
  }

  /// The maximum number of entries of the folders that are searched for settings of the build.
  private static let maximumEntries = 100_000

  /// The flags that no file with settings of the build names, in the order of their bytes; empty if not all such files
  /// are known or may be read.
  ///
  /// - Parameter maximumEntries: The maximum number of entries of the folders that are searched.
  ///
  /// A submodule is often built by the app around it, so the outermost work tree is searched. A file there that is
  /// outside the project's boundary may not be read.
  func undefined(
    in files: ProjectFiles, maximumEntries: Int = Self.maximumEntries
  ) -> [String] {
    // Words of files are in ASCII.
    let words = names.map { Array($0.utf8)[...] }.filter { $0.allSatisfy { $0 < 0x80 } }
    guard !words.isEmpty, let top = Self.searchedFolder(of: files) else { return [] }
    var search = WordSearch(words)
    var (open, rest) = ([top], maximumEntries)
    while let folder = open.popLast(), !search.missing.isEmpty {
      guard let entries = try? SourceFolder.entries(of: folder, atMost: rest) else { return [] }
      rest -= entries.count
      for entry in entries where !Self.isForeign(entry.name) {
        let path = FilePath.joined(folder, entry.name)
        switch entry.kind {
        case .folder:
          if entry.isUTF8 { open.append(path) }
        case .linkedFolder:
          guard Self.leads(path, into: top) else { return [] }
        case .file, .other:
          guard Self.mayDefine(path, entry.name, below: top) else { continue }
          guard entry.isUTF8, !entry.isLink,
            let bytes = try? SourceFile.bytes(of: path, within: files.boundary)
          else { return [] }
          search.look(in: bytes)
        }
      }
    }
    return search.missing.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// The folder that has all settings of the build: the outermost work tree, or without git a project's own folder;
  /// `nil` if settings may be elsewhere.
  private static func searchedFolder(of files: ProjectFiles) -> String? {
    if let workTree = Repository.workTrees(around: files.root).last { return workTree }
    guard let root = SourceFolder.realPath(of: files.root),
      let entries = try? SourceFolder.entries(of: root, atMost: maximumEntries)
    else { return nil }
    return entries.contains { isProject($0.name) } ? root : nil
  }

  /// Whether a file or folder is a project that Xcode or another tool builds.
  private static func isProject(_ name: String) -> Bool {
    projects.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  private static let projects: Set<String> = [
    "BUCK", "BUILD", "BUILD.bazel", "MODULE.bazel", "Package.swift", "Project.swift", "WORKSPACE",
    "WORKSPACE.bazel", "Workspace.swift", "project.json", "project.yaml", "project.yml",
  ]

  /// Whether a link leads to a folder below another, which is searched there.
  private static func leads(_ link: String, into folder: String) -> Bool {
    guard let target = SourceFolder.realPath(of: link) else { return false }
    return FilePath.below(folder, target) != nil
  }

  /// Whether a folder has no settings of the app's own, by its name: only descriptions of images are in those of assets.
  private static func isForeign(_ name: String) -> Bool {
    foreignFolders.contains(name) || name.hasSuffix(".xcassets")
  }

  /// Folders without settings of the app's own; those of `Pods` have settings of its targets.
  private static let foreignFolders: Set<String> = [
    ".build", ".bundle", ".git", "Carthage", "DerivedData", "node_modules", "vendor",
  ]

  /// Whether a file may have settings of the build: those of Xcode, Swift packages, and tools that make projects or
  /// start builds.
  private static func mayDefine(_ path: String, _ name: String, below top: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return scripts.contains(name) }
    guard name.hasSuffix(".swift") else {
      return extensions.contains(String(name[name.index(after: dot)...]))
    }
    return name == "Project.swift" || name == "Workspace.swift" || name.hasPrefix("Package")
      || FilePath.below(top, path)?.split(separator: "/").contains("Tuist") == true
  }

  private static let extensions: Set<String> = [
    "bash", "bazel", "bzl", "json", "mk", "pbxproj", "plist", "podspec", "py", "rake", "rb", "sh",
    "xcconfig", "yaml", "yml", "zsh",
  ]
  private static let scripts: Set<String> = [
    "BUCK", "BUILD", "Fastfile", "Gymfile", "Jenkinsfile", "Makefile", "Podfile", "Rakefile",
    "TARGETS", "WORKSPACE", "justfile",
  ]
}
