internal import CopyfitSourceText

/// A `.strings` or `.stringsdict` file in OpenStep's grammar, read as a table with its problems.
struct StringsTable {
  let text: SourceText
  let file: String
  let path: CatalogPath

  /// Reads the file.
  func content() -> CatalogContent {
    var entries = PropertyListEntries(
      path: path, size: text.utf8.count, position: text.position(at:))
    let readsOn = !path.isStringsDictionary
    var parser = StringsParser(text.utf8, readsOnAfterFaults: readsOn) { entries.append($0) }
    do throws(StringsSyntaxError) {
      try checkEncoding()
      let stop = try parser.parse()
      addEscapes(of: parser, to: &entries.problems)
      addDoubleComments(of: parser, to: &entries.problems)
      addFaults(of: parser, to: &entries.problems)
      if let problem = stop.flatMap(problem(of:)) { entries.problems.add(problem) }
      return entries.content(file: file)
    } catch {
      return rejected(for: error)
    }
  }

  /// Checks the encoding, as the system does before it reads anything.
  private func checkEncoding() throws(StringsSyntaxError) {
    if let offset = text.firstInvalidOffset {
      throw StringsSyntaxError(.invalidText(encoding: text.encoding.rawValue), at: offset)
    }
    if text.encoding != .utf8, !text.hasByteOrderMark {
      throw StringsSyntaxError(.unmarkedEncoding(text.encoding.rawValue), at: 0)
    }
  }

  private func rejected(for error: StringsSyntaxError) -> CatalogContent {
    let lost = entriesLost(from: 0)
    let position = text.position(at: error.offset)
    let problem =
      error.reason == .tooDeep
      ? .tableNotRead(error.message, at: position, entriesLost: lost)
      : CatalogProblem(
        kind: .catalogSyntax,
        message: "The system rejects the whole table (\(Self.entries(lost))): \(error.message).",
        position: position, entriesLost: lost)
    let table = StringTable(file: file, name: path.table, locale: path.locale, entries: [])
    return CatalogContent(tables: [table], problems: [problem])
  }

  /// Adds the faults for which the system rejects the table.
  private func addFaults(of parser: StringsParser, to problems: inout ProblemList) {
    guard !parser.faults.isEmpty else { return }
    let count = Self.entries(entriesLost(from: 0))
    for (number, fault) in parser.faults.enumerated() {
      let lost = entriesLost(in: fault.lost, before: parser.unclosedComment)
      var problem = CatalogProblem(
        kind: .catalogSyntax,
        message: "The system rejects the whole table (\(count)): \(fault.message).",
        position: text.position(at: fault.offset), entriesLost: lost, key: fault.key,
        isReadOn: true)
      // The system's own parser stops at the first one.
      problem.isIdentifiedByFile = number == 0
      problems.add(problem)
      guard fault == parser.faults.last else { continue }
      problem.entriesLost = 0
      problems.leaveOut(parser.countedFaults, problem)
    }
  }

  /// The number of entries in a part of the file, without those in a comment that is never closed, which has a fault of
  /// its own.
  private func entriesLost(in range: Range<Int>, before comment: Int?) -> Int {
    var range = range
    if let comment, range.contains(comment) { range = range.lowerBound..<comment }
    return StringsRecovery.entries(in: Array(text.utf8[range]), from: 0)
  }

  private func entriesLost(from offset: Int) -> Int {
    path.isStringsDictionary
      ? StringsDictionaryEntry.count(in: text.utf8, from: offset)
      : StringsRecovery.entries(in: text.utf8, from: offset)
  }

  /// The problem of a table that ends early; `nil` if nothing is lost.
  private func problem(of stop: StringsStop) -> CatalogProblem? {
    let start = stop.reason == .unclosedComment ? stop.offset + 2 : stop.offset
    let lost = entriesLost(from: start)
    guard lost > 0 || stop.reason == .unclosedKey else { return nil }
    return CatalogProblem(
      kind: .unreachableEntries,
      message:
        "Reading ends here without an error, and \(Self.entries(max(lost, 1))) after it "
        + "\(lost > 1 ? "are" : "is") lost: \(stop.message).",
      position: text.position(at: stop.offset), entriesLost: max(lost, 1))
  }

  private func addEscapes(of parser: StringsParser, to problems: inout ProblemList) {
    for escape in parser.escapes {
      var problem = CatalogProblem(
        kind: .invalidEscape, message: escape.message, position: text.position(at: escape.offset),
        key: escape.key)
      if case .unknown(let scalar) = escape.reason {
        problem.isHarmless = scalar.isMeantBehindBackslash
      }
      problems.add(problem)
      if escape == parser.escapes.last { problems.leaveOut(parser.countedEscapes, problem) }
    }
  }

  private func addDoubleComments(of parser: StringsParser, to problems: inout ProblemList) {
    let comments = parser.doubleComments
    for comment in comments.listed { problems.add(problem(of: comment)) }
    if let others = comments.others { problems.leaveOut(comments.otherCount, problem(of: others)) }
  }

  private func problem(of comment: DoubleComments.Comment) -> CatalogProblem {
    let lost = comment.lost
    return CatalogProblem(
      kind: .unreachableEntries,
      message:
        "\(Self.entries(lost)) \(lost > 1 ? "are" : "is") lost in the comment that starts here, because it has "
        + "no end before the next /*; end it with */.",
      position: text.position(at: comment.offset), entriesLost: lost, isReadOn: true)
  }

  private static func entries(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count) entries"
  }
}

extension StringsEscape {
  /// The effect of the escape and its fix, in one sentence.
  fileprivate var message: String {
    switch reason {
    case .lowercaseU:
      "\\u is not an escape and shows as the letter \"u\"; write \\U, or the character itself."
    case .interpolation:
      "\\( starts an interpolation only in Swift: a table shows it as '(', and no code finds a key with it; write "
        + "a format such as %@."
    case .unknown(let scalar):
      "\\\(scalar) is not an escape and shows as \(scalar.quoted); leave the backslash out."
    case .fewDigits: "\\U needs four hexadecimal digits; write the character itself."
    case .surrogate:
      "\\U gives half a character here; write both halves, or the character itself."
    case .nextStep(let scalar):
      "The number is read in NextStep's encoding and shows as \(scalar.quoted); "
        + "write the character itself."
    }
  }
}
