internal import CopyfitUnicode

/// Finds the breaks of a text of words, unit by unit.
struct LineBreakScan {
  private let rules: LineBreakPairs
  private var last = LineRole.space
  private var trimmedEnd: Int32 = 0
  /// Whether ICU's rules are needed.
  private(set) var isRefused: Bool

  /// Creates a scan; without rules, ICU's are needed.
  init(_ rules: LineBreakPairs?) {
    self.rules = rules ?? LineBreakPairs()
    isRefused = rules == nil
  }

  /// Adds a unit, with the break before it.
  @inline(__always)
  mutating func add(_ role: LineRole, at index: Int, to breaks: inout [LineBreak]) {
    let position = Int32(truncatingIfNeeded: index)
    if role != .mark || !last.takesMarks {
      guard let isBreak = rules.allowBreak(between: last, and: role) else {
        isRefused = true
        return
      }
      if isBreak, index > 0 { breaks.append(LineBreak(at: position, trimmedEnd)) }
      last = role
    }
    if role != .space { trimmedEnd = position &+ 1 }
  }

  /// Adds the end of a text whose units were all added, or removes all breaks if ICU's rules are needed; returns
  /// whether they are not needed.
  mutating func finish(_ count: Int, _ breaks: inout [LineBreak]) -> Bool {
    if last == .apostrophe { isRefused = true }
    if isRefused {
      breaks.removeAll(keepingCapacity: true)
    } else if count > 0 {
      breaks.append(LineBreak(at: Int32(truncatingIfNeeded: count), trimmedEnd))
    }
    return !isRefused
  }
}

extension LineRole {
  /// Whether marks after the character belong to it.
  ///
  /// Marks after syllables are left to ICU's rules, because a mark may be between two syllables.
  fileprivate var takesMarks: Bool { self == .letter || self == .ideograph }
}

extension LineBreak {
  /// Creates the break between two words.
  @inline(__always)
  fileprivate init(at offset: Int32, _ trimmedEnd: Int32) {
    self.init(offset: offset, trimmedEnd: trimmedEnd, kind: .opportunity)
  }
}
