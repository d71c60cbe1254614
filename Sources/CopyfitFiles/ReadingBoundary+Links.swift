extension ReadingBoundary {
  /// Why nothing is written at a path that somebody named: a link on its way or at its end leads out of the repository.
  ///
  /// A name means a file of the checkout. Where links lead was decided by who wrote the checkout's contents, who may be a
  /// stranger.
  ///
  /// - Returns: `nil` for a path whose links stay in its repository, and for one in no repository.
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
      // Of repositories inside each other the innermost counts.
      repository = Repository(at: real) ?? repository
    }
    guard let repository, let end = SourceFolder.destination(of: path) else { return nil }
    let refusal = ReadingBoundary(around: repository.workTree).refusal(ofReal: end)
    // Whoever names a file in git's own folder means it.
    return refusal == .gitFolder && names.contains(".git") ? nil : refusal
  }
}
