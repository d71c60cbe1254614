internal import CopyfitSourceText

/// A catalog in JSON: its values, and what is wrong with it.
struct JSONDocument {
  private let text: SourceText
  private(set) var problems = ProblemList()
  /// Where names start that stand once more later in the same object: of those the last counts.
  private var replaced: Set<Int> = []
  /// The root; `nil` where the text is no JSON.
  private(set) var root: JSONNode?

  /// Reads a text; if it is not JSON, a problem says how many texts it seems to have.
  ///
  /// - Parameter count: Counts the texts in a catalog of the kind.
  init(_ text: SourceText, counting count: ([UInt8]) -> Int) {
    self.text = text
    var parser = JSONParser(text)
    do throws(SourceTextError) {
      root = try parser.parse()
      for duplicate in parser.duplicates { add(duplicate) }
    } catch {
      problems.add(
        CatalogProblem(
          kind: .catalogSyntax, message: "The catalog is not JSON: \(error.message).",
          position: error.position ?? .start, entriesLost: count(text.utf8)))
    }
  }

  private mutating func add(_ duplicate: JSONParser.Duplicate) {
    replaced.insert(duplicate.earlier)
    let (earlier, later) = (position(at: duplicate.earlier), position(at: duplicate.offset))
    problems.add(
      CatalogProblem(
        kind: .duplicateKey,
        message: "\"\(duplicate.name)\" is on line \(earlier.line) and on line \(later.line); "
          + "the last wins.",
        position: later, key: duplicate.name))
  }

  /// The members of a value that count: of those with one name the last.
  func members(of node: JSONNode) -> [JSONNode.Member] {
    replaced.isEmpty ? node.members : node.members.filter { !replaced.contains($0.offset) }
  }

  mutating func add(_ problem: CatalogProblem) { problems.add(problem) }

  func position(at offset: Int) -> SourcePosition { text.position(at: offset) }

  mutating func reject(_ reason: String, at offset: Int, key: String? = nil) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The catalog is not as expected: \(reason).",
        position: position(at: offset), entriesLost: key == nil ? 0 : 1, key: key))
  }
}
