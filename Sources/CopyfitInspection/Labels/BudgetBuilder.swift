internal import Copyfit
internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
public import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Measures the limits of a project's strings.
struct BudgetBuilder: ~Copyable {
  private let project: InspectedProject
  private var fitter: LabelFitter
  private var measure: CharacterMeasure
  /// The labels that are left out, by the reason.
  private(set) var leftOut: [String: [TextBudget.LeftOut.Label]] = [:]

  /// The maximum number of lines; labels with more lines have no limit.
  private static let maximumLines = 100

  private struct Key: Hashable {
    var table: TableIdentity
    var key: ExactString
  }

  /// A limit with one of its labels, for measuring texts.
  private struct Found {
    var limit: TextBudget.Limit
    var spec: LabelSpec
  }

  init(_ project: InspectedProject) throws(AuditError) {
    guard let library = project.fonts else { throw AuditError(messages: project.failures) }
    self.project = project
    fitter = LabelFitter(fonts: library)
    measure = CharacterMeasure(project)
  }

  mutating func entries(locales: [String]) -> [TextBudget.Entry] {
    var order: [Key] = []
    var groups: [Key: [AuditLabel]] = [:]
    for label in project.labels.map(\.label) {
      let key = Key(table: label.table, key: ExactString(label.key))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(label)
    }
    return order.compactMap { key in
      groups[key].flatMap { entry(of: $0, locales: locales) }
    }
  }

  private mutating func entry(of labels: [AuditLabel], locales: [String]) -> TextBudget.Entry? {
    let (shown, found) = limits(of: labels)
    guard let first = shown.first else { return nil }
    let needed = Self.needed(found)
    let source = first.texts.first { $0.locale == project.reading.sourceLanguage }
    var entry = TextBudget.Entry(
      project: project.name, bundle: first.table.bundle, table: first.table.table, key: first.key,
      file: (source ?? first.texts.first)?.location.file ?? first.source.file,
      sourceLanguage: project.sourceLanguage, sourceText: first.sourceText,
      labels: shown.map(\.id), limits: needed.map(\.limit))
    for locale in locales { entry.characters[locale] = characters(within: needed, locale) }
    return entry
  }

  /// The labels of a string that have limits, and the limits; the other labels are left out.
  private mutating func limits(of labels: [AuditLabel]) -> (shown: [AuditLabel], limits: [Found]) {
    var shown: [AuditLabel] = []
    var found: [Found] = []
    var isTooLow = false
    for label in labels {
      switch limits(of: label) {
      case .success(let limits):
        shown.append(label)
        found += limits
      case .failure(let failure):
        isTooLow = isTooLow || failure.reason == .lowFrame
        leaveOut(label, failure)
      }
    }
    guard isTooLow else { return (shown, found) }
    // A text that fits these labels may be truncated in the other one.
    for label in shown { leaveOut(label, Failure(.otherLowFrame)) }
    return ([], [])
  }

  private mutating func leaveOut(_ label: AuditLabel, _ failure: Failure) {
    leftOut[failure.reason.text, default: []].append(
      .init(project: project.name, id: label.id, key: label.key, last: failure.last))
  }

  /// The number of characters that fit in all limits.
  private mutating func characters(within limits: [Found], _ locale: String) -> Int? {
    var least: Int?
    for item in limits {
      guard
        let count = measure.characters(
          in: item.limit, item.spec, locale: LocaleIdentifier(locale), fitter: &fitter)
      else { continue }
      least = min(least ?? count, count)
    }
    return least
  }

  /// The limits that do not follow from other limits, in their order.
  private static func needed(_ all: [Found]) -> [Found] {
    var needed: [Found] = []
    for item in all where !needed.contains(where: { $0.limit.implies(item.limit) }) {
      needed.removeAll { item.limit.implies($0.limit) }
      needed.append(item)
    }
    return needed
  }

  /// The reason why a label has no limit.
  private enum Reason: Hashable {
    case lowFrame
    /// Another label of its string has a frame that is lower than a line.
    case otherLowFrame
    /// The text cannot be measured, for the given reason.
    case unmeasurable(CopyfitError)
    case anyTextFits
    /// The text is shown in capitals or small letters, so its length as written has no limit.
    case otherCase
    case undecided(String)
    case skipped(String)

    var text: String {
      switch self {
      case .lowFrame: "the frame is lower than a line"
      case .otherLowFrame: "another label of its string has a frame lower than a line"
      case .unmeasurable(let error): "it cannot be measured: \(error.description)"
      case .anyTextFits: "any text fits"
      case .otherCase: "its letters are shown in another case than they are written in"
      case .undecided(let doubt): "undecided: \(doubt)"
      case .skipped(let reason): reason
      }
    }
  }

  private struct Failure: Error {
    let reason: Reason
    /// The last category at which the reason does not apply, in all rooms.
    var last: ContentSizeCategory?

    init(_ reason: Reason) { self.reason = reason }
  }

  private mutating func limits(of label: AuditLabel) -> Result<[Found], Failure> {
    switch label.treatment {
    case .measured: break
    case .undecided(let reason): return .failure(Failure(.undecided(reason.text)))
    case .skipped(let reason): return .failure(Failure(.skipped(reason.text)))
    }
    guard label.model.setting.textCase == nil else { return .failure(Failure(.otherCase)) }
    guard !label.model.rooms.contains(where: { $0.hasUnknownWidth(lines: label.spec.lines) }) else {
      return .failure(Failure(.undecided(label.doubt?.text ?? "the width is unknown")))
    }
    var found: [Found] = []
    var first: (category: ContentSizeCategory, failure: Failure)?
    let categories = categories(of: label)
    for room in label.model.rooms {
      for isBold in project.boldText {
        var spec = label.spec(in: room, boldText: isBold)
        if spec.lines != 0, let least = room.leastWidth { spec.width = least }
        // A failure at a size does not remove the limit at a smaller one.
        for category in categories where first.map({ category < $0.category }) ?? true {
          switch limit(of: spec, label, at: category) {
          case .success(let limit?): found.append(Found(limit: limit, spec: spec))
          case .success(nil): break
          case .failure(let failure): first = (category, failure)
          }
        }
      }
    }
    if var first {
      first.failure.last = categories.last { $0 < first.category }
      return .failure(first.failure)
    }
    return found.isEmpty ? .failure(Failure(.anyTextFits)) : .success(found)
  }

  /// A length rounded for the report: a text that keeps the rounded length keeps the limit.
  private static func rounded(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
    // Sizes are products of fractions: a billionth above a thousandth is only rounding.
    let thousandths = length * 1000
    let nearest = thousandths.rounded()
    return (abs(thousandths - nearest) < 1e-6 ? nearest : thousandths.rounded(rule)) / 1000
  }

  /// The categories that count for the gate, or else the smallest checked category.
  private func categories(of label: AuditLabel) -> [ContentSizeCategory] {
    guard label.dependsOnCategory else { return [.large] }
    let counted = project.categories.filter { $0 <= project.through }
    return counted.isEmpty ? Array(project.categories.prefix(1)) : counted
  }

  /// The limit in one frame at one category; `nil` if any text fits.
  private mutating func limit(
    of spec: LabelSpec, _ label: AuditLabel, at category: ContentSizeCategory
  ) -> Result<TextBudget.Limit?, Failure> {
    do throws(CopyfitError) {
      return try measuredLimit(of: spec, label, at: category)
    } catch {
      return .failure(Failure(.unmeasurable(error)))
    }
  }

  private mutating func measuredLimit(
    of spec: LabelSpec, _ label: AuditLabel, at category: ContentSizeCategory
  ) throws(CopyfitError) -> Result<TextBudget.Limit?, Failure> {
    guard let width = spec.width, width.isFinite else { return .success(nil) }
    let isOneLine = spec.lines == 1
    let probe = Array(repeating: "x", count: isOneLine ? 1 : Self.maximumLines)
    var free = spec
    (free.width, free.height, free.lines) = (nil, nil, 0)
    let locale = LocaleIdentifier(project.sourceLanguage)
    var wide = spec
    (wide.width, wide.minimumScaleFactor, wide.minimumFontSize) = (nil, nil, nil)
    let text = try fitter.prepare(probe.joined(separator: "\n"), in: locale, for: spec)
    let line = try fitter.prepare("x", in: locale, for: spec)
    let fit = fitter.fit(text, wide, at: category)
    let one = fitter.fit(line, free, at: category)
    if let height = fit.heightLimit, one.height > height, label.clips {
      return .failure(Failure(.lowFrame))
    }
    guard let lines = isOneLine ? 1 : fit.allowedLines else { return .success(nil) }
    // All texts with this number of lines have the same height.
    let sized = try fitter.prepare(
      probe.prefix(max(lines, 1)).joined(separator: "\n"), in: locale, for: spec)
    let height = fitter.fit(sized, free, at: category).height
    let margin = label.hasMargin ? 0 : line.margin(atPointSize: one.pointSize) ?? 0
    var limit = Self.limit(in: line.resolution, atPointSize: one.pointSize)
    limit.letterSpacing = spec.letterSpacing
    limit.width = Self.rounded(max(width, 0) / (1 + margin), .down)
    (limit.lines, limit.height) = (lines, height)
    return .success(limit)
  }

  /// A limit in the face of a size, without its room.
  private static func limit(
    in resolution: FontResolution, atPointSize pointSize: Double
  ) -> TextBudget.Limit {
    let face = resolution.face(atPointSize: pointSize)
    return TextBudget.Limit(
      fontName: face.postScriptName, family: face.family, isStandIn: resolution.isStandIn,
      variations: face.variations, features: face.features,
      tracking: rounded(face.tracking, .up), pointSize: rounded(pointSize, .up), width: 0,
      lines: 0, height: 0, textFace: resolution.textFace)
  }
}

extension Room {
  /// Whether no certain width is known for texts with this number of lines; 0 stands for any number.
  fileprivate func hasUnknownWidth(lines: Int) -> Bool {
    widthOrigin == .undecided || widthOrigin == .system && lines != 0 && leastWidth == 0
  }
}

extension TextBudget {
  /// Measures the limits of projects.
  ///
  /// - Parameters:
  ///   - projects: The projects whose labels are measured.
  ///   - locales: The locales that characters are counted for; `nil` for the source languages.
  /// - Throws: `AuditError` if a project's fonts cannot be opened.
  public init(_ projects: [InspectedProject], locales: [String]? = nil) throws(AuditError) {
    through = projects.map(\.through)
    self.projects = projects.map { .init(name: $0.name, path: $0.path) }
    var asked: [String] = []
    var reasons: [String: [LeftOut.Label]] = [:]
    for project in projects {
      let tags = (locales ?? [project.sourceLanguage]).map { project.locale(named: $0).tag }
      asked += tags.filter { !asked.contains($0) }
      var builder = try BudgetBuilder(project)
      entries += builder.entries(locales: tags)
      reasons.merge(builder.leftOut, uniquingKeysWith: +)
    }
    self.locales = asked
    leftOut = reasons.keys.sortedByBytes().map { LeftOut(reason: $0, labels: reasons[$0] ?? []) }
  }
}
