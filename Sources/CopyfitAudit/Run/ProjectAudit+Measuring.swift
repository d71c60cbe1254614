internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode
internal import Synchronization

extension ProjectAudit {
  /// The results of measuring: the outcomes in the order of the tasks, and words that are wider than a screen.
  struct Measurement {
    var tasks: [MeasuringTask]
    var outcomes: [TaskOutcome]
    var check: WordCheck
    var hits: [WordCheck.Hit]
    /// The messages about files with words that cannot be laid out.
    var failures: Set<String>
  }

  /// Whether the strings of a project without labels may be shown on a phone's screen: those of Apple's catalogs, unless
  /// the programs around them are all for the Mac.
  private func isOfPhone(_ item: WordCheck.Item) -> Bool {
    let file = item.part.table.file
    return CatalogFormat(file) == nil && !files.otherSystemFiles.contain(file)
  }

  /// Measures the texts of labels, and finds words that are wider than a screen in the other texts.
  ///
  /// - Parameters:
  ///   - canvas: The width of the narrowest canvas.
  ///   - body: The assumed font of texts without a label.
  ///   - hasScreens: Whether the screens of all texts without a label are known.
  func measure(
    _ subject: Subject, library: FontLibrary, canvas: Double?, body: FontDescriptor,
    hasScreens: Bool
  ) -> Measurement {
    let (labels, unlabeled) = (subject.project.labels, subject.unlabeled)
    let tasks = MeasuringTask.all(for: labels, boldText: settings.boldText, in: library)
    let check = WordCheck(
      settings: settings, canvasWidth: canvas, font: body, scale: library.typeScale)
    let (settings, items) = (settings, unlabeled.items.filter { hasScreens || isOfPhone($0) })
    let counter = ProgressCounter(total: tasks.count + items.count, events.progress)
    // Texts of one language are measured one after another, because they share words, rules and fonts.
    let order = tasks.indicesByLocale
    var ordered = Parallel.map(
      order, jobs: jobs,
      makeWorker: { LabelMeasurer(library: library, labels: labels, settings: settings) },
      body: { measurer, index in
        defer { counter.advance() }
        return measurer.measure(tasks[index])
      })
    var outcomes = Array(repeating: TaskOutcome(), count: tasks.count)
    // Each outcome is moved, because a copy would count the references of its fonts and findings.
    for index in order.reversed() { outcomes[index] = ordered.removeLast() }
    let words = Parallel.map(
      items, jobs: jobs, makeWorker: { WordChecker(library: library, settings: settings) },
      body: { checker, item in
        defer { counter.advance() }
        let hits = check.hits(in: item, with: &checker)
        let failure = checker.takeFailure().map {
          Configuration.printable("\(item.part.table.file): a word cannot be measured: \($0)")
        }
        return (hits: hits, failure: failure)
      })
    return Measurement(
      tasks: tasks, outcomes: outcomes, check: check, hits: words.flatMap(\.hits),
      failures: Set(words.compactMap(\.failure)))
  }
}

extension [MeasuringTask] {
  /// The indexes of the tasks, grouped by locale, and locales by language.
  fileprivate var indicesByLocale: [Int] {
    var groups = OrderedGroups<LocaleIdentifier, Int>()
    for (index, task) in enumerated() { groups.add(index, to: task.locale) }
    var languages = OrderedGroups<String, [Int]>()
    for (locale, indexes) in groups.all { languages.add(indexes, to: locale.language) }
    return languages.all.flatMap { $0.values.flatMap(\.self) }
  }
}

/// Counts finished work from any thread.
private final class ProgressCounter: Sendable {
  private let done = Atomic(0)
  private let total: Int
  private let report: (@Sendable (Int, Int) -> Void)?

  init(total: Int, _ report: (@Sendable (Int, Int) -> Void)?) {
    self.total = total
    self.report = report
  }

  func advance() {
    let done = done.add(1, ordering: .relaxed).newValue
    report?(done, total)
  }
}
