import CopyfitStream
import Testing

struct JSONWriterTests {
  @Test(arguments: [
    ("", #""""#), ("Größe 中 😀", #""Größe 中 😀""#), ("a\"b\\c", #""a\"b\\c""#),
    ("\n\r\t\0\u{1B}\u{7F}", #""\n\r\t\u0000\u001b\u007f""#), ("a/b", #""a/b""#),
  ])
  func writesStrings(string: String, json: String) {
    var writer = JSONWriter()
    writer.write(string)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == json)
  }

  @Test(arguments: [0, 9, 10, -1, -9, 255, 256, .min, .max])
  func writesIntegers(_ number: Int) {
    var writer = JSONWriter()
    writer.write(number)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\(number)")
  }

  @Test func writesLists() {
    var writer = JSONWriter()
    writer.writeList([1, 2.5]) { $0.write($1) }
    writer.writeList([String]()) { $0.write($1) }
    writer.write(true)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "[1,2.5][]true")
  }
}
