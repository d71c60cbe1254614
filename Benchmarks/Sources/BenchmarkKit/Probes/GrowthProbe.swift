import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode

/// The growth of time with the work: for ten times as many texts, and for texts ten times as long.
struct GrowthProbe: Probe {
  let name = StageName.growth
  let corpus: Corpus
  let fonts: FontStack
  let question: Question
  let rounds: Int
  /// Whether to go up to a million texts.
  let isLong: Bool

  func measure() throws(BenchmarkError) -> Findings {
    var findings = try texts()
    for kind in kinds {
      findings +=
        try kind.text.isEmpty ? Findings(goals: goals(of: kind, Self.noText)) : lengths(kind)
    }
    findings.facts = [("peak memory", "\(Memory.peak / 1 << 20) MB")]
    return findings
  }

  func unmeasured(_ reason: String) -> [Goal] {
    goalsOfTexts(reason) + kinds.flatMap { goals(of: $0, reason) }
  }

  private static let noText = "no such text"

  private func goalsOfTexts(_ reason: String) -> [Goal] {
    counts.dropFirst().map { goal(Self.texts($0), nil, 10.5, reason) }
  }

  private func goals(of kind: Kind, _ reason: String) -> [Goal] {
    Self.lengths.dropFirst().map { goal(Self.lengths(kind.name, $0), nil, kind.most, reason) }
  }

  private var counts: [Int] { [1_000, 10_000, 100_000] + (isLong ? [1_000_000] : []) }
  private static let lengths = [100, 1_000, 10_000, 100_000]

  private static func texts(_ count: Int) -> String { "\(count) texts against a tenth of them" }

  private static func lengths(_ kind: String, _ length: Int) -> String {
    "\(kind): \(length) characters against a tenth"
  }

  // MARK: More texts

  private func texts() throws(BenchmarkError) -> Findings {
    let samples = corpus.cells.first { $0.stratum == .app && $0.samples.count > 1 }?.samples ?? []
    guard !samples.isEmpty else { return Findings(goals: goalsOfTexts(Self.noText)) }
    var findings = Findings()
    var last: Double?
    for count in counts {
      let time = try medianTime { () throws(BenchmarkError) in
        try prepareAndFit(samples, count: count)
      }
      findings.rows.append(row("\(count) texts", time / Double(count), count))
      if let last {
        findings.goals.append(goal(Self.texts(count), time / last, 10.5))
      }
      last = time
    }
    return findings
  }

  /// Texts that are all different, because each has a number at its end.
  private func prepareAndFit(_ samples: [Sample], count: Int) throws(BenchmarkError) {
    var worker = LayoutWorker()
    for index in 0..<count {
      let sample = samples[index % samples.count]
      let numbered = Sample(id: "", text: "\(sample.text) \(index)", locale: sample.locale)
      _ = try worker.prepareAndFit([numbered], fonts, question)
    }
  }

  // MARK: Longer texts

  /// A text to repeat, and the maximum growth of time for ten times the length.
  private struct Kind {
    let name: String
    let locale: LocaleIdentifier
    let text: String
    var most = 11.0
  }

  /// Each round measures all lengths in turn, so that a slow period of the machine affects adjacent ones equally.
  private func lengths(_ kind: Kind) throws(BenchmarkError) -> Findings {
    let samples = Self.lengths.map { length in
      Sample(id: "", text: Self.repeated(kind.text, to: length), locale: kind.locale)
    }
    var times: [[Double]] = []
    for round in 0...rounds {
      var ofRound: [Double] = []
      for (length, sample) in zip(Self.lengths, samples) {
        ofRound.append(try time(of: sample, length: length))
      }
      if round > 0 { times.append(ofRound) }
    }
    return Findings(
      rows: Self.lengths.indices.map { index in
        row(
          "\(kind.name), \(Self.lengths[index]) characters", times.map { $0[index] }.median, 1)
      },
      goals: Self.lengths.indices.dropFirst().map { index in
        let ratio = times.map { $0[index] / $0[index - 1] }.median
        return goal(Self.lengths(kind.name, Self.lengths[index]), ratio, kind.most)
      })
  }

  /// The time for one text; a short one is prepared several times, so that the clock's overhead is negligible.
  private func time(of sample: Sample, length: Int) throws(BenchmarkError) -> Double {
    // Without a word cache, because repeated words would hide the growth.
    var worker = LayoutWorker(wordCacheBytes: 0)
    let times = max(1, 10_000 / length)
    let start = Clock.threadTime()
    for _ in 0..<times { _ = try worker.prepareAndFit([sample], fonts, question) }
    return Double(Clock.threadTime() - start) / Double(times)
  }

  /// A language with spaces, one that needs a dictionary, one with neither, and hard texts.
  private var kinds: [Kind] {
    let cells = corpus.cells.filter { $0.stratum == .paragraph || $0.stratum == .sentence }
    let plain = ["en", "th", "ja"].map { tag in
      let cell = cells.last { $0.locale.tag == tag }
      // The same hundred characters repeated, because others could take a different time.
      let text = (cell?.samples ?? []).map(\.text).joined(separator: " ").unicodeScalars.prefix(100)
      return Kind(name: tag, locale: LocaleIdentifier(tag), text: String(text))
    }
    let marks = "a" + String(repeating: "\u{301}", count: Self.lengths[Self.lengths.count - 1])
    let flood = Kind(
      name: "a flood of marks", locale: LocaleIdentifier("en"), text: marks, most: 12)
    return plain + [flood]
  }

  private static func repeated(_ text: String, to length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    while scalars.count < length {
      scalars.append(contentsOf: text.unicodeScalars.prefix(length - scalars.count))
    }
    return String(scalars)
  }

  // MARK: Timing

  private func medianTime(
    _ body: () throws(BenchmarkError) -> Void
  ) throws(BenchmarkError) -> Double {
    var times: [Double] = []
    for _ in 0..<max(3, rounds) {
      let start = Clock.threadTime()
      try body()
      times.append(Double(Clock.threadTime() - start))
      // Times of seconds need no median.
      if times[times.count - 1] > 2e9 { break }
    }
    return times.median
  }

  private func row(_ stratum: String, _ nanoseconds: Double, _ texts: Int) -> StageRow {
    StageRow(
      stage: name, stratum: stratum, nanosecondsPerText: nanoseconds, texts: texts, allocations: nil
    )
  }

  private func goal(
    _ what: String, _ ratio: Double?, _ most: Double, _ reason: String = ""
  ) -> Goal {
    Goal("growth: " + what, ratio, atMost: most, aim: nil, unit: "×", reason: reason)
  }
}
