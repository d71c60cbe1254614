import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Options that mean nothing are errors, and do not check everything or nothing instead.
struct AuditOptionsTests {
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
