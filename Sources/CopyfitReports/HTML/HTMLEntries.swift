internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitInspection
internal import CopyfitSourceText

/// The findings of a report as the data of its page.
struct HTMLEntries {
  /// The maximum number of findings, counted once for each language, in a page.
  static let maximumEntries = 60_000

  private let report: AuditReport
  private let projects: [InspectedProject]
  private let showsTexts: Bool
  private var places: [Name: Place] = [:]
  private var entries = 0
  private(set) var drawings = HTMLDrawings()
  /// The values of the indexes in findings.
  private(set) var values = HTMLValues()
  /// The number of findings that were left out because the page would be too large.
  private(set) var omittedFindings = 0

  /// A label of the examined projects.
  fileprivate struct Known {
    let label: InspectedLabel
    let project: InspectedProject
  }

  /// The values that identify a label.
  private struct Name: Hashable {
    var project: String
    var id: String
  }

  /// The place of a label: the indexes of its project and of the label.
  private struct Place {
    var project: Int
    var label: Int
  }

  init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    showsTexts = options.strings == .texts
    projects = options.projects
    for (number, project) in projects.enumerated() {
      for (index, label) in project.labels.enumerated() {
        places[Name(project: project.name, id: label.id)] = Place(project: number, label: index)
      }
    }
  }

  private func known(_ finding: Finding) -> Known? {
    finding.id.flatMap { id in places[Name(project: finding.project ?? "", id: id)] }
      .map { place in
        let project = projects[place.project]
        return Known(label: project.labels[place.label], project: project)
      }
  }

  /// Whether fixed fonts were scaled because the options assume it.
  var assumesScaling: Bool {
    projects.contains { $0.labels.contains(where: \.isScaledByAssumption) }
  }

  /// Whether a label scales only because the caller assumes it.
  func isScaledByAssumption(_ finding: Finding) -> Bool {
    known(finding)?.label.isScaledByAssumption ?? false
  }

  /// The source language of a finding's label; `nil` without a label, or without a text in it.
  func sourceLanguage(of finding: Finding) -> String? { known(finding)?.sourceLanguage }

  /// The size of the font of a finding's label, as a fraction of its size at `large`.
  func growth(of finding: Finding, at category: ContentSizeCategory) -> Double? {
    guard let known = known(finding), let scale = known.project.fonts?.typeScale else { return nil }
    let font = known.label.spec.descriptor
    return font.pointSize(at: category, scale: scale) / font.pointSize(at: .large, scale: scale)
  }

  /// The findings as JSON values.
  ///
  /// This also collects their drawings.
  mutating func json() -> [String] {
    var fitters = HTMLFitters()
    var list: [String] = []
    for finding in report.findings {
      guard entries < Self.maximumEntries else {
        omittedFindings += 1
        continue
      }
      entries += max(finding.locales.count, 1)
      list.append(json(finding, &fitters).dense)
    }
    return list
  }

  private mutating func json(_ finding: Finding, _ fitters: inout HTMLFitters) -> JSONValue {
    let known = showsTexts ? known(finding) : nil
    let source = finding.locales.first.flatMap { locale in known?.source(of: locale) }
    var locales: [JSONValue] = []
    for locale in finding.locales {
      let drawing = known.flatMap { draw(locale, $0, &fitters) }
      let own = known?.source(of: locale)
      locales.append(json(locale, of: finding, drawing, source: own == source ? nil : own))
    }
    let message = showsTexts ? finding.message : finding.rule.description.summary
    return .sparse([
      "p": report.projects.count > 1 ? values.number(of: finding.project) : nil,
      "r": values.number(of: finding.rule.rawValue),
      "s": values.number(of: finding.severity.rawValue),
      "st": values.number(of: finding.status.rawValue), "m": values.number(of: message),
      "id": finding.id.map(JSONValue.string),
      "n": showsTexts ? finding.name.map(JSONValue.string) : nil,
      "nq": showsTexts ? finding.opening.map { JSONValue.int($0.utf16.count) } : nil,
      "k": finding.key.map(JSONValue.string),
      "d": values.number(of: finding.screenName),
      "src": finding.source.map { place($0) }, "from": values.number(of: source),
      "sl": values.number(of: known?.sourceLanguage),
      "font": values.number(of: finding.fontPhrase),
      "bound": finding.hasBound ? .bool(true) : nil,
      "lines": finding.allowedLines.map(JSONValue.int),
      "frames": values.number(of: .array(finding.frames.map(\.html))), "L": .array(locales),
    ])
  }

  /// An entry, without the values that it shares with its finding.
  ///
  /// - Parameter source: The text in the source language, if it differs from the finding's.
  private mutating func json(
    _ locale: LocaleFinding, of finding: Finding, _ drawing: HTMLDrawings.Drawn?, source: String?
  ) -> JSONValue {
    let mask = mask(locale)
    let worstDevice = locale.worst.flatMap { locale.devices.firstIndex(of: $0.device) } ?? 0
    return .sparse([
      "l": values.number(of: locale.locale),
      "s": locale.severity == finding.severity ? nil : values.number(of: locale.severity.rawValue),
      "st": locale.status == finding.status ? nil : values.number(of: locale.status.rawValue),
      "v": values.number(of: locale.variant), "bold": locale.boldText ? .bool(true) : nil,
      "sure": values.number(of: Self.certainty(of: locale)),
      "dev": values.number(of: .strings(locale.devices.map(\.shortName))),
      "cats": mask == 0 ? nil : .int(mask), "one": locale.isOneCell ? .bool(true) : nil,
      "w": locale.worst.map { .int(index($0.category)) },
      "wd": worstDevice == 0 ? nil : .int(worstDevice),
      "t": showsTexts ? values.number(of: locale.text) : nil,
      "src": values.number(of: source),
      "vis": showsTexts ? locale.visibleText.map(JSONValue.string) : nil,
      "hid": locale.hiddenCharacters.map(JSONValue.int),
      "req": Self.requiredLines(locale, of: finding),
      "ow": Self.rank(locale.overflow?.width), "oh": Self.rank(locale.overflow?.height),
      "fix": values.number(of: finding.advice(for: locale)),
      "upto": values.number(of: locale.fits?.largestCategory?.name),
      "at": locale.string.map { place($0) },
      "ch": locale.characters.isEmpty ? nil : .strings(locale.characters),
      "draw": drawing.map { .array($0.layouts.map(JSONValue.int)) },
      "ver": drawing.map { .string($0.verdicts) },
      "around": drawing.flatMap { around($0) },
      "rtl": drawing?.isRightToLeft == true ? .bool(true) : nil,
    ])
  }

  /// The numbers of a label's surroundings: only one if they are the same for all categories.
  private func around(_ drawing: HTMLDrawings.Drawn) -> JSONValue? {
    let numbers = drawing.surroundings
    guard let first = numbers.first else { return nil }
    let isSame = numbers.allSatisfy { $0 == first }
    return .array((isSame ? [first] : numbers).map(JSONValue.int))
  }

  /// A length for sorting findings, in whole points; `nil` for less than half a point.
  private static func rank(_ length: Double?) -> JSONValue? {
    length.flatMap { $0 < 0.5 ? nil : .number($0.rounded()) }
  }

  /// What is not certain; `nil` if all is.
  private static func certainty(of locale: LocaleFinding) -> String? {
    locale.certainty == .uncertain
      ? "uncertain: the widths are estimates, or the text, font or room is not exactly known"
      : locale.certainSizes.map {
        "certain " + $0 + (locale.isCertainOnSomeScreens ? "" : ", uncertain at smaller text sizes")
      }
  }

  /// The number of lines that a text needs, if its label has a limit that they exceed.
  private static func requiredLines(_ locale: LocaleFinding, of finding: Finding) -> JSONValue? {
    guard let allowed = finding.allowedLines, allowed > 0, let lines = locale.requiredLines,
      lines > allowed
    else { return nil }
    return .int(lines)
  }

  /// A place: the number of its file, its line, and its column unless it is the first one.
  private mutating func place(_ location: SourceLocation) -> JSONValue {
    let (line, column) = (location.position.line, location.position.column)
    let file = values.number(of: .string(location.file))
    return .array([file, .int(line)] + (column == 1 ? [] : [.int(column)]))
  }

  /// The failing categories as bits, in the order of the report's categories.
  private func mask(_ locale: LocaleFinding) -> Int {
    let failing = locale.isOneCell ? report.checked.categories : locale.categories
    return failing.reduce(0) { mask, category in
      report.checked.categories.firstIndex(of: category).map { mask | 1 << $0 } ?? mask
    }
  }

  private func index(_ category: ContentSizeCategory) -> Int {
    report.checked.categories.firstIndex(of: category) ?? 0
  }
}

extension HTMLEntries {
  /// The layouts of a label in one language at each of the report's categories.
  private mutating func draw(
    _ locale: LocaleFinding, _ known: Known, _ fitters: inout HTMLFitters
  ) -> HTMLDrawings.Drawn? {
    guard let text = locale.text, let fonts = known.project.fonts else { return nil }
    let frames = known.label.frames
    let frame = frames.firstIndex { $0.device == locale.worst?.device } ?? 0
    guard frame < frames.count else { return nil }
    var spec = known.label.spec(in: frames[frame])
    spec.boldText = locale.boldText
    let scales = known.label.dependsOnCategory
    var subject = HTMLDrawings.Subject(
      text: text, locale: locale.locale, label: spec, clips: known.label.clips,
      categories: scales ? report.checked.categories : [.large])
    subject.surroundings = surroundings(of: known, frame, locale, at: subject.categories)
    guard let drawn = fitters.draw(subject, in: fonts, &drawings) else { return nil }
    return scales ? drawn : drawn.repeated(report.checked.categories.count)
  }
}

extension HTMLEntries {
  /// The surroundings of a label at each category; empty if they are unknown.
  private func surroundings(
    of known: Known, _ frame: Int, _ locale: LocaleFinding, at categories: [ContentSizeCategory]
  ) -> [HTMLSurroundings] {
    guard
      let text = known.label.texts.first(where: {
        $0.locale == locale.locale && $0.variant == locale.variant
      })
    else { return [] }
    let all = categories.compactMap { category in
      LabelSurroundings(
        of: text, in: known.label, frame: frame, boldText: locale.boldText, at: category,
        of: known.project)
    }
    guard all.count == categories.count else { return [] }
    return all.map { around in
      HTMLSurroundings(surroundings: around) { ids in
        opening(of: ids, known.project.name, in: locale.locale)
      }
    }
  }

  /// The first words of the text that labels show in a language; `nil` if they are unknown.
  private func opening(of ids: [String], _ project: String, in locale: String) -> String? {
    let labels = ids.lazy.compactMap { places[Name(project: project, id: $0)] }
      .map { projects[$0.project].labels[$0.label] }
    return labels.compactMap { label in
      label.texts.first { $0.locale == locale }?.text ?? label.sourceText
    }.first.map(Phrase.opening)
  }
}

extension HTMLEntries.Known {
  /// The source language if the label has a text in it.
  fileprivate var sourceLanguage: String? {
    let hasText =
      label.sourceText != nil || label.texts.contains { $0.locale == project.sourceLanguage }
    return hasText ? project.sourceLanguage : nil
  }

  /// The text in the source language in the same form.
  fileprivate func source(of locale: LocaleFinding) -> String? {
    let texts = label.texts.filter { $0.locale == project.sourceLanguage }
    let text = texts.first { $0.variant == locale.variant } ?? texts.first
    return text?.text ?? label.sourceText
  }
}

extension Finding.Frame {
  fileprivate var html: JSONValue {
    let scaling = heightStyle.map { JSONValue.fields(["hs": .string($0.scalingPhrase)]) } ?? []
    return .object(
      JSONValue.fields([
        "d": .string(device.shortName), "w": width.map(JSONValue.number),
        "h": height.map(JSONValue.number), "wo": widthOrigin.map { .string($0.rawValue) },
        "ho": heightOrigin.map { .string($0.rawValue) },
      ]) + scaling)
  }
}
