import CopyfitUnicode
import Testing

/// One text, the locale for its breaks, and its pieces.
struct BreakCase: CustomTestStringConvertible, Sendable {
  let locale: String
  let pieces: [String]

  init(_ locale: String, _ pieces: String) {
    self.locale = locale
    self.pieces = pieces.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  var testDescription: String { "\(locale): \(pieces.joined(separator: "|"))" }
}

@Test(arguments: [
  BreakCase("en", "Hello |world"),
  BreakCase("en", "well-|known"),
  BreakCase("en", "no\u{A0}break"),
  BreakCase("en", "soft\u{AD}|hyphen"),
  BreakCase("en", "one\n|two\r\n|\n|three\u{2028}|four\u{B}|five"),
  BreakCase("en", "a\t|b"),
  BreakCase("th", "การ|ตั้ง|ค่า"),
  BreakCase("km", "ខ្ញុំ|ចង់ទៅ|ផ្សារ"),
  BreakCase("ja", "東|京|タ|ワ|ー"),
  BreakCase("ja", "ニ|ュ|ー|ス"),
  BreakCase("ko", "한|국|어 |설|정"),
  BreakCase("he", "שלום |עולם"),
  BreakCase("und", "👩‍👩‍👧|🇫🇷|👍🏽"),
  BreakCase("no-such-locale-at-all", "a |b"),
])
func lineBreaks(_ expected: BreakCase) throws {
  var finder = try LineBreakFinder(locale: LocaleIdentifier(expected.locale))
  let text = Array(expected.pieces.joined().utf16)
  var offsets: [Int32] = []
  try finder.appendBreaks(in: text.span, to: &offsets)
  #expect(pieces(of: text, at: offsets) == expected.pieces)
}

/// Cuts text after each offset.
func pieces(of text: [UInt16], at ends: [Int32]) -> [String] {
  zip([0] + ends, ends).map { start, end in
    String(decoding: text[Int(start)..<Int(end)], as: UTF16.self)
  }
}

@Test func emptyTextHasNoBreak() throws {
  var finder = try LineBreakFinder(locale: .undetermined)
  var offsets: [Int32] = []
  try finder.appendBreaks(in: [UInt16]().span, to: &offsets)
  #expect(offsets.isEmpty)
}
