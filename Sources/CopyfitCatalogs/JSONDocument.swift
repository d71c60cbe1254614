internal import CopyfitSourceText

/// A catalog in JSON: its values and its problems.
struct JSONDocument {
  private let text: SourceText
  private(set) var problems = ProblemList()
  /// The offsets of names that occur again later in the same object: the last one counts.
  private var replaced: Set<Int> = []
  /// The root; `nil` if the text is not JSON.
  private(set) var root: JSONNode?

  /// Reads a text; if it is not JSON, a problem estimates how many texts it has.
  ///
  /// - Parameter count: Counts the texts in a catalog of this kind.
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
        position: later, key: duplicate.name, doubling: .otherText))
  }

  /// The members of a value that count: the last of each name.
  func members(of node: JSONNode) -> [JSONNode.Member] {
    replaced.isEmpty ? node.members : node.members.filter { !replaced.contains($0.offset) }
  }

  mutating func add(_ problem: CatalogProblem) { problems.add(problem) }

  /// The length of the text, in bytes.
  var size: Int { text.utf8.count }

  func position(at offset: Int) -> SourcePosition { text.position(at: offset) }

  mutating func reject(_ reason: String, at offset: Int, key: String? = nil) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The catalog is not as expected: \(reason).",
        position: position(at: offset), entriesLost: key == nil ? 0 : 1, key: key))
  }
}
