/// A pattern for paths below the project, such as `App/**/*.{storyboard,xib}`.
///
/// `*` and `?` match within one name, `**` matches any number of folders, and `{a,b}` matches one of its parts. Letter
/// case matters.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  /// The names of each alternative, relative to the project's folder.
  let alternatives: [[Name]]

  typealias Name = ArraySlice<Unicode.Scalar>

  /// The maximum number of alternatives of one pattern; beyond it, braces are literal.
  ///
  /// It is compared before the alternatives are made: a pattern of 500 KB with 20,000 of them would need 10 GB.
  static let maximumAlternatives = 64

  /// Creates a pattern from its text; every text is valid.
  public init(_ text: String) {
    self.text = text
    alternatives = Self.expanded(text).map { alternative in
      Self.names(of: alternative).filter { $0 != ["."] }.reduce(into: []) { names, name in
        // Several `**` match what one matches.
        if !Self.isAnyFolders(name) || names.last != name { names.append(name) }
      }
    }
  }

  /// The number of characters of all alternatives.
  var length: Int { alternatives.joined().reduce(0) { $0 + $1.count } }

  /// Whether the pattern leads out of the project, so that it cannot match.
  var leavesProject: Bool {
    text.utf8.first == .slash || alternatives.contains { $0.contains([".", "."]) }
  }

  /// Whether the pattern has no wildcards.
  public var isLiteral: Bool { !text.unicodeScalars.contains { "*?{".unicodeScalars.contains($0) } }

  /// Whether the pattern contains the extension of a path: `*.json` does, `App/**` does not.
  func namesExtension(of path: String) -> Bool {
    guard let dot = path.unicodeScalars.lastIndex(of: ".") else { return false }
    let ending = path.unicodeScalars[dot...]
    return alternatives.contains { $0.last?.suffix(ending.count).elementsEqual(ending) ?? false }
  }

  /// Whether a path, relative to the project and separated by `/`, matches the pattern.
  ///
  /// - Complexity: O(*n* × *m*) for a pattern of *n* and a path of *m* characters.
  public func matches(_ path: String) -> Bool {
    matches(path, orFolder: false)
  }

  /// Whether a path, or a folder that contains it, matches the pattern.
  public func covers(_ path: String) -> Bool {
    matches(path, orFolder: true)
  }

  private func matches(_ path: String, orFolder: Bool) -> Bool {
    let names = Self.names(of: path)
    return alternatives.contains { Self.matches($0, names, orFolder: orFolder) }
  }

  /// Walks through the path's names with the set of possible positions in the pattern.
  private static func matches(
    _ pattern: [Name], _ names: [Name], orFolder: Bool
  ) -> Bool {
    var reached = closure([true] + Array(repeating: false, count: pattern.count), pattern)
    for name in names {
      if orFolder, reached[pattern.count] { return true }
      var next = Array(repeating: false, count: pattern.count + 1)
      for place in pattern.indices where reached[place] {
        if isAnyFolders(pattern[place]) {
          next[place] = true
        } else if Wildcard.matches(pattern[place], name) {
          next[place + 1] = true
        }
      }
      reached = closure(next, pattern)
    }
    return reached[pattern.count]
  }

  /// Adds the positions that are reached without a name, because `**` may match nothing.
  private static func closure(_ reached: [Bool], _ pattern: [Name]) -> [Bool] {
    var reached = reached
    for place in pattern.indices where reached[place] && isAnyFolders(pattern[place]) {
      reached[place + 1] = true
    }
    return reached
  }

  private static func isAnyFolders(_ name: Name) -> Bool { name == ["*", "*"] }

  /// The names of a path, in one array for speed.
  private static func names(of path: String) -> [Name] {
    Array(path.unicodeScalars).split(separator: "/")
  }
}

// MARK: - Braces

extension PathPattern {
  /// The pattern without braces, once for each alternative.
  ///
  /// - Complexity: O(*n*) for *n* characters and each alternative.
  private static func expanded(_ text: String) -> [String] {
    let pieces = pieces(of: text)
    var count = 1
    for choices in pieces {
      count *= choices.count
      if count > maximumAlternatives { return [text] }
    }
    return (0..<count).map { number in
      var (number, alternative) = (number, "")
      for choices in pieces {
        alternative += choices[number % choices.count]
        number /= choices.count
      }
      return alternative
    }
  }

  /// The parts of a pattern, each with its choices; a part outside of braces has one.
  ///
  /// A brace inside of braces is literal, and so is one that is not closed.
  private static func pieces(of text: String) -> [[Substring]] {
    var pieces: [[Substring]] = []
    var rest = text[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest.utf8[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      pieces.append([rest[..<start]])
      let choices = rest.utf8[rest.utf8.index(after: start)..<end]
      pieces.append(
        choices.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
          .map { Substring($0) })
      rest = rest[rest.utf8.index(after: end)...]
    }
    return pieces + [[rest]]
  }
}
