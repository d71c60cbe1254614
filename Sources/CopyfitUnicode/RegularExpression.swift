internal import CCopyfitICU
internal import Synchronization

/// A regular expression in the syntax of ICU, with limits on what a search may take.
///
/// It is read once and searches many texts. Two are equal that are written alike.
public final class RegularExpression: Sendable {
  /// Why a text is no regular expression.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong, in one clause.
    public var message: String
  }

  /// A search was given up: the expression tries too many ways through a text.
  public struct LimitReached: Error, Hashable, Sendable {
    /// The expression as written.
    public var expression: String
    /// The text that was searched.
    public var text: String

    /// What is wrong and what to do about it, for a person.
    public var message: String {
      "the regular expression '\(expression)' takes too many steps on '\(text.prefix(60))'; "
        + "repetitions inside of repetitions, such as (a+)+, cause that"
    }
  }

  /// The expression as written.
  public let text: String
  private let handle: Mutex<RegularExpressionHandle>

  /// Reads an expression.
  public init(_ text: String) throws(SyntaxError) {
    self.text = text
    handle = Mutex(try RegularExpressionHandle(text))
  }

  /// Whether the expression is found anywhere in a text.
  ///
  /// - Throws: `LimitReached` where ICU would take more than about a million steps, or ten million for all
  ///   texts, which it counts alike on
  ///   every machine. Some expressions, such as `(a+)+$`, take twice as many for every character more.
  public func isFound(in text: String) throws(LimitReached) -> Bool {
    guard let isFound = handle.withLock({ $0.isFound(in: text) }) else {
      throw LimitReached(expression: self.text, text: text)
    }
    return isFound
  }
}

extension RegularExpression: Hashable {
  /// Whether two expressions are written alike.
  public static func == (lhs: RegularExpression, rhs: RegularExpression) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  /// Feeds the expression as written to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// One ICU regular expression and the text that it searches.
@safe
private struct RegularExpressionHandle: ~Copyable {
  private let expression: OpaquePointer
  /// The text that is searched; kept, so that it is not made anew for each.
  private var units: [UInt16] = []

  /// What searches may take.
  ///
  /// A search takes a million steps at most: an expression such as `a.*b.*c` needs fewer on a text of 300
  /// characters. All searches together take ten million that go beyond the first 10,000 of each, a second or less,
  /// so that no expression costs much more for many texts. The memory is ICU's own default, 8 MB.
  private static let limits = copyfit_icu_regex_limits(
    steps: 100, all_steps: 1_000, stack: 8_000_000)

  init(_ text: String) throws(RegularExpression.SyntaxError) {
    var (column, status) = (Int32(0), Int32(0))
    // ICU takes nothing at all for a mistake; here it is found everywhere.
    let units = Array((text.isEmpty ? "(?:)" : text).utf16)
    let opened = unsafe copyfit_icu_regex_open(
      units, Int32(units.count), Self.limits, &column, &status)
    guard let opened = unsafe opened else { throw Self.error(status, at: column) }
    unsafe expression = opened
  }

  deinit { unsafe copyfit_icu_regex_close(expression) }

  /// Whether the expression is found in a text; `nil` where the search reaches a limit.
  mutating func isFound(in text: String) -> Bool? {
    units.removeAll(keepingCapacity: true)
    units.append(contentsOf: text.utf16)
    var status: Int32 = 0
    let isFound = unsafe copyfit_icu_regex_find(expression, units, Int32(units.count), &status)
    // Of an expression that was read only the limits can fail, and memory.
    return status > 0 ? nil : isFound != 0
  }

  /// What is wrong with an expression that ICU could read up to a character.
  private static func error(_ status: Int32, at column: Int32) -> RegularExpression.SyntaxError {
    // From `U_REGEX_ERROR_START` of `unicode/utypes.h` on.
    let faults: [Int32: String] = [
      0x10303: "a backslash stands before a character that needs none or does not exist",
      0x10304: "a property's name is unknown",
      0x10306: "a '(' or ')' has no partner",
      0x10307: "a number is too large",
      0x10308: "braces hold one or two ascending numbers, such as {2,5}",
      0x10309: "braces hold one or two ascending numbers, such as {2,5}",
      0x1030A: "a group is named that does not exist",
      0x1030C: "what is looked for before a place has no limit to its length",
      0x1030F: "a '[' is not closed",
      0x10310: "a range's end comes before its start",
      0x10311: "it is nested too deep",
      0x10314: "it is too large",
    ]
    let fault = faults[status] ?? "this is not part of ICU's syntax"
    return .init(message: fault + (column > 0 ? ", at character \(column)" : ""))
  }
}
