internal import CopyfitSourceText

/// A catalog in JSON: its values and its problems.
struct JSONDocument {
  private let text: SourceText
  private(set) var problems = ProblemList()
  /// The offsets of names that occur again later in the same object; the last one counts.
  private var replaced: Set<Int> = []
  /// The root; `nil` if the text is not JSON.
  private(set) var root: JSONNode?

  /// Whether the members of the root were passed on, so that those that count are not stored.
  private(set) var isPassed = false

  /// Reads a text; if it is not JSON, a problem estimates the number of its texts.
  ///
  /// - Parameter count: Counts the texts in a catalog of this kind.
  init(_ text: SourceText, counting count: ([UInt8]) -> Int) {
    self.text = text
    var parser = JSONParser(text)
    parser.toleratesHalfCharacters = true
    do throws(SourceTextError) {
      root = try parser.parse()
      add(parser.duplicates)
      addHalfCharacters(of: parser)
    } catch {
      problems.add(
        .catalogNotRead(error, at: error.position ?? .start, entriesLost: count(text.utf8)))
    }
  }

  /// Reads a text, and passes on the members of its root, so that they need not all be stored.
  ///
  /// The caller must discard the received members unless the document `isPassed`.
  ///
  /// - Parameters:
  ///   - count: Counts the texts in a catalog of this kind.
  ///   - take: Receives a member, and returns whether it is left out of the root.
  init(
    _ text: SourceText, counting count: ([UInt8]) -> Int,
    passing take: @escaping (JSONNode.Member) -> Bool
  ) {
    var parser = JSONParser(text)
    parser.toleratesHalfCharacters = true
    if let root = try? parser.parse(passingMembersTo: take), parser.duplicates.isEmpty {
      self.init(text, withoutMembers: root)
      addHalfCharacters(of: parser)
    } else {
      self.init(text, counting: count)
    }
  }

  private init(_ text: SourceText, withoutMembers root: JSONNode) {
    (self.text, self.root, isPassed) = (text, root, true)
  }

  private mutating func add(_ duplicates: [JSONParser.Duplicate]) {
    let texts = root?.textsLost(by: duplicates) ?? [:]
    for duplicate in duplicates {
      replaced.insert(duplicate.earlier)
      let later = position(at: duplicate.offset)
      let places = position(at: duplicate.earlier).words(with: later)
      let lost = texts[duplicate.earlier] ?? 0
      problems.add(
        CatalogProblem(
          kind: .duplicateKey,
          message:
            "\(duplicate.name.quoted) is \(places); the last wins\(CatalogProblem.effect(ofLosing: lost)).",
          position: later, entriesLost: lost, key: duplicate.name, weight: lost > 0 ? .error : nil,
          doubling: .otherText))
    }
  }

  /// Reports escapes that are half a character: parsers of web apps and of Flutter read them, and others reject them.
  private mutating func addHalfCharacters(of parser: JSONParser) {
    for offset in parser.halfCharacters {
      let escape = text.string(offset..<(offset + 6))
      problems.add(
        CatalogProblem(
          kind: .invalidEscape,
          message:
            "\(escape) is half a character and shows as U+FFFD; write both halves, or the character itself.",
          position: position(at: offset), isReadOn: true))
    }
  }

  /// The members of a value that count: the last one for each name.
  func members(of node: JSONNode) -> [JSONNode.Member] {
    replaced.isEmpty ? node.members : node.members.filter { !replaced.contains($0.offset) }
  }

  private func position(at offset: Int) -> SourcePosition { text.position(at: offset) }
}

extension CatalogProblem {
  /// The problem of a JSON value that a catalog cannot have in its place.
  ///
  /// - Parameters:
  ///   - key: The key whose text is lost.
  ///   - lost: The number of lost texts without a key.
  static func notAsExpected(
    _ reason: String, at position: SourcePosition, key: String? = nil, lost: Int = 0
  ) -> Self {
    CatalogProblem(
      kind: .catalogSyntax, message: "The catalog is not as expected: \(reason).",
      position: position, entriesLost: key == nil ? lost : 1, key: key)
  }
}

extension CatalogProblem {
  /// A catalog in JSON of which nothing is read.
  static func catalogNotRead(
    _ error: SourceTextError, at position: SourcePosition, entriesLost: Int
  ) -> Self {
    if case .limit(let reason, position: _) = error {
      return CatalogProblem(
        kind: .limitReached,
        message: "The catalog is not read: it is \(reason). The app may read it. Use fewer levels.",
        position: position, entriesLost: entriesLost, weight: .error)
    }
    return CatalogProblem(
      kind: .catalogSyntax, message: "The catalog is not JSON: \(error.message).",
      position: position, entriesLost: entriesLost)
  }
}
