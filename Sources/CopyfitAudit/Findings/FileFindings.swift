internal import CopyfitCatalogs
internal import CopyfitInterfaceBuilder
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Makes findings of what is wrong with the files themselves.
struct FileFindings {
  let factory: FindingFactory

  /// - Parameter fonts: The font files that cannot be read.
  func all(_ content: ProjectContent, fonts: [ProjectContent.Unreadable]) -> [Finding] {
    (content.unreadable + fonts).map(finding)
      + content.catalogs.flatMap { catalog in
        grouped(catalog.content.problems).compactMap { finding($0, in: catalog.file) }
      }
  }

  /// The problems of a file by their kind and key, in the order of the first of each.
  ///
  /// A file breaks a rule once, however many places it breaks it in.
  private func grouped(_ problems: [CatalogProblem]) -> [[CatalogProblem]] {
    struct Group: Hashable {
      var kind: CatalogProblem.Kind
      var key: String?
    }
    var positions: [Group: Int] = [:]
    var groups: [[CatalogProblem]] = []
    for problem in problems {
      let group = Group(kind: problem.kind, key: problem.key)
      if let position = positions[group] {
        groups[position].append(problem)
      } else {
        positions[group] = groups.count
        groups.append([problem])
      }
    }
    return groups
  }

  private func finding(_ file: ProjectContent.Unreadable) -> Finding {
    let isElsewhere = file.location.map { $0.file != file.file } ?? false
    return factory.make(
      .unreadableFile, id: file.file,
      sentence(isElsewhere ? "'\(file.file)' cannot be read: \(file.message)" : file.message),
      at: file.location ?? SourceLocation(file: file.file, position: .start))
  }

  private func finding(_ problems: [CatalogProblem], in file: String) -> Finding? {
    guard let first = problems.first else { return nil }
    let rule = Rule(first.kind)
    let severities = problems.map { factory.settings.severity(of: rule, weighing: $0.weight) }
    let severity = severities.max() ?? .note
    // The worst speaks for all.
    let worst = severities.firstIndex(of: severity) ?? 0
    let problem = problems[worst]
    let others = problems[..<worst] + problems[(worst + 1)...]
    let path = CatalogPath(file)
    let location = SourceLocation(file: file, position: problem.position)
    var locales: [LocaleFinding] = []
    if let locale = path.locale {
      var place = factory.locale(locale, rule, id: file, key: problem.key)
      place.string = location
      place.severity = severity
      locales = [place]
    }
    var finding = factory.make(
      rule, id: file, key: problem.key, sentence(problem.message) + lines(of: others),
      at: location, locales: locales)
    finding.severity = severity
    finding.bundle = path.bundle
    finding.table = path.table
    let lost = problems.reduce(0) { $0 + $1.entriesLost }
    finding.count = lost > 0 ? lost : nil
    return finding
  }

  /// Where else the file breaks the rule, such as " Also in lines 7, 9 and 12".
  private func lines(of problems: ArraySlice<CatalogProblem>) -> String {
    var lines: [String] = []
    for problem in problems where lines.last != String(problem.position.line) {
      lines.append(String(problem.position.line))
    }
    return lines.isEmpty ? "" : " Also in line\(lines.count == 1 ? "" : "s") \(Phrase.list(lines))."
  }

  /// A message as a sentence: a capital at its start, a full stop at its end.
  private func sentence(_ message: String) -> String {
    let message = message.prefix(1).uppercased() + message.dropFirst()
    return message.last.map { ".!?".contains($0) } ?? true ? message : message + "."
  }
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

extension AuditSettings {
  /// The severity of a problem of a file: what the configuration says of its rule, but a problem that
  /// is less than the rule usually speaks of stays less.
  fileprivate func severity(of rule: Rule, weighing weight: CatalogProblem.Weight?) -> Severity {
    let severity = severity(of: rule)
    return switch weight {
    case nil: severity
    case .note: .note
    case .warning: min(severity, .warning)
    case .error: severity == rule.defaultSeverity ? .error : severity
    }
  }
}
