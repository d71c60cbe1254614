import CopyfitCatalogs
import Testing

struct InterfaceKeyTests {
  @Test(arguments: [
    ("u7Q-MU-drX.text", "u7Q-MU-drX", "text"), ("105.title", "105", "title"),
    ("kzR-0L-a8V.segmentTitles[0]", "kzR-0L-a8V", "segmentTitles[0]"),
    ("co5-kx-oQ8.configuration.title", "co5-kx-oQ8", "configuration.title"),
  ])
  func isRead(key: String, objectID: String, property: String) throws {
    let read = try #require(InterfaceKey(key))
    #expect(read.objectID == objectID)
    #expect(read.property == property)
  }

  @Test(arguments: [
    "checkout.title", "u7Q-MU-drX", "u7Q-MU-drX.", ".text", "", "End of the line.", "a-b-c.text",
    "u7Q-MU-drX.Two words", "u7Q-MU-drX.text.", "u7Q-MU-drX.a.b.c",
  ])
  func isNotRead(key: String) {
    #expect(InterfaceKey(key) == nil)
  }
}
