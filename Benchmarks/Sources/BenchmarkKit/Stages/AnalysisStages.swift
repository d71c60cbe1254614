import CopyfitFonts
@_spi(Stages) import CopyfitLayout
import CopyfitUnicode

/// A stage on texts that are analyzed beforehand, untimed.
class AnalyzedStage: Stage {
  let name: String
  private let fonts: FontStack
  /// The texts of other cells.
  private var known: [String: [LayoutStages.Analyzed]] = [:]
  /// The cell of `texts`.
  private var current: String?
  fileprivate var texts: [LayoutStages.Analyzed] = []
  fileprivate var stages: LayoutStages

  init(_ name: String, _ fonts: FontStack, wordCacheBytes: Int = 0) {
    self.name = name
    self.fonts = fonts
    stages = LayoutStages(wordCacheBytes: wordCacheBytes)
  }

  func prepare(for cell: Cell, _ samples: [Sample]) throws(BenchmarkError) {
    // Moved, because stages change texts in place.
    if let current { known[current] = texts }
    texts = known.removeValue(forKey: cell.name) ?? []
    current = cell.name
    guard texts.isEmpty else { return }
    for sample in samples {
      do throws(LayoutError) {
        texts.append(try stages.analyze(sample.text, locale: sample.locale, fonts: fonts))
      } catch {
        throw .layout(error, text: sample.text)
      }
    }
  }

  func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int { 0 }
}

/// Finding clusters, directions, scripts and fonts.
final class ItemizeStage: AnalyzedStage {
  override func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int {
    do throws(LayoutError) {
      var items = 0
      for index in texts.indices { items += try stages.itemize(&texts[index]) }
      return items
    } catch {
      throw .layout(error, text: cell.name)
    }
  }
}

/// Shaping every item once: whole without a word cache, or else its unknown words.
final class ShapeStage: AnalyzedStage {
  override func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int {
    do throws(LayoutError) {
      var advance: Int64 = 0
      for text in texts { advance &+= try stages.shape(text) }
      return Int(advance)
    } catch {
      throw .layout(error, text: cell.name)
    }
  }
}

/// ICU's line breaks of texts in UTF-16.
final class BreaksStage: Stage {
  let name = StageName.breaks
  private var finders: [LocaleIdentifier: FinderBox] = [:]
  private var units: [[UInt16]] = []

  /// A finder that can be stored.
  private final class FinderBox {
    var finder: LineBreakFinder
    var offsets: [Int32] = []

    init(_ locale: LocaleIdentifier) throws(ICUError) {
      finder = try LineBreakFinder(locale: locale)
    }

    func count(_ texts: [[UInt16]]) throws(ICUError) -> Int {
      var count = 0
      for text in texts {
        offsets.removeAll(keepingCapacity: true)
        try finder.appendBreaks(in: text.span, to: &offsets)
        count += offsets.count
      }
      return count
    }
  }

  func prepare(for cell: Cell, _ samples: [Sample]) throws(BenchmarkError) {
    units = samples.map { Array($0.text.utf16) }
    guard finders[cell.locale] == nil else { return }
    do { finders[cell.locale] = try FinderBox(cell.locale) } catch { throw .icu(error.code) }
  }

  func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int {
    do { return try finders[cell.locale]?.count(units) ?? 0 } catch { throw .icu(error.code) }
  }
}
