@testable import CopyfitFindings
@testable import CopyfitLabels
@testable import CopyfitProject

#if FUZZING
  import FuzzSupport

  @main extension FuzzLabelFiles {}
#endif

/// `labels.json`: what is read is written and read again without loss.
enum FuzzLabelFiles {
  static func main() {
    Fuzzer.run { input in
      guard let content = read(input), !content.labels.isEmpty else { return }
      let document = LabelDocument(
        labels: content.labels, rows: content.rows, documents: content.documents)
      let again = read(Array(document.json.utf8))
      expect(again?.labels == content.labels, "other labels are read than were written")
      expect(again?.rows == content.rows, "other rows are read than were written")
    }
  }

  private static func read(_ bytes: [UInt8]) -> LabelFile.Content? {
    do throws(AuditError) {
      return try LabelFile(bytes, name: "labels.json").content()
    } catch {
      expect(!error.problems.isEmpty, "an error without a message")
      return nil
    }
  }
}
