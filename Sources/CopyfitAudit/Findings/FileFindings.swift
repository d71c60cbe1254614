internal import CopyfitProject
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Creates findings for problems of files.
struct FileFindings {
  let factory: FindingFactory
  /// The locales that are checked; problems of others are not reported.
  let locales: LocaleSelection

  func all(
    unreadable: [UnreadableFile], _ catalogs: Catalogs, _ documents: [InterfaceDocument]
  ) -> [Finding] {
    unreadable.map(finding)
      + catalogs.flatMap { catalog in
        ProblemGroup.all(of: catalog.content.problems).compactMap { finding($0, in: catalog.file) }
      }
      + documents.flatMap { document in
        ProblemGroup.all(of: Self.problems(of: document)).compactMap {
          finding($0, in: document.file)
        }
      }
  }

  /// The problems of objects with the same identifier, and of values without a single meaning.
  private static func problems(of document: InterfaceDocument) -> [CatalogProblem] {
    var problems = ProblemList()
    for fault in document.faults {
      problems.add(
        CatalogProblem(
          kind: .unreadableFile, message: fault.message, position: fault.position, isReadOn: true))
    }
    for doubled in document.doubledIdentifiers {
      let (first, second) = (doubled.first.line, doubled.second.line)
      problems.add(
        CatalogProblem(
          kind: .duplicateKey,
          message:
            "The object ID \"\(doubled.identifier)\" is on line \(first) and on line \(second): Interface "
            + "Builder does not open a document with two such objects, whose texts have the same keys. Give one "
            + "of them another ID.",
          position: doubled.second, key: doubled.identifier, doubling: .part))
    }
    return problems.sorted
  }

  private func finding(_ file: UnreadableFile) -> Finding {
    let isElsewhere = file.location.map { $0.file != file.file } ?? false
    var finding = factory.make(
      .unreadableFile, on: .init(file.file),
      Phrase.sentence(
        isElsewhere ? "'\(file.file)' cannot be read: \(file.message)" : file.message),
      at: file.location ?? SourceLocation(file: file.file, position: .start))
    if file.isBuilt { finding.severity = min(finding.severity, .warning) }
    return finding
  }

  private func finding(_ group: ProblemGroup, in file: String) -> Finding? {
    let path = CatalogPath(file)
    let problems = group.problems.filter { problem in
      (path.locale ?? problem.locale).map(locales.contains) ?? true
    }
    guard let first = problems.first else { return nil }
    let rule = Rule(first.kind)
    let severities = problems.map { weighed(rule, $0) }
    let severity = severities.max() ?? .note
    // The most severe problem represents the group.
    let worst = severities.firstIndex(of: severity) ?? 0
    let problem = problems[worst]
    let others = problems[..<worst] + problems[(worst + 1)...]
    let location = SourceLocation(file: file, position: problem.position)
    var finding = factory.make(
      rule, on: .init(file, key: problem.fingerprintKey, aspect: group.aspect),
      Phrase.sentence(problem.message) + lines(of: others, besides: problem), at: location,
      locales: places(of: problems, severities, aspect: group.aspect, in: file, path.locale))
    (finding.severity, finding.key) = (severity, problem.key)
    finding.bundle = path.bundle
    finding.table = path.table
    let lost = problems.reduce(0) { $0 + $1.entriesLost }
    finding.count = lost > 0 ? lost : nil
    return finding
  }

  /// The languages with a problem, each with its most severe place.
  private func places(
    of problems: [CatalogProblem], _ severities: [Severity], aspect: String, in file: String,
    _ fileLocale: LocaleIdentifier?
  ) -> [LocaleFinding] {
    var places: [LocaleIdentifier: LocaleFinding] = [:]
    for (problem, severity) in zip(problems, severities) {
      guard let locale = fileLocale ?? problem.locale,
        places[locale].map({ severity > $0.severity }) ?? true
      else { continue }
      var place = factory.locale(
        locale, Rule(problem.kind), id: file, key: problem.fingerprintKey, aspect: aspect)
      place.string = SourceLocation(file: file, position: problem.position)
      place.severity = severity
      places[locale] = place
    }
    return places.keys.sorted().compactMap { places[$0] }
  }

  /// The other places with the problem, such as " Also in lines 7, 9 and 12".
  private func lines(
    of problems: ArraySlice<CatalogProblem>, besides shown: CatalogProblem
  ) -> String {
    var lines: [String] = []
    for line in problems.map(\.position.line)
    where line != shown.position.line && lines.last != String(line) {
      lines.append(String(line))
    }
    return lines.isEmpty ? "" : " Also in line\(lines.count == 1 ? "" : "s") \(Phrase.list(lines))."
  }
}

extension CatalogProblem {
  /// The key in fingerprints.
  fileprivate var fingerprintKey: String? { isIdentifiedByFile ? nil : key }
}

extension Rule {
  /// The rule that a catalog's problem breaks.
  init(_ kind: CatalogProblem.Kind) {
    self =
      switch kind {
      case .unreadableFile: .unreadableFile
      case .catalogSyntax: .catalogSyntax
      case .unreachableEntries: .unreachableEntries
      case .duplicateKey: .duplicateKey
      case .invalidEscape: .invalidEscape
      case .invalidFormat: .invalidFormat
      case .missingPluralCategory: .missingPluralCategory
      case .limitReached: .limitReached
      }
  }
}

extension FileFindings {
  /// The severity of a problem: that of its rule in the configuration, but not higher than the problem's own if that is
  /// lower than usual.
  private func weighed(_ rule: Rule, _ problem: CatalogProblem) -> Severity {
    let severity = factory.severities[rule]
    if problem.isHarmless, severity == rule.defaultSeverity { return .note }
    return switch problem.weight {
    case nil: severity
    case .note: .note
    case .warning: min(severity, .warning)
    case .error: severity == rule.defaultSeverity ? .error : severity
    }
  }
}
