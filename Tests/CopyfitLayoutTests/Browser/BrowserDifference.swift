import CopyfitLayout
import CopyfitUnicode

/// Why a browser breaks a text elsewhere than we do; `README.md` has an example of each.
enum BrowserDifference: String, CaseIterable {
  /// Our line is as wide as the limit, or wider by no more than the 1/64 that both engines let pass.
  case rounding
  /// So is our line with the space that hangs behind it.
  case hangingSpace
  /// Between words of Thai, Lao, Khmer and Burmese: another dictionary.
  case dictionary
  /// Before a small kana or a prolonged sound mark: CJ as ID or as NS.
  case smallKana
  /// Beside a quotation mark: LB15 and LB19.
  case quotation
  /// After a hyphen, before a digit: LB25.
  case hyphen
  /// Between two characters of ASCII, one of them a slash or another mark: the browser's own table.
  case asciiTable
  /// Beside a closing mark, a digit or a unit: LB13 and LB25 in another version.
  case numeric
  /// The line fits by itself, but not with the advances that it has in the whole paragraph.
  case edge
  /// None of these.
  case unexplained
}

/// Finds out why the lines of one text differ.
struct BrowserJudge {
  /// The first line that differs.
  struct Fork {
    /// Its place among the starts of lines: it ends where the line of that place begins.
    var index: Int
    var start: Int
    /// Where it ends in the engine in which it is longer, and there before its spaces.
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

  /// Where our lines and theirs part; one of the two must have a line that the other has not.
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

  /// Why one engine's line is longer, where the other may not break at its end; `nil` where both may.
  func kind(of fork: Fork) -> BrowserDifference? {
    ours.contains(fork.end) && theirs.contains(fork.end) ? nil : context(at: fork.end)
  }

  /// The class of a place that only one of the engines breaks at, from the text around it.
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

  /// The last character before a place that is no space, and whether a space follows it.
  private func scalarBefore(_ offset: Int) -> (Unicode.Scalar?, hasSpace: Bool) {
    let text = units[..<offset]
    let end = text.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    return (String(decoding: text[..<end], as: UTF16.self).unicodeScalars.last, end < offset)
  }
}

/// Sets of characters, named for the line-breaking classes (UAX #14) that they stand for.
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
  /// What LB25 keeps together: NU, PR, PO and what may stand between digits.
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
