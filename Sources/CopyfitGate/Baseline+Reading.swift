internal import CopyfitDynamicType
internal import CopyfitFiles
public import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText

extension Baseline {
  /// Reads a baseline, or an earlier JSON report whose findings count as known.
  ///
  /// After merges, entries may be in any order or duplicated, and there may be missing or additional commas.
  ///
  /// - Parameter path: The file's path, which may be anywhere.
  /// - Throws: `AuditError` with the place that cannot be read.
  public static func read(_ path: String) throws(AuditError) -> Baseline {
    try read(path, within: .everywhere) { message in
      AuditError("\(path): the baseline cannot be read: \(message)")
    }
  }

  /// Reads a baseline, or an earlier JSON report.
  ///
  /// - Parameters:
  ///   - boundary: The files that may be read.
  ///   - unreadable: Creates the error for a file that cannot be read at all.
  static func read(
    _ path: String, within boundary: ReadingBoundary, unreadable: (String) -> AuditError
  ) throws(AuditError) -> Baseline {
    do throws(SourceTextError) {
      return try read(try SourceText(contentsOf: path, within: boundary))
    } catch {
      let message = Configuration.printable(error.message)
      guard let place = error.position else { throw unreadable(message) }
      throw AuditError(
        "the baseline cannot be read: \(message)", at: SourceLocation(file: path, position: place))
    }
  }

  static func read(_ text: SourceText) throws(SourceTextError) -> Baseline {
    try checkMarkers(in: text)
    var parser = JSONParser(text)
    parser.toleratesLooseCommas = true
    let root = try parser.parse()
    let reader = BaselineReader(text: text)
    let schema = root["schema"]
    var baseline = Baseline()
    switch schema?.string {
    case Self.schema: baseline.entries = try reader.entries(root)
    case "copyfit.report/1":
      baseline.entries = try reader.findings(root)
      baseline.reported = try reader.projects(root)
    default:
      throw .syntax(
        message: "expected \"schema\": \"\(Self.schema)\", or a JSON report of copyfit",
        position: text.position(at: (schema ?? root).offset))
    }
    baseline.looseCommas = parser.looseCommas.map(text.position)
    return baseline
  }

  /// Throws an error for the markers of an unfinished merge.
  private static func checkMarkers(in text: SourceText) throws(SourceTextError) {
    let markers = MergeMarker.all.map { Array($0.utf8) }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for line in lines where markers.contains(where: { line.starts(with: $0) }) {
      throw .syntax(
        message:
          "a merge left its conflict here: keep the lines of both sides, without the markers",
        position: text.position(at: line.startIndex))
    }
  }
}

/// Converts the nodes of a baseline or a report to entries.
private struct BaselineReader {
  let text: SourceText

  func entries(_ root: JSONNode) throws(SourceTextError) -> [Baseline.Entry] {
    var entries: [Baseline.Entry] = []
    for node in try list(root, "entries") {
      var entry = Baseline.Entry(
        rule: try required("rule", of: node), fingerprint: try required("fingerprint", of: node))
      entry.project = try string("project", of: node)
      entry.id = try string("id", of: node)
      entry.key = try string("key", of: node)
      entry.locale = try string("locale", of: node)
      entry.first = try category(of: node)
      entry.position = text.position(at: node.offset)
      entries.append(entry)
    }
    return entries
  }

  /// The projects in a report.
  func projects(_ root: JSONNode) throws(SourceTextError) -> [ReportedProject] {
    var projects: [ReportedProject] = []
    for node in try list(root, "projects") {
      projects.append(
        ReportedProject(
          name: try string("name", of: node) ?? "", path: try string("path", of: node) ?? ""))
    }
    return projects
  }

  /// The findings of a report, except suppressed ones, and its projects.
  func findings(_ root: JSONNode) throws(SourceTextError) -> [Baseline.Entry] {
    let isShared = try list(root, "projects").count > 1
    var entries: [Baseline.Entry] = []
    for node in try list(root, "findings")
    where node["rule"]?.string != Rule.staleBaseline.rawValue {
      let project = isShared ? try string("project", of: node) : nil
      var entry = Baseline.Entry(
        rule: try required("rule", of: node), fingerprint: try fingerprint(of: node, in: project))
      entry.project = project
      entry.id = try string("id", of: node)
      entry.key = try string("key", of: node)
      entry.position = text.position(at: node.offset)
      let locales = try list(node, "locales")
      if locales.isEmpty { entries.append(entry) }
      for locale in locales where locale["status"]?.string != "suppressed" {
        entry.locale = try required("locale", of: locale)
        entry.fingerprint = try fingerprint(of: locale, in: project)
        entry.first = try category(of: locale)
        entries.append(entry)
      }
    }
    return entries
  }

  /// A fingerprint without the project's name, which precedes it in reports on several projects.
  private func fingerprint(
    of node: JSONNode, in project: String?
  ) throws(SourceTextError) -> String {
    let fingerprint = try required("fingerprint", of: node)
    guard let name = project.map({ $0 + ":" }), fingerprint.hasPrefix(name) else {
      return fingerprint
    }
    return String(fingerprint.dropFirst(name.count))
  }

  private func list(_ node: JSONNode, _ name: String) throws(SourceTextError) -> [JSONNode] {
    guard case .array(let elements) = node[name]?.content else {
      throw error("expected a list in '\(name)'", at: node[name] ?? node)
    }
    return elements
  }

  private func required(_ name: String, of node: JSONNode) throws(SourceTextError) -> String {
    guard let value = try string(name, of: node), !value.isEmpty else {
      throw error("expected a text in '\(name)'", at: node[name] ?? node)
    }
    return value
  }

  private func string(_ name: String, of node: JSONNode) throws(SourceTextError) -> String? {
    guard case .object = node.content else {
      throw error("expected an entry in braces, found \(node.kind)", at: node)
    }
    guard let value = node[name], value.content != .null else { return nil }
    if let text = value.string { return text }
    throw error("expected a text in '\(name)', found \(value.kind)", at: value)
  }

  private func category(of node: JSONNode) throws(SourceTextError) -> ContentSizeCategory? {
    guard let name = try string("first", of: node) else { return nil }
    if let category = ContentSizeCategory(name: name) { return category }
    throw error("unknown category '\(name)'", at: node["first"] ?? node)
  }

  private func error(_ message: String, at node: JSONNode) -> SourceTextError {
    .syntax(message: message, position: text.position(at: node.offset))
  }
}
