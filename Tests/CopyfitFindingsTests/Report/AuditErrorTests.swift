import CopyfitFindings
import CopyfitSourceText
import Testing

struct AuditErrorTests {
  @Test func aProblemHasItsPlaceInFront() {
    let place = SourceLocation(
      file: "copyfit.yml", position: SourcePosition(line: 3, column: 9))
    let error = AuditError([
      AuditError.Problem("expected a number", at: place), AuditError.Problem("there is no file"),
    ])
    #expect(error.messages == ["copyfit.yml:3:9: expected a number", "there is no file"])
    #expect(error.description == "copyfit.yml:3:9: expected a number\nthere is no file")
  }
}
