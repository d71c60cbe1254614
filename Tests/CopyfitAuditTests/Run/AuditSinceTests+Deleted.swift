import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Foundation
import Testing

/// Changes that delete or rename files, and those of files that the gate uses.
extension AuditSinceTests {
  private static func remove(_ project: TemporaryProject, _ file: String) throws {
    try FileManager.default.removeItem(atPath: project.path + "/My App é/" + file)
  }

  /// The check is that of the whole project, because the deleted file changed it.
  @Test(arguments: [
    "copyfit.yml", ".copyfit.yml", "labels.json", "copyfit.fonts.json", "../copyfit.fonts.json",
  ])
  func aDeletedFileConcernsEverything(file: String) throws {
    let project = try Self.repository()
    let lock = #"{"schema": "copyfit.font-lock/1", "fonts": []}"#
    let labels = #"{"schema": "copyfit.labels/1", "labels": []}"#
    let text = file.hasSuffix(".yml") ? "name: Other" : file == "labels.json" ? labels : lock
    if file == ".copyfit.yml" { try Self.remove(project, "copyfit.yml") }
    try Self.write(project, file, text)
    try Self.commit(project)
    #expect(Self.truncated(try Self.audit(project, since: "HEAD")).isEmpty)
    try Self.remove(project, file)
    let report = try Self.audit(project, since: "HEAD")
    #expect(Self.truncated(report) == Self.truncated(try Self.audit(project, since: nil)))
    #expect(Self.truncated(report).count == 2)
    #expect(
      report.account.first?.contains("everything is checked, as '\(file)' changed since 'HEAD'")
        == true, "\(report.account)")
  }

  /// A folder that has no configuration is checked with the one above it.
  @Test func aConfigurationAboveConcernsEverything() throws {
    let project = try Self.repository()
    try Self.remove(project, "copyfit.yml")
    try Self.write(project, "../copyfit.yml", "name: All")
    try Self.commit(project)
    try Self.remove(project, "../copyfit.yml")
    let report = try Self.audit(project, since: "HEAD")
    #expect(Self.truncated(report).count == 2)
    #expect(report.account.first?.contains("as '../copyfit.yml' changed") == true)
  }

  @Test func aRenamedConfigurationConcernsEverything() throws {
    let project = try Self.repository()
    try Self.remove(project, "copyfit.yml")
    try Self.write(project, ".copyfit.yml", "name: App")
    #expect(Self.truncated(try Self.audit(project)).count == 2)
  }

  /// With another lock, the whole check may fail.
  @Test func aLockOfFontsConcernsEverything() throws {
    let project = try Self.repository()
    try Self.write(
      project, "copyfit.fonts.json", #"{"schema": "copyfit.font-lock/1", "fonts": []}"#)
    #expect(try Self.audit(project, since: nil).exitStatus == 2)
    #expect(try Self.audit(project).exitStatus == 2)
  }

  /// An entry that is taken out of the baseline is a new finding.
  @Test(arguments: [true, false])
  func aBaselineConcernsEverything(isConfigured: Bool) throws {
    let project = try Self.repository()
    let known = { (fingerprints: [String]) in
      let entries = fingerprints.map { #"{"rule": "truncation", "fingerprint": "\#($0)"}"# }
      return #"{"schema": "copyfit.baseline/1", "entries": [\#(entries.joined(separator: ","))]}"#
    }
    let fingerprints = try Self.audit(project, since: nil).findings
      .filter { $0.rule == .truncation }.flatMap { $0.locales.map(\.fingerprint) }
    try Self.write(project, "known.json", known(fingerprints))
    if isConfigured { try Self.write(project, "copyfit.yml", "baseline: known.json") }
    try Self.commit(project)
    let check = { (revision: String?) throws in
      try Self.audit(project, since: revision) {
        if !isConfigured { $0.gate.baseline = project.path + "/My App é/known.json" }
      }
    }
    #expect(try check(nil).exitStatus == 0)
    #expect(try check("HEAD").checked.unchangedSince == "HEAD")
    try Self.write(project, "known.json", known([]))
    #expect(try check(nil).exitStatus == 1)
    #expect(try check("HEAD").exitStatus == 1)
  }

  /// A report of another branch, which the job puts beside the project, is no change.
  @Test func aBaselineThatTheRevisionLacksIsNoChange() throws {
    let project = try Self.repository()
    try Self.write(project, "main.json", #"{"schema": "copyfit.baseline/1", "entries": []}"#)
    let report = try Self.audit(project) {
      $0.gate.baseline = project.path + "/My App é/main.json"
    }
    #expect(report.checked.unchangedSince == "main")
  }

  /// The labels that code shows may have been in the document.
  @Test func aDeletedDocumentIsAChange() throws {
    let project = try Self.repository()
    try Self.write(project, "App/Base.lproj/Other.storyboard", Self.storyboard(width: 60))
    try Self.write(project, "V.m", "int a;")
    try Self.commit(project)
    try Self.remove(project, "App/Base.lproj/Other.storyboard")
    let report = try Self.audit(project, since: "HEAD")
    #expect(report.exitStatus == 0)
    #expect(report.checked.unchangedSince == nil)
    #expect(
      report.account.first?.hasSuffix(
        ": 0 texts and 0 labels, with all labels in code, as a storyboard or xib was deleted.")
        == true,
      "\(report.account)")
  }

  /// Its texts cannot be measured any more, so that the report must say that they are gone.
  @Test(arguments: [("App/de.lproj/Main.strings", "de"), ("App/fr.lproj/Main.strings", "fr")])
  func aLanguageThatIsDeletedIsReported(file: String, language: String) throws {
    let project = try Self.repository()
    try Self.remove(project, file)
    let report = try Self.audit(project)
    #expect(report.exitStatus == 0)
    let found = report.findings.filter { $0.rule == .missingTranslation }
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message.hasPrefix(
        "The language '\(language)' has no texts left: its 2 texts in 'main', such as those in '\(file)', are gone."
      ) == true, "\(found)")
    #expect(report.account.first?.contains(": 0 texts and 0 labels; 2 texts were removed") == true)
    #expect(report.checked.changedNoText)
  }

  /// The file is there, but has no text.
  @Test(arguments: ["", "/* later */"])
  func aLanguageWhoseFileIsEmptiedIsReported(text: String) throws {
    let project = try Self.repository()
    try Self.write(project, "App/de.lproj/Main.strings", text)
    let found = try Self.audit(project).findings.filter { $0.rule == .missingTranslation }
    #expect(found.contains { $0.message.hasPrefix("The language 'de' has no texts left") })
  }

  /// A check of everything cannot know the language.
  @Test func aLanguageThatIsDeletedWithAGeneralChangeIsReported() throws {
    let project = try Self.repository()
    try Self.remove(project, "App/de.lproj/Main.strings")
    try Self.write(project, "copyfit.yml", "name: Other")
    let report = try Self.audit(project)
    #expect(report.account.first?.contains("everything is checked") == true)
    let found = report.findings.filter { $0.rule == .missingTranslation }
    #expect(
      found.map(\.message).filter { $0.hasPrefix("The language 'de' has no texts left") }.count == 1
    )
  }

  /// A table that is deleted in all languages leaves nothing to check, and is not silent.
  @Test func textsOfADeletedTableAreCounted() throws {
    let project = try Self.repository()
    try Self.write(project, "Shop/en.lproj/Shop.strings", #""a" = "A"; "b" = "B";"#)
    try Self.write(project, "Shop/de.lproj/Shop.strings", #""a" = "J";"#)
    try Self.commit(project)
    try Self.remove(project, "Shop/en.lproj/Shop.strings")
    try Self.remove(project, "Shop/de.lproj/Shop.strings")
    let report = try Self.audit(project, since: "HEAD")
    #expect(report.account.first?.contains("3 texts were removed") == true, "\(report.account)")
  }

  /// A damaged file is reported itself, and its language may be there.
  @Test(arguments: ["\"a\" = \"Ja", "<<<<<<< HEAD\n\"a\" = \"Ja\";", "\u{FFFE}\u{FFFE}"])
  func aLanguageWhoseFileIsDamagedIsNotReported(text: String) throws {
    let project = try Self.repository()
    try Self.write(project, "App/de.lproj/Main.strings", text)
    let found = try Self.audit(project).findings
    #expect(found.contains { $0.source?.file == "App/de.lproj/Main.strings" })
    #expect(!found.contains { $0.message.contains("has no texts left") })
  }

  /// A language is lost if some of its texts are gone for certain, whatever else is damaged.
  @Test(arguments: [(["a"], 1), (["b"], 0), (["a", "b"], 1)])
  func aDamagedKeyHidesItsOwnTextsAlone(german: [String], count: Int) throws {
    let project = try Self.repository()
    func catalog(_ german: [String], _ end: String) -> String {
      let keys = ["a", "b"].map { key in
        let text = #""de":{"stringUnit":{"state":"translated","value":"J"}}"#
        return #""\#(key)":{"localizations":{\#(german.contains(key) ? text : "")}}"#
      }
      return
        #"{"sourceLanguage":"en","version":"1.0","strings":{\#(keys.joined(separator: ","))\#(end)}}"#
    }
    try Self.write(project, "Shop/Shop.xcstrings", catalog(german, ""))
    try Self.commit(project)
    let damaged = catalog([], "").replacing(
      #""b":{"localizations":{}}"#, with: #""b":{"localizations":5}"#)
    try Self.write(project, "Shop/Shop.xcstrings", damaged)
    let found = try Self.audit(project, since: "HEAD").findings
    #expect(found.count { $0.message.contains("has no texts left") } == count)
  }

  /// The finding has the severity of its rule if the configuration names it.
  @Test func aLostLanguageHasTheConfiguredSeverity() throws {
    let project = try Self.repository()
    try Self.write(project, "copyfit.yml", "rules: { missing-translation: note }")
    try Self.commit(project)
    try Self.remove(project, "App/de.lproj/Main.strings")
    let found = try Self.audit(project, since: "HEAD").findings.filter {
      $0.message.contains("has no texts left")
    }
    #expect(found.map(\.severity) == [.note])
  }

  /// The language has other texts, or the table moved.
  @Test(arguments: ["App/de.lproj/Other.strings", "App/German.lproj/Main.strings"])
  func aLanguageThatIsLeftIsNotReported(file: String) throws {
    let project = try Self.repository()
    try Self.remove(project, "App/de.lproj/Main.strings")
    try Self.write(project, file, #""a" = "Ja";"#)
    let found = try Self.audit(project).findings.filter { $0.rule == .missingTranslation }
    #expect(!found.contains { $0.message.contains("has no texts left") })
  }
}
