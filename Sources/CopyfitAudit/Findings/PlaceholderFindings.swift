internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reports texts that fit if arguments of unknown value are empty.
struct PlaceholderFindings {
  let factory: FindingFactory
  let labels: [AuditLabel]

  /// The texts of one label that need samples.
  private struct Notes {
    var names: Set<String> = []
    var locales: [LocaleFinding] = []
    /// The locales that already have a reported form.
    var known: Set<LocaleIdentifier> = []
  }

  func all(_ tasks: [MeasuringTask], _ outcomes: [TaskOutcome]) -> [Finding] {
    var notes: [Int: Notes] = [:]
    // By index, because results are large values to copy.
    for task in tasks.indices {
      for number in outcomes[task].uses.indices {
        let use = tasks[task].uses[number]
        // Text that is truncated even without the arguments is reported as truncated.
        let shown = labels[use.label].texts[use.text]
        guard shown.filling == .emptied, !shown.unfilled.isEmpty,
          outcomes[task].uses[number].broken.isEmpty
        else { continue }
        for text in use.texts {
          note(
            labels[use.label].texts[text], labels[use.label], &notes[use.label, default: Notes()])
        }
      }
    }
    return notes.keys.sorted().compactMap { index in
      notes[index].map { finding($0, labels[index]) }
    }
  }

  private func note(_ text: AuditLabel.Text, _ label: AuditLabel, _ notes: inout Notes) {
    notes.names.formUnion(text.unfilled)
    guard notes.known.insert(text.locale).inserted else { return }
    var locale = factory.locale(
      text.locale, .placeholderWithoutSample, id: label.id, key: label.fingerprintKey)
    locale.variant = text.variant
    locale.string = text.location
    locale.text = text.text
    locale.emptyPlaceholders = text.emptyPlaceholders
    notes.locales.append(locale)
  }

  private func finding(_ notes: Notes, _ label: AuditLabel) -> Finding {
    let names = notes.names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return factory.make(
      .placeholderWithoutSample, on: label,
      "\(Phrase.list(names)) \(names.count == 1 ? "has" : "have") no sample: the text fits with "
        + "nothing there.", locales: notes.locales)
  }
}
