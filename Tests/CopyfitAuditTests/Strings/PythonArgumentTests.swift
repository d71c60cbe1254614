import CopyfitAudit
import Testing

/// Arguments of Python, which gettext's catalogs mark.
struct PythonArgumentTests {
  @Test(arguments: [
    ("python-format", "Hi %(name)s", "Cześć %(nam)s", 1),
    ("python-format", "Hi %(name)s", "%(name)s, cześć", 0),
    ("python-brace-format", "Hi {name}", "Cześć {nam}", 1),
    ("python-brace-format", "Hi {name}", "{name}, cześć", 0),
    ("python-format", "%(n)d files", "%(n)s plików", 0),
    ("python-format", "%(n).1f files", "%(n)s plików", 0),
    ("python-format", "Hi %(name)s", "Cześć %(name)d", 1),
  ])
  func argumentsOfPythonAreCompared(
    flag: String, source: String, translation: String, count: Int
  ) throws {
    let catalog = "#, \(flag)\nmsgid \"\(source)\"\nmsgstr \"\(translation)\"\n"
    let report = try TemporaryProject(["po/pl.po": catalog]).audit()
    #expect(report.findings.filter { $0.rule == .placeholderMismatch }.count == count)
    #expect(report.findings.filter { $0.rule == .invalidFormat }.isEmpty)
  }
}
