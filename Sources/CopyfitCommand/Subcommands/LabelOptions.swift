internal import CopyfitAudit
internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitSourceText

/// The options that the commands for single labels share: the place of the project, and how it is read.
struct LabelOptions {
  var paths: [String] = []
  var configuration: String?
  var categories: CategoryList?
  var devices: [Device]?
  var assumesScaling = false
  var ignoresCache = false
  var followsLinks = false
  var color: ColorChoice?
  var format: OutputFormat?

  /// The options of the audit.
  private var auditOptions: AuditOptions {
    var options = AuditOptions(
      paths: paths.isEmpty ? ["."] : paths, configuration: configuration,
      categories: categories?.categories,
      devices: devices, assumesScaling: assumesScaling,
      cacheDirectory: Machine.cacheDirectory(isWanted: !ignoresCache))
    options.followsLinks = followsLinks
    return options
  }

  /// The projects, each read once, with warnings about files that are not read.
  func projects(on console: Console) throws(CommandError) -> [InspectedProject] {
    let projects: [InspectedProject]
    do throws(AuditError) {
      projects = try Audit(auditOptions).inspect()
    } catch {
      throw .failed(error.messages)
    }
    for project in projects {
      let prefix = projects.count > 1 ? "\(project.name): " : ""
      console.warn(project.readingProblems.map { prefix + $0 })
    }
    return projects
  }

  /// The report of a check of the projects.
  func report() throws(CommandError) -> AuditReport {
    do throws(AuditError) {
      return try Audit(auditOptions).check().report
    } catch {
      throw .failed(error.messages)
    }
  }

  /// The labels with a name.
  ///
  /// - Throws: `CommandError` if no label has the name, with suggestions.
  static func labels(
    named name: String, in projects: [InspectedProject]
  ) throws(CommandError) -> [LabelSearch.Match] {
    let result = LabelSearch(projects).labels(named: name)
    guard result.matches.isEmpty else { return result.matches }
    var messages: [String] = []
    if let key = result.keysWithoutLabel.first {
      messages.append(account(of: key))
    } else {
      messages.append("no label is called '\(name)'")
      if result.suggestions.isEmpty { messages[0] += "; 'copyfit labels' lists all labels" }
    }
    if !result.suggestions.isEmpty {
      messages[0] += "; did you mean one of these?"
      messages += result.suggestions.map { "  \($0)" }
    }
    throw .failed([messages.joined(separator: "\n")])
  }

  /// The known facts about a key that no label shows.
  private static func account(of key: UnshownKey) -> String {
    let place = key.source.map { " (\($0.file):\($0.position.line))" } ?? ""
    let text = key.text.map {
      "; its text is \(Phrase.opening(of: $0))\(place), in \(Phrase.count(key.languages, "language"))"
    }
    let rest = key.uses.count - maximumUses
    return "the key '\(key.key)' of \(key.table) has no label: \(key.reason)" + (text ?? "")
      + (key.canBeDescribed ? "; describe its label under 'labels' in copyfit.yml" : "")
      + key.uses.prefix(maximumUses).map { use in
        "\n  \(use.noun): \(use.place.file):\(use.place.position.line):\(use.place.position.column)"
      }.joined() + (rest > 0 ? "\n  and \(Phrase.count(rest, "more place"))" : "")
  }

  /// The maximum number of places in code that are named.
  private static let maximumUses = 8

  /// The only label with a name.
  ///
  /// - Throws: `CommandError` if no label or several labels have the name, with suggestions.
  static func label(
    named name: String, in projects: [InspectedProject]
  ) throws(CommandError) -> LabelSearch.Match {
    let matches = try labels(named: name, in: projects)
    // A label that is left out may have the name of a measured label.
    let measured = matches.filter { !$0.label.isLeftOut }
    let found = measured.isEmpty ? matches : measured
    guard found.count == 1, let match = found.first else {
      throw .failed([several(found, name)])
    }
    return match
  }

  private static func several(_ matches: [LabelSearch.Match], _ name: String) -> String {
    let isUnique = Set(matches.map(\.label.id)).count == matches.count
    let lines = matches.map { match in
      "  \(match.label.id)" + (isUnique ? "" : " of \(match.project.name)")
    }
    return (["\(matches.count) labels are called '\(name)'; which one?"] + lines)
      .joined(separator: "\n")
  }
}

extension Argument {
  /// The option of all commands that read a project.
  static func followLinks(_ path: WritableKeyPath<Options, Bool>) -> Argument {
    .flag(
      "follow-links",
      help: "Also read files outside the repository, where links and the configuration lead.", path)
  }

  /// The options that the commands for single labels share.
  static func labelOptions(_ path: WritableKeyPath<Options, LabelOptions>) -> [Argument] {
    group(
      .selection,
      [
        .option(
          "category", "C,…|all", help: "Only these text sizes: xSmall … xxxLarge, AX1 … AX5.",
          path.appending(path: \.categories)),
        .option(
          "device", "D,…", help: "Screens: canvas (as in the storyboard) or widths such as 375.",
          path.appending(path: \.devices)),
        .flag(
          "assume-scaling",
          help: "Treat fixed fonts as if they followed the text size setting.",
          path.appending(path: \.assumesScaling)),
      ])
      + group(
        .output,
        [
          .option(
            "format", "FORMAT", help: "text (default) or json.", path.appending(path: \.format)),
          .option(
            "color", "WHEN", help: "auto (default), always or never.",
            path.appending(path: \.color)),
        ])
      + [
        .option(
          "config", "FILE", help: "The configuration (default: the nearest copyfit.yml).",
          path.appending(path: \.configuration)),
        .followLinks(path.appending(path: \.followsLinks)),
        .flag(
          "no-cache", help: "Keep no index of the installed fonts; it does not change results.",
          path.appending(path: \.ignoresCache)),
      ]
  }
}
