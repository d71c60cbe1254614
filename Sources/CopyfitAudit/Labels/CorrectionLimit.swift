internal import CopyfitSourceText
internal import Synchronization

/// The number of comparisons of labels in documents with the corrections of `elements`.
///
/// A label keeps the place of each correction that applies to it, so that a small configuration and a small document could
/// otherwise fill the memory.
final class CorrectionLimit: Sendable {
  /// The maximum number of comparisons in a project; each takes 3 µs, and 16 bytes if the correction applies.
  ///
  /// A correction is compared with the labels that have a literal part of its condition, or with all labels if its
  /// condition has none.
  static let maximumComparisons = 5_000_000

  private struct State {
    var left: Int
    /// The first correction at which the maximum was reached.
    var entry: Int?
  }

  private let limit: Int
  private let state: Mutex<State>

  init(_ limit: Int = maximumComparisons) {
    self.limit = limit
    state = Mutex(State(left: limit))
  }

  /// Whether the maximum was reached, so that corrections do not apply to the other labels.
  var isReached: Bool { state.withLock { $0.left < 0 } }

  /// Counts the comparisons of a label; `false` if they are too many.
  func take(_ candidates: [Int]) -> Bool {
    state.withLock { state in
      state.left -= candidates.count
      if state.left < 0, state.entry == nil { state.entry = candidates.first }
      return state.left >= 0
    }
  }

  /// The error that the maximum was reached, and the number of the first entry that was compared then; `nil` if it was not
  /// reached.
  var error: (entry: Int, message: String)? {
    state.withLock(\.entry).map { entry in
      let most = Phrase.grouped(limit)
      return (
        entry,
        "the entries of elements need more than \(most) comparisons with labels; this is one of the entries: name "
          + "identifiers or classes in it"
      )
    }
  }
}
