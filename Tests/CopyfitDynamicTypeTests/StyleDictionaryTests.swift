import CopyfitDynamicType
import Foundation
import Testing

struct StyleDictionaryTests {
  /// The dictionary of the article: the sizes of the styles at large, in two faces.
  private static let noteworthy: [(key: String, name: String, size: Double)] = [
    ("largeTitle", "Noteworthy-Bold", 34), ("title", "Noteworthy-Bold", 28),
    ("title2", "Noteworthy-Bold", 22), ("title3", "Noteworthy-Bold", 20),
    ("headline", "Noteworthy-Bold", 17), ("subheadline", "Noteworthy-Light", 15),
    ("body", "Noteworthy-Light", 17), ("callout", "Noteworthy-Light", 16),
    ("footnote", "Noteworthy-Light", 13), ("caption", "Noteworthy-Light", 12),
    ("caption2", "Noteworthy-Light", 11),
  ]

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(noteworthy.map { row in
      """
        <key>\(row.key)</key>
        <dict>
          <key>fontName</key><string>\(row.name)</string>
          <key>fontSize</key><integer>\(Int(row.size))</integer>
        </dict>
      """
    }.joined(separator: "\n"))
    </dict>
    </plist>
    """

  private static let json =
    "{"
    + noteworthy.map { #""\#($0.key)":{"fontName":"\#($0.name)","fontSize":\#($0.size)}"# }
    .joined(separator: ",") + "}"

  enum Format: CaseIterable, Sendable { case xml, binary, json }

  private static func read(_ format: Format) throws -> StyleDictionary {
    let list = Data(xml.utf8)
    switch format {
    case .xml:
      return try PropertyListDecoder().decode(StyleDictionary.self, from: list)
    case .binary:
      let entries = try PropertyListDecoder().decode(
        [String: StyleDictionary.Entry].self, from: list)
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      let binary = try encoder.encode(entries)
      return try PropertyListDecoder().decode(StyleDictionary.self, from: binary)
    case .json:
      return try JSONDecoder().decode(StyleDictionary.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: Format.allCases)
  func readsElevenStyles(format: Format) throws {
    let dictionary = try Self.read(format)
    #expect(StyleDictionary.keys.sorted() == Self.noteworthy.map(\.key).sorted())
    #expect(dictionary.entries.count == 11)
    for row in Self.noteworthy {
      let style = try TextStyle(parsing: row.key)
      #expect(dictionary[style] == .init(fontName: row.name, fontSize: row.size))
      let font = dictionary.font(for: style)
      #expect(font.face == .named(row.name, family: nil))
      #expect(font.textStyle == style)
      for category in ContentSizeCategory.allCases {
        let size = FontMetrics(for: style).scaledPointSize(row.size, at: category)
        #expect(font.pointSize(at: category) == size)
      }
    }
  }

  @Test(arguments: Format.allCases)
  func aMissingStyleFallsBackOnThePreferredFont(format: Format) throws {
    var dictionary = try Self.read(format)
    dictionary[.headline] = nil
    #expect(dictionary.font(for: .headline) == .preferred(for: .headline))
    #expect(dictionary.font(for: .extraLargeTitle) == .preferred(for: .extraLargeTitle))
    #expect(dictionary.font(for: .body).face == .named("Noteworthy-Light", family: nil))
  }

  @Test func readsWhatItWrites() throws {
    let dictionary = try Self.read(.json)
    let encoder = PropertyListEncoder()
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      encoder.outputFormat = format
      let data = try encoder.encode(dictionary)
      #expect(try PropertyListDecoder().decode(StyleDictionary.self, from: data) == dictionary)
    }
    let json = try JSONEncoder().encode(dictionary)
    #expect(try JSONDecoder().decode(StyleDictionary.self, from: json) == dictionary)
    #expect(String(decoding: json, as: UTF8.self).contains(#""title":"#))
  }

  @Test(arguments: [
    ("{}", 0), (#"{"UICTFontTextStyleBody":{"fontName":"A","fontSize":1}}"#, 1),
    (#"{"title1":{"fontName":"A","fontSize":0.5,"note":"unknown keys of an entry are left"}}"#, 1),
  ])
  func alsoReads(json: String, count: Int) throws {
    let dictionary = try JSONDecoder().decode(StyleDictionary.self, from: Data(json.utf8))
    #expect(dictionary.entries.count == count)
  }

  /// The path of the invalid key, and the message.
  @Test(arguments: [
    ("[]", "", ""), (#""body""#, "", ""), ("17", "", ""), ("null", "", ""),
    (#"{"bodi":{"fontName":"A","fontSize":17}}"#, "bodi", "unknown text style 'bodi'"),
    (#"{"":{"fontName":"A","fontSize":17}}"#, "", "unknown text style ''"),
    (#"{"body":17}"#, "body", ""), (#"{"body":["A",17]}"#, "body", ""),
    (#"{"body":null}"#, "body", ""),
    (#"{"body":{"fontSize":17}}"#, "body.fontName", ""),
    (#"{"body":{"fontName":"A"}}"#, "body.fontSize", ""),
    (#"{"body":{"font":"A","fontSize":17}}"#, "body.fontName", ""),
    (#"{"body":{"fontName":17,"fontSize":17}}"#, "body.fontName", ""),
    (#"{"body":{"fontName":"A","fontSize":"17"}}"#, "body.fontSize", ""),
    (#"{"body":{"fontName":"A","fontSize":true}}"#, "body.fontSize", ""),
    (
      #"{"body":{"fontName":"","fontSize":17}}"#, "body.fontName",
      #"expected a font's name as the fontName of body, found the text """#
    ),
    (
      #"{"body":{"fontName":"A","fontSize":0}}"#, "body.fontSize",
      "expected a positive number as the fontSize of body, found '0'"
    ),
    (
      #"{"body":{"fontName":"A","fontSize":-3.5}}"#, "body.fontSize",
      "expected a positive number as the fontSize of body, found '-3.5'"
    ),
    (
      #"{"title":{"fontName":"A","fontSize":1},"title1":{"fontName":"B","fontSize":2}}"#, "title1",
      "the text style title1 is given twice, here as 'title1'"
    ),
  ])
  func namesTheOffendingKey(json: String, path: String, message: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StyleDictionary.self, from: Data(json.utf8))
    }
    let found = try #require(error.map(Self.place))
    #expect(found.path == path)
    #expect(found.message.hasPrefix(message))
  }

  @Test(arguments: [
    ("<array/>", ""), ("<string>body</string>", ""),
    ("<dict><key>body</key><string/></dict>", "body"),
    (
      """
      <dict><key>body</key><dict><key>fontName</key><string>A</string>
      <key>fontSize</key><real>nan</real></dict></dict>
      """, "body.fontSize"
    ),
    (
      """
      <dict><key>body</key><dict><key>fontName</key><string>A</string>
      <key>fontSize</key><real>+infinity</real></dict></dict>
      """, "body.fontSize"
    ),
    (
      """
      <dict><key>body</key><dict><key>fontName</key><string>A</string>
      <key>fontSize</key><string>17</string></dict></dict>
      """, "body.fontSize"
    ),
  ])
  func namesTheOffendingKeyOfAPropertyList(list: String, path: String) throws {
    let data = Data(#"<plist version="1.0">\#(list)</plist>"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try PropertyListDecoder().decode(StyleDictionary.self, from: data)
    }
    #expect(try #require(error.map(Self.place)).path == path)
  }

  private static func place(of error: DecodingError) -> (path: String, message: String) {
    switch error {
    case .keyNotFound(let key, let context):
      (path(context.codingPath + [key]), context.debugDescription)
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      (path(context.codingPath), context.debugDescription)
    @unknown default:
      ("", "")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map(\.stringValue).joined(separator: ".")
  }
}
