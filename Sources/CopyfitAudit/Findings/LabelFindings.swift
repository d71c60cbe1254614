internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Creates a finding for each label and each rule that its texts break.
struct LabelFindings {
  let factory: FindingFactory
  let settings: AuditSettings
  let labels: [AuditLabel]
  /// The number of threads.
  let jobs: Int

  /// The number of labels whose findings are created at once.
  ///
  /// The results of all labels would need too much memory.
  private static let portion = 256

  /// The broken rules of a label.
  private struct Broken: Sendable {
    /// The index of the label.
    var label: Int
    /// The font of the first text, broken or not.
    var font: FontResolution?
    var texts: [(use: LabelUses.Use, rules: [(rule: Rule, locale: LocaleFinding)])] = []
  }

  /// Adds the findings in the order of the labels.
  ///
  /// - Parameter outcomes: The results. Broken rules are moved out of them, because a copy would need too much memory.
  func add(to findings: inout [Finding], _ tasks: [MeasuringTask], _ outcomes: inout [TaskOutcome])
  {
    let uses = LabelUses(tasks, labels: labels.count)
    var frames = SharedValues<[Finding.Frame]>()
    let count = outcomes.reduce(0) { $0 + $1.uses.count { !$0.broken.isEmpty } }
    findings.reserveCapacity(findings.count + count)
    for start in stride(from: 0, to: labels.count, by: Self.portion) {
      let broken = labels.indices[start...].prefix(Self.portion).compactMap {
        Self.broken(label: $0, uses[$0], &outcomes)
      }
      for ofLabel in Parallel.map(broken, jobs: jobs, body: { self.findings(on: $0) }) {
        for var finding in ofLabel {
          finding.frames = frames.shared(finding.frames)
          findings.append(finding)
        }
      }
    }
  }

  /// Moves the broken rules of a label out of the results; `nil` if it breaks no rule.
  private static func broken(
    label: Int, _ uses: ArraySlice<LabelUses.Use>, _ outcomes: inout [TaskOutcome]
  ) -> Broken? {
    var broken = Broken(label: label)
    for use in uses where outcomes[use.task].uses.indices.contains(use.number) {
      // If a label is measured in regular and bold type, the font is the regular one.
      broken.font = broken.font ?? outcomes[use.task].font
      guard !outcomes[use.task].uses[use.number].broken.isEmpty else { continue }
      var rules: [(rule: Rule, locale: LocaleFinding)] = []
      swap(&rules, &outcomes[use.task].uses[use.number].broken)
      broken.texts.append((use, rules))
    }
    return broken.texts.isEmpty ? nil : broken
  }

  private func findings(on results: Broken) -> [Finding] {
    let (label, font) = (labels[results.label], results.font)
    var broken: [Rule: FormFindings] = [:]
    for (use, rules) in results.texts {
      let text = label.texts[use.text]
      for item in rules {
        broken[item.rule, default: FormFindings()].add(item.locale, of: text)
        for copy in use.copies {
          let copied = label.texts[copy]
          let finding = item.locale.copied(to: copied, of: label, item.rule)
          broken[item.rule, default: FormFindings()].add(finding, of: copied)
        }
      }
    }
    let findings = Rule.ofCells.compactMap { rule in
      broken[rule].map { finding(rule, label, $0.locales, font) }
    }
    return findings.map { $0.withCompanion(among: findings) }
  }

  private func finding(
    _ rule: Rule, _ label: AuditLabel, _ locales: [LocaleFinding], _ font: FontResolution?
  ) -> Finding {
    var finding = factory.make(rule, on: label, "", locales: locales)
    finding.font = font.map { Finding.Font(of: label, $0, scale: settings.typeScale) }
    finding.message =
      message(rule, finding.locales) + certainty(of: finding.locales)
      + screens(of: label, finding.locales) + doubt(rule, label, finding.locales)
    return finding
  }

  /// A remark that lines may be higher than measured, for findings that depend on the height.
  private func doubt(_ rule: Rule, _ label: AuditLabel, _ locales: [LocaleFinding]) -> String {
    let raised = locales.filter { locale in
      (rule == .verticalClipping || (locale.overflow?.height ?? 0) > 0)
        && TallScripts.mayRaiseLines(of: locale.text ?? "", in: label.spec)
    }
    guard !raised.isEmpty else { return "" }
    return
      " In \(Phrase.languages(raised.tags)) lines may be higher than measured: iOS 17 and later raise them."
  }

  /// The size from which the finding is certain, if it is not the first size.
  private func certainty(of locales: [LocaleFinding]) -> String {
    guard let certain = locales.compactMap(\.certainLater).nearestToLarge else { return "" }
    let late = locales.filter { $0.certainLater == certain }
    let sizes = TextSizes.onward(from: certain, among: Set(late.flatMap(\.categories)).sorted())
    let screens = late.contains(where: \.isCertainOnSomeScreens) ? ", on some of the screens" : ""
    return " \(place(of: late, among: locales)) is certain \(sizes)\(screens)."
  }

  /// The subject of a sentence about some of the languages: "It", or "In de and fr it".
  private func place(of some: [LocaleFinding], among all: [LocaleFinding]) -> String {
    some.count == all.count ? "It" : "In \(Phrase.languages(some.tags)) it"
  }

  /// A remark that a text in a system view may fit on wider screens; empty if it is lost on all of them.
  private func screens(of label: AuditLabel, _ locales: [LocaleFinding]) -> String {
    guard label.model.surface != .screen else { return "" }
    let narrow = locales.filter { $0.devices.count < label.model.rooms.count }
    let widths = Set(narrow.flatMap(\.devices).compactMap(\.width)).sorted()
    let place = place(of: narrow, among: locales)
    guard let widest = widths.last else { return "" }
    return " \(place) may fit on screens wider than \(widest.shortText) points."
  }

  private func message(_ rule: Rule, _ locales: [LocaleFinding]) -> String {
    let place = places(of: locales) + sizes(of: locales)
    return switch rule {
    case .truncation: "The text is truncated \(place)."
    case .verticalClipping:
      "The frame is too low, so the text is clipped at the top or bottom \(place)."
    case .wordSplit: "A word is wider than the frame, so it is split \(place)."
    case .shrunkText: "The text is shrunk to fit \(place)."
    default: rule.rawValue
    }
  }

  /// The languages.
  ///
  /// Those with the source text are only counted if there are others.
  private func places(of locales: [LocaleFinding]) -> String {
    let own = locales.filter { !$0.copiesSource }.tags
    let copies = Set(locales.lazy.filter(\.copiesSource).map(\.locale)).count
    guard !own.isEmpty, copies > 0 else { return "in \(Phrase.languages(locales.tags))" }
    let others = Phrase.count(copies, "language that shows", "languages that show")
    return "in \(Phrase.languages(own)), and in \(others) the source text"
  }

  /// The text sizes, for labels that scale: those of all languages, or those of the languages with the most.
  private func sizes(of locales: [LocaleFinding]) -> String {
    let most = locales.map(\.categories.count).max() ?? 0
    guard let failing = locales.first(where: { $0.categories.count == most })?.categories,
      !failing.isEmpty
    else { return "" }
    let worst = locales.filter { $0.categories == failing }
    let place = worst.count == locales.count ? "" : "in \(Phrase.languages(worst.tags)) "
    return ", \(place)" + TextSizes.phrase(failing, of: settings.categories)
      + narrowScreens(worst, failing)
  }

  /// The screens to which the sizes of some languages apply, if the first size is another one on other screens.
  private func narrowScreens(
    _ locales: [LocaleFinding], _ failing: [ContentSizeCategory]
  ) -> String {
    guard let first = locales.first?.screenSizes.first, first.categories == failing,
      locales.allSatisfy({ $0.screenSizes.first == first })
    else { return "" }
    let names = first.devices.map { device in
      device.width.map { "screens \($0.shortText) points wide" } ?? "the screen of the storyboard"
    }
    return ", on \(Phrase.all(names))"
  }
}

extension Finding {
  /// Notes that clipped text also has a 'truncation' finding for the same cells.
  ///
  /// The frame is too low for both rules, and what fixes truncation at a larger size also fixes clipping.
  fileprivate func withCompanion(among findings: [Finding]) -> Finding {
    guard rule == .verticalClipping, let lost = findings.first(where: { $0.rule == .truncation })
    else { return self }
    var finding = self
    for index in finding.locales.indices {
      let own = finding.locales[index]
      guard let companion = lost.locales.first(where: own.sharesCells) else { continue }
      finding.locales[index].goesWith = .truncation
      if companion.fixes(own) { finding.locales[index].fits?.ways = [] }
    }
    let together = finding.locales.filter { $0.goesWith != nil }
    guard !together.isEmpty else { return self }
    let place =
      together.count < finding.locales.count ? "In \(Phrase.languages(together.tags)) it" : "It"
    finding.message += " \(place) goes with the 'truncation' finding of the same label."
    return finding
  }
}

extension LocaleFinding {
  /// The finding for another language with the same text.
  fileprivate func copied(
    to text: AuditLabel.Text, of label: AuditLabel, _ rule: Rule
  ) -> LocaleFinding {
    var finding = self
    (finding.locale, finding.copiesSource) = (text.locale.tag, true)
    finding.fingerprint = Fingerprint.of(
      rule, id: label.id, key: label.fingerprintKey, locale: text.locale.tag)
    finding.string = text.location
    return finding
  }

  /// Whether the fix of this finding also fixes clipped letters of another one.
  fileprivate func fixes(_ other: Self) -> Bool {
    guard let worst, let last = other.worst, fits?.ways.isEmpty == false else { return false }
    return worst.category >= last.category
  }

  /// Whether both findings are about the same form of the text, and have a size in common.
  fileprivate func sharesCells(with other: Self) -> Bool {
    locale == other.locale && variant == other.variant && boldText == other.boldText
      && devices.contains(where: other.devices.contains)
      && (categories == other.categories || categories.contains(where: other.categories.contains))
  }
}

extension [LocaleFinding] {
  /// The tags of the locales, in their order; forms of one text are adjacent.
  fileprivate var tags: [String] {
    var tags: [String] = []
    for locale in self where tags.last != locale.locale { tags.append(locale.locale) }
    return tags
  }
}
