/// A pattern for paths below the project, such as `App/**/*.{storyboard,xib}`.
///
/// `*` and `?` stay within one name, `**` stands for any number of folders, none included, and
/// `{a,b}` for one of its parts. Letter case matters.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  /// The names of each alternative, from the project's folder on.
  let alternatives: [[[Unicode.Scalar]]]

  /// How many alternatives the braces of one pattern may come to; beyond it they stand for themselves.
  static let maximumAlternatives = 64

  /// Creates a pattern from its text, which is never wrong.
  public init(_ text: String) {
    self.text = text
    alternatives = Self.expanded(text).map { alternative in
      alternative.split(separator: "/").filter { $0 != "." }.map { Array($0.unicodeScalars) }
    }
  }

  /// Whether the pattern cannot match, as it leads out of the project.
  var leavesProject: Bool {
    text.hasPrefix("/") || alternatives.contains { $0.contains([".", "."]) }
  }

  /// Whether the pattern names one path and stands for no other.
  public var isLiteral: Bool { !text.contains { "*?{".contains($0) } }

  /// Whether the pattern says the extension of a path that it matches, as `*.json` does and `App/**` does
  /// not.
  func namesExtension(of path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    let ending = path[dot...].unicodeScalars
    return alternatives.contains { $0.last?.suffix(ending.count).elementsEqual(ending) ?? false }
  }

  /// Whether a path, relative to the project and separated by `/`, has the pattern's form.
  ///
  /// - Complexity: O(*n* × *m*) for a pattern of *n* and a path of *m* characters.
  public func matches(_ path: String) -> Bool {
    matches(path, orFolder: false)
  }

  /// Whether a path or a folder that it lies in has the pattern's form.
  public func covers(_ path: String) -> Bool {
    matches(path, orFolder: true)
  }

  private func matches(_ path: String, orFolder: Bool) -> Bool {
    let names = path.split(separator: "/").map { Array($0.unicodeScalars) }
    return alternatives.contains { Self.matches($0, names, orFolder: orFolder) }
  }

  /// Walks through the path's names with the set of places in the pattern that may be reached.
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

  /// Adds the places that are reached without a name: `**` may stand for nothing.
  private static func closure(_ reached: [Bool], _ pattern: [[Unicode.Scalar]]) -> [Bool] {
    var reached = reached
    for place in pattern.indices where reached[place] && isAnyFolders(pattern[place]) {
      reached[place + 1] = true
    }
    return reached
  }

  private static func isAnyFolders(_ name: [Unicode.Scalar]) -> Bool { name == ["*", "*"] }

  /// The pattern without braces, once for each choice.
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
