import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Options that mean nothing are errors, and do not check everything or nothing instead.
struct AuditOptionsTests {
  @Test func withoutAPathNothingIsChecked() {
    let error = #expect(throws: AuditError.self) { try Audit(AuditOptions(paths: [])).projects() }
    #expect(
      error?.messages == [
        "AuditOptions.paths is empty; add at least one, such as \".\", the working folder"
      ])
    #expect(AuditOptions().paths == ["."])
  }

  @Test(arguments: [0, -1, 257, .min])
  func aNumberOfThreadsHasARange(jobs: Int) {
    let error = #expect(throws: AuditError.self) { try Audit(AuditOptions(jobs: jobs)).projects() }
    #expect(
      error?.messages == [
        "AuditOptions.jobs must be from 1 to 256, not \(jobs); nil is one for each core"
      ])
  }

  @Test func aLocaleThatNoTextHasIsAnError() throws {
    let project = try TemporaryProject(["App/de.lproj/A.strings": #""a" = "Ja";"#])
    let error = #expect(throws: AuditError.self) {
      try project.audit(AuditOptions(locales: ["xx"]))
    }
    #expect(error?.messages.first?.contains("'xx'") == true)
  }

  @Test(arguments: ["locales", "categories", "devices"])
  func anEmptyListIsAnError(name: String) throws {
    var options = AuditOptions()
    switch name {
    case "locales": options.locales = []
    case "categories": options.categories = []
    default: options.devices = []
    }
    let project = try TemporaryProject(["App/de.lproj/A.strings": #""a" = "Ja";"#])
    let error = #expect(throws: AuditError.self) { try project.audit(options) }
    #expect(
      error?.messages == [
        "AuditOptions.\(name) is empty; add at least one, or set it to nil for the configuration's"
      ])
  }
}
