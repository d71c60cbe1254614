import CopyfitFonts
import CopyfitTestSupport
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// What a worker remembers is limited by its size, and not only by its number.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct BoundedMemoryTests {
  private func text(_ length: Int) throws -> PreparedStorage {
    var worker = LayoutWorker()
    return try worker.prepare(
      String(repeating: "a", count: length), locale: .undetermined,
      fonts: FontStack(face: try TestFonts.face(TestFonts.dejaVu))
    ).storage
  }

  /// The sizes of which a collection for 100 units keeps a text, after one size for each fit.
  @Test(arguments: [
    (30, [1, 2, 3], [1, 2, 3]), (30, [1, 2, 3, 4], [4]), (30, [1, 1, 1, 2], [4]),
    (30, [1, 2, 2, 2], [2, 3, 4]), (30, [1, 1, 1, 1], [4]), (30, [1, 1, 1, 1, 1], [4, 5]),
    (200, [1], [1]), (200, [1, 2], [2]), (200, [1, 1], [2]),
  ])
  func sizesAreLimitedByLength(_ length: Int, _ fits: [Int], _ kept: [Int]) throws {
    let text = try text(length)
    var variants = SizeVariants(maximumUnits: 100)
    for (index, fit) in fits.enumerated() {
      variants.insert(
        SizeVariants.Variant(text: text, shaped: text, fit: fit),
        for: SizeVariants.Key(text, pointSize: Double(index + 1)))
    }
    let sizes = (1...fits.count).filter {
      variants[SizeVariants.Key(text, pointSize: Double($0))] != nil
    }
    #expect(sizes == kept)
    #expect(variants.units == kept.count * length)
  }

  /// A size that is paid for again counts once.
  @Test func sizesCountOnce() throws {
    let text = try text(30)
    var variants = SizeVariants(maximumUnits: 100)
    for fit in 1...9 {
      variants.insert(
        SizeVariants.Variant(text: text, shaped: text, fit: fit),
        for: SizeVariants.Key(text, pointSize: 17))
    }
    #expect(variants.units == 30)
  }

  /// Texts with characters of all kinds, in more locales than there is room for.
  @Test func propertiesAreLimitedByPages() throws {
    let stack = FontStack(face: try TestFonts.face(TestFonts.dejaVu))
    let units = (0..<256).filter { !(0xD8...0xDF).contains($0) }.map { UInt16($0 << 8 | 0x41) }
    var analyzer = TextAnalyzer()
    var most = 0
    for letter in "abcdefghijklmnopqrstuvwxyz".unicodeScalars {
      _ = try analyzer.analyze(
        units, locale: LocaleIdentifier("z\(letter)"), fonts: stack, options: LayoutOptions())
      most = max(most, analyzer.otherPages)
    }
    #expect((3_800...4_096).contains(most))
  }

  @Test func clustersAreLimitedByLength() throws {
    let stack = FontStack(face: try TestFonts.face(TestFonts.dejaVu))
    let answer = ClusterAnswer(stack, ["a"], Script(of: "a"), .undetermined)
    var answers = ClusterAnswers()
    var count = 0
    while !answers.isFull {
      let cluster = [UInt16(count)] + [UInt16](repeating: 0x301, count: 999)
      _ = answers.insert(answer, cluster.span, Script(of: "a"))
      count += 1
    }
    #expect(count == 66)
  }
}
