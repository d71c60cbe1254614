/// A pattern for paths below the project, such as `App/**/*.{storyboard,xib}`.
///
/// `*` and `?` match within one name, `**` matches any number of folders, and `{a,b}` matches one of its parts. Letter
/// case matters.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  /// The names of each alternative, relative to the project's folder.
  let alternatives: [[[Unicode.Scalar]]]

  /// The maximum number of alternatives of one pattern; beyond it, braces are literal.
  static let maximumAlternatives = 64

  /// Creates a pattern from its text; every text is valid.
  public init(_ text: String) {
    self.text = text
    alternatives = Self.expanded(text).map { alternative in
      alternative.split(separator: "/").filter { $0 != "." }.map { Array($0.unicodeScalars) }
    }
  }

  /// Whether the pattern leads out of the project, so that it cannot match.
  var leavesProject: Bool {
    text.hasPrefix("/") || alternatives.contains { $0.contains([".", "."]) }
  }

  /// Whether the pattern has no wildcards.
  public var isLiteral: Bool { !text.contains { "*?{".contains($0) } }

  /// Whether the pattern contains the extension of a path: `*.json` does, `App/**` does not.
  func namesExtension(of path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    let ending = path[dot...].unicodeScalars
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
    let names = path.split(separator: "/").map { Array($0.unicodeScalars) }
    return alternatives.contains { Self.matches($0, names, orFolder: orFolder) }
  }

  /// Walks through the path's names with the set of possible positions in the pattern.
  private static func matches(
    _ pattern: [[Unicode.Scalar]], _ names: [[Unicode.Scalar]], orFolder: Bool
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
  private static func closure(_ reached: [Bool], _ pattern: [[Unicode.Scalar]]) -> [Bool] {
    var reached = reached
    for place in pattern.indices where reached[place] && isAnyFolders(pattern[place]) {
      reached[place + 1] = true
    }
    return reached
  }

  private static func isAnyFolders(_ name: [Unicode.Scalar]) -> Bool { name == ["*", "*"] }

  /// The pattern without braces, once for each alternative.
  private static func expanded(_ text: String) -> [String] {
    var done: [String] = []
    var open = [text]
    while let next = open.popLast() {
      guard let start = next.firstIndex(of: "{"),
        let end = next[start...].firstIndex(of: "}")
      else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: start)..<end].split(
        separator: ",", omittingEmptySubsequences: false)
      open += choices.map { String(next[..<start] + $0 + next[next.index(after: end)...]) }
      if done.count + open.count > maximumAlternatives { return [text] }
    }
    return done
  }
}
