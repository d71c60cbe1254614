import CopyfitLayout
import CopyfitUnicode
import Testing

/// Pieces at the edges of lines are cached for other texts, and do not change results.
@Suite(.enabled(if: MatrixColumn.areInstalled, MatrixColumn.requirement))
struct EdgePieceCacheTests {
  private static let boxes = [14.0, 17, 23, 53].flatMap { size in
    [20.0, 61, 90, 240].map { LayoutBox(pointSize: size, width: $0) }
  }

  /// With no cache, a large one, one that is always full, and one that has all texts.
  @Test(arguments: MatrixColumn.all)
  func fitsAlike(_ column: MatrixColumn) throws {
    let stack = try column.stack()
    let texts = column.texts(translations: 12)
    var without = LayoutWorker(wordCacheBytes: 0, sumsPairs: false)
    var with = LayoutWorker(sumsPairs: false)
    var tight = LayoutWorker(wordCacheBytes: 1 << 15, sumsPairs: false)
    for text in texts + texts {
      let locale = LocaleIdentifier(text.locale)
      let plain = try without.prepare(text.text, locale: locale, fonts: stack)
      let cached = try with.prepare(text.text, locale: locale, fonts: stack)
      let pressed = try tight.prepare(text.text, locale: locale, fonts: stack)
      for box in Self.boxes {
        let expected = without.fit(plain, in: box)
        #expect(with.fit(cached, in: box) == expected, "\(column.name) \(text) \(box)")
        #expect(tight.fit(pressed, in: box) == expected, "\(column.name) \(text), little memory")
      }
    }
  }

  /// For repeated texts hardly any piece is shaped again, although a memo of the first text was replaced.
  @Test(arguments: MatrixColumn.all)
  func aTextThatComesBackIsNotShaped(_ column: MatrixColumn) throws {
    let stack = try column.stack()
    // Sums leave few pieces to shape.
    var worker = LayoutWorker(sumsPairs: false)
    var (shapedFirst, shapedAgain) = (0, 0)
    for text in column.texts(translations: 6) where !text.text.unicodeScalars.contains("\u{AD}") {
      let locale = LocaleIdentifier(text.locale)
      let start = worker.shapedPieces
      let first = try worker.prepare(text.text, locale: locale, fonts: stack)
      let fits = Self.boxes.map { worker.fit(first, in: $0) }
      let middle = worker.shapedPieces
      // Another text between the two, so that the second one is not reused as the last text.
      _ = try worker.prepare("\u{2014}", locale: locale, fonts: stack)
      let second = try worker.prepare(text.text, locale: locale, fonts: stack)
      #expect(Self.boxes.map { worker.fit(second, in: $0) } == fits)
      shapedFirst += middle - start
      shapedAgain += worker.shapedPieces - middle
    }
    #expect(shapedFirst > 0)
    #expect(shapedAgain * 100 <= shapedFirst, "\(column.name): \(shapedAgain) of \(shapedFirst)")
  }
}
