internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings

/// Whether a label's text in one language fits at all sizes up to a limit; a later case outweighs an earlier one.
enum LargerTextOutcome: Int, Comparable {
  case fits
  /// It does not follow the reader's text size.
  case isFixed
  /// Its room is not known well enough, or the verdict is within the margin of error of a font.
  case isUncertain
  case fails

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  init(_ cell: LabelText.Cell) {
    if cell.decision == .undecided {
      self = .isUncertain
    } else if cell.verdict.isFailure {
      self = cell.certainty == .uncertain ? .isUncertain : .fails
    } else {
      self = cell.category == nil ? .isFixed : .fits
    }
  }
}

/// The forms of a label's text in one language.
struct LargerTextEntry {
  let first: LabelText
  private(set) var cells: [LabelText.Cell]

  init(_ text: LabelText) { (first, cells) = (text, text.cells) }

  mutating func add(_ text: LabelText) { cells += text.cells }

  /// The worst outcome at the sizes up to `category`; `nil` if it was not measured.
  func outcome(through category: ContentSizeCategory) -> LargerTextOutcome? {
    cells.filter { $0.category ?? category <= category }.map(LargerTextOutcome.init).max()
  }

  /// The smallest size at which it fails; `nil` if it fails at none, or does not follow the text size.
  var firstFailure: ContentSizeCategory? {
    cells.filter { LargerTextOutcome($0) == .fails }.compactMap(\.category).min()
  }

  /// The texts of a report that were measured, in their order.
  static func all(of report: AuditReport) -> [LargerTextEntry] {
    struct Identity: Hashable {
      let project: String
      let id: String
      let locale: String
    }
    var entries: [LargerTextEntry] = []
    var indexes: [Identity: Int] = [:]
    for text in report.texts where !text.cells.isEmpty {
      let identity = Identity(project: text.project, id: text.id, locale: text.locale)
      if let index = indexes[identity] {
        entries[index].add(text)
      } else {
        indexes[identity] = entries.count
        entries.append(LargerTextEntry(text))
      }
    }
    return entries
  }
}
