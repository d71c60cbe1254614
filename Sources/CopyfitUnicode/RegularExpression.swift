internal import CCopyfitICU
internal import Synchronization

/// A regular expression in ICU's syntax, with limits on the cost of a search.
///
/// It is parsed once and searches many texts. Two expressions are equal if they are written the same.
public final class RegularExpression: Sendable {
  /// The reason why a text is not a regular expression.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// The reason, in one clause.
    public var message: String
  }

  /// The error that a search was stopped because the expression tries too many ways through a text.
  public struct LimitReached: Error, Hashable, Sendable {
    /// The expression as written.
    public var expression: String
    /// The text that was searched.
    public var text: String

    /// The problem and its fix.
    public var message: String {
      "the regular expression '\(expression)' takes too many steps on '\(text.prefix(60))'; "
        + "repetitions inside of repetitions, such as (a+)+, cause that"
    }
  }

  /// The expression as written.
  public let text: String
  private let handle: Mutex<RegularExpressionHandle>

  /// The maximum length of an expression, in UTF-16 code units, because comparing a long part is no step.
  static let maximumLength = 10_000

  /// Parses an expression.
  public init(_ text: String) throws(SyntaxError) {
    guard text.utf16.count <= Self.maximumLength else {
      throw SyntaxError(message: "it is longer than 10,000 characters")
    }
    self.text = text
    handle = Mutex(try RegularExpressionHandle(text))
  }

  /// Whether a text contains a match of the expression.
  ///
  /// - Throws: `LimitReached` after about a million steps, or ten million for all texts. ICU counts steps the same on
  ///   every machine. Some expressions, such as `(a+)+$`, need twice as many for each further character.
  public func isFound(in text: String) throws(LimitReached) -> Bool {
    guard let isFound = handle.withLock({ $0.isFound(in: text) }) else {
      throw LimitReached(expression: self.text, text: text)
    }
    return isFound
  }

  /// The steps that all searches so far have taken, without those of each that are fewer than 10,000.
  package var steps: Int { handle.withLock { $0.steps } }
}

extension RegularExpression: Hashable {
  /// Whether two expressions are written the same.
  public static func == (lhs: RegularExpression, rhs: RegularExpression) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  /// Hashes the expression as written.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// An ICU regular expression and the text that it searches.
@safe
private struct RegularExpressionHandle: ~Copyable {
  private let expression: OpaquePointer
  /// The text that is searched, kept to reuse its memory.
  private var units: [UInt16] = []

  /// The limits of searches.
  ///
  /// A search may need a million steps: an expression such as `a.*b.*c` needs fewer for a text of 300 characters. All
  /// searches together may need ten million steps beyond the first 10,000 of each, a second or less, so that no
  /// expression is slow for many texts. The memory is ICU's own default, 8 MB.
  private static let limits = copyfit_icu_regex_limits(
    steps: 100, all_steps: 1_000, stack: 8_000_000)

  init(_ text: String) throws(RegularExpression.SyntaxError) {
    var (column, status) = (Int32(0), Int32(0))
    // ICU rejects an empty expression. Here it matches everywhere.
    let units = Array((text.isEmpty ? "(?:)" : text).utf16)
    let opened = unsafe copyfit_icu_regex_open(
      units, Int32(units.count), Self.limits, &column, &status)
    guard let opened = unsafe opened else { throw Self.error(status, at: column) }
    unsafe expression = opened
  }

  deinit { unsafe copyfit_icu_regex_close(expression) }

  /// Whether a text contains a match; `nil` if the search reaches a limit.
  mutating func isFound(in text: String) -> Bool? {
    units.removeAll(keepingCapacity: true)
    units.append(contentsOf: text.utf16)
    var status: Int32 = 0
    let isFound = unsafe copyfit_icu_regex_find(expression, units, Int32(units.count), &status)
    // A parsed expression can only fail at a limit, or for lack of memory.
    return status > 0 ? nil : isFound != 0
  }

  /// The steps of all searches, which ICU counts in units of 10,000.
  var steps: Int { unsafe Int(copyfit_icu_regex_spent(expression)) * 10_000 }

  /// The error of an expression that ICU could read up to a character.
  private static func error(_ status: Int32, at column: Int32) -> RegularExpression.SyntaxError {
    // The codes start at `U_REGEX_ERROR_START` in `unicode/utypes.h`.
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
