internal import CopyfitFindings

/// The results of one rule for one label: in each locale, only the worst form of the text.
///
/// The app shows one of the forms, and which one is unknown.
struct FormFindings {
  /// Identifies texts of which only one is shown: those of one locale on the same devices.
  private struct Group: Hashable {
    var locale: String
    var boldText: Bool
    var frames: [Int]?
  }

  private struct Candidate {
    var finding: LocaleFinding
    var filling: ArgumentFilling
  }

  private var order: [Group] = []
  private var worst: [Group: Candidate] = [:]

  /// Adds the result for a form of the label's text.
  mutating func add(_ finding: LocaleFinding, of text: AuditLabel.Text) {
    let group = Group(locale: finding.locale, boldText: finding.boldText, frames: text.frames)
    let candidate = Candidate(finding: finding, filling: text.filling)
    guard let known = worst[group] else {
      order.append(group)
      worst[group] = candidate
      return
    }
    if Self.isWorse(candidate, than: known) { worst[group] = candidate }
  }

  /// The worst result of each locale, in the order in which they were added.
  var locales: [LocaleFinding] { order.compactMap { worst[$0]?.finding } }

  /// Whether a result is worse: first one that does not depend on an argument's value, then one that is more severe,
  /// fails at more sizes, or needs more room.
  private static func isWorse(_ candidate: Candidate, than known: Candidate) -> Bool {
    if (candidate.filling == .guessed) != (known.filling == .guessed) {
      return known.filling == .guessed
    }
    let (new, old) = (candidate.finding, known.finding)
    if new.severity != old.severity { return new.severity > old.severity }
    if new.categories.count != old.categories.count {
      return new.categories.count > old.categories.count
    }
    let (newRoom, oldRoom) = (new.room, old.room)
    return newRoom.lexicographicallyPrecedes(oldRoom) ? false : newRoom != oldRoom
  }
}

extension LocaleFinding {
  /// The room that the text needs, the most important value first.
  fileprivate var room: [Double] {
    [fits?.width ?? 0, requiredHeight ?? 0, Double(hiddenCharacters ?? 0), 1 - (scale ?? 1)]
  }
}
