internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings

/// Whether a label's text in one language fits at all sizes up to a limit; a later case outweighs an earlier one.
enum LargerTextOutcome: Int, Comparable {
  case fits
  /// It has a fixed size, stops growing before the limit, or shrinks to fit.
  case staysSmaller
  /// Its room is not known well enough, or the verdict is within the margin of error of a font.
  case isUncertain
  case fails

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  init(_ cell: LabelText.Cell) {
    if cell.decision == .undecided {
      self = .isUncertain
    } else if cell.certainty == .uncertain {
      self = .isUncertain
    } else if cell.verdict.isFailure {
      self = .fails
    } else {
      let isShrunk = cell.verdict == .shrinks && cell.category?.isAccessibilityCategory == true
      self = cell.category == nil || isShrunk ? .staysSmaller : .fits
    }
  }
}

/// The forms of a label's text in one language.
struct LargerTextEntry {
  let first: LabelText
  private(set) var cells: [LabelText.Cell]

  /// The largest category up to which all of its fonts grow; `nil` if they grow up to the largest one.
  private var largestCategory: ContentSizeCategory?

  init(_ text: LabelText) {
    (first, cells, largestCategory) = (text, text.cells, text.largestCategory)
  }

  mutating func add(_ text: LabelText) {
    cells += text.cells
    largestCategory = [largestCategory, text.largestCategory].compactMap(\.self).min()
  }

  /// The worst outcome at the sizes up to `category`; `nil` if it was not measured.
  func outcome(through category: ContentSizeCategory) -> LargerTextOutcome? {
    let outcomes = cells.filter { $0.category ?? category <= category }.map(LargerTextOutcome.init)
    let stops = largestCategory.map { $0 < category } ?? false
    return outcomes.max().map { stops ? max($0, .staysSmaller) : $0 }
  }

  /// The smallest size at which it fails; `nil` if it fails at none, or does not follow the text size.
  var firstFailure: ContentSizeCategory? {
    cells.filter { LargerTextOutcome($0) == .fails }.compactMap(\.category).min()
  }

  /// The properties that the forms of a text share.
  struct Identity: Hashable {
    private let project: String
    private let id: String
    private let locale: String

    init(_ text: LabelText) { (project, id, locale) = (text.project, text.id, text.locale) }
  }

  var identity: Identity { Identity(first) }

  /// The texts of a report that were measured, in their order, without those of other systems.
  static func all(of report: AuditReport) -> [LargerTextEntry] {
    var entries: [LargerTextEntry] = []
    var indexes: [Identity: Int] = [:]
    for text in report.texts where !text.cells.isEmpty && !text.isOnOtherSystem {
      let identity = Identity(text)
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
