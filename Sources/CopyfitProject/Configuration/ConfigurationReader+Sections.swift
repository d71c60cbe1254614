internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

extension ConfigurationReader {
  /// Reads a file's root, which overrides the files that it extends.
  mutating func read(_ root: YAMLNode, over configuration: inout Configuration) {
    read(root, as: "a mapping", into: &configuration, keys: Self.rootKeys)
  }

  /// The maximum number of screens; every text is measured on each, and the work grows faster than their number.
  static let maximumScreens = 100

  private static let rootKeys: [ConfigurationKey<Configuration>] = [
    .init("name") { $2.name = $0.text($1) },
    // Read earlier, because the extended file comes first.
    .init("extends") { _, _, _ in },
    .init("projects") { reader, node, target in
      guard reader.filledList(node, of: "Apps/*") != nil else { return }
      target.projects = reader.patterns(node, such: "Apps/*")
    },
    .init("sourceLanguage") { reader, node, target in
      target.sourceLanguage = reader.locale(node)?.value
      target.sourceLanguagePosition = node.position
    },
    .init("strings") { $2.strings = $0.patterns($1, such: "App/**/*.strings") },
    .init("columns") { reader, node, target in
      let entries = reader.list(node, of: "{ files: …, key: …, text: … }") ?? []
      target.columns = entries.compactMap { reader.columns($0) }
    },
    .init("interfaceBuilder") {
      $2.interfaceBuilder = $0.patterns($1, such: "App/**/*.storyboard")
    },
    .init("exclude") { $2.exclude = $0.patterns($1, such: "Pods/**") ?? [] },
    .init("fonts") {
      $0.read($1, as: "a mapping", into: &$2.fonts, keys: fontKeys)
    },
    .init("locales") { reader, node, target in
      target.locales = reader.listOrAll(node, of: "de, pt-BR")?.compactMap { reader.locale($0) }
    },
    .init("pseudoLocales") { reader, node, target in
      target.pseudoLocales =
        reader.list(node, of: "double, accented")?
        .compactMap { reader.pseudoLocale($0) } ?? []
    },
    .init("categories") { reader, node, target in
      let categories = reader.listOrAll(node, of: "large, AX2")?.compactMap { reader.category($0) }
      target.categories = categories.map { Set($0).sorted() }
    },
    .init("boldText") { reader, node, target in
      guard let values = reader.filledList(node, of: "false, true") else { return }
      target.boldText = values.compactMap { reader.boolean($0) }
    },
    .init("devices") { reader, node, target in
      guard let screens = reader.filledList(node, of: "canvas, 375") else { return }
      guard screens.count <= maximumScreens else {
        return reader.report(
          "expected at most \(maximumScreens) screens, found \(screens.count)", at: node.position)
      }
      target.devices = screens.compactMap { reader.device($0) }
    },
    .init("gate") { $0.read($1, as: "a mapping", into: &$2.gate, keys: gateKeys) },
    .init("baseline") { reader, node, target in
      target.baseline = reader.path(node, "a file such as copyfit-baseline.json")
    },
    .init("samples") { reader, node, target in
      let own = reader.samples(node)
      let placeholders = Set(own.map(\.placeholder))
      target.samples = own + target.samples.filter { !placeholders.contains($0.placeholder) }
    },
    .init("nonLabels") { reader, node, target in
      target.nonLabels =
        reader.list(node, of: "accessibility, notifications")?
        .compactMap { reader.nonLabelKind($0) } ?? []
    },
    .init("neutralModifiers") { reader, node, target in
      let nodes = reader.list(node, of: "confettiCannon") ?? []
      target.neutralModifiers = nodes.compactMap { reader.modifierName($0) }
    },
    .init("labelFiles") { reader, node, target in
      target.labelFiles = reader.list(node, of: "labels.json")?.compactMap { node in
        reader.path(node, "a file such as labels.json")
      }
    },
    .init("labels") { reader, node, target in
      let entries = reader.list(node, of: "{ keys: …, style: …, frame: … }") ?? []
      target.labels = entries.compactMap { reader.label($0) }
    },
    .init("elements") { reader, node, target in
      let entries = reader.list(node, of: "{ id: …, frame: … }") ?? []
      target.elements = entries.compactMap { reader.element($0) }
    },
    .init("rules") { $0.severities($1, &$2) },
    .init("ignore") { reader, node, target in
      let entries = reader.list(node, of: "{ rule: …, id: …, reason: … }") ?? []
      target.suppressions = entries.compactMap { reader.suppression($0) }
    },
  ]

  private static let gateKeys: [ConfigurationKey<Configuration.Gate>] = [
    .init("through") { reader, node, gate in
      gate.through = reader.category(node) ?? gate.through
    },
    .init("minimumCoverage") { $2.minimumCoverage = $0.share($1) },
    .init("failOn") { reader, node, gate in
      let known = FailureLevel.allCases.map(\.rawValue)
      let level = reader.choice(node, "level", known: known) { FailureLevel(rawValue: $0) }
      gate.failOn = level ?? gate.failOn
    },
    .init("maximum") { $0.maxima($1, &$2) },
  ]
}

extension ConfigurationReader {
  private mutating func nonLabelKind(_ node: YAMLNode) -> NonLabelKind? {
    choice(node, "kind", known: NonLabelKind.allCases.map(\.rawValue)) {
      NonLabelKind(rawValue: $0)
    }
  }

  /// The name of a modifier as code calls it, without its arguments.
  private mutating func modifierName(_ node: YAMLNode) -> Located<String>? {
    guard let name = text(node, "a modifier's name") else { return nil }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if isName, name.first?.isNumber == false { return Located(name, at: node.position) }
    report(
      "expected the name of a modifier without dots and arguments, such as confettiCannon, found "
        + "'\(name)'", at: node.position)
    return nil
  }

  private mutating func pseudoLocale(_ node: YAMLNode) -> PseudoLocale? {
    choice(node, "pseudo-locale", known: PseudoLocale.names) { PseudoLocale(name: $0) }
  }

  private mutating func device(_ node: YAMLNode) -> Device? {
    accept(.words(["canvas"]), at: node)
    if case .scalar("canvas", isPlain: _) = node.content { return .canvas }
    guard let width = positive(node, Device.expectation) else { return nil }
    if Device.widths.contains(width) { return .width(width) }
    report(expected: Device.expectation, at: node)
    return nil
  }

  /// Reads a percentage as a fraction of 1.
  mutating func share(_ node: YAMLNode) -> Double? {
    guard case .scalar(let text, isPlain: _) = node.content, text.hasSuffix("%"),
      text.dropLast().allSatisfy({ $0 == "." || $0.isASCII && $0.isNumber }),
      let percent = Double(text.dropLast()), (0...100).contains(percent)
    else {
      report(expected: "a percentage such as 40%", at: node)
      return nil
    }
    return percent / 100
  }

  private mutating func patterns(
    _ node: YAMLNode, such example: String
  ) -> [Located<PathPattern>]? {
    list(node, of: example)?.compactMap { pattern($0, such: example) }
  }

  mutating func pattern(_ node: YAMLNode, such example: String) -> Located<PathPattern>? {
    guard let text = text(node, "a pattern such as \(example)") else { return nil }
    let pattern = PathPattern(text)
    if pattern.leavesProject {
      report(expected: "a pattern below the project's folder", at: node)
    }
    return Located(pattern, at: node.position)
  }

  /// Reads the samples for placeholders, in the order of the file.
  mutating func samples(_ node: YAMLNode) -> [Label.Sample] {
    pairs(node, such: "{ \"%@\": Wilhelmina }").compactMap { pair in
      let name = pair.key.value
      let isPlaceholder =
        FormatSpecifier.isPlaceholder(name) || name.hasPrefix("{") && name.hasSuffix("}")
      if !isPlaceholder {
        report("expected a placeholder such as %@, found '\(name)'", at: pair.key.position)
      }
      return text(pair.value).map {
        Label.Sample(placeholder: name, text: $0)
      }
    }
  }

  private mutating func severities(_ node: YAMLNode, _ configuration: inout Configuration) {
    for pair in pairs(node, such: "{ shrunk-text: warning }") {
      let choice = choice(pair.value, "severity", known: RuleSetting.names) { RuleSetting($0) }
      guard let rule = rule(pair.key), let choice else { continue }
      configuration.severities[rule] = choice.severity
      if choice == .off {
        configuration.rulesOff.insert(rule)
      } else {
        configuration.rulesOff.remove(rule)
      }
    }
  }

  private mutating func maxima(_ node: YAMLNode, _ gate: inout Configuration.Gate) {
    for pair in pairs(node, such: "{ truncation: 12 }") {
      let limit = count(pair.value)
      if let rule = rule(pair.key), let limit { gate.maximum[rule] = limit }
    }
  }

  /// The setting of a rule in a configuration.
  private enum RuleSetting: Equatable {
    case off
    case of(Severity)

    static let names = Severity.allCases.map(\.rawValue) + ["off"]

    init?(_ name: String) {
      if name == "off" { self = .off; return }
      guard let severity = Severity(rawValue: name) else { return nil }
      self = .of(severity)
    }

    var severity: Severity? { if case .of(let severity) = self { severity } else { nil } }
  }

  private mutating func rule(_ name: Located<String>) -> Rule? {
    if let rule = Rule(rawValue: name.value) { return rule }
    report(
      unknown: "rule", name.value, known: Rule.allCases.map(\.rawValue), at: name.position)
    return nil
  }

  private mutating func suppression(_ node: YAMLNode) -> Configuration.Suppression? {
    var draft = SuppressionDraft()
    read(node, as: "a mapping", into: &draft, keys: Self.suppressionKeys)
    guard case .mapping = node.content, let name = draft.rule, draft.id != nil || draft.keys != nil
    else {
      report("expected 'rule' and 'id' or 'keys' in this entry", at: node.position)
      return nil
    }
    return rule(name).map {
      var suppression = Configuration.Suppression(rule: $0, position: node.position)
      suppression.id = draft.id.map { TextPattern($0) }
      suppression.keys = draft.keys.map { TextPattern($0) }
      suppression.locales = draft.locales
      suppression.reason = draft.reason
      return suppression
    }
  }

  private struct SuppressionDraft {
    var rule: Located<String>?
    var id: String?
    var keys: String?
    var locales: [LocaleIdentifier]?
    var reason: String?
  }

  private static let suppressionKeys: [ConfigurationKey<SuppressionDraft>] = [
    .init("rule") { reader, node, draft in
      draft.rule = reader.text(node, "a rule").map { Located($0, at: node.position) }
    },
    .init("id") { $2.id = $0.text($1) },
    .init("key") { $2.keys = $0.text($1) },
    .init("keys") { $2.keys = $0.text($1) },
    .init("locales") { reader, node, draft in
      draft.locales = reader.filledList(node, of: "de, pt-BR")?.compactMap {
        reader.locale($0)?.value
      }
    },
    .init("reason") { $2.reason = $0.text($1) },
  ]
}
