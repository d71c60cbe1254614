internal import Copyfit
internal import CopyfitCatalogs
package import CopyfitDynamicType
package import CopyfitFindings
internal import CopyfitLabels
package import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The settings of a check: the options, or else the project's configuration.
package struct AuditSettings: Sendable {
  package var categories: [ContentSizeCategory]
  package var devices: [Device]
  /// The screens of labels that no document draws.
  ///
  /// They have no screen of their own, so by default they are measured on a narrow and on the widest screen of iPhones.
  let screens: [Device]
  /// Whether the options or the configuration name the screens.
  var namesDevices: Bool
  package var boldText: [Bool]
  package var locales: LocaleSelection
  /// Whether the options name the locales.
  let asksForLocales: Bool
  /// The pseudo-languages, in addition to the project's languages.
  var pseudoLocales: [PseudoLocale]
  /// The last category at which errors count as errors.
  package var through: ContentSizeCategory
  var assumesScaling: Bool
  /// How much detail the report has about texts without findings.
  var textDetail: TextDetail
  /// Whether the report identifies fonts by the digests of their files.
  var hashesFonts: Bool
  /// The size of each thread's cache of words, in bytes.
  var wordCacheBytes: Int
  /// The maximum number of texts of all labels.
  var labelTexts = LabelBudget.maximumTexts
  /// The maximum number of statements in code about objects of documents, for each object.
  var codeStatements = StatementBudget.maximumStatements
  /// The maximum number of comparisons of labels with the entries of `elements`.
  var elementComparisons = CorrectionLimit.maximumComparisons
  /// The kinds of strings that are checked although usually no label shows them.
  private var nonLabels: Set<NonLabelKind>
  /// Creates the texts of labels from those of tables.
  package var texts: LabelTexts
  /// The sizes of the platform's text styles.
  var typeScale: TypeScale
  private var localePositions: [LocaleIdentifier: SourcePosition] = [:]
  /// The conditions under which the project passes.
  var thresholds: Thresholds
  /// The severities of rules in the configuration.
  package var severities: RuleSeverities

  package init(_ options: AuditOptions, _ configuration: Configuration) {
    let categories = Set(options.categories ?? configuration.categories ?? [])
    let scale = configuration.fonts.platform.typeScale
    let asked = categories.isEmpty ? Set(ContentSizeCategory.allCases) : categories
    // Categories with the same sizes on the platform count once.
    self.categories = Set(asked.map { scale.category(for: $0) }).sorted()
    devices = Self.unique(options.devices ?? configuration.devices ?? [.canvas, .width(375)])
    namesDevices = (options.devices ?? configuration.devices) != nil
    screens = namesDevices ? devices : [.width(375), .width(SystemRoom.widestScreen)]
    boldText = Self.unique(configuration.boldText)
    locales = LocaleSelection(
      options.locales.map { $0.map { LocaleIdentifier($0) } }
        ?? configuration.locales.map { $0.map(\.value) })
    asksForLocales = options.locales != nil
    if options.locales == nil {
      for locale in configuration.locales ?? [] where localePositions[locale.value] == nil {
        localePositions[locale.value] = locale.position
      }
    }
    pseudoLocales = Self.unique(options.pseudoLocales ?? configuration.pseudoLocales)
    through = configuration.gate.through
    assumesScaling = options.assumesScaling
    textDetail = options.textDetail
    hashesFonts = options.hashesFonts
    wordCacheBytes = options.remembersWords ? LabelFitter.defaultWordCacheBytes : 0
    texts = LabelTexts(
      samples: SampleTexts(configuration.samples), platform: configuration.fonts.platform)
    nonLabels = Set(configuration.nonLabels)
    typeScale = scale
    severities = RuleSeverities(configuration.severities)
    thresholds = Thresholds(options, configuration.gate)
  }

  /// The kind of text that a key is left out as; `nil` if it is checked.
  func kindLeftOut(
    _ key: NonLabelKind.KeySense, comment: String?, shouldTranslate: Bool,
    kindOfTable: NonLabelKind?
  ) -> NonLabelKind? {
    let kind = NonLabelKind(
      key, comment: comment, shouldTranslate: shouldTranslate, kindOfTable: kindOfTable)
    return kind.flatMap { leavesOut($0) ? $0 : nil }
  }

  /// Whether texts of a kind are left out.
  func leavesOut(_ kind: NonLabelKind) -> Bool { !nonLabels.contains(kind) }

  /// The screens on which a label is checked.
  func devices(of label: Label) -> [Device] {
    let isDrawn = label.surface == .screen || label.rooms.contains { $0.screen == .canvas }
    return isDrawn ? devices : screens
  }

  /// The place of a locale in the configuration; `nil` if it is from the options.
  func position(ofLocale locale: LocaleIdentifier) -> SourcePosition? { localePositions[locale] }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension Thresholds {
  /// Creates thresholds from the options and the configuration.
  fileprivate init(_ options: AuditOptions, _ gate: Configuration.Gate) {
    var level = options.gate.failOn ?? gate.failOn
    // A stricter level of the configuration remains.
    if options.strict, level != .note { level = .warning }
    self.init(
      level: level, maximum: gate.maximum.merging(options.gate.maximum) { $1 },
      minimumCoverage: gate.minimumCoverage)
  }
}

extension ProjectOutcome.Settings {
  /// Creates the settings for reports and the gate.
  ///
  /// - Parameter labels: The checked labels.
  init(_ settings: AuditSettings, of labels: [AuditLabel]) {
    let measured = labels.filter { !$0.isLeftOut }
    let used = Set(measured.lazy.flatMap(\.model.rooms).map(\.device))
    let known = settings.devices + settings.screens.filter { !settings.devices.contains($0) }
    self.init(
      categories: settings.categories,
      devices: used.isEmpty ? settings.devices : known.filter(used.contains),
      locales: settings.locales,
      through: settings.through, assumesScaling: settings.assumesScaling,
      thresholds: settings.thresholds, severities: settings.severities)
  }
}
