import CopyfitFiles
@testable import CopyfitProject
import CopyfitTestSupport
import Foundation
import Testing

extension GitFolder {
  /// The repository of a folder in this one.
  func repository(_ folder: String = "") throws -> Repository {
    try #require(Repository.containing(FilePath.joined(path, folder)))
  }
}

@Suite(.enabled(if: GitFolder.isPossible, "git is needed"))
struct GitIndexTests {
  private static let files = ["a", "b/c", "b/c-d", "b/cd/e", "b0", "é/long name", "z"]

  private static func folder(_ words: String...) throws -> GitFolder {
    let folder = try GitFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, $0) }))
    try folder.git("init", "-q")
    for word in words { try folder.git("config", String(word.prefix { $0 != "=" }), after(word)) }
    return folder
  }

  private static func after(_ word: String) -> String {
    String(word.drop { $0 != "=" }.dropFirst())
  }

  private static func expectAll(_ folder: GitFolder) throws {
    let index = try GitIndex(of: try folder.repository())
    for file in files {
      let entry = try #require(index[file], "\(file)")
      #expect(entry.kind == .file)
      let name = try folder.git("rev-parse", ":" + file).trimmingCharacters(in: .newlines)
      #expect(GitIndexReader.digits(entry.object) == name)
      #expect(entry.stamp == FileStamp(of: folder.path + "/" + file))
    }
    for folder in ["b", "b/cd", "é"] { #expect(index.tracks(folder)) }
    for path in ["b/", "c", "b/c/d", "", "zz", "b/cd/e/f", "é/long"] {
      #expect(!index.tracks(path), "\(path)")
    }
  }

  @Test(arguments: ["2", "3", "4"])
  func readsAllVersions(version: String) throws {
    let folder = try Self.folder()
    try folder.git("add", "-A")
    if version == "3" { try folder.git("update-index", "--skip-worktree", "z") }
    try folder.git("update-index", "--index-version", version)
    try Self.expectAll(folder)
    let index = try GitIndex(of: try folder.repository())
    #expect(index.isLeftOut("z") == (version == "3"))
  }

  @Test func readsOtherNamesOfObjects() throws {
    let folder = try GitFolder(Dictionary(uniqueKeysWithValues: Self.files.map { ($0, $0) }))
    try folder.git("init", "-q", "--object-format=sha256")
    try folder.git("add", "-A")
    try Self.expectAll(folder)
  }

  @Test func readsASplitIndex() throws {
    let folder = try Self.folder()
    try folder.git("add", "-A", ":!z", ":!a")
    try folder.git("update-index", "--split-index")
    try folder.git("add", "-A")
    try folder.git("update-index", "--no-refresh", "--force-write-index", statuses: [0, 129])
    try Self.expectAll(folder)
    try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.git")
        .contains { $0.hasPrefix("sharedindex.") })
  }

  /// A split index has two bitmaps: entries of the shared index that are removed, and those that are replaced.
  @Test func readsWhatASplitIndexChanges() throws {
    let folder = try GitFolder()
    try folder.git("init", "-q")
    let names = (0..<200).map { "f\($0).o" }
    for name in names { try folder.write(name, to: name) }
    try folder.git("config", "splitIndex.maxPercentChange", "100")
    try folder.git("add", "-A")
    try folder.git("update-index", "--split-index")
    let removed = Array(names[20..<190])
    try folder.git(
      "update-index", "--force-remove", "-z", "--stdin",
      input: removed.map { $0 + "\0" }.joined())
    try folder.write("changed", to: "f3.o")
    try folder.write("*.o", to: ".gitignore")
    try folder.git("update-index", "--add", "f3.o", ".gitignore")
    let index = try GitIndex(of: try folder.repository())
    for line in try folder.git("ls-files", "-s", "-z").split(separator: "\0") {
      let (words, name) = (line.split(separator: " "), line.split(separator: "\t")[1])
      let entry = try #require(index[String(name)], "\(name)")
      #expect(GitIndexReader.digits(entry.object) == words[1], "\(name)")
    }
    let answer = try folder.git(
      "check-ignore", "-z", "--stdin", input: names.map { $0 + "\0" }.joined())
    #expect(answer.split(separator: "\0").map(String.init) == removed)
    #expect(IgnoredFiles.ignored(names, in: folder.path).paths == Set(removed))
    let path = folder.path + "/.git/index"
    let whole = try SourceFile.bytes(of: path, within: .everywhere)
    try #require(String(decoding: whole, as: UTF8.self).contains("link"))
    for place in 4..<whole.count - 20 {
      var changed = whole
      changed[place] ^= 0xFF
      try Data(changed).write(to: URL(fileURLWithPath: path))
      _ = try? GitIndex(of: try folder.repository())
    }
  }

  @Test func readsASparseIndex() throws {
    let folder = try Self.folder()
    try folder.commit()
    try folder.git("sparse-checkout", "init", "--cone", "--sparse-index")
    try folder.git("sparse-checkout", "set", "é")
    let index = try GitIndex(of: try folder.repository())
    #expect(index["b"]?.kind == .folder)
    #expect(index.isLeftOut("b/c"))
    #expect(index.tracks("b/anything"))
    #expect(!index.isLeftOut("é/long name"))
  }

  @Test func withoutAnIndexNothingIsTracked() throws {
    let folder = try Self.folder()
    #expect(try !GitIndex(of: try folder.repository()).tracks("a"))
  }

  /// A file that changed is not treated as unchanged, whatever its size.
  @Test func knowsWhatWasTouched() throws {
    let folder = try Self.folder()
    try folder.git("add", "-A")
    // Later than the files' own time, as after a slow checkout.
    let later = Date().addingTimeInterval(60)
    let path = folder.path + "/.git/index"
    func isUntouched(_ file: String) throws -> Bool {
      let index = try GitIndex(of: try folder.repository())
      return index.isUntouched(
        try #require(index[file]), try #require(FileStamp(of: folder.path + "/" + file)))
    }
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
    #expect(try isUntouched("a"))
    try FileManager.default.setAttributes(
      [.modificationDate: later], ofItemAtPath: folder.path + "/a")
    #expect(try !isUntouched("a"))
    // An index that is not newer than a file has no information about it.
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(-60)], ofItemAtPath: path)
    #expect(try !isUntouched("z"))
  }

  /// A truncated or changed index is not read beyond its end.
  @Test(arguments: ["2", "4"])
  func survivesWhatIsBroken(version: String) throws {
    let folder = try Self.folder()
    try folder.git("add", "-A")
    try folder.git("update-index", "--index-version", version)
    let repository = try folder.repository()
    let path = folder.path + "/.git/index"
    let whole = try SourceFile.bytes(of: path, within: .everywhere)
    for length in 0..<whole.count {
      try Data(whole.prefix(length)).write(to: URL(fileURLWithPath: path))
      let index = try? GitIndex(of: repository)
      // If an index can be read, all entries are there: only the data after them may be missing.
      #expect(index.map { index in Self.files.allSatisfy { index[$0] != nil } } ?? true)
      #expect(index == nil || length > 12 + 62 * Self.files.count)
    }
    for place in 4..<whole.count - 20 {
      var changed = whole
      changed[place] ^= 0xFF
      try Data(changed).write(to: URL(fileURLWithPath: path))
      _ = try? GitIndex(of: repository)
    }
  }
}
