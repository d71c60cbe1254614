/// The comments with a second `/*`, in which entries are lost because their own end is missing.
struct DoubleComments {
  /// A comment and the number of entries that are lost in it.
  struct Comment {
    var offset: Int
    var lost: Int
  }

  /// The first ones, in the order of the file.
  private(set) var listed: [Comment] = []
  /// The first of the others, with the entries that are lost in all of them; `nil` without others.
  private(set) var others: Comment?
  /// The number of the others.
  private(set) var otherCount = 0
  /// The end of the last comment.
  private var end = 0

  /// Adds a comment; one that is read again, because reading went back, counts once.
  mutating func add(_ comment: Range<Int>, lost: Int) {
    guard lost > 0, comment.lowerBound >= end else { return }
    end = comment.upperBound
    let new = Comment(offset: comment.lowerBound, lost: lost)
    guard listed.count >= CatalogProblem.maximumPerKind else { return listed.append(new) }
    otherCount += 1
    others = Comment(offset: others?.offset ?? new.offset, lost: (others?.lost ?? 0) + lost)
  }

  /// Forgets the comments from an offset on; if the first of those that are only counted is before it, they stay, and
  /// count once.
  mutating func forget(from start: Int) {
    if let others, others.offset < start { return }
    while let last = listed.last, last.offset >= start { listed.removeLast() }
    (others, otherCount, end) = (nil, 0, min(end, start))
  }
}
