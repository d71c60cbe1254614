internal import CopyfitAudit
internal import CopyfitFindings
internal import CopyfitInspection
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
    let path = (outcome.path == "." ? "" : outcome.path + "/") + FontLock.fileName
    try OutputFile.checkLinks(of: [path], followsLinks: false)
    let lock = FontLock(outcome.fonts)
    do throws(ByteStream.Failure) {
      try OutputFile.write(Array(lock.json.utf8), to: path)
      console.say("\(path): \(Phrase.count(lock.count, "font"))")
      return []
    } catch {
      return ["\(path): cannot be written: \(error.reason)"]
    }
  }
}
