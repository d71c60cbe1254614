import CopyfitLayout
import CopyfitUnicode

/// The reason that a browser breaks a text differently; `README.md` has an example of each.
enum BrowserDifference: String, CaseIterable {
  /// Our line is as wide as the limit, or wider by at most the tolerance of both engines, 1/64.
  case rounding
  /// The same is true for our line with its hanging space.
  case hangingSpace
  /// Between words of Thai, Lao, Khmer and Burmese: another dictionary.
  case dictionary
  /// Before a small kana or a prolonged sound mark: class CJ as ID or as NS.
  case smallKana
  /// Beside a quotation mark: LB15 and LB19.
  case quotation
  /// After a hyphen, before a digit: LB25.
  case hyphen
  /// Between two ASCII characters, one of them a slash or another mark: the browser's own table.
  case asciiTable
  /// Beside a closing mark, a digit or a unit: LB13 and LB25 in another version.
  case numeric
  /// The line fits alone, but not with the advances that it has in the whole paragraph.
  case edge
  /// None of these.
  case unexplained
}

/// Determines the reason for a difference in the lines of one text.
struct BrowserJudge {
  /// The first line that differs.
  struct Fork {
    /// Its index among the starts of lines: it ends where the line with that index begins.
    var index: Int
    var start: Int
    /// Its end in the engine with the longer line, and the end before its spaces.
    var end: Int
    var trimmedEnd: Int
    /// Whether that engine is ours.
    var isOurs: Bool
  }

  private let units: [UInt16]
  private let ours: Set<Int>
  private let theirs: Set<Int>

  init(_ entry: BrowserRecording.Entry, _ finder: inout LineBreakFinder) throws {
    let units = Array(entry.text.utf16)
    var breaks: [Int32] = []
    try finder.appendBreaks(in: units.span, to: &breaks)
    self.units = units
    ours = Set(breaks.map(Int.init))
    theirs = Set(entry.breaks + [units.count])
  }

  /// The first difference between our lines and theirs; there must be one.
  func fork(_ starts: [Int], _ recorded: [Int]) -> Fork {
    let index = zip(starts, recorded).prefix { $0 == $1 }.count
    let start = index > 0 ? starts[index - 1] : 0
    let ends = [starts, recorded].map { index < $0.count ? $0[index] : units.count }
    let end = max(ends[0], ends[1])
    let trimmed = units[start..<end].lastIndex { !HangingSpace.contains($0) }
    return Fork(
      index: index, start: start, end: end, trimmedEnd: trimmed.map { $0 + 1 } ?? start,
      isOurs: ends[0] > ends[1])
  }

  /// The reason that one engine's line is longer if the other cannot break at its end; `nil` if both can.
  func kind(of fork: Fork) -> BrowserDifference? {
    ours.contains(fork.end) && theirs.contains(fork.end) ? nil : context(at: fork.end)
  }

  /// The class of a position where only one of the engines breaks, from the text around it.
  func context(at offset: Int) -> BrowserDifference {
    let (before, hasSpace) = scalarBefore(offset)
    guard let before, let after = scalar(at: offset) else { return .unexplained }
    let pair = [before, after]
    if pair.allSatisfy(LineClass.dictionary.contains) { return .dictionary }
    if LineClass.smallKana.contains(after) { return .smallKana }
    if pair.contains(where: LineClass.quotation.contains) { return .quotation }
    if LineClass.hyphen.contains(before), LineClass.digit.contains(after), !hasSpace {
      return .hyphen
    }
    if pair.allSatisfy(\.isASCII), pair.contains(where: LineClass.mark.contains), !hasSpace {
      return .asciiTable
    }
    let isNumeric =
      hasSpace
      ? LineClass.closing.contains(after) : pair.contains(where: LineClass.numeric.contains)
    return isNumeric ? .numeric : .unexplained
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    offset < units.count
      ? String(decoding: units[offset...], as: UTF16.self).unicodeScalars.first : nil
  }

  /// The last character before a position that is not a space, and whether a space follows it.
  private func scalarBefore(_ offset: Int) -> (Unicode.Scalar?, hasSpace: Bool) {
    let text = units[..<offset]
    let end = text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    return (String(decoding: text[..<end], as: UTF16.self).unicodeScalars.last, end < offset)
  }
}

/// Sets of characters, named for the line-breaking classes (UAX #14) that they represent.
private struct LineClass: Sendable {
  /// SA, as far as ICU has dictionaries.
  static let dictionary = LineClass { scalar in
    ["Thai", "Laoo", "Khmr", "Mymr"].contains(Script(of: scalar).code)
  }
  /// CJ.
  static let smallKana = LineClass("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶー")
  /// QU.
  static let quotation = LineClass("\"'«»‹›‘’‚‛“”„‟")
  /// HY and the hyphens of BA.
  static let hyphen = LineClass("-‐–")
  /// ASCII without letters and digits.
  static let mark = LineClass { !$0.properties.isAlphabetic && !("0"..."9").contains($0) }
  /// CL, CP, EX, IS and SY.
  static let closing = LineClass(")]}!?,.:;/…。、，．：；？！）」』】〉》؟،؛۔")
  /// NU.
  static let digit = LineClass { $0.properties.numericType == .decimal }
  /// The characters that LB25 keeps together: NU, PR, PO and those that may be between digits.
  static let numeric = LineClass { scalar in
    digit.contains(scalar)
      || "%‰°$€£¥₹₽₺₫₪৳+,.:/()٪".unicodeScalars.contains(scalar)
  }

  private let holds: @Sendable (Unicode.Scalar) -> Bool

  private init(_ holds: @escaping @Sendable (Unicode.Scalar) -> Bool) { self.holds = holds }

  private init(_ characters: String) {
    let scalars = Set(characters.unicodeScalars)
    holds = { scalars.contains($0) }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { holds(scalar) }
}
