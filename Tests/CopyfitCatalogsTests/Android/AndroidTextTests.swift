import Testing

@testable import CopyfitCatalogs

@Suite struct AndroidTextTests {
  @Test(arguments: [
    ("Hello", "Hello"),
    ("  two \n   lines\t", "two lines"),
    (#""  two   spaces ""#, "  two   spaces "),
    (#"a "  b  " c"#, "a   b   c"),
    (#"It\'s \"so\""#, #"It's "so""#),
    (#"a\nb\tc"#, "a\nb\tc"),
    (##"\@home \#1 \?"##, "@home #1 ?"),
    (#"\u00e9\u0041"#, "éA"),
    (#"\uD83D\uDE00"#, "😀"),
    (#"\uD83Dx"#, "\u{FFFD}x"),
    (#"a\ \ b"#, "a  b"),
    (#"back\\slash"#, #"back\slash"#),
    ("\u{A0}no\u{A0}break\u{2003}", "\u{A0}no\u{A0}break\u{2003}"),
    ("end\\", "end"),
    ("", ""),
    (#""Don't""#, "Don't"),
    (#"a "b's" c"#, "a b's c"),
  ])
  func unescapesAsTheCompilerDoes(_ raw: String, expected: String) {
    var text = AndroidText()
    text.append(raw)
    let result = text.unescaped()
    #expect(result.text == expected)
    #expect(result.flaws.isEmpty)
  }

  @Test(arguments: [
    ("It's", "It's", AndroidText.Flaw.apostrophe),
    (#"50\% off"#, "50% off", .escape("%")),
    (#"\u12Z"#, "12Z", .codePoint),
    (#"x\u41"#, "xA", .shortCodePoint),
    (#"\u12 or"#, "12 or", .codePoint),
    (#"He said "hi""#, "He said hi", .quotes),
    (#""Hi" he said"#, "Hi he said", .quotes),
    (#""unbalanced"#, "unbalanced", .openQuote),
    ("\"", "", .openQuote),
    (#"\uD83D\u12Z"#, "\u{FFFD}12Z", .codePoint),
  ])
  func tellsWhatIsWrong(_ raw: String, expected: String, flaw: AndroidText.Flaw) {
    var text = AndroidText()
    text.append(raw)
    let result = text.unescaped()
    #expect(result.text == expected)
    #expect(result.flaws == [flaw])
  }

  @Test func tenFaultsAreReported() {
    var text = AndroidText()
    text.append((0..<30).map { "\\\(Character(UnicodeScalar(UInt8(0x41 + $0))))" }.joined())
    #expect(text.unescaped().flaws.count == 10)
  }

  @Test(arguments: [("%1$s", "%1$s"), (String(repeating: "a", count: 9), nil)])
  func aLongTextIsNoPlaceholderWithAnExample(_ written: String, expected: String?) {
    var text = AndroidText()
    text.append("b")
    text.appendBoundary()
    let place = text.place
    text.append(written)
    #expect(text.written(since: place, atMost: 8) == expected)
  }

  @Test func quotationMarksDoNotReachOverTags() {
    var text = AndroidText()
    text.append(#" "a  "#)
    text.appendBoundary()
    text.append("  b  ")
    text.appendBoundary()
    text.append(" c ")
    #expect(text.unescaped().text == "a   b  c")
  }
}
