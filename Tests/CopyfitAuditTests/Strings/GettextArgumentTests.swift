import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Arguments of Python and other languages, which gettext catalogs mark.
struct GettextArgumentTests {
  @Test(arguments: [
    ("python-format", "Hi %(name)s", "Cześć %(nam)s", 1),
    ("python-format", "Hi %(name)s", "%(name)s, cześć", 0),
    ("python-brace-format", "Hi {name}", "Cześć {nam}", 1),
    ("python-brace-format", "Hi {name}", "{name}, cześć", 0),
    ("python-format", "%(n)d files", "%(n)s plików", 0),
    ("python-format", "%(n).1f files", "%(n)s plików", 0),
    ("python-format", "Hi %(name)s", "Cześć %(name)d", 1),
    ("python-brace-format", "Use '{name}'", "Użyj '{nam}'", 1),
    // Without a flag, a text is no format.
    ("no-wrap", "%1x (%2x%3), %d", "%1x: %2x%", 0),
    ("no-c-format", "100% of it, %s", "100% tego", 0), ("c-format", "%s", "nic", 1),
    ("csharp-format", "{0} of {1:N2}", "{0} z", 1), ("csharp-format", "{0,5}", "{0:D}", 0),
    ("csharp-format", "{{0}} {0}", "{{1}} {0}", 0), ("perl-brace-format", "{a} b", "{b} a", 1),
    ("qt-format", "Copy %1 of %L2", "Kopia %1", 1), ("qt-plural-format", "%n of %1", "%1: %n", 0),
    ("ruby-format", "%{a} and %<b>d", "%{a}", 1), ("ruby-format", "%<b>d, %{a}", "%{a}: %<b>d", 0),
  ])
  func areCompared(
    flag: String, source: String, translation: String, count: Int
  ) throws {
    let catalog = "#, \(flag)\nmsgid \"\(source)\"\nmsgstr \"\(translation)\"\n"
    let report = try TemporaryProject(["po/pl.po": catalog]).audit()
    #expect(report.findings.filter { $0.rule == .placeholderMismatch }.count == count)
    #expect(report.findings.filter { $0.rule == .invalidFormat }.isEmpty)
  }

  /// glibc's flag `I` shows a number in the digits of the language; no other `printf` has it.
  @Test(arguments: [
    ("po/fa.po", "c-format", "%Id فایل", 0), ("po/fa.po", "c-format", "%1$Id فایل", 0),
    ("po/fa.po", "c-format", "%Iq فایل", 1), ("po/fa.po", "python-format", "%Id فایل", 1),
  ])
  func digitsOfTheLanguage(
    file: String, flag: String, translation: String, count: Int
  ) throws {
    let catalog = "#, \(flag)\nmsgid \"%d files\"\nmsgstr \"\(translation)\"\n"
    let findings = try TemporaryProject([file: catalog]).audit().findings
    #expect(findings.filter { $0.rule == .invalidFormat }.count == count)
    #expect(findings.filter { $0.rule == .placeholderMismatch }.isEmpty)
  }

  /// An old entry of one catalog lacks the flag that the others have.
  @Test(arguments: [
    ("#, c-format\n", "", "X '%s'", 0), ("", "#, c-format\n", "X '%s'", 0),
    ("#, c-format\n", "", "X", 1), ("", "", "X", 0),
  ])
  func aFlagHoldsForAllCatalogs(
    german: String, polish: String, translation: String, count: Int
  ) throws {
    let project = try TemporaryProject([
      "po/de.po": "\(german)msgid \"No '%s'\"\nmsgstr \"Kein '%s'\"\n",
      "po/pl.po": "\(polish)msgid \"No '%s'\"\nmsgstr \"\(translation)\"\n",
    ])
    let found = try project.audit().findings.filter { $0.rule == .placeholderMismatch }
    #expect(found.count == count)
  }
}
