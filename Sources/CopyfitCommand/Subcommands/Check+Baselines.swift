internal import CopyfitAudit
internal import CopyfitFindings
internal import CopyfitGate
internal import CopyfitStream

extension Check {
  /// Writes baselines, reports each, and returns the problems.
  static func write(
    _ updates: [BaselineUpdate], isQuiet: Bool, on console: Console
  ) -> [String] {
    updates.compactMap { update in
      do throws(ByteStream.Failure) {
        try OutputFile.write(Array(update.text.utf8), to: update.path)
        if !isQuiet { console.say(update.description) }
        return nil
      } catch {
        return "\(update.shownPath): the baseline cannot be written: \(error.reason)"
      }
    }
  }
}

extension FailureLevel: NamedValue {}

extension GateOptions.BaselineTarget: ArgumentValue {
  static func read(_ text: String) -> Self { text.isEmpty ? .itsPlace : .file(text) }
}

/// The number of accepted findings of a rule, such as `truncation=12`.
struct RuleLimit: ArgumentValue, Hashable {
  var rule: Rule
  var count: Int

  static var completion: ValueCompletion { .words(Rule.allCases.map(\.rawValue), isList: false) }

  static func read(_ text: String) throws(ValueError) -> RuleLimit {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let rule = Rule(rawValue: name) else {
      throw ValueError(
        value: name, expected: "a rule and a number, such as truncation=12",
        known: Rule.allCases.map(\.rawValue))
    }
    guard parts.count > 1, parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int(parts[1])
    else {
      throw ValueError(
        value: text, expected: "a rule and a number from 0 on, such as truncation=12")
    }
    return RuleLimit(rule: rule, count: count)
  }
}

extension Check.Options {
  /// The baselines to write that the command line names.
  var namedBaselines: [String] {
    switch baselineTarget {
    case .file(let path): [path]
    case .itsPlace: [baseline].compactMap(\.self)
    case nil: []
    }
  }
}
