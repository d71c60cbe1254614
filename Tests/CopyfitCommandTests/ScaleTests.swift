import Copyfit
import Testing

@testable import CopyfitCommand

struct ScaleTests {
  @Test func scalesASizeByAStyle() {
    let table = ScaleTable(style: .body, size: 36, displayScale: 3)
    #expect(
      table.text == """
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

        """)
  }

  @Test func writesOneStyleAsJSON() {
    let table = ScaleTable(style: .body, size: 36, displayScale: 2)
    let json = ScaleTable.json(of: [table], isSingle: true)
    #expect(
      json.hasPrefix(
        #"{"schema":"copyfit.scale/1","style":"body","rows":[{"category":"xSmall","pointSize":14,"#
          + #""leading":19,"scaledSize":31,"scaledValue":31},"#))
    #expect(json.contains(#""scaledSize":101,"scaledValue":101.5}]}"#))
  }

  @Test func leavesOutWhatIsNotScaled() {
    let table = ScaleTable(style: .caption2, size: nil, displayScale: 3)
    let json = ScaleTable.json(of: [table], isSingle: false)
    #expect(
      json.hasPrefix(
        #"{"schema":"copyfit.scale/1","styles":[{"style":"caption2","rows":[{"category":"xSmall","#
          + #""pointSize":11,"leading":13},"#))
    #expect(!json.contains("scaled"))
  }

  @Test func showsAllStylesAtOnce() {
    let tables = [TextStyle.headline, .footnote].map {
      ScaleTable(style: $0, size: nil, displayScale: 3)
    }
    #expect(
      ScaleTable.overview(of: tables) == """
        style     xSmall  small  medium  large  xLarge  xxLarge  xxxLarge
        headline   14/19  15/20   16/21  17/22   19/24    21/26     23/29
        footnote   12/16  12/16   12/16  13/18   15/20    17/22     19/24

        style       AX1    AX2    AX3    AX4    AX5
        headline  28/34  33/40  40/48  47/51  53/62
        footnote  23/29  27/33  33/40  38/46  44/52

        """)
  }
}
