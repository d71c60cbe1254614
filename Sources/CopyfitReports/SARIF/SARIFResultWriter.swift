internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// Writes results of a SARIF run.
struct SARIFResultWriter {
  let report: AuditReport
  let paths: ReportPaths
  private let positions: [Rule: Int]
  /// Whether results have suppressions; if one has them, all have them (§3.27.23).
  private let hasSuppressions: Bool

  init(report: AuditReport, paths: ReportPaths, rules: [Rule], hasSuppressions: Bool) {
    (self.report, self.paths) = (report, paths)
    self.hasSuppressions = hasSuppressions
    positions = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element, $0.offset) })
  }

  func json(of result: ReportResult) -> JSONValue {
    let fingerprint = paths.fingerprint(of: result)
    return .sparse([
      "ruleId": .string(result.finding.rule.rawValue),
      "ruleIndex": positions[result.finding.rule].map(JSONValue.int),
      "level": .string(result.severity.rawValue),
      "message": message(of: result),
      "locations": .array([location(of: result)]),
      "relatedLocations": result.label.map { .array([related($0)]) },
      "partialFingerprints": .object([
        // If it is missing, GitHub computes it from the line's text, and a reworded text would be a new problem.
        "primaryLocationLineHash": .string(fingerprint), "copyfit/v1": .string(fingerprint),
      ]),
      "baselineState": .string(state(of: result.status)),
      "suppressions": hasSuppressions ? suppressions(of: result) : nil,
      "properties": properties(of: result),
    ])
  }

  private func message(of result: ReportResult) -> JSONValue {
    // `[…](…)` would be a link (§3.11.6).
    let text = result.message(in: report)
    let plain = text.contains("](") ? text.replacing("[", with: "\\[") : text
    return Self.message(result.label == nil ? plain : plain + " See [the label](1).")
  }

  /// A message object (§3.11).
  static func message(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

  private func location(of result: ReportResult) -> JSONValue {
    .sparse([
      "physicalLocation": result.place.map(physical), "logicalLocations": logical(of: result),
    ])
  }

  private func related(_ place: ReportResult.Place) -> JSONValue {
    .object([
      "id": .int(1), "physicalLocation": physical(place),
      "message": Self.message("The label that shows the text."),
    ])
  }

  private func physical(_ place: ReportResult.Place) -> JSONValue {
    .object([
      "artifactLocation": .sparse([
        "uri": .string(Self.uri(of: place.path)),
        "uriBaseId": place.path.hasPrefix("/") ? nil : .string("%SRCROOT%"),
      ]),
      "region": .object(["startLine": .int(place.line), "startColumn": .int(place.column)]),
    ])
  }

  private func logical(of result: ReportResult) -> JSONValue? {
    let finding = result.finding
    guard let id = finding.id ?? finding.key else { return nil }
    return .array([
      .sparse([
        "name": (finding.key ?? finding.name).map(JSONValue.string),
        "fullyQualifiedName": .string(id),
        "kind": .string(finding.document == nil ? "resource" : "element"),
      ])
    ])
  }

  private func state(of status: LocaleFinding.Status) -> String {
    switch status {
    case .new: "new"
    case .worse: "updated"
    case .known, .suppressed: "unchanged"
    }
  }

  private func suppressions(of result: ReportResult) -> JSONValue {
    guard result.status == .suppressed else { return .array([]) }
    let finding = result.finding
    let all =
      result.locale?.acceptances ?? finding.acceptances + finding.locales.flatMap(\.acceptances)
    var known: Set<Acceptance> = []
    let acceptances = all.filter { known.insert($0).inserted }
    // A report that was created in code may lack the place that accepts a finding.
    guard !acceptances.isEmpty else { return .array([.object(["kind": .string("external")])]) }
    return .array(acceptances.map(suppression))
  }

  private func suppression(_ acceptance: Acceptance) -> JSONValue {
    .sparse([
      "kind": .string(acceptance.place == .comment ? "inSource" : "external"),
      "justification": acceptance.reason.flatMap {
        $0.isEmpty ? nil : .string(TerminalText.inert($0))
      },
    ])
  }

  private func properties(of result: ReportResult) -> JSONValue {
    let locale = result.locale
    let locales = locale.map { [$0.locale] } ?? result.finding.locales.map(\.locale)
    return .sparse([
      "project": result.finding.project.map(JSONValue.string),
      "status": .string(result.status.rawValue),
      "locales": locales.isEmpty ? nil : .strings(locales),
      "certainty": locale?.certainty.map { .string($0.rawValue) },
      "categories": locale.map { .strings($0.isOneCell ? ["all"] : $0.categories.map(\.name)) },
      "devices": locale.map { .array($0.devices.map(\.json)) },
      "firstFailingCategory": locale?.first.map { .string($0.name) },
      "certainFrom": locale?.certainLater.map { .string($0.name) },
    ])
  }

  /// A path as a relative reference (RFC 3986): all but unreserved characters and `/` are percent-encoded.
  static func uri(of path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
