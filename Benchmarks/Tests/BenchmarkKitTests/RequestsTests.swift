import CopyfitUnicode
import Testing

@testable import BenchmarkKit

@Suite struct RequestsTests {
  private static let sample = Sample(
    id: "de/label/1", text: "„Ja“\n", locale: LocaleIdentifier("de"))

  @Test(arguments: [
    (Requests.Kind.texts, #"{"id":"de/label/1","text":"„Ja“\n","#),
    (.onlyJSON, #"{"id":"„Ja“\n","text":"","#),
  ])
  func asksForAllCategories(kind: Requests.Kind, start: String) {
    #expect(
      Requests.line(Self.sample, width: 280, kind: kind)
        == start + #""locale":"de","style":"body","categories":"all","width":280.0}"# + "\n")
  }
}
