import CopyfitFonts
import CopyfitLayout
import ReferenceLayout

/// How long a stratum takes, in nanoseconds for each of its texts.
struct Measurement {
  let prepareAndFit: Double
  let fit: Double
  let reference: Double
}

/// The twelve sizes of body text, and a width that most labels have.
private let boxes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map {
  LayoutBox(pointSize: $0, width: 288)
}

extension Stratum {
  /// Measures preparing and fitting, fitting alone, and shaping anew at every size.
  func measure(fonts: FontStack, rounds: Int) throws -> Measurement {
    var worker = LayoutWorker()
    var prepared: [PreparedText] = []
    for sample in samples {
      prepared.append(try worker.prepare(sample.text, locale: sample.locale, fonts: fonts))
    }
    return Measurement(
      prepareAndFit: try median(of: rounds) { try prepareAndFit(fonts, worker: &worker) },
      fit: median(of: rounds) { fit(prepared, worker: &worker) },
      reference: try median(of: max(1, rounds / 5)) { try shapePerSize(fonts) })
  }

  private func prepareAndFit(_ fonts: FontStack, worker: inout LayoutWorker) throws -> Int {
    var lines = 0
    for sample in samples {
      let text = try worker.prepare(sample.text, locale: sample.locale, fonts: fonts)
      for box in boxes { lines += worker.fit(text, in: box).lineCount }
    }
    return lines
  }

  private func fit(_ texts: [PreparedText], worker: inout LayoutWorker) -> Int {
    var lines = 0
    for text in texts {
      for box in boxes { lines += worker.fit(text, in: box).lineCount }
    }
    return lines
  }

  private func shapePerSize(_ fonts: FontStack) throws -> Int {
    var reference = ReferenceLayout()
    var lines = 0
    for sample in samples {
      for box in boxes {
        lines += try reference.lines(
          of: sample.text, locale: sample.locale, fonts: fonts, in: box
        ).count
      }
    }
    return lines
  }

  /// The median time of some rounds, after one that warms up.
  private func median(of rounds: Int, _ round: () throws -> Int) rethrows -> Double {
    let clock = ContinuousClock()
    let expected = try round()
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = clock.now
      let lines = try round()
      let time = clock.now - start
      // The result is used, or the optimizer might leave the work out.
      precondition(lines == expected, "a round gave other lines than the first")
      times.append(
        Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9)
    }
    return times.sorted()[rounds / 2] / Double(max(1, samples.count))
  }
}
