/// The test cases of one file.
struct JUnitSuite {
  var name: String
  /// The file's path; `nil` for the run as a whole.
  var file: String?
  var cases: [JUnitCase] = []
}

/// One test case; its messages are created when it is written.
struct JUnitCase {
  typealias Result = ReportResults.Reference

  enum Outcome {
    case passed
    case skipped(String)
    /// All its findings are known or suppressed.
    case accepted(Result)
    case failure(type: String, message: String)
    /// Its results fail the gate; there is at least one.
    case failing(Result, others: [Result])
    case error(String)
  }

  var className: String
  var name: String
  var outcome = Outcome.passed
  /// A remark about the outcome, safe in a terminal.
  var remark: String?
  /// Results that do not fail the gate, one in each line.
  var remarks: [Result] = []
}

/// The number of cases of each kind.
struct JUnitCounts {
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var skipped = 0

  init(_ cases: [JUnitCase]) {
    for testCase in cases {
      tests += 1
      switch testCase.outcome {
      case .passed: break
      case .skipped, .accepted: skipped += 1
      case .failure, .failing: failures += 1
      case .error: errors += 1
      }
    }
  }
}
