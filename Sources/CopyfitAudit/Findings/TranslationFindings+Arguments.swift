internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

extension TranslationFindings.Entry {
  /// The arguments of a source text; if the key is the source text, those of the key.
  ///
  /// An empty text says nothing about the arguments that its key takes.
  static func arguments(
    of source: [LocatedText]?, _ messages: [TextTemplate]?, key: String
  ) -> SourceArguments? {
    if let source, source.areEmpty { return nil }
    if let source = SourceArguments(source, messages: messages) { return source }
    var source = SourceArguments()
    source.add(key)
    return source.arguments.isEmpty ? nil : source
  }
}

extension TranslationFindings {
  /// A translation's own arguments, and how they differ from the source's.
  typealias ArgumentComparison = (own: SourceArguments, difference: ArgumentDifference)

  /// The reported differences between the translations' arguments and the source's.
  func argumentDifferences(_ entry: Entry) -> [LocaleIdentifier: ArgumentComparison] {
    var differences: [LocaleIdentifier: ArgumentComparison] = [:]
    for tag in entry.checked { differences[tag] = difference(entry, tag) }
    return differences
  }

  /// Finds arguments that differ from the source's: one finding for each kind of difference.
  func mismatches(
    _ entry: Entry, _ differences: [LocaleIdentifier: ArgumentComparison]
  ) -> [Finding] {
    guard let source = entry.arguments else { return [] }
    typealias Text = (tag: LocaleIdentifier, text: LocatedText, own: SourceArguments)
    var groups = OrderedGroups<ArgumentDifference, Text>()
    for tag in entry.checked {
      guard let text = entry.texts[tag]?.first, let (own, difference) = differences[tag]
      else { continue }
      groups.add((tag, text, own), to: difference)
    }
    return groups.all.compactMap { difference, texts in
      let rule: Rule = difference.crashes ? .invalidFormat : .placeholderMismatch
      let aspect = difference.crashes ? "arguments" : nil
      let locales = texts.map { locale($0.tag, rule, entry, aspect: aspect, $0.text) }
      guard let own = texts.first?.own else { return nil }
      return make(
        rule, entry, aspect: "arguments \(difference.aspect)",
        "The source takes \(Self.list(source)), but the \(Self.owner(locales)) \(Self.list(own)). "
          + difference.effects(own, source: source), locales)
    }
  }

  /// The reported difference between one translation's arguments and the source's.
  private func difference(
    _ entry: Entry, _ locale: LocaleIdentifier
  ) -> ArgumentComparison? {
    guard locale != sourceLanguage, let source = entry.arguments, let texts = entry.texts[locale],
      let text = texts.first
    else { return nil }
    let faults = texts.flatMap { text in
      text.syntax.dialect.map { FormatFault.all(in: text.value, $0, source: source) } ?? []
    }
    // Arguments that are broken by a space have their own finding, as do texts that are rejected completely.
    guard
      !faults.contains(where: { $0.kind == .broken || source.isFormat && $0.isRejected }),
      let own = SourceArguments(texts, messages: entry.messages[locale], comparedWith: source),
      let difference = ArgumentDifference(own, from: source, syntax: text.syntax)
    else { return nil }
    if source.arguments.isEmpty, Self.arguments(ofKey: entry.key, are: own, text.syntax) {
      return nil
    }
    if difference.crashes { return (own, difference) }
    let isReported =
      isReported(.invalidFormat, entry, locale) || faults.contains(where: \.losesArgument)
      || texts.contains { text in
        Self.clashes(in: text, isSource: false).contains { $0.isOf(difference) }
      }
    return isReported ? nil : (own, difference)
  }

  /// Whether a text takes the arguments that its key names, as in `"n photos %lld"`: code passes them, and the source text
  /// does not show them.
  private static func arguments(
    ofKey key: String, are own: SourceArguments, _ syntax: PlaceholderSyntax
  ) -> Bool {
    var named = SourceArguments()
    named.add(key)
    return !named.arguments.isEmpty
      && ArgumentDifference(own, from: named, syntax: syntax) == nil
  }

  /// The arguments of a text that are read as two types, or have an unknown type.
  private static func clashes(in text: LocatedText, isSource: Bool) -> [ArgumentClash] {
    text.syntax.isPrintf ? ArgumentClash.all(in: text, isSource: isSource) : []
  }

  /// "text in 'de' takes", "texts in 'de' and 'fr' take".
  private static func owner(_ locales: [LocaleFinding]) -> String {
    let tags = Phrase.list(locales.map { "'\($0.locale)'" })
    return locales.count == 1 ? "text in \(tags) takes" : "texts in \(tags) take"
  }

  private static func list(_ arguments: SourceArguments) -> String {
    let written = arguments.written.isEmpty ? arguments.dangling : arguments.written
    return written.isEmpty ? "no argument" : Phrase.list(written)
  }
}

// MARK: - Formats

extension TranslationFindings {
  /// Finds texts that lose something as formats: one finding for each kind of fault.
  func faults(_ entry: Entry) -> [Finding] {
    guard let source = entry.arguments, source.isFormat else { return [] }
    var groups = OrderedGroups<FormatFault.Kind, (fault: FormatFault, locale: LocaleFinding)>()
    let copied = FormatFault.copiedKinds(entry.texts, from: sourceLanguage, source)
    for tag in entry.checked {
      for text in entry.texts[tag] ?? [] where text.variables.isEmpty {
        guard let dialect = text.syntax.dialect else { continue }
        for fault in FormatFault.eachKind(in: text.value, dialect, source: source) {
          let isCopied = copied.contains(fault.kind)
          guard !isCopied || tag == sourceLanguage else { continue }
          var finding = locale(
            tag, .invalidFormat, entry, aspect: fault.kind.rawValue, text)
          if fault.isHarmless || isCopied { finding.severity = min(finding.severity, .warning) }
          groups.add((fault, finding), to: fault.kind)
        }
      }
    }
    return groups.all.compactMap { kind, found in
      make(
        .invalidFormat, entry, aspect: kind.rawValue,
        "The format string \(Self.effect(of: found.map(\.fault))): \(Self.reasons(found)).",
        found.map(\.locale))
    }
  }

  private static func effect(of faults: [FormatFault]) -> String {
    if faults.allSatisfy(\.isHarmless) { return "is unusual" }
    return faults.contains(where: \.isRejected) ? "cannot be shown" : "loses a part"
  }

  /// The faults; if they differ among locales, each with its locales.
  private static func reasons(_ found: [(fault: FormatFault, locale: LocaleFinding)]) -> String {
    var groups = OrderedGroups<String, String>()
    for (fault, locale) in found { groups.add("'\(locale.locale)'", to: fault.message) }
    guard groups.all.count > 1 else { return found.first?.fault.message ?? "" }
    return groups.all.map { "\($0) (in \(Phrase.list($1)))" }.joined(separator: "; ")
  }

  /// Finds texts that no arguments match: an argument has two types, or its type is unknown.
  func clashes(
    _ entry: Entry, _ differences: [LocaleIdentifier: ArgumentComparison]
  ) -> [Finding] {
    var groups = OrderedGroups<ArgumentClash, LocaleFinding>()
    for tag in entry.checked {
      let difference = differences[tag]?.difference
      let isSource = tag == sourceLanguage
      // Reading forms of variables takes long, and those of the source text are already read.
      let mayClash = !isSource || entry.arguments?.mayClash != false
      for text in entry.texts[tag] ?? [] where mayClash || text.variables.isEmpty {
        for clash in Self.clashes(in: text, isSource: isSource)
        where !(difference.map(clash.isOf) ?? false) {
          var finding = locale(tag, .invalidFormat, entry, aspect: clash.aspect, text)
          if clash.isHarmless { finding.severity = min(finding.severity, .warning) }
          groups.add(finding, to: clash)
        }
      }
    }
    return groups.all.compactMap { clash, locales in
      make(.invalidFormat, entry, aspect: clash.aspect, clash.message, locales)
    }
  }
}

// MARK: - Advice

extension TranslationFindings {
  /// The advice for a translation whose source text is valid.
  private static let adviceByExample = "write the placeholders exactly as in the source text"
  /// What is added for a format string; a message of ICU shows each percent sign.
  private static let adviceOnPercentSigns = ", and a percent sign that is shown as '%%'"

  /// The findings with the advice to follow the source text, unless that is broken itself.
  func advised(_ findings: [Finding], _ entry: Entry) -> [Finding] {
    guard findings.contains(where: { $0.rule == .invalidFormat }), !isBrokenSource(entry) else {
      return findings
    }
    let isFormat = entry.texts.values.contains { $0.contains { $0.syntax.dialect != nil } }
    let advice = Self.adviceByExample + (isFormat ? Self.adviceOnPercentSigns : "")
    return findings.map { finding in
      guard finding.rule == .invalidFormat else { return finding }
      var finding = finding
      for index in finding.locales.indices { finding.locales[index].advice = advice }
      return finding
    }
  }

  /// Whether the source text has a problem of its own.
  private func isBrokenSource(_ entry: Entry) -> Bool {
    let texts = entry.texts[sourceLanguage] ?? entry.source ?? []
    let messages = entry.messages[sourceLanguage] ?? []
    if zip(texts, messages).contains(where: { $0.syntax.isMessage && $1.syntaxError != nil }) {
      return true
    }
    return texts.contains { text in
      if !Self.clashes(in: text, isSource: true).isEmpty { return true }
      guard let dialect = text.syntax.dialect, let source = entry.arguments else { return false }
      return FormatFault.all(in: text.value, dialect, source: source).contains { !$0.isHarmless }
    }
  }
}
