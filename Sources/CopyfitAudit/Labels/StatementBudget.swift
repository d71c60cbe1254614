internal import CopyfitInterfaceBuilder
internal import CopyfitProject
internal import CopyfitSourceText

/// The number of statements in code about objects of storyboards and xibs, each counted for each object.
///
/// Many objects may have an outlet of one class, and many statements may be about it, so that a small document and a
/// small source could otherwise fill the memory.
struct StatementBudget {
  /// The maximum number of statements in a project.
  static let maximumStatements = 2_000_000

  /// An outlet of a class in a document.
  private struct Outlet: Hashable {
    var document: String
    var owner: String
    var name: String

    /// Its name in a message.
    var words: String {
      if owner.isEmpty { return "'\(name)'" }
      return name.isEmpty ? "objects of '\(owner)'" : "'\(name)' of '\(owner)'"
    }
  }

  private let limit: Int
  private var left: Int
  private var counts: [Outlet: Int] = [:]

  init(_ limit: Int = maximumStatements) { (self.limit, left) = (limit, limit) }

  /// Whether more statements were counted than the maximum.
  var isExceeded: Bool { left < 0 }

  /// Counts statements about the object of a connection.
  mutating func take(_ count: Int, by connection: OutletConnection, in document: String) {
    guard count > 0 else { return }
    left -= count
    let outlet = Outlet(document: document, owner: connection.owner, name: connection.outlet)
    counts[outlet, default: 0] += count
  }

  /// The error that the budget is exceeded, with the outlet that has the most statements; `nil` if it is not.
  var error: String? {
    guard isExceeded,
      let (outlet, count) = counts.min(by: { ($1.value, $0.key.words) < ($0.value, $1.key.words) })
    else { return nil }
    return Configuration.printable(
      "\(outlet.document): code has more than \(Phrase.grouped(limit)) statements about objects of storyboards and "
        + "xibs, each counted for each object; in this file, \(Phrase.grouped(count)) of them are about "
        + "\(outlet.words); leave out documents or sources with 'exclude', or divide the project under 'projects'"
    )
  }
}
