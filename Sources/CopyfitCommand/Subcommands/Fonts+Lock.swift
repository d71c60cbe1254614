internal import CopyfitAudit
internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitReports
internal import CopyfitSourceText
internal import CopyfitStream

extension Fonts {
  /// Measures projects, and writes the used fonts to their folders.
  static func lock(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let others = [("--coverage", options.coverage != nil), ("--format", options.format != nil)]
    for (other, isGiven) in others where isGiven {
      throw .usage(.conflictingOptions("--lock", other), command: name)
    }
    var auditOptions = AuditOptions(paths: options.operands.isEmpty ? ["."] : options.operands)
    auditOptions.cacheDirectory = Machine.cacheDirectory(isWanted: !options.ignoresCache)
    let run: AuditRun
    do throws(AuditError) { run = try Audit(auditOptions).run() } catch {
      throw .failed(error.messages)
    }
    var problems: [String] = []
    for outcome in run.outcomes { problems += try writeLock(of: outcome, on: console) }
    problems.forEach { console.say("error: \($0)") }
    return problems.isEmpty ? 0 : 2
  }

  /// Writes the lock of a project, unless its check is incomplete: the lock would lack fonts.
  ///
  /// - Returns: The reasons that it was not written.
  private static func writeLock(
    of outcome: ProjectOutcome, on console: Console
  ) throws(CommandError) -> [String] {
    guard outcome.failures.isEmpty else { return outcome.failures }
    guard !outcome.fonts.isEmpty else {
      return ["\(outcome.path): no label was measured, so there is no font to lock"]
    }
    let path = (outcome.path == "." ? "" : outcome.path + "/") + FontLock.fileName
    try OutputFile.checkLinks(of: [path], followsLinks: false)
    let lock = FontLock(outcome.fonts)
    do throws(ByteStream.Failure) {
      try OutputFile.write(Array(lock.json.utf8), to: path)
      console.say("\(path): \(Phrase.count(lock.count, "font"))")
      warnOfMissingFonts(of: outcome, lockedIn: path, on: console)
      return []
    } catch {
      return ["\(path): cannot be written: \(error.reason)"]
    }
  }

  /// Says which fonts of the app were not found: a check that finds them uses other fonts than the locked ones.
  private static func warnOfMissingFonts(
    of outcome: ProjectOutcome, lockedIn path: String, on console: Console
  ) {
    let missing = Set(
      outcome.findings.lazy.filter { $0.rule == .fontNotFound }.compactMap(\.name)
    ).sortedByBytes()
    guard !missing.isEmpty else { return }
    let isOne = missing.count == 1
    let fonts = Phrase.list(missing.map { "'\(TerminalText.safe($0))'" }, limit: 10)
    console.say(
      "warning: \(path): \(fonts) \(isOne ? "was" : "were") not found, so the font that was measured "
        + "instead is locked; a check that finds \(isOne ? "it" : "them") ends with the status 2. Add the "
        + "\(isOne ? "font" : "fonts") and lock again")
  }
}
