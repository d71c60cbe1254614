import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitGate
import CopyfitProject
import CopyfitReports
import CopyfitTestSupport
import Foundation
import Testing

@testable import CopyfitCommand
@testable import CopyfitStream

struct SchemaTests {
  private static let font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  @Test func report() throws {
    var locale = LocaleFinding(locale: "el", fingerprint: "1", severity: .error)
    locale.categories = [.accessibility1]
    locale.worst = .init(category: .accessibility1, device: .width(375))
    locale.overflow = .init(width: 1.5, height: 0)
    locale.fits = .init(width: 300, height: nil, lines: 2, largestCategory: .xxxLarge)
    locale.characters = ["U+1F600"]
    var finding = Finding(rule: .truncation, severity: .error, message: "m", fingerprint: "2")
    finding.frames = [
      .init(
        device: .canvas, width: 10, height: nil, widthOrigin: .constraint, heightOrigin: nil)
    ]
    finding.frames[0].heightStyle = .body
    finding.font = .init(postScriptName: "A", size: 17, scales: true, standIn: false)
    finding.locales = [locale]
    let bare = Finding(rule: .catalogSyntax, severity: .error, message: "m", fingerprint: "3")
    var coverage = AuditReport.Coverage()
    coverage.skipped = [.init(what: .document, why: .other("w"), count: 1)]
    var report = AuditReport(
      toolVersion: "0", environment: .init(icu: "", harfbuzz: "", freetype: ""),
      projects: [.init(name: "n", path: ".")],
      checked: .init(locales: ["el"], categories: [.large], devices: [.canvas, .width(375)]),
      gate: .init(through: .large, passed: false, reason: nil),
      fonts: [
        .init(role: .label, postScriptName: "A", version: "1", sha256: "", standIn: false)
      ],
      summary: .init(), coverage: coverage, findings: [finding, bare], failures: [])
    (report.checked.since, report.checked.unchangedSince) = ("main", "main")
    #expect(try SchemaCheck("report").problems(in: JSONReport(report).text) == [])
  }

  /// A report with the stand-in, the head of which includes its margin.
  @Test func findings() throws {
    let run = try CommandRun(["check", CommandRun.sampleApp, "--report", "ndjson"])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count > 2 && lines.first?.contains("\"deviation\": ") == true)
    let schema = try SchemaCheck("findings")
    for line in lines { #expect(try schema.problems(in: line) == []) }
  }

  @Test func baseline() throws {
    var entry = Baseline.Entry(rule: "truncation", fingerprint: "00112233")
    (entry.project, entry.id, entry.key, entry.locale) = ("App", "App/Main#a.text", "a.text", "de")
    let bare = Baseline.Entry(rule: "unreadable-file", fingerprint: "44556677")
    let schema = try SchemaCheck("baseline")
    for category in ContentSizeCategory.allCases {
      entry.first = category
      #expect(try schema.problems(in: Baseline(entries: [entry, bare]).text) == [])
    }
    #expect(try schema.problems(in: #"{"schema":"copyfit.baseline/1"}"#) != [])
  }

  /// The reader accepts what the schema accepts, and rejects what it rejects.
  @Test(
    arguments: [
      (#"{"schema":"copyfit.labels/1","labels":[]}"#, true),
      (#"{"labels":[]}"#, false),
      (#"{"schema":"copyfit.labels/3","labels":[]}"#, false),
      (label(#""style":"body","frame":{"width":100,"height":"free"}"#), true),
      (label(#""font":{"name":"system","size":17},"frame":{"width":1},"lines":2"#), true),
      (
        label(#""style":"body","frame":{"width":1},"measured":{"AX1":{"width":9,"height":8}}"#),
        true
      ),
      (label(#""style":"body","frame":{"width":0}"#), false),
      (label(#""style":"body","frame":{"wide":10}"#), false),
      (label(#""style":"body","frame":{"width":1},"measured":{"AX6":{"width":9}}"#), false),
      (label(#""style":"body","frame":{"width":1},"measured":{"AX1":{"width":-9}}"#), false),
    ])
  func labels(json: String, isValid: Bool) throws {
    #expect(try SchemaCheck("labels").problems(in: json).isEmpty == isValid)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-labels-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(json.utf8).write(to: folder.appendingPathComponent("labels.json"))
    try Data("labelFiles: [labels.json]".utf8)
      .write(to: folder.appendingPathComponent("copyfit.yml"))
    let isRead = (try? ProjectFiles.find(paths: [folder.path])) != nil
    #expect(isRead == isValid)
  }

  private static func label(_ members: String) -> String {
    #"{"schema":"copyfit.labels/1","labels":[{"key":"k",\#(members)}]}"#
  }

  @Test func rules() throws {
    let schema = try SchemaCheck("rules")
    #expect(try schema.problems(in: RuleGuide([]).json) == [])
    for rule in Rule.allCases { #expect(try schema.problems(in: RuleGuide([rule]).json) == []) }
    #expect(try schema.problems(in: #"{"schema":"copyfit.rules/1","rules":[]}"#) != [])
    #expect(try schema.problems(in: #"{"schema":"copyfit.rules/1","rules":[{}]}"#).count == 8)
  }

  @Test(arguments: Platform.allCases)
  func scale(platform: Platform) throws {
    let schema = try SchemaCheck("scale")
    let scaling = ScaleTables.Scaling(size: 36, displayScale: 3)
    let all = ScaleTables(platform: platform, scaling: scaling)
    #expect(try schema.problems(in: all.json) == [])
    for style in platform.typeScale.styles {
      let table = ScaleTables(platform: platform, style: style)
      #expect(try schema.problems(in: table.json) == [])
    }
  }

  @Test(arguments: [
    #"{"schema":"copyfit.scale/1","style":"footnote2","rows":[]}"#,
    #"{"schema":"copyfit.scale/1","platform":"iOS","style":"body","rows":[]}"#,
    #"{"schema":"copyfit.scale/1","platform":"visionOS","styles":[]}"#,
    #"{"schema":"copyfit.scale/1","style":"body","derived":false,"rows":[]}"#,
  ])
  func scaleRefuses(json: String) throws {
    #expect(try SchemaCheck("scale").problems(in: json) != [])
  }

  @Test(arguments: [
    ["--font", font, "--size", "17", "--width", "40", "--lines", "1", "Weiter zur Kasse"],
    [
      "--style", "body", "--category", "all", "--width", "90", "--locale", "de", "Weiter zur Kasse",
    ],
    ["--font", font, "--size", "17", "中😀"], ["--system", "--sizes", "12,20.5", ""],
    [
      "--font", font, "--size", "17", "--width", "90", "--minimum-scale-factor", "0.5", "--lines",
      "1",
      "Weiter zur Kasse",
    ],
  ])
  func measure(words: [String]) throws {
    guard case .run(let options) = try Measure.syntax.parse(words + ["--format", "json"]) else {
      Issue.record("no options")
      return
    }
    let json = try Measurement(of: try options.request()).json
    #expect(try SchemaCheck("measure").problems(in: json) == [])
  }

  @Test(arguments: [
    #"{"id":1,"text":"Weiter","font":"\#(font)","sizes":[17],"width":30,"lines":1}"#,
    #"{"id":"x","text":"Weiter","style":"body","categories":"all","width":50,"materialize":true}"#,
    #"{"text":"Weiter","font":{"name":"Nobody","size":17},"categories":"all","details":true}"#,
  ])
  func stream(line: String) throws {
    #expect(try SchemaCheck("stream-request").problems(in: line) == [])
    #expect(try SchemaCheck("stream-answer").problems(in: try answer(to: line)) == [])
  }

  @Test(arguments: [
    #"{"text":"a","style":"body","sizes":[17]}"#, #"{"text":"a","font":"f"}"#,
    #"{"text":"a","font":"f","sizes":[17],"categories":"all"}"#,
    #"{"text":"a","font":"f","sizes":[17],"categories":"all","size":17}"#,
    #"{"text":"a","font":"f","categories":"all"}"#,
    #"{"text":"a","font":"f","style":"body","categories":"all"}"#,
    #"{"text":"a","style":"body","categories":"all","size":17}"#,
    #"{"text":"a","style":"nope","categories":"all"}"#,
    #"{"text":"a","style":"body","categories":["nope"]}"#,
    #"{"text":"a","system":true,"sizes":[17],"lines":1e30}"#,
    #"{"text":"a","system":true,"sizes":[17],"fallback":["f"]}"#,
  ])
  func streamRefusesWhatTheSchemaRefuses(line: String) throws {
    #expect(try SchemaCheck("stream-request").problems(in: line) != [])
    #expect(try answer(to: line).contains(#""error""#))
  }

  @Test(arguments: TypeScale.iOS.styles)
  func theSchemaKnowsEveryStyle(style: TextStyle) throws {
    let line = #"{"text":"a","style":"\#(style.name)","categories":["AX5","large","XS"]}"#
    #expect(try SchemaCheck("stream-request").problems(in: line) == [])
  }

  @Test(arguments: ["{}", "[]", "{", #"{"id":7,"text":1}"#])
  func streamErrors(line: String) throws {
    #expect(try SchemaCheck("stream-answer").problems(in: try answer(to: line)) == [])
  }

  @Test func theCheckItselfFindsWhatIsWrong() throws {
    let schema = try SchemaCheck("scale")
    #expect(
      try schema.problems(in: #"{"schema":"copyfit.scale/2","style":"body","rows":[]}"#) != [])
    #expect(try SchemaCheck("measure").problems(in: #"{"schema":"copyfit.measure/1"}"#).count == 2)
  }

  private func answer(to line: String) throws -> String {
    var worker = RequestWorker(fonts: try FontLibrary())
    var writer = JSONWriter()
    _ = worker.answer(Array(line.utf8), in: 0..<line.utf8.count, number: 1, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
