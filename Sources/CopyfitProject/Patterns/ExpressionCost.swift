/// The steps that a regular expression may take in a text, at most, before ICU counts them.
///
/// A step is a character that a repetition takes or gives back, 15 to 20 ns. ICU reports only each 10,000 steps of one
/// search, so short texts could take nearly as many without a sign. The steps follow from the repetitions: each adds
/// a place where a text may be divided, and one around others may divide it in as many ways as there are texts.
struct ExpressionCost: Hashable, Sendable {
  /// The steps of a search that ICU does not report.
  static let uncounted = 10_000
  /// What a search takes in any text, in steps: one µs.
  private static let start = 60
  /// The maximum length of a text for an expression that refers to its own groups, because ICU does not count
  /// comparisons with a group as steps.
  static let maximumReferring = 1_000

  /// The places where a text is divided: its start, unless that is known, and the ends of repetitions.
  private let places: Int
  /// The product of the numbers of alternatives; `uncounted` if it is greater, or repetitions are in each other.
  private let ways: Int
  /// What each step takes beside its own, because of the characters that are compared without one.
  private let factor: Int
  private let refersToGroups: Bool

  /// - Parameter text: The expression.
  init(_ text: String) {
    var reader = ExpressionReader(text)
    let whole = reader.read()
    let isAnchored = text.utf8.first == UInt8(ascii: "^") && !reader.hasAlternatives
    places = (whole?.repetitions ?? 0) + (isAnchored ? 0 : 1)
    ways = whole?.ways ?? Self.uncounted
    // A character of any length, `\X`, takes four times as long, and letters without case twice.
    let slowness = (text.contains("\\X") ? 4 : 1) * (reader.ignoresCase ? 2 : 1)
    factor = (1 + text.utf8.count / 32) * slowness
    refersToGroups = reader.refersToGroups
  }

  /// Whether a text of a length, in code units, may be searched.
  func allows(_ length: Int) -> Bool { !refersToGroups || length <= Self.maximumReferring }

  /// The steps of a search, at most, if ICU reports none.
  ///
  /// - Parameter length: The length of the text, in code units.
  func steps(in length: Int) -> Int {
    // The ways to choose the places in their order: (length + 1) over 1, (length + 2) over 2, and so on.
    var steps = ways
    for place in 1...max(1, places) where places > 0 && steps < Self.uncounted {
      steps = steps * (length + place) / place
    }
    let all = min(Self.uncounted, 3 * min(steps, Self.uncounted)) + length / 4
    let (product, isTooLarge) = all.multipliedReportingOverflow(by: factor)
    return isTooLarge ? .max : Self.start + product
  }
}

/// Reads the repetitions and alternatives of a regular expression.
private struct ExpressionReader {
  /// A part of an expression.
  struct Part {
    /// The repetitions in it, one after the other.
    var repetitions = 0
    /// The alternatives, for each choice of the others.
    var ways = 1

    static let nested = Part(ways: ExpressionCost.uncounted)

    /// Whether it takes a text in one way.
    var isSimple: Bool { repetitions == 0 && ways == 1 }

    mutating func append(_ other: Part) {
      repetitions += other.repetitions
      ways = min(ExpressionCost.uncounted, ways * other.ways)
    }
  }

  /// A group that is open.
  private struct Group {
    var alternatives: [Part] = []
    var current = Part()
    /// The last part of the current alternative, which a repetition may follow.
    var last = Part()
    /// What the group itself adds.
    var own = Part()

    mutating func add(_ part: Part) {
      current.append(last)
      last = part
    }

    /// The alternatives together.
    var whole: Part {
      var all = alternatives + [current]
      all[all.count - 1].append(last)
      var part = Part(
        repetitions: all.map(\.repetitions).max() ?? 0,
        ways: min(ExpressionCost.uncounted, all.reduce(0) { $0 + $1.ways }))
      part.append(own)
      return part
    }
  }

  private var rest: Substring.UnicodeScalarView
  private var groups = [Group()]
  /// Whether the whole expression has alternatives.
  private(set) var hasAlternatives = false
  /// Whether a part compares the text with a group.
  private(set) var refersToGroups = false
  /// Whether a part ignores the case of letters.
  private(set) var ignoresCase = false

  init(_ text: String) { rest = text.unicodeScalars[...] }

  /// The whole expression; `nil` if its syntax is uncommon.
  mutating func read() -> Part? {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\": if !readEscape() { return nil }
      case "(": if !openGroup() { return nil }
      case ")":
        guard groups.count > 1, let closed = groups.popLast() else { return nil }
        groups[groups.count - 1].add(closed.whole)
      case "|":
        if groups.count == 1 { hasAlternatives = true }
        var group = groups.removeLast()
        group.add(Part())
        group.alternatives.append(group.current)
        group.current = Part()
        groups.append(group)
      case "[":
        guard ExpressionPieces.skipSet(&rest) else { return nil }
        groups[groups.count - 1].add(Part())
      case "*", "+", "{", "?": repeatLast(isOptional: scalar == "?", isCounted: scalar == "{")
      default: groups[groups.count - 1].add(Part())
      }
    }
    return groups.count == 1 ? groups[0].whole : nil
  }

  private mutating func repeatLast(isOptional: Bool, isCounted: Bool) {
    if isCounted { rest = rest.drop { $0 != "}" }.dropFirst() }
    // It is lazy or possessive.
    if rest.first == "?" || rest.first == "+" { rest.removeFirst() }
    var last = groups[groups.count - 1].last
    if isOptional {
      last.ways = min(ExpressionCost.uncounted, last.ways + 1)
    } else {
      last = last.isSimple ? Part(repetitions: 1) : .nested
    }
    groups[groups.count - 1].last = last
  }

  /// Reads flags as in `(?i)` and `(?i-s:`; `nil` if one changes the syntax of the rest.
  ///
  /// - Returns: Whether a group starts with them.
  private mutating func readFlags() -> Bool? {
    let flags = rest.prefix { $0 != ")" && $0 != ":" }
    guard flags.allSatisfy("imsw-".unicodeScalars.contains) else { return nil }
    if flags.contains("i") { ignoresCase = true }
    rest = rest[flags.endIndex...]
    return rest.popFirst().map { $0 == ":" }
  }

  /// Reads the start of a group; `false` if its syntax is uncommon.
  private mutating func openGroup() -> Bool {
    if let next = rest.dropFirst().first, rest.first == "?", "imswx-".unicodeScalars.contains(next)
    {
      rest.removeFirst()
      guard let startsGroup = readFlags() else { return false }
      if startsGroup { groups.append(Group()) }
      return true
    }
    var group = Group()
    if rest.first == "?" {
      rest.removeFirst()
      guard let kind = rest.popFirst() else { return false }
      switch kind {
      case ":", "=", "!", ">": break
      case "<":
        // What is looked for before a place may start at each place; a name ends at the bracket.
        if rest.first == "=" || rest.first == "!" {
          rest.removeFirst()
          group.own = Part(repetitions: 1)
        } else {
          rest = rest.drop { $0 != ">" }.dropFirst()
        }
      default: return false
      }
    }
    groups.append(group)
    return true
  }

  /// Reads what follows a backslash; `false` for a quotation.
  private mutating func readEscape() -> Bool {
    guard let escaped = rest.popFirst(), escaped != "Q" else { return false }
    if ("1"..."9").contains(escaped) || escaped == "k" { refersToGroups = true }
    if "pPNxk".unicodeScalars.contains(escaped), rest.first == "{" || rest.first == "<" {
      rest = rest.drop { $0 != "}" && $0 != ">" }.dropFirst()
    }
    groups[groups.count - 1].add(Part())
    return true
  }
}
