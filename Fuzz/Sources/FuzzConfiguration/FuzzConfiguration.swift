@testable import CopyfitFindings
@testable import CopyfitInspection
@testable import CopyfitProject
@testable import CopyfitSourceText

#if FUZZING
  import FuzzSupport

  @main extension FuzzConfiguration {}
#endif

/// `copyfit.yml`, with paths to compare its patterns with, and the file of locked fonts, which is read as it was written.
enum FuzzConfiguration {
  static func main() {
    Fuzzer.run { input in
      checkLock(input)
      do throws(AuditError) {
        let configuration = try Configuration.read(input, file: "/nonexistent/copyfit.yml")
        for pattern in configuration.exclude {
          _ = pattern.value.matches("App/de.lproj/Localizable.strings")
        }
      } catch {
        expect(!error.problems.isEmpty, "an error without a message")
      }
    }
  }

  private static func checkLock(_ input: [UInt8]) {
    do throws(SourceTextError) {
      let lock = try FontLock(input)
      expect(
        try FontLock(Array(lock.json.utf8)) == lock, "other locked fonts are read than were written"
      )
    } catch {
      expect(!error.message.isEmpty, "an error without a message")
    }
  }
}
