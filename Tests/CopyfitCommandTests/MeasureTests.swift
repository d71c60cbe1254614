import Copyfit
import CopyfitStream
import CopyfitTestSupport
import Testing

@testable import CopyfitCommand

struct MeasureTests {
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  @Test(arguments: [
    (["x"], "'--font', '--style' or '--system' is required"),
    (["--system", "x"], "'--size', '--sizes' or '--category' is required"),
    (["--system", "--size", "0", "x"], "'--size' must be positive and finite, not 0"),
    (
      ["--system", "--sizes", "17,-2.5", "x"],
      "'--sizes' must be positive and finite, not -2.5 (element 2)"
    ),
    (
      ["--system", "--category", "AX5", "x"],
      "'--size' is missing: a font that follows categories needs its size at large"
    ),
    (
      ["--style", "body", "--size", "17", "x"],
      "'--style' and '--size' cannot be given together: "
        + "the latter is for a font that follows categories"
    ),
    (
      ["--system", "--size", "17", "--relative-to", "body", "x"],
      "'--size' and '--relative-to' cannot be given together: without categories, the size does not grow"
    ),
    (
      ["--system", "--size", "17", "--sizes", "1,2", "x"],
      "'--size' and '--sizes' cannot be given together: each of them sets the sizes"
    ),
    (
      ["--system", "--size", "1e308", "x"],
      "'--size' must be from 0.001 to 100000 points, not 1e+308"
    ),
    (
      ["--system", "--size", "1e-9", "x"], "'--size' must be from 0.001 to 100000 points, not 1e-09"
    ),
    (
      ["--system", "--size", "1e400", "x"],
      "'--size' must be positive and finite, not 1.8e308 or more"
    ),
    (
      ["--system", "--sizes", "17,1e6", "x"],
      "'--sizes' must be from 0.001 to 100000 points, not 1000000 (element 2)"
    ),
    (
      ["--system", "--size", "17", "--width", "0", "x"],
      "'--width' must be positive and finite, not 0"
    ),
    (
      ["--system", "--size", "17", "--height", "-0.5", "x"],
      "'--height' must be positive and finite, not -0.5"
    ),
    (
      ["--system", "--size", "17", "--letter-spacing", "-1000.5", "x"],
      "'--letter-spacing' must be from -1000 to 1000, not -1000.5"
    ),
    (
      ["--font", "f", "--size", "17", "--variation", "wght=1e999", "x"],
      "'--variation' must be finite numbers, not 1.8e308 or more for wght"
    ),
    (
      ["--system", "--size", "17", "--variation", "wght=1", "x"],
      "'--system' and '--variation' cannot be given together: only a font file has axes of its own"
    ),
    (
      ["--style", "body", "--lines", "-1", "x"],
      "'--lines' must be 0 (any number of lines) or more, not -1"
    ),
    (
      ["--style", "body", "--minimum-scale-factor", "-1", "x"],
      "'--minimum-scale-factor' must be from 0 to 1, not -1"
    ),
    (
      [
        "--style", "body", "--paragraph", "minimumLineHeight=9", "--paragraph", "lineSpacing=-4",
        "x",
      ],
      "'lineSpacing' of '--paragraph': expected a number from 0 on, found '-4'"
    ),
    (
      ["--style", "body", "--minimum-category", "AX5", "--maximum-category", "large", "x"],
      "'--minimum-category' is above '--maximum-category': AX5 is larger than large; exchange them"
    ),
    (
      ["--style", "body", "--fallback", "f", "x"],
      "'--style' and '--fallback' cannot be given together: "
        + "only a font file needs a fallback"
    ),
  ])
  func refuses(words: [String], message: String) throws {
    let error = #expect(throws: RequestError.self) { try request(words) }
    #expect(error?.message(.option) == message)
  }

  /// An invalid value of an option is rejected before there is a request.
  @Test(arguments: [
    ("--width nan", "'--width' must be a number, not 'nan'"),
    ("--width inf", "'--width' must be a number, not 'inf'"),
    ("--size 0x11", "'--size' must be a number, not '0x11'"),
    ("--letter-spacing wide", "'--letter-spacing' must be a number, not 'wide'"),
    ("--optical-size 12", "'--optical-size' must be one of automatic, none, not '12'"),
    (
      "--direction rtl",
      "'--direction' must be one of natural, leftToRight, rightToLeft, not 'rtl'"
    ),
    (
      "--variation wght", "'--variation' must be an axis and a number, such as wght=650, not 'wght'"
    ),
    (
      "--variation weight=1",
      "'--variation' must be an axis and a number, such as wght=650, not 'weight=1'"
    ),
    (
      "--variation wght=bold",
      "'--variation' must be an axis and a number, such as wght=650, not 'wght=bold'"
    ),
  ])
  func refusesValues(words: String, message: String) {
    let error = #expect(throws: UsageError.self) {
      try Measure.syntax.parse(words.split(separator: " ").map(String.init) + ["x"])
    }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func textOptionsReachTheRequest() throws {
    let words =
      "--system --size 17 --letter-spacing -0.2 --optical-size none --direction rightToLeft"
    let request = try request(words.split(separator: " ").map(String.init) + ["x"])
    let label = request.label
    #expect(label.letterSpacing == -0.2)
    #expect(label.opticalSize == .none)
    #expect(label.direction == .rightToLeft)
  }

  @Test(arguments: [
    ([17.0, 12], ["Inter-Regular"]), ([17.5], ["Inter-Regular", "InterDisplay-Regular"]),
  ])
  func namesTheDisplayFaceWhereItIsUsed(sizes: [Double], names: [String]) {
    let records = ["Inter-Regular", "InterDisplay-Regular"].map { name in
      FontRecord(role: .system, postScriptName: name, version: "", sha256: "", standIn: true)
    }
    #expect(Measurement.fonts(records, sizes: sizes).map(\.postScriptName) == names)
  }

  @Test func coordinatesBelongToTheFont() throws {
    let words = [
      "--font", "f", "--size", "17", "--variation", "wght=650", "--variation", "slnt=-5",
    ]
    let request = try request(words + ["x"])
    #expect(
      request.variations == [.init(axis: "wght", value: 650), .init(axis: "slnt", value: -5)])
  }

  /// Missing properties of a font file are shown beside its name, and included in JSON.
  @Test func whatAFontLacksIsNoted() throws {
    let words = ["--font", Self.inter, "--size", "17", "--variation", "wght=650", "x"]
    let measurement = try Measurement(of: try request(words))
    let note = "'wght' 650 is not used: the font has no variation axes"
    #expect(measurement.text.hasSuffix("Font: Inter-Regular Version 3.019\nNote: \(note)\n"))
    #expect(measurement.json.contains("\"standIn\":false,\"notes\":[\"\(note)\"]}"))
    #expect(try SchemaCheck("measure").problems(in: measurement.json) == [])
  }

  @Test func aSizeAloneIsTheOnlySize() throws {
    #expect(try request(["--system", "--size", "17.5", "x"]).sizes == .points([17.5]))
  }

  @Test func aStyleAloneIsMeasuredAtLarge() throws {
    #expect(try request(["--style", "headline", "x"]).sizes == .categories([.large]))
  }

  @Test func aFontMayBeAnObject() throws {
    let object = try request(["--font", #"{"style":"body","italic":true}"#, "x"])
    let text = try request(["--font", "body.italic()", "x"])
    #expect(object.label.descriptor == text.label.descriptor)
  }

  @Test func jsonAlwaysHasTheLines() throws {
    #expect(try request(["--style", "body", "--format", "json", "x"]).materializes)
    #expect(try !request(["--style", "body", "x"]).materializes)
  }

  @Test(.enabled(if: FontFiles.exist([inter]), "the font Inter is not installed"))
  func writesJSON() throws {
    let words = ["--font", Self.inter, "--size", "17", "--width", "100", "--format", "json"]
    let json = try Measurement(of: try request(words + ["Weiter zur Kasse"])).json
    #expect(
      json.hasPrefix(#"{"schema":"copyfit.measure/1","fonts":[{"postScriptName":"Inter-Regular","#))
    #expect(json.contains(#""lines":[{"text":"Weiter zur ","width":"#))
    #expect(json.hasSuffix("}]}]}\n"))
  }

  /// The label's font comes first, then the fallback fonts that were used, by name.
  @Test(.enabled(if: FontFiles.exist([inter]), "the font Inter is not installed"))
  func namesAllFontsThatWereUsed() throws {
    let folder = "/usr/share/fonts/truetype/noto/"
    let files = ["NotoSansThai-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoColorEmoji.ttf"]
    let words = ["--font", Self.inter, "--size", "17"]
    let measurement = try Measurement(
      of: try request(words + files.flatMap { ["--fallback", folder + $0] } + ["aกאब"]))
    #expect(
      measurement.fonts.map(\.postScriptName) == [
        "Inter-Regular", "NotoSansHebrew-Regular", "NotoSansThai-Regular",
      ])
    #expect(measurement.results.map(\.missing) == [["ब"]])
    #expect(try SchemaCheck("measure").problems(in: measurement.json) == [])
  }

  @Test(.enabled(if: FontFiles.exist([inter]), "the font Inter is not installed"))
  func writesForPeople() throws {
    let words = ["--font", Self.inter, "--sizes", "17,53", "--width", "60", "--lines", "1"]
    let text = try Measurement(of: try request(words + ["Zur Kasse gehen"])).text
    #expect(text.hasPrefix("“Zur Kasse gehen”\nin a frame of: 60 pt wide, 1 line\n\npoints  lines"))
    #expect(text.contains("at 17 pt it shows “"))
    #expect(text.contains("\n\nFont: Inter-Regular "))
  }

  @Test func namesAFontThatIsMissing() throws {
    let words = ["--font", #"custom("Nobody", size: 17)"#]
    let measurement = try Measurement(of: try request(words + ["Zur Kasse"]))
    #expect(
      measurement.text.contains(
        "\n\nThe font 'Nobody' was not found; another font was measured.\n\nFont: Inter-Regular "))
    #expect(measurement.json.contains(#"],"missingFont":"Nobody","results":["#))
    #expect(try SchemaCheck("measure").problems(in: measurement.json) == [])
    let found = try Measurement(of: try request(["--style", "body", "Zur Kasse"]))
    #expect(!found.text.contains("not found") && !found.json.contains("missingFont"))
  }

  private func request(_ words: [String]) throws -> FitRequest {
    guard case .run(let options) = try Measure.syntax.parse(words) else {
      throw UsageError.missingOperand("COMMAND")
    }
    return try options.request()
  }
}
