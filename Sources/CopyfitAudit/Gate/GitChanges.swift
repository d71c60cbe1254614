internal import CopyfitFiles
internal import CopyfitSourceText

/// The files of a project that differ from a revision of its git repository.
struct GitChanges: Sendable {
  /// The revision, as it was given.
  let revision: String
  /// The files, each relative to the project's folder, with the object that holds the older version; `nil`
  /// for a file that the revision does not have.
  private(set) var files: [String: String?] = [:]
  private let git: Git

  /// Finds what differs, in the working folder as it is, from where the revision and `HEAD` parted.
  ///
  /// - Throws: `AuditError` where git cannot tell.
  init(since revision: String, in files: ProjectFiles) throws(AuditError) {
    self.revision = revision
    git = Git(folder: files.root)
    let base = try base(in: files)
    let prefix = try text(of: ["rev-parse", "--show-prefix"], in: files)
    let raw = try answer(
      to: [
        "diff", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv",
        base, "--",
      ], in: files)
    var fields = raw.list[...]
    while let head = fields.popFirst(), let path = fields.popFirst() {
      let words = head.split(separator: " ")
      guard words.count == 5 else { continue }
      let isNew = words[2].allSatisfy { $0 == "0" }
      self.files[Self.path(path, below: prefix)] = .some(isNew ? nil : String(words[2]))
    }
    let untracked = try answer(
      to: ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"], in: files
    )
    for path in untracked.list { self.files[Self.path(path, below: prefix)] = .some(nil) }
  }

  /// Where the revision and `HEAD` parted.
  private func base(in files: ProjectFiles) throws(AuditError) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-"),
      !revision.unicodeScalars.contains(where: { $0.value < 0x20 })
    else { throw AuditError("'\(Configuration.printable(revision))' is no name of a revision") }
    guard git.isInWorkTree else {
      throw AuditError("\(files.shownRoot): --since needs a git repository, and this is none")
    }
    _ = try text(of: ["rev-parse", "--git-dir"], in: files)
    let commit = git.answer(
      to: ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard let commit, commit.status == 0 else {
      throw missing("git knows no revision '\(revision)'")
    }
    let base = git.answer(to: ["merge-base", commit.text, "HEAD"])
    guard let base, base.status == 0 else {
      throw missing("'\(revision)' and HEAD have no common history")
    }
    return base.text
  }

  private func missing(_ message: String) -> AuditError {
    let isShallow = git.answer(to: ["rev-parse", "--is-shallow-repository"])?.text == "true"
    return AuditError(
      message
        + (isShallow
          ? "; this is a shallow clone: fetch the whole history ('fetch-depth: 0' in GitHub's checkout)"
          : ""))
  }

  private func answer(
    to arguments: [String], in files: ProjectFiles
  ) throws(AuditError) -> Git.Answer {
    guard let answer = git.answer(to: arguments) else {
      throw AuditError("--since needs git, which cannot be run")
    }
    guard answer.status == 0 else {
      throw AuditError(
        "\(files.shownRoot): git refuses to answer; 'git -C \(files.shownRoot) status' says why")
    }
    return answer
  }

  private func text(of arguments: [String], in files: ProjectFiles) throws(AuditError) -> String {
    try answer(to: arguments, in: files).text
  }

  /// A path from the top of the repository, seen from the project's folder.
  private static func path(_ path: String, below prefix: String) -> String {
    FilePath.relative("/" + path, to: "/" + prefix)
  }
}

extension GitChanges {
  /// The older versions of files, by their paths; a file that the revision does not have has none.
  func oldVersions(of paths: [String]) -> [String: [UInt8]] {
    let objects = paths.compactMap { path in
      (files[path] ?? nil).map { (path: path, object: $0) }
    }
    guard !objects.isEmpty else { return [:] }
    let input = objects.map { $0.object + "\n" }.joined()
    guard let answer = git.answer(to: ["cat-file", "--batch"], input: Array(input.utf8)) else {
      return [:]
    }
    var rest = answer.output[...]
    var versions: [String: [UInt8]] = [:]
    for (path, _) in objects {
      guard let end = rest.firstIndex(of: 0x0A) else { break }
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[(end + 1)...]
      // A submodule's commit is no object of this repository.
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        size <= rest.count
      else { continue }
      if words[1].elementsEqual("blob".utf8) { versions[path] = Array(rest.prefix(size)) }
      rest = rest.dropFirst(size + 1)
    }
    return versions
  }

  /// Whether a file changed, itself or with a submodule or untracked repository that it lies in.
  func contains(_ path: String) -> Bool {
    if files[path] != nil { return true }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if files[String(folder)] != nil || files[String(folder) + "/"] != nil { return true }
    }
    return false
  }
}
