internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Creates a finding for each font and each rule that it breaks.
struct FontFindings {
  let factory: FindingFactory
  let labels: [AuditLabel]
  /// The font files that documents name, by the fonts' names.
  private let files: [String: String]
  /// The first font file of the project that cannot be used.
  private let damaged: UnreadableFile?
  /// The font files that cannot be used, by the letters of their names.
  private let damagedFiles: [String: UnreadableFile]

  /// - Parameters:
  ///   - files: The font files that documents name, by the fonts' names.
  ///   - damaged: The font files of the project that cannot be used.
  init(
    factory: FindingFactory, labels: [AuditLabel], files: [String: String] = [:],
    damaged: [UnreadableFile] = []
  ) {
    (self.factory, self.labels, self.files, self.damaged) = (factory, labels, files, damaged.first)
    let named = damaged.map { (FontFileName(path: $0.file).letters, $0) }
    damagedFiles = Dictionary(named) { first, _ in first }
  }

  /// The characters that a font lacks in one locale.
  private struct Lack {
    var characters: Set<Unicode.Scalar> = []
    var labels: Set<Int> = []
    var string: SourceLocation?
  }

  /// One font and one rule.
  private struct Key: Hashable {
    var rule: Rule
    var font: String
    /// Whether the label uses the system font, and the font is its stand-in.
    var isSystem = false
    /// The font that is measured in place of a font of iOS.
    var platformFont: PlatformFontUse?

    /// The font's display name, which is not that of a stand-in.
    var id: String { isSystem ? "system font" : font }
    var phrase: String { isSystem ? "the system font" : "'\(font)'" }
  }

  func all(_ tasks: [MeasuringTask], _ outcomes: [TaskOutcome]) -> [Finding] {
    var lacks: [Key: [LocaleIdentifier: Lack]] = [:]
    // By index, because results are large values to copy.
    for index in tasks.indices where outcomes[index].obstacle == nil {
      if outcomes[index].missing.isEmpty, outcomes[index].borrowed.isEmpty,
        outcomes[index].font?.missingName == nil
      {
        continue
      }
      let (task, outcome) = (tasks[index], outcomes[index])
      guard let font = outcome.font else { continue }
      if let name = font.missingName {
        note(
          [], of: Key(rule: .fontNotFound, font: name, platformFont: font.platformFont), task,
          &lacks)
      }
      // A font that was not found may have symbols of its own.
      let missing =
        font.missingName == nil ? outcome.missing : outcome.missing.filter { !$0.isPrivateUse }
      if !missing.isEmpty {
        note(
          missing,
          of: Key(rule: .missingGlyph, font: font.postScriptName, isSystem: font.isStandIn), task,
          &lacks)
      }
      if !outcome.borrowed.isEmpty {
        note(
          outcome.borrowed, of: Key(rule: .fontFallback, font: font.postScriptName), task, &lacks)
      }
    }
    return lacks.keys.sorted {
      ($0.rule.rawValue, ExactString($0.font)) < ($1.rule.rawValue, ExactString($1.font))
    }
    .map { finding($0, lacks[$0] ?? [:]) }
  }

  private func note(
    _ characters: [Unicode.Scalar], of key: Key, _ task: MeasuringTask,
    _ lacks: inout [Key: [LocaleIdentifier: Lack]]
  ) {
    // The set is changed in place, so that it is not copied for each label.
    add(characters, task, to: &lacks[key, default: [:]][task.locale, default: Lack()])
  }

  private func add(
    _ characters: [Unicode.Scalar], _ task: MeasuringTask, to lack: inout Lack
  ) {
    lack.characters.formUnion(characters)
    lack.labels.formUnion(task.uses.map(\.label))
    if lack.string == nil, let use = task.uses.first {
      lack.string = labels[use.label].texts[use.text].location
    }
  }

  private func finding(_ key: Key, _ lacks: [LocaleIdentifier: Lack]) -> Finding {
    let locales = lacks.map { locale, lack in
      var finding = factory.locale(locale, key.rule, id: key.id, key: nil)
      finding.characters = lack.characters.sorted().map(\.codePointName)
      finding.labels = lack.labels.count
      finding.string = lack.string
      // Users of the app have the font, so the app has no problem.
      if key.platformFont != nil { finding.severity = .note }
      return finding
    }
    let affected = lacks.values.reduce(into: Set<Int>()) { $0.formUnion($1.labels) }
    let first = affected.min().map { labels[$0] }
    var finding = factory.make(
      key.rule, on: .init(key.font),
      key.rule == .fontFallback
        ? fallback(key, labels: affected.count, lacks)
        : message(key, labels: affected.count, Set(lacks.values.flatMap(\.characters))),
      at: first?.source, locales: locales)
    finding.name = key.id
    return finding
  }

  private func folder(of font: String) -> String {
    files[font].map { "the folder of '\($0)'" } ?? "its folder"
  }

  /// The damaged file that has the font by its name; the one with the longest name, if there are several.
  private func damagedFile(of font: String) -> UnreadableFile? {
    guard !damagedFiles.isEmpty else { return nil }
    return FontFileName(font: font).files.lazy.compactMap { damagedFiles[$0] }.first
  }

  private func reason(for font: String) -> String {
    guard let file = damagedFile(of: font) else { return "was not found" }
    return "cannot be used, because of the file '\(file.file)': \(file.message)"
  }

  private func remedy(for font: String) -> String {
    if let file = damagedFile(of: font) { return "Replace '\(file.file)' by an undamaged copy." }
    let advice = "Add \(folder(of: font)) to 'fonts.directories'."
    guard let file = damaged else { return advice }
    return advice + " It may also be in '\(file.file)', which cannot be used: \(file.message)."
  }

  private func message(
    _ key: Key, labels: Int, _ characters: Set<Unicode.Scalar>
  ) -> String {
    if let use = key.platformFont { return use.message(on: key.font, labels: labels) }
    let shown = Phrase.list(characters.sorted().map(\.codePointName))
    let isOne = labels == 1
    let labels = Phrase.count(labels, "label")
    return switch key.rule {
    case .fontNotFound:
      """
      The font '\(key.font)' \(reason(for: key.font)); \(labels) in it \(isOne ? "was" : "were") measured in \
      the system font. \(remedy(for: key.font))
      """
    default:
      "No font has a glyph for \(shown): \(labels) in \(key.phrase) "
        + (isOne ? "shows empty boxes." : "show empty boxes.")
    }
  }
}

extension FontFindings {
  /// The message about a font that lacks characters, which other fonts draw.
  private func fallback(
    _ key: Key, labels: Int, _ lacks: [LocaleIdentifier: Lack]
  ) -> String {
    let characters = lacks.values.reduce(into: Set<Unicode.Scalar>()) {
      $0.formUnion($1.characters)
    }
    let count = Phrase.count(characters.count, "character")
    let example = characters.min().map {
      (characters.count == 1 ? ", " : ", such as ") + $0.codePointName
    }
    let languages = Phrase.languages(lacks.keys.map(\.tag).sorted())
    return "The font '\(key.font)' lacks \(count) of the texts in \(languages)\(example ?? ""). "
      + "Other fonts draw \(characters.count == 1 ? "it" : "them"), in \(Phrase.count(labels, "label"))."
  }
}

extension Unicode.Scalar {
  fileprivate var isPrivateUse: Bool { properties.generalCategory == .privateUse }
}
