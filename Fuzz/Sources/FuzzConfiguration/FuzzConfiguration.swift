@testable import CopyfitFindings
@testable import CopyfitProject

#if FUZZING
  import FuzzSupport

  @main extension FuzzConfiguration {}
#endif

/// `copyfit.yml`, with paths to compare its patterns with.
enum FuzzConfiguration {
  static func main() {
    Fuzzer.run { input in
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
}
