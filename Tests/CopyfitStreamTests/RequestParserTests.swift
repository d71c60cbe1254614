import Copyfit
import Testing

@testable import CopyfitStream

struct RequestParserTests {
  /// Each error as the stream's answer, including the `id`.
  @Test(arguments: [
    (#"{"id":1,"#, "1", "not-json", "not JSON: byte 9: expected a field's name in double quotes"),
    (#"{"text":"#, nil, "not-json", "not JSON: byte 9: expected a value"),
    ("[]", nil, "wrong-type", "a request must be an object, not an array"),
    (
      "\u{FEFF}{\"id\":1}", "1", "not-json",
      "not JSON: a byte order mark (U+FEFF) may begin only the whole input"
    ),
    ("17", nil, "wrong-type", "a request must be an object, not a number"),
    (
      #"{"text":"a","widht":1,"id":"x"}"#, #""x""#, "unknown-field",
      "unknown field 'widht'; did you mean 'width'?"
    ),
    (#"{"colour":{"a":[1]}}"#, nil, "unknown-field", "unknown field 'colour'"),
    (#"{"text":"a","text":"b"}"#, nil, "duplicate-field", "'text' is given twice"),
    (#"{"id":1,"id":2}"#, "1", "duplicate-field", "'id' is given twice"),
    ("{}", nil, "missing-field", "'text' is missing"),
    (
      #"{"text":"a"}"#, nil, "missing-field",
      "'font', 'style' or 'system' is required"
    ),
    (
      #"{"text":"a","system":true}"#, nil, "missing-field",
      "'sizes' or 'categories' is required"
    ),
    (#"{"text":"a","style":"body"}"#, nil, "missing-field", "'categories' is missing"),
    (
      #"{"text":"a","system":true,"categories":"all"}"#, nil, "missing-field",
      "'size' is missing: a font that follows categories needs its size at large"
    ),
    (
      #"{"text":"a","font":"f","system":true,"sizes":[1]}"#, nil, "conflicting-fields",
      "'font' and 'system' cannot be given together: each of them names the font"
    ),
    (
      #"{"text":"a","font":"f","sizes":[1],"categories":"all"}"#, nil, "conflicting-fields",
      "'sizes' and 'categories' cannot be given together: each of them lists the sizes"
    ),
    (
      #"{"text":"a","style":"body","sizes":[1]}"#, nil, "conflicting-fields",
      "'style' and 'sizes' cannot be given together: a text style has its sizes from the table"
    ),
    (
      #"{"text":"a","style":"body","categories":"all","size":1}"#, nil, "conflicting-fields",
      "'style' and 'size' cannot be given together: "
        + "the latter is for a font that follows categories"
    ),
    (
      #"{"text":"a","font":"f","sizes":[1],"relativeTo":"body"}"#, nil, "conflicting-fields",
      "'sizes' and 'relativeTo' cannot be given together: "
        + "the latter is for a font that follows categories"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"fallback":["f"]}"#, nil, "conflicting-fields",
      "'system' and 'fallback' cannot be given together: "
        + "only a font file needs a fallback"
    ),
    (
      #"{"text":"a","font":"body.italic()","categories":"all","size":17}"#, nil,
      "conflicting-fields",
      "'font' and 'size' cannot be given together: "
        + "the latter is for a font that follows categories"
    ),
    (
      #"{"text":"a","font":"system(size: 17)","sizes":[17]}"#, nil, "conflicting-fields",
      "'font' and 'sizes' cannot be given together: the font has a size of its own"
    ),
    (
      #"{"font":"body.slanted()"}"#, nil, "invalid-value",
      "'font': unknown modifier 'slanted'; expected one of: italic, bold, monospaced, "
        + "monospacedDigit, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps, weight, width, "
        + "leading, scaled, pointSizeLimits, variation, feature"
    ),
    (
      #"{"font":{"style":"body","wieght":"bold"}}"#, nil, "invalid-value",
      "'font': unknown key 'wieght'; did you mean 'weight'?"
    ),
    (#"{"font":17}"#, nil, "wrong-type", "'font' must be a string or an object, not a number"),
    (
      #"{"behavior":{"linePitch":"low"}}"#, nil, "invalid-value",
      "'linePitch' of 'behavior': unknown value 'low'; expected one of: tallest, textStyle"
    ),
    (
      #"{"paragraph":{"minimumLineHeight":20,"lineSpacing":-4}}"#, nil, "out-of-range",
      "'lineSpacing' of 'paragraph': expected a number from 0 on, found '-4'"
    ),
    (
      #"{"font":{"style":"body","features":{"tnum":-1}}}"#, nil, "out-of-range",
      "'tnum' of 'font': expected a whole number from 0 on, found '-1'"
    ),
    (
      #"{"font":{"name":"Inter","size":1e999}}"#, nil, "out-of-range",
      "'size' of 'font': expected a positive number, found '1e999'"
    ),
    (
      #"{"font":{"name":"Inter","size":"17"}}"#, nil, "invalid-value",
      "'size' of 'font': expected a positive number, found the text \"17\""
    ),
    (
      #"{"font":{"name":"Inter","size":17,"weight":1e999}}"#, nil, "out-of-range",
      "'weight' of 'font': expected a weight such as medium, a trait between -1 and 1 or a class "
        + "from 1 to 1000, found '1e999'"
    ),
    (
      #"{"font":"system(size: 0)"}"#, nil, "out-of-range",
      "'font': the size '0' cannot be used; expected a number above 0"
    ),
    (#"{"behavior":true}"#, nil, "wrong-type", "'behavior' must be an object, not a boolean"),
    (#"{"text":1}"#, nil, "wrong-type", "'text' must be a string, not a number"),
    (#"{"text":null}"#, nil, "wrong-type", "'text' must be a string, not null"),
    (#"{"width":"280"}"#, nil, "wrong-type", "'width' must be a number, not a string"),
    (#"{"width":null}"#, nil, "wrong-type", "'width' must be a number, not null"),
    (#"{"id":true}"#, nil, "wrong-type", "'id' must be a string or a number, not a boolean"),
    (#"{"system":false}"#, nil, "wrong-type", "'system' must be true, not false"),
    (#"{"system":1}"#, nil, "wrong-type", "'system' must be true, not a number"),
    (#"{"lines":1.5}"#, nil, "wrong-type", "'lines' must be an integer, not 1.5"),
    (
      #"{"lines":9223372036854775808}"#, nil, "out-of-range",
      "'lines' must be an integer up to 9223372036854775807, not 9.223372036854776e+18"
    ),
    (#"{"sizes":17}"#, nil, "wrong-type", "'sizes' must be a list of numbers, not a number"),
    (#"{"sizes":[1,"2"]}"#, nil, "wrong-type", "'sizes' must be a list of numbers, not a string"),
    (
      #"{"categories":"AX5"}"#, nil, "wrong-type",
      #"'categories' must be "all" or a list of category names, not the string 'AX5'"#
    ),
    (
      #"{"categories":["AX6"]}"#, nil, "unknown-value",
      "'categories' must be one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, "
        + "AX2, AX3, AX4, AX5, not 'AX6'; did you mean 'AX1'?"
    ),
    (
      #"{"mode":"tial"}"#, nil, "unknown-value",
      "'mode' must be one of tail, head, middle, clip, wordWrap, charWrap, not 'tial'; "
        + "did you mean 'tail'?"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"variations":{"wght":1}}"#, nil,
      "conflicting-fields",
      "'system' and 'variations' cannot be given together: only a font file has axes of its own"
    ),
    (
      #"{"text":"a","font":"f","sizes":[1],"variations":{"wght":1,"wght":2}}"#, nil,
      "duplicate-field", "'wght' is given twice in 'variations'"
    ),
    (
      #"{"text":"a","font":"","categories":"all"}"#, nil, "out-of-range",
      "the font's name is empty; expected a PostScript name, a family or a file"
    ),
    (
      #"{"text":"a","font":"f","sizes":[1],"variations":{"weight":1}}"#, nil, "out-of-range",
      "'weight' in 'variations' is not an axis, such as wght"
    ),
    (
      #"{"text":"a","font":"f","sizes":[1],"variations":{"wght":"1"}}"#, nil, "wrong-type",
      "'variations' must be an object from axes to numbers, not a string"
    ),
    (
      #"{"text":"a","font":"f","sizes":[1],"variations":{"wght":1e999}}"#, nil, "out-of-range",
      "'variations' must be finite numbers, not 1.8e308 or more for wght"
    ),
    (
      #"{"text":"a","font":"f","sizes":[1],"variations":{}}"#, nil, "empty-list",
      "'variations' is an empty list: expected at least one value"
    ),
    (
      #"{"text":"a","system":true,"sizes":[]}"#, nil, "empty-list",
      "'sizes' is an empty list: expected at least one value"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1,0]}"#, nil, "out-of-range",
      "'sizes' must be positive and finite, not 0 (element 2)"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"width":-1}"#, nil, "out-of-range",
      "'width' must be positive and finite, not -1"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"height":1e999}"#, nil, "out-of-range",
      "'height' must be positive and finite, not 1.8e308 or more"
    ),
    (
      #"{"text":"a","system":true,"sizes":[17,1e308]}"#, nil, "out-of-range",
      "'sizes' must be from 0.001 to 100000 points, not 1e+308 (element 2)"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1e-9]}"#, nil, "out-of-range",
      "'sizes' must be from 0.001 to 100000 points, not 1e-09 (element 1)"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1e400]}"#, nil, "out-of-range",
      "'sizes' must be positive and finite, not 1.8e308 or more (element 1)"
    ),
    (
      #"{"text":"a","system":true,"size":1e6,"categories":"all"}"#, nil, "out-of-range",
      "'size' must be from 0.001 to 100000 points, not 1000000"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"minimumFontSize":1e-300}"#, nil, "out-of-range",
      "'minimumFontSize' must be 0 (no shrinking) or from 0.001 to 100000 points, not 1e-300"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"minimumFontSize":-9}"#, nil, "out-of-range",
      "'minimumFontSize' must be 0 (no shrinking) or from 0.001 to 100000 points, not -9"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"width":0}"#, nil, "out-of-range",
      "'width' must be positive and finite, not 0"
    ),
    (#"{"text":"a","width":NaN}"#, nil, "not-json", "not JSON: byte 21: expected a value"),
    (#"{"text":"a","width":-Infinity}"#, nil, "not-json", "not JSON: byte 22: malformed number"),
    (
      #"{"text":"a","system":true,"sizes":[1],"letterSpacing":1000.5}"#, nil, "out-of-range",
      "'letterSpacing' must be from -1000 to 1000, not 1000.5"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"letterSpacing":-1e999}"#, nil, "out-of-range",
      "'letterSpacing' must be from -1000 to 1000, not -1.8e308 or less"
    ),
    (
      #"{"letterSpacing":"1"}"#, nil, "wrong-type", "'letterSpacing' must be a number, not a string"
    ),
    (#"{"opticalSize":12}"#, nil, "wrong-type", "'opticalSize' must be a string, not a number"),
    (
      #"{"opticalSize":"auto"}"#, nil, "unknown-value",
      "'opticalSize' must be one of automatic, none, not 'auto'; did you mean 'automatic'?"
    ),
    (
      #"{"direction":"rightToLeft "}"#, nil, "unknown-value",
      "'direction' must be one of natural, leftToRight, rightToLeft, not 'rightToLeft '; "
        + "did you mean 'rightToLeft'?"
    ),
    (#"{"direction":null}"#, nil, "wrong-type", "'direction' must be a string, not null"),
    (
      #"{"variations":["wght"]}"#, nil, "wrong-type",
      "'variations' must be an object from axes to numbers, not an array"
    ),
    (
      #"{"letterspacing":1}"#, nil, "unknown-field",
      "unknown field 'letterspacing'; did you mean 'letterSpacing'?"
    ),
    (
      #"{"lines":-1}"#, nil, "out-of-range",
      "'lines' must be 0 (any number of lines) or more, not -1"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"minimumScaleFactor":-0.5}"#, nil, "out-of-range",
      "'minimumScaleFactor' must be from 0 to 1, not -0.5"
    ),
    (
      #"{"text":"a","style":"body","categories":"all","minimumCategory":"AX5","maximumCategory":"large"}"#,
      nil, "out-of-range",
      "'minimumCategory' is above 'maximumCategory': AX5 is larger than large; exchange them"
    ),
    (
      #"{"text":"a","system":true,"sizes":[1],"minimumScaleFactor":1.5}"#, nil, "out-of-range",
      "'minimumScaleFactor' must be from 0 to 1, not 1.5"
    ),
    (
      #"{"text":"a","font":"system(size: 0.0001)","categories":"all"}"#, nil, "out-of-range",
      "'font' must be from 0.001 to 100000 points at each category, not 0.0001 at xSmall"
    ),
    (
      #"{"text":"a","font":{"style":"body","scaled":1e300},"categories":["large"]}"#, nil,
      "out-of-range",
      "'font' must be from 0.001 to 100000 points at each category, not 1.4e+301 at xSmall"
    ),
    (
      #"{"text":"a","system":true,"size":0.3,"categories":["large"]}"#, nil, "out-of-range",
      "'size' must be from 0.001 to 100000 points at each category, not 0 at xSmall"
    ),
    (
      #"{"text":"a","font":"headlin","categories":"all"}"#, nil, "missing-field",
      "'size' is missing: 'headlin' is read as a file; did you mean 'headline'?"
    ),
    (
      #"{"text":"a","font":"UIFont.systemFont(ofSize: 17)","categories":"all"}"#, nil,
      "missing-field",
      "'size' is missing: 'UIFont.systemFont(ofSize: 17)' is read as a file; a font is written as "
        + #"body.italic(), system(size: 17) or custom("Inter", size: 17)"#
    ),
  ])
  func errors(line: String, id: String?, code: String, message: String) throws {
    let parsed = RequestParser.parse(Array(line.utf8), in: 0..<line.utf8.count)
    #expect(parsed.id.map { String(decoding: $0, as: UTF8.self) } == id)
    guard case .failure(let error) = parsed.request else {
      Issue.record("no error")
      return
    }
    #expect(error.code == code)
    #expect(error.message() == message)
  }

  @Test(arguments: ["1", "-0", "12345678901234567890123", "1.50e+07", "\"a\\u0041\\/\"", "\"\""])
  func echoesTheIdentifierAsWritten(id: String) throws {
    let line = Array(#"{"text":"a","id": \#(id) ,"style":"body","categories":"all"}"#.utf8)
    let parsed = RequestParser.parse(line, in: line.indices)
    #expect(parsed.id.map { String(decoding: $0, as: UTF8.self) } == id)
    #expect(throws: Never.self) { try parsed.request.get() }
  }

  @Test func saysWhereALineIsNotUTF8() {
    let line = Array(#"{"id":7,"text":""#.utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    let parsed = RequestParser.parse(line, in: line.indices)
    #expect(parsed.id == Array("7".utf8))
    #expect(parsed.request == .failure(.notUTF8(byte: 17)))
  }

  @Test func readsEveryField() throws {
    let line = Array(
      #"""
      {"id":"a1","text":"x\uD800","locale":"pt_BR","font":"a/b.ttc#2","categories":["XS","AX5"],
      "size":17.5,"relativeTo":"title","width":280,"height":44.5,"lines":2,"mode":"middle",
      "minimumScaleFactor":0.5,"minimumFontSize":9,"displayScale":2,"lineBreakStrategy":"none",
      "fallback":["c.ttf"],"materialize":true,"details":true,"tightening":true,"boldText":true,
      "minimumCategory":"S","maximumCategory":"AX3","paragraph":{"lineSpacing":4},
      "behavior":{"linePitch":"textStyle","pushOut":true}}
      """#.utf8)
    var setting = LabelSpec(
      font: .body, width: 280, height: 44.5, lines: 2, mode: .middle, minimumScaleFactor: 0.5,
      minimumFontSize: 9, minimumCategory: .small, maximumCategory: .accessibility3,
      allowsTightening: true, lineBreakStrategy: .none, displayScale: 2, boldText: true)
    setting.fallbackFiles = ["c.ttf"]
    setting.paragraph.lineSpacing = 4
    (setting.behavior.linePitch, setting.behavior.pushOut) = (.textStyle, true)
    let request = try RequestParser.parse(line, in: line.indices).request.get()
    #expect(
      request
        == FitRequest(
          text: "x\u{FFFD}", locale: "pt_BR", face: .file(FontFileReference("a/b.ttc#2")),
          sizes: .categories([.xSmall, .accessibility5]), pointSize: 17.5, relativeTo: .title1,
          setting: setting, materializes: true, hasDetails: true))
  }

  @Test func readsWhatIsSaidOfTheText() throws {
    let line = Array(
      #"""
      {"text":"x","font":"f","sizes":[17],"letterSpacing":-0.2,"opticalSize":"none",
      "direction":"rightToLeft","variations":{"wght":650,"slnt":-5.5}}
      """#.utf8)
    let request = try RequestParser.parse(line, in: line.indices).request.get()
    #expect(request.label.letterSpacing == -0.2)
    #expect(request.label.opticalSize == .none)
    #expect(request.label.direction == .rightToLeft)
    #expect(
      request.variations == [.init(axis: "wght", value: 650), .init(axis: "slnt", value: -5.5)])
  }

  /// An unpaired surrogate is U+FFFD, in any escape and in any place.
  @Test(arguments: [
    (#"\uD800"#, "\u{FFFD}"), (#"\udfff"#, "\u{FFFD}"), (#"a\uD83Db"#, "a\u{FFFD}b"),
    (#"\uD83D\uDE00"#, "😀"), (#"\uDE00\uD83D"#, "\u{FFFD}\u{FFFD}"),
    (#"\uD83D\uD83D\uDE00"#, "\u{FFFD}😀"), (#"\uD83D\n"#, "\u{FFFD}\n"),
    (#"\uD83D\u0041"#, "\u{FFFD}A"),
  ])
  func loneSurrogates(escaped: String, text: String) throws {
    let line = Array(#"{"text":"\#(escaped)","system":true,"sizes":[17]}"#.utf8)
    #expect(try RequestParser.parse(line, in: line.indices).request.get().text == text)
  }

  @Test func limitsTheValuesOfAList() {
    let sizes = repeatElement("1", count: RequestLimits.valuesPerList + 5).joined(separator: ",")
    let line = Array(#"{"text":"a","system":true,"sizes":[\#(sizes)]}"#.utf8)
    let parsed = RequestParser.parse(line, in: line.indices)
    #expect(
      parsed.request == .failure(.tooManyValues(.sizes, limit: RequestLimits.valuesPerList)))
  }
}
