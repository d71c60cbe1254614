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

  /// The flags that no file with settings of the build names, in the order of their bytes; empty if a file may not be
  /// read.
  func undefined(in files: ProjectFiles) -> [String] {
    guard !names.isEmpty else { return [] }
    var unknown = names
    var open = [Repository.workTrees(around: files.root).first ?? files.root]
    while let folder = open.popLast(), !unknown.isEmpty {
      guard let entries = try? SourceFolder.entries(of: folder) else { return [] }
      for entry in entries where entry.isUTF8 && !entry.isLink {
        let path = FilePath.joined(folder, entry.name)
        if entry.kind == .folder {
          if !Self.foreignFolders.contains(entry.name) { open.append(path) }
        } else if Self.mayDefine(path, entry.name) {
          let bytes = try? SourceFile.bytes(of: path, within: files.boundary)
          guard let bytes else { return [] }
          let text = String(decoding: bytes, as: UTF8.self)
          unknown = unknown.filter { !text.utf8.contains($0.utf8) }
        }
      }
    }
    return unknown.sorted()
  }

  /// Folders without settings of the app's own.
  private static let foreignFolders: Set<String> = [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "build", "node_modules",
  ]

  /// Whether a file may have settings of the build: those of Xcode, Swift packages, and tools that make projects or
  /// start builds.
  private static func mayDefine(_ path: String, _ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return scripts.contains(name) }
    let isManifest =
      name == "Project.swift" || name == "Workspace.swift" || name.hasPrefix("Package")
      || path.contains("/Tuist/")
    return name.hasSuffix(".swift")
      ? isManifest : extensions.contains(String(name[name.index(after: dot)...]))
  }

  private static let extensions: Set<String> = [
    "bazel", "bzl", "mk", "pbxproj", "rb", "sh", "xcconfig", "yaml", "yml",
  ]
  private static let scripts: Set<String> = [
    "BUILD", "Fastfile", "Gymfile", "Makefile", "Podfile", "Rakefile", "justfile",
  ]
}

extension String.UTF8View {
  /// Whether it contains a name.
  fileprivate func contains(_ name: String.UTF8View) -> Bool {
    guard let first = name.first else { return false }
    var rest = self[...]
    while let found = rest.firstIndex(of: first) {
      if rest[found...].starts(with: name) { return true }
      rest = rest[rest.index(after: found)...]
    }
    return false
  }
}
