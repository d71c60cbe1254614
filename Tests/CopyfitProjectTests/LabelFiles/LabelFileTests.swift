import CopyfitAuditTestSupport
import Copyfit
import CopyfitFiles
@testable import CopyfitFindings
@testable import CopyfitProject
import CopyfitSourceText
import Testing

/// Labels that an app's tests wrote.
struct LabelFileTests {
  private static let strings = [
    "App/en.lproj/Localizable.strings": #""pay" = "Pay now"; "back" = "Back";"#,
    "App/de.lproj/Localizable.strings": #""pay" = "Jetzt bezahlen"; "back" = "Zurück";"#,
  ]

  private static func file(_ labels: String...) -> String {
    "{\n\"schema\": \"copyfit.labels/1\",\n\"labels\": [\n\(labels.joined(separator: ",\n"))\n]}"
  }

  private static func project(
    _ labels: String, configuration: String? = nil, name: String = "labels.json"
  ) throws -> TemporaryProject {
    var files = strings
    files[name] = labels
    files["copyfit.yml"] = configuration
    return try TemporaryProject(files)
  }

  /// A key, a source text in a table, and one in no table.
  @Test(arguments: [
    (
      #"{"key": "pay", "style": "body", "frame": {"width": 60}}"#, "App/Localizable#label:pay",
      ["de", "en"]
    ),
    (
      #"{"text": "Pay now", "style": "body", "frame": {"width": 60}}"#, "App/Localizable#label:pay",
      ["de", "en"]
    ),
    (
      #"{"text": "Shown by code", "name": "hint", "style": "body", "frame": {"width": 60}}"#,
      "labels#hint:Shown by code", ["en"]
    ),
    (
      #"{"text": "Nur hier gezeigt", "locale": "de", "style": "body", "frame": {"width": 60}}"#,
      "labels#label:Nur hier gezeigt", ["de"]
    ),
  ])
  func labels(entry: String, id: String, locales: [String]) throws {
    let report = try Self.project(Self.file(entry)).audit()
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.id == id)
    #expect(finding.locales.map(\.locale) == locales)
    #expect(
      finding.source == SourceLocation(file: "labels.json", position: .init(line: 4, column: 1)))
  }

  /// Other apps may have a `labels.json` for another purpose.
  @Test(
    arguments: [
      ("[]", nil, true), (#"["cat", "dog"]"#, nil, true), (#"{"a": "A"}"#, nil, true),
      (#"{"a": "A"}"#, "strings: [\"**/*.strings\", labels.json]", false), (file(), nil, false),
    ] as [(String, String?, Bool)])
  func aFileOfAnotherKindIsReportedOf(labels: String, configuration: String?, isTold: Bool) throws {
    let project = try Self.project(labels, configuration: configuration)
    let account = try ProjectFiles.find(paths: [project.path]).first?.account
    let end = #"'labels.json' holds no labels, as it does not say "schema": "copyfit.labels/1""#
    #expect(account?.hasSuffix(end) == isTold)
  }

  @Test func measuredSizes() throws {
    let entry =
      #"{"key": "pay", "style": "body", "frame": {"width": 60}, "measured": {"large": {"width": 61.5, "height": 20.5}, "AX1": {"width": 99}}}"#
    let labels = try LabelFile(Array(Self.file(entry).utf8), name: "labels.json").labels()
    #expect(
      labels.first?.measured == [
        .large: MeasuredSize(width: 61.5, height: 20.5), .accessibility1: MeasuredSize(width: 99),
      ])
  }

  /// A configuration may name thousands of files, and each file more than once.
  @Test(arguments: [(1_000, 0), (300, 1)])
  func allFilesTogetherHaveAMaximumSize(total: Int, count: Int) throws {
    let project = try Self.project(
      Self.file(#"{"key": "pay", "style": "body", "frame": {"width": 60}}"#),
      configuration: "labelFiles: [labels.json, labels.json, labels.json, labels.json]")
    var configuration = try #require(ProjectFiles.find(paths: [project.path]).first).configuration
    configuration.labels = []
    let messages: [String]
    do throws(AuditError) {
      try configuration.addLabelFiles(in: project.path, within: .everywhere, total: total)
      messages = []
    } catch {
      messages = error.messages
    }
    #expect(messages.count == count)
    #expect(messages.allSatisfy { $0.hasSuffix("have more than 300 bytes together") })
  }

  /// Only a file with a schema is read by default.
  @Test(arguments: [
    #"{"labels": []}"#, "[1, 2]", "{}", #"{"labels": [{"text": "Cat", "score": 1}]}"#,
    #"{"labels": [{"key": "cat", "value": "Cat"}]}"#,
  ])
  func othersFilesOfThatName(content: String) throws {
    let project = try Self.project(content)
    let files = try ProjectFiles.find(paths: [project.path])
    #expect(files.flatMap(\.configuration.labels).isEmpty)
  }

  /// A file that is not valid JSON may be a file of labels, so it is not skipped.
  @Test(arguments: [
    ("{\"schema\": \"copyfit.labels/1\",\n\"labels\": [", "labels.json:2:"),
    ("", "labels.json:1:1: "),
    (#"{"schema": "copyfit.labels/1", "schema": "a", "labels": []}"#, "labels.json:1:"),
    (#"{"schema": "a", "schema": "copyfit.labels/1", "labels": []}"#, "labels.json:1:"),
  ])
  func brokenFiles(content: String, beginning: String) throws {
    let project = try Self.project(content)
    let error = #expect(throws: AuditError.self) { try project.audit() }
    #expect(error?.messages.first?.hasPrefix(beginning) == true, "\(error?.messages ?? [])")
  }

  /// Labels are not skipped because of the line that says what they are.
  @Test(arguments: [
    (
      #"{"schema": "copyfit.label/1", "labels": []}"#,
      "1:12: unknown schema 'copyfit.label/1'; did you mean 'copyfit.labels/1'?"
    ),
    (
      #"{"Schema": "copyfit.labels/2", "labels": []}"#,
      #"1:2: expected "schema": "copyfit.labels/1", not "Schema""#
    ),
    (
      #"{"labels": [{"key": "pay", "style": "body", "frame": {"width": 60}}]}"#,
      #"1:1: expected "schema": "copyfit.labels/1""#
    ),
    (
      #"{"labels": [{"keys": "pay*", "style": "body"}]}"#,
      #"1:1: expected "schema": "copyfit.labels/1""#
    ),
    (
      #"{"labels": [{"text": "Pay now", "lines": 1}]}"#,
      #"1:1: expected "schema": "copyfit.labels/1""#
    ),
    (
      #"{"shema": "Copyfit.labels/2", "labels": [{"id": "a", "texts": [], "rooms": []}]}"#,
      #"1:2: expected "schema": "copyfit.labels/2", not "shema""#
    ),
    (
      #"{"schema": 2, "labels": [{"id": "a", "texts": [], "rooms": []}]}"#,
      "1:12: unknown schema '2'; expected one of: copyfit.labels/2, copyfit.labels/1"
    ),
  ])
  func aWrongSchema(content: String, expected: String) throws {
    let project = try Self.project(content)
    let error = #expect(throws: AuditError.self) { try project.audit() }
    #expect(error?.messages.count == 1)
    #expect(
      error?.messages.first?.hasPrefix("labels.json:\(expected)") == true,
      "\(error?.messages ?? [])")
  }

  @Test func namedFiles() throws {
    let entry = #"{"key": "pay", "style": "body", "frame": {"width": 60}}"#
    let project = try Self.project(
      Self.file(entry), configuration: "labelFiles: [Tests/out.json]", name: "Tests/out.json")
    let report = try project.audit()
    #expect(report.findings.first { $0.rule == .truncation }?.source?.file == "Tests/out.json")
  }

  @Test(arguments: [
    ("", "labels.json:1:1: "),
    ("{", "labels.json:1:"),
    (#"{"labels": []}"#, #"labels.json:1:1: expected "schema": "copyfit.labels/1""#),
    (
      #"{"schema": "copyfit.labels/3", "labels": []}"#,
      "labels.json:1:12: unknown schema 'copyfit.labels/3'; did you mean 'copyfit.labels/2'?"
    ),
    (#"{"schema": "copyfit.labels/1"}"#, #"labels.json:1:1: expected "labels", a list"#),
    (#"{"schema": "copyfit.labels/1", "labels": {}}"#, "labels.json:1:42: expected a list"),
    (
      file(#"{"key": "pay", "stile": "body", "frame": {"width": 60}}"#),
      "labels.json:4:16: unknown key 'stile'; did you mean 'style'?"
    ),
    (
      file(#"{"key": "pay", "style": "body", "frame": {"width": -1}}"#),
      "labels.json:4:52: expected a positive number"
    ),
    (
      file(#"{"key": "pay", "key": "back", "style": "body", "frame": {"width": 6}}"#),
      "labels.json:4:16: "
    ),
    (
      file(
        #"{"key": "pay", "style": "body", "frame": {"width": 6}, "measured": {"AX9": {"width": 1}}}"#
      ),
      "labels.json:4:69: unknown category 'AX9'"
    ),
  ])
  func errors(content: String, beginning: String) throws {
    let project = try Self.project(content, configuration: "labelFiles: [labels.json]")
    let error = #expect(throws: AuditError.self) { try project.audit() }
    #expect(error?.messages.first?.hasPrefix(beginning) == true, "\(error?.messages ?? [])")
  }

  @Test func twoLabelsOfOneKey() throws {
    let entry = #"{"key": "pay", "style": "body", "frame": {"width": 60}}"#
    let error = #expect(throws: AuditError.self) {
      try Self.project(Self.file(entry, entry)).audit()
    }
    #expect(error?.messages.first?.hasPrefix("labels.json:5:1: another entry already") == true)
  }

  @Test func aNamedFileThatIsMissing() throws {
    let project = try Self.project("{}", configuration: "labelFiles: [other.json]")
    let error = #expect(throws: AuditError.self) { try project.audit() }
    #expect(
      error?.messages.first?.contains("copyfit.yml:1:14: 'other.json' cannot be read") == true)
  }
}
