internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText

/// The baselines of a run: they are read before it, compared with its findings, and written again.
struct Baselines {
  /// The projects that share a baseline, by their numbers.
  struct Group {
    var place: BaselinePlace
    var projects: [Int] = []
    /// The existing baseline; empty if its file does not exist yet.
    var baseline = Baseline()
    /// The possible names of the projects in it, in their order.
    var names: [Names] = []
    /// The projects that are missing in a report in place of the baseline, by their numbers.
    var strangers: [Int] = []
  }

  /// The possible names of a project in a baseline.
  struct Names {
    /// The name with the folder, which distinguishes projects with the same name.
    var withFolder: String
    var own: String
  }

  let projects: [ProjectFiles]
  private let options: GateOptions
  /// The checked part of each project.
  let scopes: [ProjectScope]
  private var groups: [Group] = []

  /// Reads the baselines before the check starts.
  ///
  /// - Throws: `AuditError` for a baseline that cannot be read, unless it is replaced, and if the path of a new
  ///   baseline is unknown.
  init(
    _ options: GateOptions, for projects: [ProjectFiles], scopes: [ProjectScope]
  ) throws(AuditError) {
    self.projects = projects
    self.scopes = scopes
    self.options = options
    for (index, files) in projects.enumerated() {
      guard let place = try Self.place(options, files) else { continue }
      if let known = groups.firstIndex(where: { $0.place.path == place.path }) {
        groups[known].projects.append(index)
      } else {
        groups.append(Group(place: place, projects: [index]))
      }
    }
    var errors: [String] = []
    for index in groups.indices {
      do throws(AuditError) { groups[index].baseline = try baseline(of: groups[index]) } catch {
        errors += error.messages
      }
      groups[index].names = groups[index].projects.map { names(of: $0, at: groups[index].place) }
      let members = groups[index].projects
      let strangers = groups[index].baseline.adopt(
        members.map { projects[$0] }, called: newNames(in: groups[index]),
        from: FilePath.parent(groups[index].place.path))
      groups[index].strangers = strangers.map { members[$0] }
    }
    guard errors.isEmpty else { throw AuditError(messages: errors) }
  }

  private static func place(
    _ gate: GateOptions, _ files: ProjectFiles
  ) throws(AuditError) -> BaselinePlace? {
    if case .file(let path) = gate.baselineTarget { return BaselinePlace(path) }
    if let path = gate.baseline { return BaselinePlace(path) }
    if let baseline = files.configuration.baseline {
      return BaselinePlace(baseline.value, of: files)
    }
    guard gate.baselineTarget == nil else {
      throw AuditError(
        "the baseline of \(files.name) has no file: name one, or set 'baseline' in copyfit.yml")
    }
    return nil
  }

  private func baseline(of group: Group) throws(AuditError) -> Baseline {
    // The baseline may be written without having been read.
    do throws(FileError) { try group.place.boundary.check(group.place.path) } catch {
      throw unreadable(group, error.message)
    }
    let isWritten = options.baselineTarget != nil
    if isWritten, SourceFolder.kind(of: group.place.path) == nil {
      return try predecessor(of: group.place)
    }
    do throws(AuditError) {
      return try Baseline.read(group.place.shown, within: group.place.boundary) { message in
        unreadable(group, message)
      }
    } catch {
      // The result of a complete run does not depend on the previous baseline.
      let isWhole =
        options.since == nil && group.projects.allSatisfy { scopes[$0].isComplete }
      if isWritten, isWhole, SourceFolder.kind(of: group.place.path) == .file { return Baseline() }
      throw error
    }
  }

  /// The error for a baseline that cannot be read, with its place in the configuration or its path.
  private func unreadable(_ group: Group, _ message: String) -> AuditError {
    let files = projects[group.projects[0]]
    let configuration = files.configuration
    guard let named = configuration.baseline, options.baseline == nil,
      group.place == BaselinePlace(named.value, of: files)
    else { return AuditError("\(group.place.shown): the baseline cannot be read: \(message)") }
    return configuration.error(
      "the baseline '\(named.value)' cannot be read: \(message)", at: named.position)
  }

  /// The earlier baseline of a new one in another place.
  private func predecessor(of place: BaselinePlace) throws(AuditError) -> Baseline {
    guard let path = options.baseline, options.baselineTarget != .itsPlace,
      // A baseline that is being written has no earlier one.
      BaselinePlace(path).path != place.path
    else { return Baseline() }
    return try Baseline.read(path)
  }
}

extension Baselines {
  /// The possible names of a project in a baseline.
  ///
  /// Projects with equal names are distinguished by their folders, relative to the baseline's folder.
  private func names(of project: Int, at place: BaselinePlace) -> Names {
    let files = projects[project]
    let folder = FilePath.relative(FilePath.absolute(files.root), to: FilePath.parent(place.path))
    return Names(withFolder: "\(files.givenName) (\(folder))", own: files.name)
  }

  /// The names of the projects in a new baseline, with the folder if it is needed or was used before.
  func newNames(in group: Group) -> [String] {
    let known = Set(group.baseline.entries.compactMap(\.project))
    return zip(group.projects, group.names).map { project, called in
      let hasFolder =
        projects[project].name != projects[project].givenName || known.contains(called.withFolder)
      return hasFolder ? called.withFolder : called.own
    }
  }

  /// Sets the status of findings.
  ///
  /// If a baseline is written, all findings become known, and the updates are returned.
  func apply(to outcomes: inout [ProjectOutcome]) -> [BaselineUpdate] {
    var updates: [BaselineUpdate] = []
    for group in groups {
      outcomes[group.projects[0]].account += Self.account(
        of: group.baseline.looseCommas, in: group.place.shown)
      for stranger in group.strangers where options.baselineTarget == nil {
        let reported = group.baseline.reported.map { "'\($0.name)'" }
        outcomes[stranger].account.append(
          "no finding of '\(outcomes[stranger].name)' is known, as '\(group.place.shown)' is a report on "
            + Phrase.list(reported, limit: Self.shownEntries))
      }
      if options.baselineTarget == nil {
        compare(group, &outcomes)
      } else if let update = update(of: group, &outcomes) {
        updates.append(update)
      }
    }
    return updates
  }

  /// The maximum number of missing and surplus commas that are listed; a merge leaves few.
  static let maximumCommas = 100

  /// A line for each of the first missing and surplus commas, and one with the number of the others.
  static func account(of commas: [SourcePosition], in file: String) -> [String] {
    let lines = commas.prefix(maximumCommas).map {
      "\(file):\($0.line):\($0.column): a comma is missing or too many"
    }
    guard commas.count > maximumCommas else { return lines }
    let rest = Phrase.grouped(commas.count - maximumCommas)
    return lines + ["\(file): \(rest) more commas are missing or too many"]
  }

  private func compare(_ group: Group, _ outcomes: inout [ProjectOutcome]) {
    let known = group.baseline.byIdentity
    let marked = Dictionary(grouping: known.values, by: \.mark)
    var found: Set<Baseline.Entry.Identity> = []
    for (project, called) in zip(group.projects, group.names) {
      func entries(for entry: Baseline.Entry) -> [Baseline.Entry] {
        let names = [called.withFolder, called.own, nil]
        let all = names.lazy.compactMap {
          marked[.init(project: $0, fingerprint: entry.fingerprint)]
        }
        return (all.first ?? []).filter { $0.describes(entry) }
      }
      for index in outcomes[project].findings.indices {
        outcomes[project].findings[index].compare { entry in
          entries(for: entry).reduce(nil) { best, next in
            best.map { next.isWorse(than: $0) ? next : $0 } ?? next
          }
        }
        for entry in outcomes[project].findings[index].possibleEntries {
          found.formUnion(entries(for: entry).map(\.identity))
        }
      }
    }
    let called = Set(group.names.flatMap { [$0.withFolder, $0.own] })
    let lost = known.values.filter { entry in
      !found.contains(entry.identity) && entry.project.map(called.contains) ?? true
    }
    if group.projects.allSatisfy({ outcomes[$0].checksAll }) {
      report(lost.sorted(by: Baseline.Entry.precedes), of: group, &outcomes[group.projects[0]])
    } else {
      warn(of: lost.count, in: group, &outcomes)
    }
  }

  /// Warns that entries were not checked, because Swift sources could not be read.
  func warn(of count: Int, in group: Group, _ outcomes: inout [ProjectOutcome]) {
    let lacking = group.projects.filter { outcomes[$0].lacksSources }
    guard count > 0, let first = lacking.first,
      group.projects.allSatisfy({ scopes[$0].isComplete && outcomes[$0].since == nil })
    else { return }
    outcomes[first].warnings.append(
      "\(group.place.shown): \(Phrase.count(count, "entry was", "entries were")) not found and not "
        + "checked, as copyfit-swift, which reads Swift sources, is not installed")
  }

  /// The maximum number of entries that are named.
  private static let shownEntries = 4

  private func report(
    _ stale: [Baseline.Entry], of group: Group, _ outcome: inout ProjectOutcome
  ) {
    guard let first = stale.compactMap(\.position).min() else { return }
    let files = projects[group.projects[0]]
    guard !files.configuration.rulesOff.contains(.staleBaseline) else { return }
    let file = FilePath.relative(group.place.path, to: FilePath.absolute(files.root))
    let count = Phrase.count(stale.count, "entry of the baseline is", "entries of the baseline are")
    let titles = Phrase.list(stale.map { "'\($0.title)'" }, limit: Self.shownEntries)
    var finding = FindingFactory(
      project: outcome.name, severities: outcome.settings.severities
    ).make(
      .staleBaseline, on: .init(file),
      "\(count) not found any more: \(titles). --write-baseline removes "
        + (stale.count == 1 ? "it." : "them."),
      at: SourceLocation(file: file, position: first))
    finding.count = stale.count
    outcome.findings.append(finding)
  }
}
