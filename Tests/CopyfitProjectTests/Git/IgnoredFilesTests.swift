import CopyfitFiles
@testable import CopyfitProject
import CopyfitTestSupport
import Foundation
import Testing

/// Ignored files, compared with git's.
@Suite(.enabled(if: GitFolder.isPossible, "git is needed"))
struct IgnoredFilesTests {
  /// Pseudo-random numbers that are equal in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  private static let names = ["a", "b", "ab", "a.o", "b.o", "é", "a b", "[a]", "a*", "Ab", "x "]
  private static let pieces = [
    "a", "b", "ab", "*", "**", "/", "?", "[ab]", "[!a]", ".o", "\\*", "é", " ", "[[:alpha:]]",
    "*.o",
    "**/", "/**", "/**/", "!", "\\", "[", "]", "-", "[a-", "x\\ ", "A", "#",
  ]

  /// A tree of a few folders with patterns in each; some files are tracked.
  private static func folder(_ seed: UInt64) throws -> (GitFolder, paths: [String]) {
    var numbers = Numbers(state: seed)
    let folder = try GitFolder()
    try folder.git("init", "-q")
    var folders = [""]
    for _ in 0..<6 {
      let name = names[Int.random(in: 0..<names.count, using: &numbers)]
      folders.append(
        FilePath.joined(folders[Int.random(in: 0..<folders.count, using: &numbers)], name))
    }
    var paths = Set(folders.dropFirst())
    for place in folders {
      for name in names where Bool.random(using: &numbers) {
        let path = FilePath.joined(place, name)
        guard !folders.contains(path) else { continue }
        try folder.write("", to: path)
        paths.insert(path)
      }
      if Int.random(in: 0..<3, using: &numbers) == 0, !place.isEmpty, seed % 4 == 0 {
        try folder.git("init", "-q", in: place)
      }
    }
    for path in paths where Int.random(in: 0..<8, using: &numbers) == 0 {
      try folder.git("update-index", "--add", "--", path, statuses: [0, 128])
    }
    for place in folders where Int.random(in: 0..<3, using: &numbers) > 0 {
      try folder.write(patterns(&numbers), to: FilePath.joined(place, ".gitignore"))
    }
    try folder.write(patterns(&numbers), to: ".git/info/exclude")
    return (folder, paths.sorted())
  }

  private static func patterns(_ numbers: inout Numbers) -> String {
    (0..<Int.random(in: 0..<5, using: &numbers)).map { _ in
      let count = Int.random(in: 1...4, using: &numbers)
      let start = Int.random(in: 0..<5, using: &numbers) == 0 ? "!" : ""
      return start
        + (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &numbers)] }
        .joined()
    }.joined(separator: Bool.random(using: &numbers) ? "\n" : "\r\n")
  }

  /// Whether a path is in another repository: there git reports nothing, or uses the outer one's patterns; see below.
  private static func isInner(_ path: String, _ folder: GitFolder) -> Bool {
    var place = FilePath.parent("/" + path)
    while place != "/" {
      if SourceFolder.holds(folder.path + place + "/.git") { return true }
      place = FilePath.parent(place)
    }
    return false
  }

  @Test(arguments: 1...40)
  func agreesWithGit(seed: Int) throws {
    let (folder, paths) = try Self.folder(UInt64(seed))
    let compared = paths.filter { !Self.isInner($0, folder) }
    // With the index, git would also match tracked files.
    let answer = try folder.git(
      "check-ignore", "--no-index", "-z", "--stdin",
      input: compared.map { $0 + "\0" }.joined(), statuses: [0, 1])
    let tracked = try folder.git("ls-files", "-z").split(separator: "\0")
    let expected = answer.split(separator: "\0").map(String.init).filter { path in
      !tracked.contains { $0 == path || $0.hasPrefix(path + "/") }
    }
    var files = IgnoredFiles(in: try folder.repository())
    let ignored = compared.filter { files.contains($0) }
    #expect(ignored == expected)
    #expect(files.problems.isEmpty)
  }
}

/// Cases that git does not report in this way, or only with other repositories in the work tree.
@Suite(.enabled(if: GitFolder.isPossible, "git is needed"))
struct IgnoredFilesPlaceTests {
  @Test func anotherRepositoryHasItsOwnRules() throws {
    let folder = try GitFolder([
      ".gitignore": "*.o\nout/", "inner/.gitignore": "*.a", "inner/x.o": "", "inner/x.a": "",
      "inner/x.b": "", "inner/tracked.a": "", "out/clone/x.b": "", "x.o": "",
    ])
    for place in ["", "inner", "out/clone"] { try folder.git("init", "-q", in: place) }
    try folder.git("add", "-f", "tracked.a", in: "inner")
    try folder.write("*.b", to: "inner/.git/info/exclude")
    var files = IgnoredFiles(in: try folder.repository())
    let ignored = ["x.o", "inner", "inner/x.a", "inner/x.b", "out/clone", "out/clone/x.b"]
    let others = ["inner/x.o", "inner/tracked.a"]
    let found = (ignored + others).filter { files.contains($0) }
    #expect(found == ignored.filter { $0 != "inner" })
  }

  /// A slash may form a character with the scalars after it.
  @Test func anotherRepositoryHasFilesOfAnyName() throws {
    let folder = try GitFolder([
      "inner/.gitignore": "\u{301}*", "inner/\u{301}x": "", "inner/x": "",
    ])
    for place in ["", "inner"] { try folder.git("init", "-q", in: place) }
    var files = IgnoredFiles(in: try folder.repository())
    #expect(["inner/\u{301}x", "inner/x"].map { files.contains($0) } == [true, false])
  }

  @Test func aSubmoduleIsNotIgnored() throws {
    let (library, folder) = (
      try GitFolder(["x.o": "", "y": ""]), try GitFolder([".gitignore": "lib"])
    )
    try library.git("init", "-q")
    try library.commit()
    try folder.git("init", "-q")
    try folder.git("submodule", "-q", "add", "-f", library.path, "lib")
    try folder.write("z", to: "lib/.gitignore")
    try folder.write("", to: "lib/z")
    var files = IgnoredFiles(in: try folder.repository())
    let found = ["lib", "lib/x.o", "lib/y", "lib/z"].filter { files.contains($0) }
    #expect(found == ["lib/z"])
    #expect(try folder.repository("lib").gitDirectory == folder.path + "/.git/modules/lib")
  }

  @Test func aLinkedWorkTreeHasItsOwnIndex() throws {
    let folder = try GitFolder(["main/a.o": "", "main/b": ""])
    try folder.git("init", "-q", in: "main")
    try folder.git("add", "b", in: "main")
    try folder.git("commit", "-q", "-m", "x", in: "main")
    try folder.git("worktree", "add", "-q", "../other", "-b", "other", in: "main")
    try folder.write("*", to: "main/.git/info/exclude")
    try folder.write("", to: "other/a.o")
    try folder.git("add", "-f", "a.o", in: "other")
    for (place, ignored) in [("main", ["a.o"]), ("other", [])] {
      var files = IgnoredFiles(in: try folder.repository(place))
      let found = ["a.o", "b"].filter { files.contains($0) }
      #expect(found == ignored, "\(place)")
    }
  }

  @Test func noLinkLeadsToPatterns() throws {
    let folder = try GitFolder(["elsewhere/.gitignore": "*", "patterns": "*", "App/a": ""])
    try folder.git("init", "-q")
    for (link, target) in [("App/.gitignore", "../patterns"), ("link", "elsewhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    try folder.write("", to: "elsewhere/b")
    var files = IgnoredFiles(in: try folder.repository())
    let found = ["App/a", "link/b", "elsewhere/b"].filter { files.contains($0) }
    #expect(found == ["elsewhere/b"])
  }

  /// A folder that looks like a bare repository has no effect.
  @Test func aFalseRepositoryHasNoRules() throws {
    let folder = try GitFolder([
      ".gitignore": "*.o", "App/HEAD": "ref: refs/heads/main", "App/info/exclude": "*",
      "App/objects/x": "", "App/refs/x": "", "App/a": "", "App/a.o": "", "App/index": "DIRC",
    ])
    try folder.git("init", "-q")
    #expect(IgnoredFiles.ignored(["a", "a.o"], in: folder.path + "/App").paths == ["a.o"])
  }

  @Test func whatCannotBeReadIgnoresNothing() throws {
    let folder = try GitFolder([".gitignore": "*.o", "a.o": ""])
    try folder.git("init", "-q")
    try folder.write("DIRC and no more", to: ".git/index")
    let broken = IgnoredFiles.ignored(["a.o"], in: folder.path)
    #expect(broken.paths.isEmpty)
    #expect(broken.problems == ["git's index cannot be read: it is not of a known form"])
    try folder.remove(".git/index")
    try folder.write(String(repeating: "*.o\n", count: 300_000), to: ".gitignore")
    let large = IgnoredFiles.ignored(["a.o"], in: folder.path)
    #expect(large.paths.isEmpty)
    #expect(large.problems.first?.hasPrefix("'.gitignore' cannot be read: it is larger") == true)
  }

  /// An index that appears later in its place is not read.
  @Test func anIndexThatCannotBeReadIsReadOnce() throws {
    let folder = try GitFolder([".gitignore": "*.o", "a.o": "", "b.o": ""])
    try folder.git("init", "-q")
    try folder.write("DIRC and no more", to: ".git/index")
    var files = IgnoredFiles(in: try folder.repository())
    let before = files.contains("a.o")
    #expect(!before)
    try folder.remove(".git/index")
    let after = ["a.o", "b.o"].filter { files.contains($0) }
    #expect(after.isEmpty)
    #expect(files.problems == ["git's index cannot be read: it is not of a known form"])
  }

  /// Patterns stay in memory, but with too many of them the ones that apply are unknown.
  @Test func tooManyPatternsIgnoreNothing() throws {
    let folder = try GitFolder()
    try folder.git("init", "-q")
    let patterns = "*.o\n#" + String(repeating: "x", count: 1_000_000)
    let names = (0..<5).map { "d\($0)" }
    for name in names {
      try folder.write(patterns, to: name + "/.gitignore")
      try folder.write("", to: name + "/a.o")
    }
    let paths = names.map { $0 + "/a.o" }
    #expect(IgnoredFiles.ignored(Array(paths.dropLast()), in: folder.path).paths.count == 4)
    let all = IgnoredFiles.ignored(paths, in: folder.path)
    #expect(all.paths.isEmpty)
    #expect(all.problems == ["there are too many patterns"])
    #expect(all.unused == ["d4/.gitignore"])
  }

  /// The folder was named explicitly.
  @Test func aFolderThatIsIgnoredKeepsItsFiles() throws {
    let folder = try GitFolder([".gitignore": "App", "App/a": ""])
    try folder.git("init", "-q")
    #expect(IgnoredFiles.ignored(["a"], in: folder.path + "/App").paths.isEmpty)
    #expect(IgnoredFiles.ignored(["App/a"], in: folder.path).paths == ["App/a"])
  }
}
