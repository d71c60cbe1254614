internal import CopyfitSourceText

/// A catalog in JSON: its values, and what is wrong with it.
struct JSONDocument {
  private let text: SourceText
  private(set) var problems = ProblemList()
  /// Where names start that stand once more later in the same object: of those the last counts.
  private var replaced: Set<Int> = []
  /// The root; `nil` where the text is no JSON.
  private(set) var root: JSONNode?

  /// Reads a text; of one that is no JSON, a problem tells how many texts it seems to have.
  init(_ text: SourceText) {
    self.text = text
    var parser = JSONParser(text)
    do throws(SourceTextError) {
      root = try parser.parse()
      for duplicate in parser.duplicates { add(duplicate) }
    } catch {
      problems.add(
        CatalogProblem(
          kind: .catalogSyntax, message: "The catalog is no JSON: \(error.message).",
          position: error.position ?? .start, entriesLost: Self.members(in: text.utf8)))
    }
  }

  private mutating func add(_ duplicate: JSONParser.Duplicate) {
    replaced.insert(duplicate.earlier)
    let (earlier, later) = (position(at: duplicate.earlier), position(at: duplicate.offset))
    problems.add(
      CatalogProblem(
        kind: .duplicateKey,
        message: "\"\(duplicate.name)\" stands on line \(earlier.line) and on line \(later.line); "
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

  /// How many names a broken document seems to have.
  private static func members(in utf8: [UInt8]) -> Int {
    var scanner = TextScanner(utf8)
    var count = 0
    while scanner.skip(to: "\"") {
      scanner.advance()
      while let byte = scanner.byte, byte != UInt8(ascii: "\""), byte != 0x0A {
        scanner.advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
      }
      scanner.advance()
      scanner.skip { $0 == 0x20 || $0 == 0x09 }
      if scanner.byte == UInt8(ascii: ":") { count += 1 }
    }
    return count
  }
}
