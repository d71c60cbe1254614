import Foundation
import Testing

@testable import BenchmarkKit

@Suite struct MessageCatalogTests {
  private static let header = "Content-Type: text/plain; charset=UTF-8\n"

  /// A catalog in the form of `msgfmt`: two tables of lengths and offsets, then the texts, each ended by NUL.
  private static func catalog(_ messages: [(String, String)]) -> Data {
    var tables: [[UInt32]] = [[], []]
    var texts: [UInt8] = []
    let start = 28 + 16 * messages.count
    for (table, pick) in [\(String, String).0, \(String, String).1].enumerated() {
      for message in messages {
        let text = Array(message[keyPath: pick].utf8)
        tables[table] += [UInt32(text.count), UInt32(start + texts.count)]
        texts += text + [0]
      }
    }
    let head: [UInt32] = [
      0x9504_12DE, 0, UInt32(messages.count), 28, 28 + 8 * UInt32(messages.count), 0, 0,
    ]
    let words = (head + tables[0] + tables[1]).flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    return Data(words + texts)
  }

  @Test func readsMessagesFormsAndContexts() throws {
    let data = Self.catalog([
      ("", Self.header), ("menu\u{4}File", "Datei"), ("%d file\0%d files", "%d Datei\0%d Dateien"),
    ])
    let messages = try #require(MessageCatalog(data)).messages
    #expect(messages.map(\.original) == ["File", "%d file"])
    #expect(messages.map(\.translations) == [["Datei"], ["%d Datei", "%d Dateien"]])
  }

  @Test func refusesOtherEncodings() {
    let header = "Content-Type: text/plain; charset=ISO-8859-1\n"
    #expect(MessageCatalog(Self.catalog([("", header), ("a", "b")])) == nil)
  }

  @Test func refusesWhatIsNoCatalog() {
    #expect(MessageCatalog(Data()) == nil)
    #expect(MessageCatalog(Data("text of some other kind, long enough".utf8)) == nil)
  }

  @Test func survivesAnyCut() {
    let data = Self.catalog([("", Self.header), ("one", "eins"), ("two", "zwei")])
    for length in 0..<data.count {
      let messages = MessageCatalog(data.prefix(length))?.messages ?? []
      #expect(messages.count < 3)
    }
  }
}
