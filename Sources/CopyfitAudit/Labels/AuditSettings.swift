internal import Copyfit
internal import CopyfitCatalogs
package import CopyfitDynamicType
package import CopyfitFindings
package import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// What is checked, and how strictly: the caller's options over the project's configuration.
package struct AuditSettings: Sendable {
  package var categories: [ContentSizeCategory]
  package var devices: [Device]
  /// Whether the caller or the configuration names the screens.
  var namesDevices: Bool
  package var boldText: [Bool]
  package var locales: LocaleSelection
  /// Whether the caller asks for locales, not the configuration.
  let asksForLocales: Bool
  /// Languages made of the source texts, beside those of the project.
  var pseudoLocales: [PseudoLocale]
  /// The last category at which an error is an error.
  package var through: ContentSizeCategory
  var assumesScaling: Bool
  /// How much the report holds of texts that nothing is wrong with.
  var textDetail: TextDetail
  /// Whether the report tells fonts by the digests of their files.
  var hashesFonts: Bool
  /// What each thread's fitter spends on the words that it has seen.
  var wordCacheBytes: Int
  /// Kinds of strings that are measured and counted as others are.
  private var nonLabels: Set<NonLabelKind>
  /// Makes the texts of labels of what tables hold.
  package var texts: LabelTexts
  /// The sizes of the platform's text styles.
  var typeScale: TypeScale
  private var localePositions: [LocaleIdentifier: SourcePosition] = [:]
  /// When the project passes.
  var thresholds: Thresholds
  /// The severities that the configuration gives to rules.
  package var severities: RuleSeverities

  package init(_ options: AuditOptions, _ configuration: Configuration) {
    let categories = Set(options.categories ?? configuration.categories ?? [])
    let scale = configuration.fonts.platform.typeScale
    let asked = categories.isEmpty ? Set(ContentSizeCategory.allCases) : categories
    // What the platform does not tell apart is one text size.
    self.categories = Set(asked.map { scale.category(for: $0) }).sorted()
    devices = Self.unique(options.devices ?? configuration.devices ?? [.canvas, .width(375)])
    namesDevices = (options.devices ?? configuration.devices) != nil
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

  /// The kind that one of a key's texts is left out for; `nil` where it is not.
  func kindLeftOut(
    _ key: NonLabelKind.KeySense, comment: String?, shouldTranslate: Bool,
    kindOfTable: NonLabelKind?
  ) -> NonLabelKind? {
    let kind = NonLabelKind(
      key, comment: comment, shouldTranslate: shouldTranslate, kindOfTable: kindOfTable)
    return kind.flatMap { nonLabels.contains($0) ? nil : $0 }
  }

  /// Where the configuration asks for a locale; `nil` where the caller does.
  func position(ofLocale locale: LocaleIdentifier) -> SourcePosition? { localePositions[locale] }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension Thresholds {
  /// When a project passes: the caller's options over the configuration.
  fileprivate init(_ options: AuditOptions, _ gate: Configuration.Gate) {
    var level = options.gate.failOn ?? gate.failOn
    // Being strict never makes a gate milder.
    if options.strict, level != .note { level = .warning }
    self.init(
      level: level, maximum: gate.maximum.merging(options.gate.maximum) { $1 },
      minimumCoverage: gate.minimumCoverage)
  }
}

extension ProjectOutcome.Settings {
  /// What reports and the gate need of an audit's settings.
  init(_ settings: AuditSettings) {
    self.init(
      categories: settings.categories, devices: settings.devices, locales: settings.locales,
      through: settings.through, assumesScaling: settings.assumesScaling,
      thresholds: settings.thresholds, severities: settings.severities)
  }
}
