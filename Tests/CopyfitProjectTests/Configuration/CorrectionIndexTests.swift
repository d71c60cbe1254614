import CopyfitAuditTestSupport
import CopyfitSourceText
import Testing

@testable import CopyfitProject

/// The corrections of `elements` for a label, found without comparing every correction with every label.
struct CorrectionIndexTests {
  private static func correction(id: String?, customClass: String? = nil) -> ElementCorrection {
    var correction = ElementCorrection(
      id: id.map { TextPattern($0) }, changes: LabelChanges(), position: .start)
    correction.customClass = customClass.map { TextPattern($0) }
    return correction
  }

  /// The slow path compares every correction.
  @Test(arguments: 0..<40)
  func findsWhatComparingEveryCorrectionFinds(seed: UInt64) {
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
    for _ in 0..<100 {
      let objectID = numbers.text(of: "ab", upTo: 3)
      let element = CorrectedElement(
        id: numbers.text(of: "ab/", upTo: 4) + "#\(objectID).text", objectID: objectID,
        customClass: Bool.random(using: &numbers) ? nil : numbers.text(of: "AB", upTo: 2),
        runtimeAttributes: Bool.random(using: &numbers) ? ["a": "1"] : [:])
      let expected = corrections.filter { $0.applies(to: element) }
      let candidates = index.candidates(for: element)
      #expect(index.corrections(for: element, among: candidates) == expected)
    }
  }

  /// Each of many corrections is compared only with its own label, whatever its pattern.
  @Test(arguments: ["App/Main#id-@x.text", "id-@x", "Main#id-@x.text", "*#id-@x.*"])
  func correctionsAreComparedWithFewLabels(form: String) {
    let index = CorrectionIndex(
      (0..<500).map { Self.correction(id: form.replacing("@", with: String($0))) })
    var (comparisons, found) = (0, 0)
    for number in 0..<500 {
      let element = CorrectedElement(
        id: "App/Main#id-\(number)x.text", objectID: "id-\(number)x", customClass: nil,
        runtimeAttributes: [:])
      let candidates = index.candidates(for: element)
      comparisons += candidates.count
      found += index.corrections(for: element, among: candidates).count
    }
    #expect(found == 500)
    #expect(comparisons == 500)
  }
}
