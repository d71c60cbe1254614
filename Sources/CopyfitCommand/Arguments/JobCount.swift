internal import CopyfitAudit

/// The number of threads of `--jobs`.
struct JobCount: ArgumentValue, Hashable {
  let number: Int

  static func read(_ text: String) throws(ValueError) -> JobCount {
    let isNumber = text.utf8.allSatisfy("0123456789".utf8.contains)
    guard isNumber, let number = Int(text), AuditOptions.jobCounts.contains(number)
    else {
      throw ValueError(
        value: text, expected: "a whole number from 1 to \(AuditOptions.jobCounts.upperBound)")
    }
    return JobCount(number: number)
  }
}
