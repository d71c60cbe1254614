@testable import CopyfitInterfaceBuilder
@testable import CopyfitLabels

#if FUZZING
  import FuzzSupport

  @main extension FuzzInterfaces {}
#endif

/// Storyboards and xibs, up to the labels of the model.
enum FuzzInterfaces {
  static func main() {
    Fuzzer.run { input in
      let reading = InterfaceReader.read(bytes: input, file: "Main.storyboard")
      guard case .document(let document) = reading else { return }
      expect(
        InterfaceReader.read(bytes: input, file: "Main.storyboard") == reading, "two results")
      let labels = document.labels.map {
        document.label($0, id: $0.objectID, name: nil, on: [.canvas])
      }
      expect(!LabelDocument(labels: labels).json.isEmpty, "no labels")
    }
  }
}
