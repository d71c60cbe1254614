internal import CopyfitSourceText

/// The skipped items, counted by kind and reason, with the names of the first items.
package struct SkippedList: Sendable {
  package typealias Skipped = AuditReport.Coverage.Skipped

  /// The maximum number of names for each reason.
  static let maximumNames = 20

  private struct Reason: Hashable {
    var what: Skipped.Kind
    var why: SkipReason
  }

  /// The counts in the order in which the reasons occurred.
  package private(set) var all: [Skipped] = []
  private var places: [Reason: Int] = [:]

  /// Creates an empty list.
  package init() {}

  /// Counts items that were skipped together; items without a name are only counted.
  package mutating func add(
    _ what: Skipped.Kind, why: SkipReason, count: Int = 1, _ name: @autoclosure () -> String? = nil
  ) {
    guard count > 0 else { return }
    let place = place(of: what, why)
    all[place].count += count
    if all[place].names.count < Self.maximumNames, let name = name() {
      all[place].names.append(count == 1 ? name : "\(name) (\(Phrase.grouped(count)))")
    } else {
      all[place].unnamed += count
    }
  }

  /// Adds the items of another list, with a prefix for their names.
  package mutating func add(_ others: [Skipped], prefix: String = "") {
    for other in others {
      let place = place(of: other.what, other.why)
      let room = max(0, Self.maximumNames - all[place].names.count)
      all[place].count += other.count
      all[place].names += other.names.prefix(room).map { prefix + $0 }
      all[place].unnamed += other.unnamed + max(0, other.names.count - room)
    }
  }

  private mutating func place(of what: Skipped.Kind, _ why: SkipReason) -> Int {
    let reason = Reason(what: what, why: why)
    if let known = places[reason] { return known }
    places[reason] = all.count
    all.append(Skipped(what: what, why: why, count: 0))
    return all.count - 1
  }
}
