import Copyfit
import Testing

struct FontFileReferenceTests {
  @Test(arguments: [
    ("Inter.otf", "Inter.otf", 0), ("CJK.ttc#2", "CJK.ttc", 2), ("C#.otf", "C#.otf", 0),
    ("C#.ttc#1", "C#.ttc", 1), ("a#-1", "a#-1", 0), ("", "", 0),
  ])
  func reads(text: String, path: String, index: Int) {
    let reference = FontFileReference(text)
    #expect(reference.path == path)
    #expect(reference.index == index)
  }
}
