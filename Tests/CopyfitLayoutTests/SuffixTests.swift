import CopyfitFonts
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// The end of a text that is visible after an ellipsis.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct SuffixTests {
  /// A suffix that is found from the end equals the result of measuring each one from its start.
  @Test(
    arguments: Sample.edges + Sample.scripts
      + [
        Sample("tab flood", "en", TestFonts.inter, "AV\t\tTo \tx\t\t\tiiiiiiiiiiiii\tWAVE\t.\t-\tV")
      ])
  func isTheFirstThatFits(_ sample: Sample) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      sample.text, locale: sample.localeIdentifier, fonts: try sample.stack())
    let storage = text.storage
    for size in [11, 17, 53, 400.0] {
      let ruler = LineRuler(
        storage, box: LayoutBox(pointSize: size), limit: LayoutBox.unlimited)
      for width in stride(from: 0.0, through: 420, by: 20) {
        let limit = LayoutBox(pointSize: size, width: width).limit(grid: text.grid)
        let slow = storage.count > 0 ? slowSuffix(ruler, limit, &worker.edges) : 0
        let fast = ruler.longestSuffix(of: 0..<storage.count, limit: limit, &worker.edges)
        #expect(fast == slow, "\(size) pt, \(width) pt wide")
      }
    }
  }

  private func slowSuffix(_ ruler: LineRuler, _ limit: Int64, _ edges: inout EdgeShaper) -> Int {
    let analysis = ruler.text.analysis
    var ruler = ruler
    for start in analysis.units.indices where analysis.flags[start].contains(.startsGrapheme) {
      let end = analysis.nextGrapheme(after: start)
      if analysis.trimmedEnd(start..<end) == start { continue }
      if ruler.advance(start, analysis.units.count, &edges) <= limit { return start }
    }
    return analysis.units.count
  }

  /// A limit larger than any text shows the whole last paragraph.
  @Test(arguments: [TruncationMode.head, .middle])
  func withoutALimit(_ mode: TruncationMode) throws {
    var worker = LayoutWorker()
    let tabs = String(repeating: "\tx", count: 20_000)
    let text = try worker.prepare(
      "eins\nzwei" + tabs, locale: .undetermined,
      fonts: FontStack(face: try TestFonts.face(TestFonts.inter)))
    for width in [nil, 1e7] {
      let visible = worker.visibleText(
        of: text, in: LayoutBox(pointSize: 16, width: width), lines: 1, mode: mode)
      #expect(visible.text == (mode == .head ? "…zwei" : "eins…zwei") + tabs)
      #expect(visible.hiddenCharacters == (mode == .head ? 5 : 1))
    }
  }

  /// Stops are at multiples of 28 points, rounded down once; a division first would give a difference of a unit.
  @Test(arguments: [3, 14, 17, 33, 40, 53] as [Int64], [1000, 2048, 2816, 22528] as [Int64])
  func multiples(size: Int64, grid: Int64) {
    let stops = TabStops(pointSize: Double(size), grid: grid)
    for number in 1...500 as ClosedRange<Int64> {
      let stop = number * 28 * grid / size
      #expect(stops.next(after: stop - 1) == stop)
      #expect(stops.next(after: stop) == (number + 1) * 28 * grid / size)
    }
  }

  /// A tab from there stays within the limit, and from one unit farther exceeds it.
  @Test(arguments: [16.0, 17, 0.3, 53.7, 1000, 1e9])
  func stops(size: Double) {
    let stops = TabStops(pointSize: size, grid: 2816)
    for limit in (-5...5000 as ClosedRange<Int64>) {
      guard let last = stops.lastAdvance(reaching: limit) else {
        #expect(stops.next(after: 0) > limit)
        continue
      }
      #expect(stops.next(after: last) <= limit && stops.next(after: last + 1) > limit)
    }
  }
}
