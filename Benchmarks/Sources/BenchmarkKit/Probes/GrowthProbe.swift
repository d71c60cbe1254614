import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode

/// Whether ten times the work takes ten times as long: more texts, and longer ones.
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
    for (kind, text) in Self.kinds(corpus) {
      let more = try lengths(kind, text)
      findings.rows += more.rows
      findings.goals += more.goals
    }
    findings.facts = [("peak memory", "\(Memory.peak / 1 << 20) MB")]
    return findings
  }

  // MARK: More texts

  private func texts() throws(BenchmarkError) -> Findings {
    let samples = corpus.cells.first { $0.stratum == .app && $0.samples.count > 1 }?.samples ?? []
    let counts = [1_000, 10_000, 100_000] + (isLong ? [1_000_000] : [])
    var findings = Findings()
    var last: Double?
    for count in counts where !samples.isEmpty {
      let time = try medianTime { () throws(BenchmarkError) in
        try prepareAndFit(samples, count: count)
      }
      findings.rows.append(row("\(count) texts", time / Double(count), count))
      if let last {
        findings.goals.append(goal("\(count) texts against a tenth of them", time / last, 10.5))
      }
      last = time
    }
    return findings
  }

  /// Texts that are all different: an own number stands after each.
  private func prepareAndFit(_ samples: [Sample], count: Int) throws(BenchmarkError) {
    var worker = LayoutWorker()
    for index in 0..<count {
      let sample = samples[index % samples.count]
      let numbered = Sample(id: "", text: "\(sample.text) \(index)", locale: sample.locale)
      _ = try worker.prepareAndFit([numbered], fonts, question)
    }
  }

  // MARK: Longer texts

  private func lengths(_ kind: String, _ text: String) throws(BenchmarkError) -> Findings {
    var findings = Findings()
    var last: Double?
    for length in [100, 1_000, 10_000, 100_000] {
      let sample = Sample(
        id: kind, text: Self.repeated(text, to: length), locale: LocaleIdentifier("en"))
      // Many times where it is short, so that the clock is no part of it.
      let times = max(1, 10_000 / length)
      let time = try medianTime { () throws(BenchmarkError) in
        var worker = LayoutWorker()
        for _ in 0..<times { _ = try worker.prepareAndFit([sample], fonts, question) }
      }
      findings.rows.append(row("\(kind), \(length) characters", time / Double(times), 1))
      if let last {
        let most = kind == Self.flood ? 12.0 : 11
        findings.goals.append(
          goal("\(kind): \(length) characters against a tenth", time / Double(times) / last, most))
      }
      last = time / Double(times)
    }
    return findings
  }

  private static let flood = "a flood of marks"

  private static func kinds(_ corpus: Corpus) -> [(String, String)] {
    let texts = corpus.cells.filter { $0.stratum == .paragraph || $0.stratum == .sentence }
    let plain = ["en", "th", "ja"].compactMap { tag -> (String, String)? in
      guard let cell = texts.last(where: { $0.locale.tag == tag }) else { return nil }
      return (tag, cell.samples.map(\.text).joined(separator: " "))
    }
    return plain + [(flood, "a" + String(repeating: "\u{301}", count: 100_000))]
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
      // Seconds need no median.
      if times[times.count - 1] > 2e9 { break }
    }
    return times.median
  }

  private func row(_ stratum: String, _ nanoseconds: Double, _ texts: Int) -> StageRow {
    StageRow(
      stage: name, stratum: stratum, nanosecondsPerText: nanoseconds, texts: texts, allocations: nil
    )
  }

  private func goal(_ what: String, _ ratio: Double, _ most: Double) -> Goal {
    Goal("growth: " + what, ratio, atMost: most, aim: nil, unit: "×")
  }
}
