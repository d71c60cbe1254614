import CopyfitDynamicType
import Foundation
import Testing

/// Fonts and their parts, written as JSON and read back.
struct FontCodableTests {
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  private static func json(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func value<Value: Decodable>(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  static let fonts: [(font: Font, json: String)] = [
    (.body, #""body""#),
    (.body.italic().weight(.medium), #""body.italic().weight(.medium)""#),
    (
      .system(size: 17, weight: .bold, design: .serif).smallCaps(),
      #""system(size: 17, weight: .bold, design: .serif).smallCaps()""#
    ),
    (
      .custom("Inter \"A\"", size: 17, relativeTo: .title1),
      #""custom(\"Inter \\\"A\\\"\", size: 17, relativeTo: .title1)""#
    ),
    (
      Font(.file("Fonts/Inter.ttc", index: 2, size: 17)),
      #""descriptor(file: \"Fonts/Inter.ttc\", index: 2, size: 17)""#
    ),
    (
      Font(.preferred(for: .headline)), #""descriptor(system, size: 17, style: .headline)""#
    ),
    // Text cannot have a size that is not positive.
    (Font(.system(size: 0)), #"{"name":"system","size":0,"weight":"regular"}"#),
  ]

  @Test func aDescriptorIsReadAsAFont() throws {
    let font: Font = try Self.value(#"{"file":"Fonts/Inter.ttc","index":2,"size":17}"#)
    #expect(font == Font(.file("Fonts/Inter.ttc", index: 2, size: 17)))
  }

  @Test(arguments: fonts)
  func aFontIsItsTextOrItsDescriptor(_ row: (font: Font, json: String)) throws {
    #expect(try Self.json(row.font) == row.json)
    #expect(try Self.value(row.json) as Font == row.font)
  }

  static let descriptors: [(descriptor: FontDescriptor, json: String)] = [
    (.system(size: 17), #"{"name":"system","size":17,"weight":"regular"}"#),
    (
      .named("Inter-Bold", family: "Inter", size: 12).scaled(
        relativeTo: .caption1, minimumPointSize: 11, maximumPointSize: 20.5),
      #"{"family":"Inter","maximumSize":20.5,"minimumSize":11,"name":"Inter-Bold","#
        + #""relativeTo":"caption1","size":12}"#
    ),
    (
      .preferred(for: .body).withFamily("Inter").withWeight(FontWeight(rawValue: 650))
        .withWidth(.condensed),
      #"{"family":"Inter","size":17,"style":"body","weight":650,"width":"condensed"}"#
    ),
    (.named("system", family: "System", size: 9), #"{"family":"System","name":"system","size":9}"#),
    (
      .file("A.otf", size: 17).scaled(by: 1.5).withVariation("wght", 650.5)
        .adding(FontFeature("smcp"), FontFeature("c2sc", 0))
        .withSymbolicTraits([.italic, .looseLeading]).withWidth(FontWidth(rawValue: 0.1)),
      #"{"features":[{"tag":"smcp","value":1},{"tag":"c2sc","value":0}],"file":"A.otf","#
        + #""scaled":1.5,"size":17,"traits":["italic","looseLeading"],"#
        + #""variations":[{"axis":"wght","value":650.5}],"width":0.1}"#
    ),
    (
      .system(size: 17).withDesign(.rounded),
      #"{"design":"rounded","name":"system","size":17,"weight":"regular"}"#
    ),
  ]

  @Test(arguments: descriptors)
  func aDescriptorHasTheNamesOfAMapping(
    _ row: (descriptor: FontDescriptor, json: String)
  ) throws {
    #expect(try Self.json(row.descriptor) == row.json)
    #expect(try Self.value(row.json) as FontDescriptor == row.descriptor)
  }

  @Test func everyCategoryAndStyleIsItsName() throws {
    let categories = ContentSizeCategory.allCases
    #expect(
      try Self.json(categories) == "[" + categories.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    )
    #expect(try Self.value(Self.json(categories)) as [ContentSizeCategory] == categories)
    #expect(try Self.value(Self.json(TextStyle.allCases)) as [TextStyle] == TextStyle.allCases)
    #expect(
      try Self.value(#"["xs","UICTContentSizeCategoryL"]"#) == [ContentSizeCategory.xSmall, .large])
  }

  @Test(arguments: [
    (#""body.slanted()""#, "modifier"), (#"{"name":"Inter"}"#, "size"),
    (#"{"size":17,"weight":"fat"}"#, "weight"), (#"{"size":17,"traits":["fat"]}"#, "trait"),
    (#"{"size":17,"variations":[{"axis":"weight","value":1}]}"#, "tag"),
    (#"{"style":"tiny"}"#, "text style"),
  ])
  func anInvalidFontIsAnError(json: String, named: String) throws {
    let error = #expect(throws: DecodingError.self) { try Self.value(json) as Font }
    #expect(String(describing: error).contains(named))
  }
}
