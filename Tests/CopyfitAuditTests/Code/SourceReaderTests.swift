import CopyfitFiles
import CopyfitTestSupport
import Testing

@testable import CopyfitAudit

/// Whether a program in the place of `copyfit-swift` has another version.
struct SourceReaderTests {
  /// A program that cannot be run has no version.
  @Test(arguments: [("/bin/cat", true), ("/no/such/program", false)])
  func otherPrograms(program: String, hasOtherVersion: Bool) {
    #expect(SourceReader(program: program).hasOtherVersion == hasOtherVersion)
  }

  @Test(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
  func theReaderItself() throws {
    let program = try #require(ChildProcess.companion(named: "copyfit-swift", outside: []))
    #expect(!SourceReader(program: program).hasOtherVersion)
  }
}
