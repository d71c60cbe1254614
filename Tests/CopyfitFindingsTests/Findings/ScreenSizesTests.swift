import Copyfit
import CopyfitFindings
import Testing

/// The sizes at which a text fails on each screen.
struct ScreenSizesTests {
  private typealias Cell = (device: Device, category: ContentSizeCategory)

  private static func cells(_ device: Device, _ categories: ContentSizeCategory...) -> [Cell] {
    categories.map { (device, $0) }
  }

  @Test func theScreensWithTheFirstSizeAreAtTheStart() {
    let cells =
      Self.cells(.canvas, .accessibility5)
      + Self.cells(.width(375), .accessibility3, .accessibility4, .accessibility5)
      + Self.cells(.width(402), .accessibility5)
    let found = ScreenSizes.all(cells)
    #expect(found.map(\.devices) == [[.width(375)], [.canvas, .width(402)]])
    #expect(
      found.map(\.categories) == [
        [.accessibility3, .accessibility4, .accessibility5], [.accessibility5],
      ])
  }

  @Test func nothingIsSaidOfEqualFirstSizes() {
    let cells =
      Self.cells(.canvas, .accessibility3)
      + Self.cells(.width(375), .accessibility3, .accessibility4)
    #expect(ScreenSizes.all(cells) == [])
    #expect(ScreenSizes.all([]) == [])
  }
}
