import Copyfit
import CopyfitDynamicType
import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import ReferenceLayout

/// The strings of one locale, read once by a new worker.
final class AppStage: Stage {
  let name = StageName.app
  let strata: Set<Stratum> = [.app]
  private let fonts: FontStack
  private let question: Question
  /// The statistics of each locale's worker.
  private var words: [LocaleIdentifier: WordCacheStatistics] = [:]

  init(_ fonts: FontStack, _ question: Question) {
    self.fonts = fonts
    self.question = question
  }

  func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int {
    var worker = LayoutWorker()
    let lines = try worker.prepareAndFit(samples, fonts, question)
    words[cell.locale] = worker.wordCache
    return lines
  }

  var facts: [(name: String, value: String)] {
    [("word caches, \(name)", words.values.reduce(WordCacheStatistics(), +).description)]
  }
}

/// The library from start to end: a label in a text style in twelve categories, with verdicts.
final class VerdictsStage: Stage {
  let name = StageName.verdicts
  private let label: LabelSpec
  private var fitter: LabelFitter

  init(_ question: Question) throws(BenchmarkError) {
    do throws(CopyfitError) { fitter = LabelFitter(fonts: try FontLibrary()) } catch {
      throw .library(error, text: "")
    }
    label = LabelSpec(font: .body, width: question.width, lines: 0)
  }

  func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int {
    try Self.run(&fitter, label, samples)
  }

  /// With the fitter as `inout`, because access through the object is checked at every use.
  private static func run(
    _ fitter: inout LabelFitter, _ label: LabelSpec, _ samples: [Sample]
  ) throws(BenchmarkError) -> Int {
    var lines = 0
    for sample in samples {
      do throws(CopyfitError) {
        let text = try fitter.prepare(sample.text, locale: sample.locale.tag, for: label)
        for category in ContentSizeCategory.allCases {
          lines += fitter.fit(text, at: category).lineCount
        }
      } catch {
        throw .library(error, text: sample.text)
      }
    }
    return lines
  }
}

/// Shaping every candidate line at every size.
final class ReferenceStage: Stage {
  let name = StageName.reference
  let stride: Int
  private let fonts: FontStack
  private let question: Question

  init(_ fonts: FontStack, _ question: Question, stride: Int) {
    self.fonts = fonts
    self.question = question
    self.stride = stride
  }

  func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int {
    var reference = ReferenceLayout()
    var lines = 0
    for sample in samples {
      do throws(LayoutError) {
        for box in question.boxes {
          lines += try reference.lines(
            of: sample.text, locale: sample.locale, fonts: fonts, in: box
          ).count
        }
      } catch {
        throw .layout(error, text: sample.text)
      }
    }
    return lines
  }
}
