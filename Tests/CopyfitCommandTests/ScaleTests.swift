import Copyfit
import CopyfitReports
import Testing

@testable import CopyfitCommand

struct ScaleTests {
  private static func tables(_ words: String) throws -> ScaleTables {
    let words = words.split(separator: " ").map(String.init)
    guard case .run(let options) = try Scale.syntax.parse(words) else {
      return ScaleTables(platform: .iOS)
    }
    return try Scale.tables(options)
  }

  @Test func scalesASizeByAStyle() throws {
    #expect(
      try Self.tables("--style body --size 36").text == """
        body      size  leading  font    value
        xSmall      14       19    31       31
        small       15       20    33   32.667
        medium      16       21    34   34.333
        large       17       22    36       36
        xLarge      19       24    39   39.333
        xxLarge     21       26    43   42.667
        xxxLarge    23       29    47   47.333
        AX1         28       34    56   55.667
        AX2         33       40    65   65.333
        AX3         40       48    79   78.667
        AX4         47       56    92   91.667
        AX5         53       62   101  101.333

        weight regular, emphasized semibold

        """)
  }

  @Test func writesOneStyleAsJSON() throws {
    let json = try Self.tables("--style body --size 36 --display-scale 2").json
    #expect(
      json.hasPrefix(
        #"{"schema":"copyfit.scale/1","style":"body","rows":[{"category":"xSmall","pointSize":14,"#
          + #""leading":19,"scaledSize":31,"scaledValue":31},"#))
    #expect(json.contains(#""scaledSize":101,"scaledValue":101.5}]}"#))
  }

  @Test func leavesOutWhatIsNotScaled() throws {
    let json = try Self.tables("").json
    #expect(
      json.hasPrefix(
        #"{"schema":"copyfit.scale/1","styles":[{"style":"largeTitle","rows":[{"category":"xSmall","#
          + #""pointSize":31,"leading":38},"#))
    #expect(!json.contains("scaled"))
    #expect(!json.contains("derived"))
    #expect(json.split(separator: #""style":"#).count == 12)
    #expect(json.split(separator: #""category":"#).count == 133)
  }

  @Test func namesThePlatformInJSON() throws {
    #expect(
      try Self.tables("--platform macos --style body --size 36").json == """
        {"schema":"copyfit.scale/1","platform":"macOS","style":"body","rows":[{"category":"large",\
        "pointSize":13,"leading":16,"scaledSize":36,"scaledValue":36}]}

        """)
  }

  @Test func showsAllStylesAtOnce() throws {
    let lines = try Self.tables("").text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 28)
    #expect(lines[0] == "style        xSmall  small  medium  large  xLarge  xxLarge  xxxLarge")
    #expect(lines[5] == "headline      14/19  15/20   16/21  17/22   19/24    21/26     23/29")
    #expect(lines[13] == "style          AX1    AX2    AX3    AX4    AX5")
    #expect(lines[18] == "headline     28/34  33/40  40/48  47/51  53/62")
    #expect(lines[26] == "size/leading, in points")
  }

  @Test func listsAPlatformWithOneSize() throws {
    #expect(
      try Self.tables("--platform tvOS --size 20").text == """
        style        size  leading  weight   emphasized  font  value
        title1         76       96  medium   bold          20     20
        title2         57       66  medium   bold          20     20
        title3         48       56  medium   bold          20     20
        headline       38       46  medium   bold          20     20
        subheadline    38       46  regular  medium        20     20
        callout        31       38  medium   bold          20     20
        body           29       36  medium   bold          20     20
        caption1       25       32  medium   bold          20     20
        caption2       23       30  medium   bold          20     20

        One size is published for tvOS; it is used for every category.

        """)
  }

  /// A font's size at xSmall, large and AX5.
  @Test(arguments: [
    ("--size 36", [31.0, 36, 101]), ("--size 36 --max 50.5", [31, 36, 50.5]),
    ("--size 36 --min 34", [34, 36, 101]), ("--size 36 --min 40 --max 40", [40, 40, 40]),
    ("--size 36 --max 1e300", [31, 36, 101]),
  ])
  func keepsFontsWithinBounds(words: String, sizes: [Double]) throws {
    let rows = try Self.tables("--style body " + words).tables[0].rows
    #expect([0, 3, 11].map { rows[$0].scaled?.size } == sizes)
    #expect([0, 3, 11].map { rows[$0].scaled?.value } == [31, 36, 304.0 / 3])
  }

  @Test(arguments: [
    ("UICTFontTextStyleSubhead", TextStyle.subheadline), ("title", .title1), ("BODY", .body),
  ])
  func readsEveryNameOfAStyle(name: String, style: TextStyle) throws {
    #expect(try Self.tables("--style \(name)").tables.map(\.style) == [style])
  }

  @Test func saysWhatIsDerived() throws {
    let tables = try Self.tables("--style extraLargeTitle")
    #expect(
      tables.json.hasPrefix(
        #"{"schema":"copyfit.scale/1","style":"extraLargeTitle","derived":true,"rows":["#))
    #expect(
      tables.text.hasSuffix(
        """
        weight bold, emphasized bold

        Derived: only the size at large is known. The others grow as largeTitle does,
        and the leading is the line height of San Francisco.

        """))
  }

  @Test(arguments: Platform.allCases, ["", "--size 1234.567"])
  func fitsATerminal(platform: Platform, words: String) throws {
    let options = "--platform \(platform.rawValue) \(words)"
    var texts = [try Self.tables(options).text]
    for style in platform.typeScale.styles {
      texts.append(try Self.tables("--style \(style) \(options)").text)
    }
    for line in texts.joined().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: [
    ("--size 0", "'--size' must be positive and finite, not '0'"),
    ("--size -5", "'--size' must be positive and finite, not '-5'"),
    ("--size nan", "'--size' must be a number, not 'nan'"),
    ("--size inf", "'--size' must be a number, not 'inf'"),
    ("--size 1e400", "'--size' must be positive and finite, not '1.8e308 or more'"),
    ("--size 1e308", "'--size' must be from 0.001 to 100000 points, not '1e+308'"),
    ("--size 100000.5", "'--size' must be from 0.001 to 100000 points, not '100000.5'"),
    ("--size 1e-9", "'--size' must be from 0.001 to 100000 points, not '1e-09'"),
    (
      "--size 36 --display-scale 1e308",
      "'--display-scale' must be small enough to scale by, not '1e+308'"
    ),
    ("--display-scale 0", "'--display-scale' must be positive and finite, not '0'"),
    ("--size 17 --max 0", "'--max' must be positive and finite, not '0'"),
    ("--size 17 --min -1", "'--min' must be positive and finite, not '-1'"),
    ("--max 20", "'--max' needs '--size'"), ("--min 20", "'--min' needs '--size'"),
    ("--size 17 --min 12 --max 10", "'--min' must be at most --max, 10, not '12'"),
    (
      "--platform visionOS", "'--platform' must be one of iOS, macOS, tvOS, watchOS, not 'visionOS'"
    ),
    (
      "--platform tvOS --style largeTitle",
      """
      '--style' must be a text style of tvOS (title1, title2, title3, headline, subheadline, \
      callout, body, caption1, caption2), not 'largeTitle'
      """
    ),
  ])
  func refuses(words: String, message: String) {
    let error = #expect(throws: UsageError.self) { try Self.tables(words) }
    #expect(error?.message == message)
  }

  @Test func suggestsAStyle() {
    let error = #expect(throws: UsageError.self) { try Self.tables("--style bodi") }
    #expect(error?.message.hasSuffix("not 'bodi'; did you mean 'body'?") == true)
  }
}
