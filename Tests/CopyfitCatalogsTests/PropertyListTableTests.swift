import CopyfitCatalogs
import CopyfitSourceText
import Foundation
import Testing

@Suite struct PropertyListTableTests {
  private func read(_ text: String) -> CatalogContent {
    CatalogReader.read(Array(text.utf8), file: "de.lproj/App.strings")
  }

  @Test func readsXMLWithPlaces() {
    let content = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x.dtd">
      <plist version="1.0">
      <dict>
        <!-- Title -->
        <key>a &amp; b</key>
        <string>x &#x41;<![CDATA[<y>]]>
      z</string>
        <key>n</key><array><string>no</string><dict/></array>
        <key>e</key><string/>
      </dict>
      </plist>
      """)
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.key) == ["a & b", "e"])
    #expect(entries.map(\.value) == ["x A<y>\nz", ""])
    #expect(entries.map(\.comment) == ["Title", nil])
    #expect(entries.map(\.position.line) == [6, 10])
    #expect(entries.map(\.position.column) == [3, 3])
    #expect(content.problems.isEmpty)
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key><string>b</string></dict>", "1:51", "expected </plist>"),
    ("<plist><dict><key>a</key></dict></plist>", "1:26", "no value"),
    ("<plist><dict><key>a</key><string>b & c</string></dict></plist>", "1:36", "&amp;"),
    ("<plist><dict><key>a</key>\n<string>b</dict></plist>", "2:10", "expected </string>"),
    ("<plist><array/></plist>", "1:8", "expected a dictionary"),
    ("<plist><dict><!-- x", "1:14", "never closed"),
    ("<plist><dict><key>a</key><array></dict>", "1:33", "</dict> could close"),
  ])
  func saysWhyXMLIsRejected(_ text: String, _ place: String, _ words: String) {
    let problem = read(text).problems.first
    #expect(problem?.kind == .catalogSyntax)
    #expect(problem.map { "\($0.position.line):\($0.position.column)" } == place)
    #expect(problem?.message.contains(words) == true)
  }

  @Test func deepXMLIsSteppedOver() {
    let deep = String(repeating: "<array>", count: 300_000)
    #expect(read("<plist><dict><key>a</key>" + deep).problems.map(\.kind) == [.catalogSyntax])
  }

  private static let binary: [UInt8] = {
    let entries: [String: Any] = [
      "a": "b", "ключ": "значение", "n": 4, "long": String(repeating: "x", count: 300),
    ]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: entries, format: .binary, options: 0)
    return Array(data ?? Data())
  }()

  @Test func readsBinaryPropertyLists() {
    let content = CatalogReader.read(Self.binary, file: "App.strings")
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.key) == ["a", "long", "ключ"])
    #expect(entries.map(\.value.count) == [1, 300, 8])
    #expect(entries.allSatisfy { $0.position == .start })
  }

  @Test func everyDamagedByteGivesATableOrAnError() {
    for index in Self.binary.indices {
      for value in [0, 0xFF, 0x7F, Self.binary[index] &+ 1] as [UInt8] {
        var bytes = Self.binary
        bytes[index] = value
        expectTableOrError(bytes, "byte \(index) is \(value)")
      }
      expectTableOrError(Array(Self.binary[..<index]), "\(index) bytes are left")
    }
  }

  /// Expects entries, or the one error that rejects the table; keys that damage made equal are told, too.
  private func expectTableOrError(_ bytes: [UInt8], _ damage: Comment) {
    let content = CatalogReader.read(bytes, file: "App.strings")
    #expect(content.tables.count == 1, damage)
    let problems = content.problems.map(\.kind).filter { $0 != .duplicateKey }
    let isTable = problems.isEmpty
    #expect(isTable || problems == [.catalogSyntax], damage)
    #expect(isTable || content.tables.allSatisfy(\.entries.isEmpty), damage)
  }
}
