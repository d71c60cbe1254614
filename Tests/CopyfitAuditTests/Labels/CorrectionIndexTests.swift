import CopyfitAuditTestSupport
import Copyfit
import CopyfitInterfaceBuilder
@testable import CopyfitProject
import CopyfitSourceText
import Testing

@testable import CopyfitAudit

/// The corrections of `elements` for a label, found without comparing every correction with every label.
struct CorrectionIndexTests {
  private static func labels(_ count: Int) throws -> [InterfaceLabel] {
    let labels = (0..<count).map { StoryboardText.label("id-\($0)x", "Text") }
    let reading = InterfaceReader.read(
      bytes: Array(StoryboardText(labels: labels).xml.utf8), file: "Base.lproj/Main.storyboard")
    guard case .document(let document) = reading else { return [] }
    return document.labels
  }

  private static func correction(id: String?, customClass: String? = nil) -> ElementCorrection {
    var correction = ElementCorrection(
      id: id.map { TextPattern($0) }, changes: LabelChanges(), position: .start)
    correction.customClass = customClass.map { TextPattern($0) }
    return correction
  }

  /// Compared with the slow way: every correction is checked.
  @Test(arguments: 0..<40)
  func findsWhatAskingEveryCorrectionFinds(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var corrections: [ElementCorrection] = []
    for _ in 0..<60 {
      let id = Bool.random(using: &numbers) ? nil : numbers.text(of: "ab#/.*?", upTo: 5)
      let customClass = Bool.random(using: &numbers) ? nil : numbers.text(of: "AB*", upTo: 2)
      corrections.append(Self.correction(id: id, customClass: customClass))
      if Bool.random(using: &numbers) {
        corrections[corrections.count - 1].attributes = [
          .init(keyPath: "a", value: TextPattern("*"))
        ]
      }
    }
    let index = CorrectionIndex(corrections)
    var label = try #require(try Self.labels(1).first)
    for _ in 0..<100 {
      label.objectID = numbers.text(of: "ab", upTo: 3)
      label.customClass = Bool.random(using: &numbers) ? nil : numbers.text(of: "AB", upTo: 2)
      label.runtimeAttributes = Bool.random(using: &numbers) ? ["a": "1"] : [:]
      let identity = numbers.text(of: "ab/", upTo: 4) + "#" + label.key
      let expected = corrections.filter { $0.isMeant(for: label, identity) }
      #expect(index.corrections(for: label, identity) == expected)
    }
  }

  /// Thousands of corrections are each compared with their own label only, however they name it.
  @Test(arguments: ["App/Main#id-@x.text", "id-@x", "Main#id-@x.text", "*#id-@x.*"])
  func correctionsAreAskedAboutFewLabels(form: String) throws {
    let index = CorrectionIndex(
      (0..<500).map { Self.correction(id: form.replacing("@", with: String($0))) })
    var (comparisons, found) = (0, 0)
    for label in try Self.labels(500) {
      found +=
        index.corrections(
          for: label, "App/Main#\(label.key)", comparisons: &comparisons
        ).count
    }
    #expect(found == 500)
    #expect(comparisons == 500)
  }
}
