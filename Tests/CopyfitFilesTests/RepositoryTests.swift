import CopyfitFiles
import Testing

struct RepositoryTests {
  /// The files of a git folder.
  private static func git(_ folder: String) -> [String: String] {
    ["\(folder)/HEAD": "ref: refs/heads/main\n", "\(folder)/objects/": "", "\(folder)/refs/": ""]
  }

  private static func folder(_ files: [String: String]...) throws -> TemporaryFolder {
    let all = files.reduce(into: [:]) { $0.merge($1) { $1 } }
    return try TemporaryFolder(["App/deep/a": ""].merging(all) { $1 })
  }

  private static func found(_ folder: TemporaryFolder, _ path: String) -> [String?]? {
    Repository.containing(folder.path + "/" + path).map { found in
      [found.workTree, found.gitDirectory, found.commonDirectory].map { path in
        path.flatMap { FilePath.below(folder.path, $0) }
      }
    }
  }

  @Test(arguments: ["", "App", "App/deep"])
  func isFoundAboveAFolder(path: String) throws {
    let folder = try Self.folder(Self.git(".git"))
    #expect(Self.found(folder, path) == ["", ".git", ".git"])
  }

  /// A bare repository has no `.git`: any project can contain one, and it has no effect.
  @Test func aFolderThatOnlyLooksLikeARepository() throws {
    let folder = try Self.folder(Self.git(".git"), Self.git("App"), Self.git("App/deep"))
    #expect(Self.found(folder, "App/deep") == ["", ".git", ".git"])
    let alone = try Self.folder(Self.git("App"))
    #expect(Self.found(alone, "App/deep") == nil)
  }

  @Test func theNearestCounts() throws {
    let folder = try Self.folder(Self.git(".git"), Self.git("App/.git"))
    #expect(Self.found(folder, "App/deep") == ["App", "App/.git", "App/.git"])
  }

  @Test func aFolderLiesInAllWorkTreesAroundIt() throws {
    let folder = try Self.folder(Self.git(".git"), Self.git("App/deep/.git"))
    let found = Repository.workTrees(around: folder.path + "/App/deep")
    #expect(Array(found.prefix(2)) == [folder.path + "/App/deep", folder.path])
    #expect(Repository.workTrees(around: folder.path + "/App").first == folder.path)
  }

  @Test func linksAreResolvedFirst() throws {
    let folder = try Self.folder(Self.git("App/.git"), ["link": "->App/deep"])
    #expect(Self.found(folder, "link") == ["App", "App/.git", "App/.git"])
  }

  @Test func aSubmoduleNamesItsFolder() throws {
    let folder = try Self.folder(
      Self.git(".git"), Self.git(".git/modules/App"), ["App/.git": "gitdir: ../.git/modules/App\n"])
    #expect(Self.found(folder, "App") == ["App", ".git/modules/App", ".git/modules/App"])
  }

  @Test func aLinkedWorkTreeSharesItsObjects() throws {
    let folder = try Self.folder(
      Self.git("main/.git"),
      [
        "main/.git/worktrees/x/HEAD": "ref: refs/heads/x\n",
        "main/.git/worktrees/x/commondir": "../..\n",
      ])
    try folder.write("gitdir: \(folder.path)/main/.git/worktrees/x\n", to: "App/.git")
    #expect(Self.found(folder, "App") == ["App", "main/.git/worktrees/x", "main/.git"])
  }

  /// It is still the root of a work tree: a project ends there.
  @Test(arguments: [
    ["App/.git/": ""], ["App/.git/HEAD": "x"], ["App/.git": ""], ["App/.git": "gitdir: "],
    ["App/.git": "gitdir: nowhere\n"], ["App/.git": "->nowhere"],
    ["App/.git": "gitdir: \u{0}\n"],
    // The project's own files can look like this.
    ["App/.git": "gitdir: deep\n"],
    ["App/.git": "gitdir: ../.git/x\n", ".git/x/HEAD": "", ".git/x/commondir": "nowhere"],
  ])
  func whatCannotBeReadHasNoFolder(files: [String: String]) throws {
    let folder = try Self.folder(Self.git(".git"), Self.git("App/deep"), files)
    #expect(Self.found(folder, "App/deep") == ["App", nil, nil])
  }

  @Test func aFolderThatIsNotThereIsInNone() throws {
    let folder = try Self.folder(Self.git(".git"))
    #expect(Self.found(folder, "nowhere") == nil)
  }
}
