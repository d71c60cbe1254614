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
  /// A submodule is often built by the app around it, so the outermost work tree is searched. A file there that is
  /// outside the project's boundary may not be read.
  func undefined(in files: ProjectFiles) -> [String] {
    // Words of files are in ASCII.
    let words = names.map { Array($0.utf8)[...] }.filter { $0.allSatisfy { $0 < 0x80 } }
    guard !words.isEmpty, let top = Self.searchedFolder(of: files) else { return [] }
    var unknown = Set(words)
    var (open, rest) = ([top], Self.maximumEntries)
    while let folder = open.popLast(), !unknown.isEmpty {
      guard let entries = try? SourceFolder.entries(of: folder, atMost: rest) else { return [] }
      rest -= entries.count
      for entry in entries where !Self.foreignFolders.contains(entry.name) {
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
          Self.remove(wordsOf: bytes, from: &unknown)
        }
      }
    }
    return unknown.map { String(decoding: $0, as: UTF8.self) }.sorted()
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

  /// Removes the words of a file from names.
  ///
  /// A word is also removed without a first letter that may be of an option or an escape: `-DBETA`, `\nBETA`.
  private static func remove(wordsOf bytes: [UInt8], from names: inout Set<ArraySlice<UInt8>>) {
    let longest = names.map(\.count).max() ?? 0
    var start = 0
    for end in 0...bytes.count {
      if end < bytes.count, isOfWord(bytes[end]) { continue }
      let word = bytes[start..<end]
      start = end + 1
      guard let first = word.first, word.count <= longest + 1 else { continue }
      names.remove(word)
      if firstLetters.contains(first) { names.remove(word.dropFirst()) }
    }
  }

  private static let firstLetters = Array("Dnrt".utf8)

  /// Whether a byte is an ASCII letter, a digit or an underscore.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
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
