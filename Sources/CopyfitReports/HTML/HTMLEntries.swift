internal import Copyfit
internal import CopyfitAudit
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// The findings of a report as the data of its page.
struct HTMLEntries {
  /// How many findings in one language a page holds at most.
  static let mostEntries = 60_000

  private let report: AuditReport
  private let showsTexts: Bool
  fileprivate let labels: [String: Known]
  private var entries = 0
  private(set) var drawings = HTMLDrawings()
  /// How many findings were left out because the page would be too large.
  private(set) var omittedFindings = 0

  /// A label of the projects that were looked at.
  fileprivate struct Known {
    let label: InspectedLabel
    let project: InspectedProject
  }

  init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    showsTexts = options.strings == .texts
    var labels: [String: Known] = [:]
    for project in report.inspected {
      for label in project.labels {
        labels[Self.name(project.name, label.id)] = Known(label: label, project: project)
      }
    }
    self.labels = labels
  }

  private static func name(_ project: String?, _ id: String) -> String {
    (project ?? "") + "\n" + id
  }

  private func known(_ finding: Finding) -> Known? {
    finding.id.flatMap { id in labels[Self.name(finding.project, id)] }
  }

  /// Whether fixed fonts were scaled on demand.
  var assumesScaling: Bool { labels.values.contains { $0.label.isScaledByAssumption } }

  /// Whether a label only scales because the caller assumes it.
  func isScaledByAssumption(_ finding: Finding) -> Bool {
    known(finding)?.label.isScaledByAssumption ?? false
  }

  /// The findings, with their drawings collected on the way.
  mutating func json() -> JSONValue {
    var fitters = HTMLFitters()
    var list: [JSONValue] = []
    for finding in report.findings {
      guard entries < Self.mostEntries else {
        omittedFindings += 1
        continue
      }
      entries += max(finding.locales.count, 1)
      list.append(json(finding, &fitters))
    }
    return .array(list)
  }

  private mutating func json(_ finding: Finding, _ fitters: inout HTMLFitters) -> JSONValue {
    let known = showsTexts ? known(finding) : nil
    var locales: [JSONValue] = []
    for locale in finding.locales {
      let drawing = known.flatMap { draw(locale, $0, &fitters) }
      locales.append(json(locale, drawing, known))
    }
    let message = showsTexts ? finding.message : finding.rule.help.summary
    return .object([
      "r": .string(finding.rule.rawValue), "s": .string(finding.severity.rawValue),
      "st": .string(finding.status.rawValue), "m": .string(message),
      "id": finding.id.map(JSONValue.string),
      "n": (showsTexts ? finding.name ?? finding.id : finding.id).map(JSONValue.string),
      "p": finding.project.map(JSONValue.string), "k": finding.key.map(JSONValue.string),
      "d": finding.screenName.map(JSONValue.string),
      "src": finding.source.map { .string($0.place) },
      "font": finding.font.map { font in
        .string("\(font.postScriptName) \(RoundedNumber(font.size)) pt")
      },
      "lines": finding.allowedLines.map(JSONValue.int),
      "frames": .array(finding.frames.map(\.html)), "L": .array(locales),
    ])
  }

  private func json(
    _ locale: LocaleFinding, _ drawing: HTMLDrawings.Drawn?, _ known: Known?
  ) -> JSONValue {
    let source = known.flatMap { $0.source(of: locale) }
    return .object([
      "l": .string(locale.locale), "s": .string(locale.severity.rawValue),
      "st": .string(locale.status.rawValue),
      "c": locale.certainty.map { .string($0.rawValue) },
      "v": locale.variant.map(JSONValue.string), "b": locale.boldText ? .bool(true) : nil,
      "dev": .strings(locale.devices.map(\.shortName)),
      "cats": .int(mask(locale)), "one": locale.isOneCell ? .bool(true) : nil,
      "w": locale.worst.map { .int(index($0.category)) },
      "wd": locale.worst.map { .string($0.device.shortName) },
      "t": showsTexts ? locale.text.map(JSONValue.string) : nil,
      "src": source.map(JSONValue.string),
      "vis": showsTexts ? locale.visibleText.map(JSONValue.string) : nil,
      "hid": locale.hiddenCharacters.map(JSONValue.int),
      "req": locale.requiredLines.map(JSONValue.int),
      "ow": locale.overflow.map { .number($0.width) },
      "oh": locale.overflow.map { .number($0.height) },
      "fix": locale.fits.map { .strings(Self.remedies($0)) },
      "upto": locale.fits?.largestCategory.map { .string($0.name) },
      "at": locale.string.map { .string($0.place) },
      "ch": locale.characters.isEmpty ? nil : .strings(locale.characters),
      "draw": drawing.map { .array($0.layouts.map(JSONValue.int)) },
      "ver": drawing.map { .string($0.verdicts) },
    ])
  }

  /// The failing categories as bits, in the order of the report's own.
  private func mask(_ locale: LocaleFinding) -> Int {
    let failing = locale.isOneCell ? report.checked.categories : locale.categories
    return failing.reduce(0) { mask, category in
      report.checked.categories.firstIndex(of: category).map { mask | 1 << $0 } ?? mask
    }
  }

  private func index(_ category: ContentSizeCategory) -> Int {
    report.checked.categories.firstIndex(of: category) ?? 0
  }

  private static func remedies(_ remedy: LocaleFinding.Remedy) -> [String] {
    [
      remedy.width.map { "a frame \(Wording.pointsEnough($0)) wide" },
      remedy.height.map { "a frame \(Wording.pointsEnough($0)) high" },
      remedy.lines.map { Wording.count($0, "line") },
    ].compactMap { $0 }
  }
}

extension HTMLEntries {
  /// The layouts of a label in one language at each of the report's categories.
  private mutating func draw(
    _ locale: LocaleFinding, _ known: Known, _ fitters: inout HTMLFitters
  ) -> HTMLDrawings.Drawn? {
    guard let text = locale.text, let fonts = known.project.fonts else { return nil }
    let frames = known.label.frames
    let frame = frames.first { $0.device == locale.worst?.device } ?? frames.first
    guard var spec = frame?.spec else { return nil }
    spec.boldText = locale.boldText
    let scales = known.label.dependsOnCategory
    let categories = scales ? report.checked.categories : [.large]
    guard
      let drawn = fitters.draw(
        text, locale, spec, clips: known.label.clips, categories, fonts, &drawings)
    else { return nil }
    return scales ? drawn : drawn.repeated(report.checked.categories.count)
  }
}

extension HTMLEntries.Known {
  /// The text in the source language in the same form.
  fileprivate func source(of locale: LocaleFinding) -> String? {
    let texts = label.texts.filter { $0.locale == project.sourceLanguage }
    let text = texts.first { $0.variant == locale.variant } ?? texts.first
    return text?.text ?? label.sourceText
  }
}

/// A fitter for each project's fonts.
struct HTMLFitters: ~Copyable {
  private var fonts: FontLibrary?
  private var fitter: LabelFitter?

  mutating func draw(
    _ text: String, _ locale: LocaleFinding, _ label: LabelSpec, clips: Bool,
    _ categories: [ContentSizeCategory], _ library: FontLibrary, _ drawings: inout HTMLDrawings
  ) -> HTMLDrawings.Drawn? {
    if fonts !== library {
      fonts = library
      fitter = LabelFitter(fonts: library)
    }
    guard var fitter = fitter.take() else { return nil }
    let result = drawings.draw(
      text, locale: locale.locale, label, clips: clips, at: categories, with: &fitter)
    self.fitter = consume fitter
    return result
  }
}

extension Device {
  /// The screen in a word or two.
  var shortName: String {
    switch self {
    case .canvas: "as designed"
    case .width(let width): "\(RoundedNumber(width)) pt wide"
    }
  }
}

extension Finding {
  /// Where people look for the label: its document and scene, else its table.
  var screenName: String? {
    guard let document else { return table }
    return scene.map { "\(document) › \($0)" } ?? document
  }
}

extension SourceLocation {
  /// The place as editors write it: `file:line:column`.
  var place: String { "\(file):\(position.line):\(position.column)" }
}

extension Finding.Frame {
  fileprivate var html: JSONValue {
    .object([
      "d": .string(device.shortName), "w": width.map(JSONValue.number),
      "h": height.map(JSONValue.number), "wo": widthOrigin.map { .string($0.rawValue) },
      "ho": heightOrigin.map { .string($0.rawValue) },
    ])
  }
}
