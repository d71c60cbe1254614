/// Asks git which files it ignores.
enum GitIgnore {
  /// The paths, relative to a folder, that git ignores there; none outside a work tree, and `nil` where
  /// git is not there or refuses to answer.
  ///
  /// Files that are tracked are never ignored.
  static func ignored(_ paths: [String], in folder: String) -> Set<String>? {
    let git = Git(folder: folder)
    guard !paths.isEmpty, git.isInWorkTree else { return [] }
    let input = Array(paths.map { $0 + "\0" }.joined().utf8)
    let answer = git.answer(to: ["check-ignore", "-z", "--stdin"], input: input)
    // 0: some paths are ignored; 1: none.
    guard let answer, answer.status == 0 || answer.status == 1 else { return nil }
    return Set(answer.list)
  }
}
