import CopyfitCatalogs
import CopyfitSourceText
import Foundation
import Testing

/// Property lists as trees.
@Suite struct PropertyListReaderTests {
  /// Text without places: `{body={fontName="A" fontSize=17.0}}`.
  private static func text(_ node: PropertyListNode) -> String {
    switch node.content {
    case .dictionary(let members):
      "{" + members.map { "\($0.key)=" + text($0.value) }.joined(separator: " ") + "}"
    case .array(let elements): "[" + elements.map(text).joined(separator: " ") + "]"
    case .string(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .other(let kind): "<\(kind)>"
    }
  }

  private static var values: [String: Any] {
    [
      "texts": ["A", "ä€😀", ""],
      "numbers": [0, 17, 255, 65_536, -5, 1_099_511_627_776, 0.5, 17.25],
      "others": [true, false, Date(timeIntervalSince1970: 0), Data([1, 2])],
      "nested": ["a": ["b": 1]],
    ]
  }
  private static let expected = """
    {nested={a={b=1.0}} \
    numbers=[0.0 17.0 255.0 65536.0 -5.0 1099511627776.0 0.5 17.25] \
    others=[<true> <false> <a date> <data>] texts=["A" "ä€😀" ""]}
    """

  @Test func readsBinaryLists() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.values, format: .binary, options: 0)
    #expect(Self.text(try PropertyListReader.read(binary: Array(data))) == Self.expected)
  }

  /// A byte beyond ASCII in a text of one byte for each character, as Foundation reads it.
  @Test func readsLatin1InBinaryLists() throws {
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0xE1, 0x51, 0x62, 8, 0x0B, 0x0D]
      + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [UInt8](repeating: 0, count: 8)
      + [0, 0, 0, 0, 0, 0, 0, 0x0F]
    #expect(Self.text(try PropertyListReader.read(binary: bytes)) == "{á=\"b\"}")
  }

  @Test func readsXML() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.values, format: .xml, options: 0)
    #expect(
      Self.text(try PropertyListReader.read(xml: SourceText(decoding: Array(data))))
        == Self.expected)
  }

  @Test(arguments: [
    ("<plist><integer> 17</integer></plist>", "17.0"), ("<real>nan</real>", "nan"),
    ("<integer>- 0x1f</integer>", "-31.0"), ("<integer >+007</integer >", "7.0"),
    ("<real> -1.5E1</real>", "-15.0"), ("<date>-2-99-99T99:99:99Z</date>", "<a date>"),
    ("<data>\n</data>", "<data>"), ("<dict/>", "{}"), ("<array></array>", "[]"),
    ("<string>a &amp; <![CDATA[<b>]]></string>", "\"a & <b>\""),
    ("<dict><!-- c --><key/><true></true></dict>", "{=<true>}"),
    ("<dict ><key >a</key ><string >b</string\n></dict >", "{a=\"b\"}"),
  ])
  func readsValuesInXML(xml: String, expected: String) throws {
    #expect(
      Self.text(try PropertyListReader.read(xml: SourceText(decoding: Array(xml.utf8)))) == expected
    )
  }

  @Test(arguments: [
    "", "<plist>", "<plist><dict>", "<dict><key>a</key></dict>", "<dict><string>a</string></dict>",
    "<array><nonsense/></array>", "<string>a", "<plist><true/>",
    "<integer>0x</integer", "<data>QUJD<true/></data>",
    String(repeating: "<array>", count: 200_000),
    String(repeating: "<dict><key>a</key>", count: 200_000),
  ])
  func refusesBrokenXML(xml: String) {
    #expect(throws: PropertyListError.self) {
      try PropertyListReader.read(xml: SourceText(decoding: Array(xml.utf8)))
    }
  }

  /// A binary list of arrays, each given by the indices of its elements; the first is the root.
  private static func list(ofArrays arrays: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for array in arrays {
      offsets.append(UInt8(bytes.count))
      bytes += [0xA0 | UInt8(array.count)] + array
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(arrays.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  @Test(arguments: [
    ([[0]], "a value contains itself", false), ([[1], [2], [1]], "a value contains itself", false),
    ((1...30).map { [$0, $0] } + [[]], "more than 100000 values", true),
    ([[7]], "an object is missing", false),
  ])
  func boundsListsThatContainThemselves(arrays: [[UInt8]], reason: String, isLimit: Bool) {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyListReader.read(binary: Self.list(ofArrays: arrays))
    }
    #expect(error?.message.contains(reason) == true)
    #expect(error?.isLimit == isLimit)
  }

  /// The system reads deeper lists, so they are not reported as damaged.
  @Test(arguments: [(127, false), (128, true)])
  func deepListsAreNotRead(depth: Int, isLimit: Bool) {
    let array =
      String(repeating: "<array>", count: depth) + "<string/>"
      + String(repeating: "</array>", count: depth)
    let list = "<plist><dict><key>a</key>\(array)</dict></plist>"
    let system = unsafe try? PropertyListSerialization.propertyList(
      from: Data(list.utf8), format: nil)
    #expect(system != nil)
    do {
      _ = try PropertyListReader.read(xml: SourceText(decoding: Array(list.utf8)))
      #expect(!isLimit)
    } catch {
      #expect(isLimit && error.isLimit)
    }
  }

  @Test func survivesEveryDamagedByte() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.values, format: .binary, options: 0)
    for index in data.indices {
      for value: UInt8 in [0, 0x0F, 0x1F, 0x5F, 0xAF, 0xDF, 0xFF] {
        var bytes = Array(data)
        bytes[index] = value
        for bytes in [bytes, Array(bytes[..<index])] {
          // Either the result is not larger than the file allows, or the error describes the problem.
          do {
            let node = try PropertyListReader.read(binary: bytes)
            #expect(Self.count(node) <= max(100_000, bytes.count / 3))
          } catch {
            let isTold = error.message.hasPrefix("the binary property list is damaged; ")
            #expect(error.isLimit || isTold)
          }
        }
      }
    }
  }

  /// The number of values in a list, including itself.
  private static func count(_ node: PropertyListNode) -> Int {
    switch node.content {
    case .dictionary(let members): members.reduce(1) { $0 + count($1.value) }
    case .array(let elements): elements.reduce(1) { $0 + count($1) }
    default: 1
    }
  }
}
