import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitLabels
import CopyfitSourceText
import Testing

@Suite struct InspectedProjectTests {
  static let files = [
    "App/Base.lproj/Main.storyboard":
      StoryboardText(labels: [StoryboardText.label("pay-aa-001", "Pay now")]).xml,
    "App/de.lproj/Main.strings": #""pay-aa-001.text" = "Jetzt bezahlen";"#,
    "App/en.lproj/Localizable.strings": #""days" = "%d days for %@";"#,
    "App/de.lproj/Localizable.strings": #""days" = "%d Tage für %@";"#,
    "copyfit.yml": """
    devices: [canvas, 402]
    gate: { through: AX2 }
    samples: { "%d": 12 }
    labels:
      - key: days
        style: headline
        frame: { width: 120 }
        samples: { "%@": Wilhelmina }
    """,
  ]

  private func inspect() throws -> InspectedProject {
    let project = try TemporaryProject(Self.files)
    let projects = try Audit(AuditOptions(paths: [project.path])).inspect()
    return try #require(projects.first)
  }

  @Test func aLabelOfADocumentHasItsFramesAndTexts() throws {
    let label = try #require(try inspect().labels.first)
    #expect(label.id == "App/Main#pay-aa-001.text")
    #expect(label.objectID == "pay-aa-001")
    #expect(label.sourceText == "Pay now")
    #expect(label.source.file == "App/Base.lproj/Main.storyboard")
    #expect(label.treatment == .measured)
    #expect(!label.scales && label.scalingProblem != nil)
    #expect(label.frames.map(\.device) == [.canvas, .width(402)])
    #expect(label.frames.map(\.widthOrigin) == [.constraint, .constraint])
    #expect(label.frames.map(\.widthLimit) == [200, 200])
    #expect(label.texts.map(\.locale) == ["de", "en"])
    #expect(label.texts.map(\.text) == ["Jetzt bezahlen", "Pay now"])
    #expect(label.texts.map(\.location.file).first == "App/de.lproj/Main.strings")
    #expect(label.texts.map(\.isFromTable) == [true, false])
  }

  @Test func samplesSayWhereTheyComeFrom() throws {
    let project = try inspect()
    let label = try #require(project.labels.last)
    let text = try #require(label.texts.first)
    #expect(label.id == "App/Localizable#label:days")
    #expect(text.text == "12 Tage für Wilhelmina")
    #expect(
      text.samples == [
        ArgumentSample(placeholder: "%d", text: "12", origin: .project),
        ArgumentSample(placeholder: "%@", text: "Wilhelmina", origin: .label),
      ])
    #expect(label.frames.map(\.widthOrigin) == [.configured, .configured])
    #expect(project.categories(of: label).count == 12)
    #expect(project.through == .accessibility2)
    #expect(project.locales == ["de", "en"])
  }

  @Test func aPlaceholderWithoutASampleIsNamed() throws {
    var files = Self.files
    files["copyfit.yml"] = "labels: [{ key: days, style: body, frame: { width: 120 } }]"
    let project = try TemporaryProject(files)
    let label = try #require(
      try Audit(AuditOptions(paths: [project.path], locales: ["de"])).inspect().first?.labels.last)
    #expect(label.texts.map(\.filling) == [.guessed, .emptied])
    #expect(label.texts.map { $0.samples.map(\.origin) } == [[.typical, .none], [.none, .none]])
  }

  @Test func aCheckCanKeepWhatItRead() throws {
    let project = try TemporaryProject(Self.files)
    var options = AuditOptions(paths: [project.path])
    #expect(try Audit(options).check().projects.isEmpty)
    options.keepsProjects = true
    let checked = try Audit(options).check()
    let report = checked.report
    #expect(checked.projects == (try Audit(options).inspect()))
    #expect(checked.projects.map(\.name) == report.projects.map(\.name))
    #expect(
      report.findings.compactMap(\.id).allSatisfy { id in
        checked.projects.contains { $0.labels.contains { $0.id == id } }
      })
  }
}
