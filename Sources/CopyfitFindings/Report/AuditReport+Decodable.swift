internal import Copyfit
internal import CopyfitDynamicType

extension AuditReport: Decodable {
  private enum CodingKeys: CodingKey {
    case schema, tool, environment, projects, checked, gate, failures, fonts, summary, coverage
    case findings
  }

  private struct Tool: Decodable {
    var version: String
  }

  /// The members of `summary` that follow from findings, some of which may be left out.
  private struct Statuses: Decodable {
    var known: Int
    var worse: Int
    var suppressed: Int
    var notesLeftOut: Int
  }

  /// The name and version of the JSON report's schema.
  package static let schema = "copyfit.report/1"

  /// Decodes a JSON report.
  ///
  /// It says the same as the report that was written: its exit status, gate, counts, coverage, failures and findings.
  /// What the document does not have is empty: the texts without findings, which some formats list
  /// (`ReportFormat.lack(of:)`), the names of files and skipped items, and warnings.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard try values.decode(String.self, forKey: .schema) == Self.schema else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: values, debugDescription: "expected '\(Self.schema)'")
    }
    self.init(
      toolVersion: try values.decode(Tool.self, forKey: .tool).version,
      environment: try values.decode(Environment.self, forKey: .environment),
      projects: try values.decode([Project].self, forKey: .projects),
      checked: try values.decode(Checked.self, forKey: .checked),
      gate: try values.decode(Gate.self, forKey: .gate),
      fonts: try values.decode([FontRecord].self, forKey: .fonts),
      summary: try values.decode(Summary.self, forKey: .summary),
      coverage: try values.decode(Coverage.self, forKey: .coverage),
      findings: try values.decode([Finding].self, forKey: .findings), failures: [])
    // Documents of earlier versions have them only in the gate's reason.
    try values.update(&failures, .failures)
    textDetail = .none
    for case let widths? in fonts.lazy.filter(\.standIn).map(\.deviation?.widths) {
      if widths.areCompared { standInWidths.insert(.compared) }
      if widths.areAssumed { standInWidths.insert(.assumed) }
    }
    countLeftOutNotes(try values.decode(Statuses.self, forKey: .summary))
  }

  private mutating func countLeftOutNotes(_ all: Statuses) {
    guard all.notesLeftOut > 0 else { return }
    leftOutNotes = [
      .known: all.known - count(of: .known), .worse: all.worse - count(of: .worse),
      .suppressed: all.suppressed - count(of: .suppressed),
    ]
    leftOutNotes[.new] = all.notesLeftOut - leftOutNotes.values.reduce(0, +)
  }
}

extension AuditReport.Project: Decodable {
  private enum CodingKeys: CodingKey { case name, path, failing }

  /// Decodes an entry of the JSON report.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      path: try values.decode(String.self, forKey: .path))
    try values.update(&failing, .failing)
  }
}

extension AuditReport.Gate: Decodable {
  private enum CodingKeys: CodingKey { case through, passed, reason, settings }

  /// Decodes the result of the gate in the JSON report.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      through: try values.decode(ContentSizeCategory.self, forKey: .through),
      passed: try values.decode(Bool.self, forKey: .passed),
      reason: try values.decode(String?.self, forKey: .reason))
    // Documents of earlier versions do not have them.
    try values.update(&settings, .settings)
  }
}

extension AuditReport.Failing: Decodable {
  private enum CodingKeys: CodingKey { case level, counted }

  /// Decodes what fails the gate of a project in the JSON report.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    level = try values.decode(FailureLevel.self, forKey: .level)
    for (name, isExceeded) in try values.decode([String: Bool].self, forKey: .counted) {
      guard let rule = Rule(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .counted, in: values, debugDescription: "'\(name)' is not a rule")
      }
      counted[rule] = isExceeded
    }
  }
}

extension AuditReport.Checked: Decodable {
  private enum CodingKeys: CodingKey {
    case locales, categories, devices, since, unchangedSince, assumesScaling
  }

  /// Decodes settings of the JSON report.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      locales: try values.decode([String].self, forKey: .locales),
      categories: try values.decode([ContentSizeCategory].self, forKey: .categories),
      devices: try values.decode([Device].self, forKey: .devices))
    try values.update(&since, .since)
    try values.update(&unchangedSince, .unchangedSince)
    try values.update(&assumesScaling, .assumesScaling)
  }
}

extension AuditReport.Coverage: Decodable {
  private enum CodingKeys: CodingKey {
    case measured, decided, sourceOnly, measuredLabels, translations, withoutFrame, uses, places,
      undecided
    case untranslated, skipped, step
  }

  /// Decodes numbers of the JSON report.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.update(&measured, .measured)
    doubtful = measured - (try values.decode(Int.self, forKey: .decided))
    try values.update(&sourceOnly, .sourceOnly)
    try values.update(&measuredLabels, .measuredLabels)
    try values.update(&translations, .translations)
    try values.update(&withoutFrame, .withoutFrame)
    try values.update(&uses, .uses)
    try values.update(&places, .places)
    try values.update(&undecided, .undecided)
    try values.update(&untranslated, .untranslated)
    try values.update(&skipped, .skipped)
    try values.update(&step, .step)
  }
}

extension SkipReason: Decodable {
  /// Decodes a reason from its text.
  public init(from decoder: any Decoder) throws { self = .other(try String(from: decoder)) }
}
