@testable import CopyfitFindings
import FuzzSupport

@testable import CopyfitProject

/// `copyfit.yml`, with paths to compare its patterns with.
@main enum FuzzConfiguration {
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
