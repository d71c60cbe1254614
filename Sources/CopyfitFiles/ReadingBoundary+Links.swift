extension ReadingBoundary {
  /// The reason not to write to a path from the user: a link in it leads out of the repository.
  ///
  /// The path names a file of the checkout, but the author of its contents, who may be a stranger, decides where links
  /// lead.
  ///
  /// - Returns: `nil` for a path whose links stay in its repository, and for one outside of repositories.
  package static func refusal(ofNamed path: String) -> FileError.Refusal? {
    let names = FilePath.absolute(path).utf8.split(separator: UInt8(ascii: "/")).map {
      Substring($0)
    }
    var repository: Repository?
    var place = ""
    for name in names.dropLast() {
      place += "/" + name
      guard let real = SourceFolder.realPath(of: place) else { break }
      if let repository, FilePath.below(repository.workTree, real) == nil {
        return .outsideRepository
      }
      // The innermost of nested repositories counts.
      repository = Repository(at: real) ?? repository
    }
    guard let repository, let end = SourceFolder.destination(of: path) else { return nil }
    let refusal = ReadingBoundary(around: repository.workTree).refusal(ofReal: end)
    // A path that names git's own folder explicitly is allowed.
    return refusal == .gitFolder && names.contains(".git") ? nil : refusal
  }
}
