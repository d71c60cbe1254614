import CopyfitFonts
@_spi(Stages) import CopyfitLayout
import CopyfitUnicode

/// The words that a worker knows.
enum WordMemory {
  /// None: words are removed before each text, and pairs of characters before each language's texts.
  case unseen
  /// All words, except in the first round, which warms up.
  case seen
  /// It has no word cache.
  case none

  fileprivate var bytes: Int { self == .none ? 0 : LayoutWorker.defaultWordCacheBytes }
}

/// Preparing texts and fitting them at twelve sizes.
///
/// Each locale has its own worker, like the texts of an app.
final class PrepareAndFitStage: Stage {
  let name: String
  let stride: Int
  private let fonts: FontStack
  private let question: Question
  private let memory: WordMemory
  private var workers: [LocaleIdentifier: WorkerBox] = [:]
  private var box = WorkerBox()

  init(
    _ name: String, _ fonts: FontStack, _ question: Question, words memory: WordMemory,
    stride: Int = 1
  ) {
    self.name = name
    self.stride = stride
    self.fonts = fonts
    self.question = question
    self.memory = memory
  }

  func prepare(for cell: Cell, _ samples: [Sample]) {
    box = workers[cell.locale] ?? WorkerBox(wordCacheBytes: memory.bytes)
    workers[cell.locale] = box
  }

  func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int {
    if memory == .unseen { box.worker.forgetPairs() }
    return try box.worker.prepareAndFit(samples, fonts, question, forgetsWords: memory == .unseen)
  }
}

/// Only preparing.
final class PrepareStage: Stage {
  let name: String
  private let fonts: FontStack
  private let seesWordsBefore: Bool
  private var workers: [LocaleIdentifier: WorkerBox] = [:]
  private var box = WorkerBox()

  init(_ name: String, _ fonts: FontStack, seesWordsBefore: Bool) {
    self.name = name
    self.fonts = fonts
    self.seesWordsBefore = seesWordsBefore
  }

  func prepare(for cell: Cell, _ samples: [Sample]) {
    box = workers[cell.locale] ?? WorkerBox()
    workers[cell.locale] = box
  }

  func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int {
    if !seesWordsBefore { box.worker.forgetPairs() }
    return try box.worker.prepare(samples, fonts, forgetsWords: !seesWordsBefore)
  }
}

/// Only fitting: prepared texts at twelve sizes.
final class FitsStage: Stage {
  /// The texts to fit.
  enum Kind {
    case all
    /// Texts without lines that end inside a word or at an edge that must be shaped: nothing may be allocated.
    case plain
  }

  let name: String
  private let kind: Kind
  private let fonts: FontStack
  private let question: Question
  private var layout: LayoutQuestion
  private var worker = LayoutWorker()
  private var known: [String: [PreparedText]] = [:]
  private var texts: [PreparedText] = []

  init(_ kind: Kind, _ fonts: FontStack, _ question: Question) {
    name = kind == .all ? StageName.fits : StageName.fitsPlain
    self.kind = kind
    self.fonts = fonts
    self.question = question
    layout = LayoutQuestion(question.boxes)
  }

  func prepare(for cell: Cell, _ samples: [Sample]) throws(BenchmarkError) {
    if let texts = known[cell.name] {
      self.texts = texts
      return
    }
    texts.removeAll()
    for sample in samples {
      let text = try worker.prepare(sample, fonts)
      if kind == .all || worker.fitsPlainly(text, question) { texts.append(text) }
    }
    known[cell.name] = texts
  }

  func count(of samples: [Sample]) -> Int { texts.count }

  func run(_ cell: Cell, _ samples: [Sample]) -> Int { worker.fit(texts, &layout) }
}

/// A worker that can be stored.
private final class WorkerBox {
  var worker: LayoutWorker

  init(wordCacheBytes: Int = LayoutWorker.defaultWordCacheBytes) {
    worker = LayoutWorker(wordCacheBytes: wordCacheBytes)
  }
}

extension LayoutWorker {
  /// Prepares a text in its locale.
  mutating func prepare(_ sample: Sample, _ fonts: FontStack) throws(BenchmarkError) -> PreparedText
  {
    do throws(LayoutError) {
      return try prepare(sample.text, locale: sample.locale, fonts: fonts)
    } catch {
      throw .layout(error, text: sample.text)
    }
  }

  /// Prepares each text; returns the total number of characters.
  mutating func prepare(
    _ samples: [Sample], _ fonts: FontStack, forgetsWords: Bool
  ) throws(BenchmarkError) -> Int {
    var characters = 0
    for sample in samples {
      if forgetsWords { forgetWords() }
      characters += try prepare(sample, fonts).characterCount
    }
    return characters
  }

  /// Prepares each text and fits it at all sizes; returns the total number of lines.
  mutating func prepareAndFit(
    _ samples: [Sample], _ fonts: FontStack, _ question: Question, forgetsWords: Bool = false
  ) throws(BenchmarkError) -> Int {
    var (layout, lines) = (LayoutQuestion(question.boxes), 0)
    for sample in samples {
      if forgetsWords { forgetWords() }
      let text = try prepare(sample, fonts)
      fit(text, to: &layout)
      lines += layout.lineCount
    }
    return lines
  }

  /// Whether no size needs shaping or a broken word.
  mutating func fitsPlainly(_ text: PreparedText, _ question: Question) -> Bool {
    let shaped = shapedEdges
    var splitsWord = false
    for box in question.boxes { splitsWord = fit(text, in: box).splitsWord || splitsWord }
    return !splitsWord && shapedEdges == shaped
  }

  /// Fits prepared texts at all sizes; the sum of all lines.
  mutating func fit(_ texts: [PreparedText], _ layout: inout LayoutQuestion) -> Int {
    var lines = 0
    // An element of a span is read in place, without counting references.
    let texts = texts.span
    for index in texts.indices {
      fit(texts[index], to: &layout)
      lines += layout.lineCount
    }
    return lines
  }
}

extension LayoutQuestion {
  /// The lines of the text that was fitted last, in all boxes.
  fileprivate var lineCount: Int { fits.reduce(0) { $0 + Int($1.lineCount) } }
}

/// The floor F.
final class FloorStage: Stage {
  let name: String
  let strata: Set<Stratum> = [.label, .sentence, .paragraph, .app]
  let stride: Int
  private let floor: Floor

  init(_ name: String, _ floor: Floor, stride: Int = 1) {
    self.name = name
    self.stride = stride
    self.floor = floor
  }

  func prepare(for cell: Cell, _ samples: [Sample]) throws(BenchmarkError) {
    try floor.begin(cell.locale)
  }

  func run(_ cell: Cell, _ samples: [Sample]) -> Int {
    samples.reduce(0) { $0 + floor.run($1.text) }
  }
}
