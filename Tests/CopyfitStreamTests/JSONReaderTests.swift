import CopyfitStream
import Testing

struct JSONReaderTests {
  @Test(arguments: [
    "{}", "[]", " [ 1 , -0.5e+3 , 1E2, true, false, null, \"a\\u00e9\\n\" ] ", "0", "-0", "\"\"",
    #"{"a":{"b":[{}]}}"#, "\"\u{7F}\u{2028}\"", "10", "0.10", "1e400",
  ])
  func accepts(json: String) {
    #expect(error(in: json) == nil)
  }

  @Test(arguments: [
    ("", "byte 1: expected a value"),
    ("{", "byte 2: expected a field's name in double quotes"),
    ("{'a':1}", "byte 2: expected a field's name in double quotes"),
    (#"{"a" 1}"#, "byte 6: expected ':' after the field's name"),
    (#"{"a":1 "b":2}"#, "byte 8: expected ',' or '}'"),
    (#"{"a":1,}"#, "byte 8: a ',' must be followed by another element"),
    ("[1,]", "byte 4: a ',' must be followed by another element"),
    ("[1 2]", "byte 4: expected ',' or ']'"),
    ("[1", "byte 3: expected ',' or ']'"),
    ("NaN", "byte 1: expected a value"), ("Infinity", "byte 1: expected a value"),
    ("nul", "byte 1: expected true, false or null"), ("+1", "byte 1: expected a value"),
    ("01", "byte 3: malformed number"), ("1.", "byte 3: malformed number"),
    (".5", "byte 1: expected a value"), ("-", "byte 2: malformed number"),
    ("1e", "byte 3: malformed number"), ("0x10", "byte 2: unexpected text after the value"),
    ("1 // one", "byte 3: unexpected text after the value"),
    ("\"a", "byte 1: a string is not closed"),
    ("\"a\tb\"", "byte 3: a control character in a string must be escaped"),
    (#""\x""#, "byte 2: unknown escape sequence"),
    (#""\u12g4""#, "byte 2: unknown escape sequence"),
    (#""\u12"#, "byte 2: unknown escape sequence"),
    ("tru", "byte 1: expected true, false or null"),
    ("truex", "byte 5: unexpected text after the value"),
  ])
  func refuses(json: String, message: String) {
    #expect(error(in: json)?.message == message)
  }

  @Test func limitsTheDepth() {
    #expect(error(in: nested(JSONReader.depthLimit - 1)) == nil)
    #expect(error(in: nested(JSONReader.depthLimit)) != nil)
    #expect(error(in: String(repeating: "[", count: 1 << 20)) != nil)
    #expect(error(in: String(repeating: "{\"a\":", count: 1 << 18)) != nil)
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""Größe""#, "Größe"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u4E2D""#, "Aé中"), (#""\ud83d\ude00!""#, "😀!"), (#""\uD800""#, "\u{FFFD}"),
    (#""\uDE00\uD83D""#, "\u{FFFD}\u{FFFD}"), (#""\uD83Dx\uDE00""#, "\u{FFFD}x\u{FFFD}"),
    (#""\u0000""#, "\0"),
  ])
  func readsStrings(json: String, string: String) throws {
    var reader = JSONReader(Array(json.utf8))
    #expect(Array(try reader.readString().unicodeScalars) == Array(string.unicodeScalars))
  }

  @Test(arguments: [
    "0", "17", "-17", "0.1", "16.944", "123456789012345", "1234567890123456789", "1e3", "1.5E-3",
    "0.000000000000001", "0.00000000000000000000001", "9007199254740993", "5e-324", "1e308",
    "3.14159265358979323846",
  ])
  func readsNumbersAsTheStandardLibrary(json: String) throws {
    var reader = JSONReader(Array(json.utf8))
    #expect(try reader.readNumber() == Double(json))
  }

  @Test func numbersBeyondTheRangeAreInfinite() throws {
    var reader = JSONReader(Array("1e999".utf8))
    #expect(try reader.readNumber() == .infinity)
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
  }

  private func error(in json: String) -> JSONSyntaxError? {
    var reader = JSONReader(Array(json.utf8))
    do throws(JSONSyntaxError) {
      try reader.skipValue()
      try reader.readEnd()
      return nil
    } catch {
      return error
    }
  }
}
