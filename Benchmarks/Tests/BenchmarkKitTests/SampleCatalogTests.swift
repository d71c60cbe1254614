import Foundation
import Testing

@testable import BenchmarkKit

@Suite struct SampleCatalogTests {
  private static let texts = ["Pay now", "Änderungen sichern", "保存"]

  @Test(arguments: [1_000, 10_000, 100_000])
  func filesAreAboutAsLargeAsAskedFor(bytes: Int) {
    for format in SampleCatalog.all {
      let file = format.file(bytes: bytes, of: Self.texts)
      #expect(file.content.utf8.count >= bytes, "\(format.name)")
      #expect(file.content.utf8.count < bytes + 1_000, "\(format.name)")
      #expect(file.count > 0, "\(format.name)")
    }
  }

  @Test(arguments: [".strings", ".stringsdict", ".xcstrings", "ARB", "JSON"])
  func othersReadThem(name: String) throws {
    let format = try #require(SampleCatalog.all.first { $0.name == name })
    let file = format.file(bytes: 5_000, of: Self.texts)
    let data = Data(file.content.utf8)
    if [".strings", ".stringsdict"].contains(name) {
      let entries = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect((entries as? [String: Any])?.count == file.count)
    } else {
      let members = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let entries = members["strings"] as? [String: Any] ?? members
      let texts = entries.keys.filter { !$0.hasPrefix("@") }
      #expect(texts.count == file.count)
    }
  }
}
