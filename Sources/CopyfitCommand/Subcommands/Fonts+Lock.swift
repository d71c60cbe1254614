internal import CopyfitAudit
internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitSourceText
internal import CopyfitStream

extension Fonts {
  /// Measures projects, and writes which fonts were used into their folders.
  static func lock(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    if options.coverage != nil {
      throw .usage(.conflictingOptions("--lock", "--coverage"), command: name)
    }
    let run: AuditRun
    do throws(AuditError) {
      var auditOptions = AuditOptions(paths: options.operands.isEmpty ? ["."] : options.operands)
      auditOptions.cacheDirectory = Machine.cacheDirectory(isWanted: !options.ignoresCache)
      run = try Audit(auditOptions).run()
    } catch {
      throw .failed(error.messages)
    }
    var problems: [String] = []
    for outcome in run.outcomes {
      let path = (outcome.path == "." ? "" : outcome.path + "/") + FontLock.fileName
      // The lock of an incomplete check would lack fonts.
      guard outcome.failures.isEmpty else {
        problems += outcome.failures
        continue
      }
      try OutputFile.checkLinks(of: [path], followsLinks: false)
      let lock = FontLock(outcome.fonts)
      do throws(ByteStream.Failure) {
        try OutputFile.write(Array(lock.json.utf8), to: path)
        console.say("\(path): \(Phrase.count(lock.count, "font"))")
      } catch {
        problems.append("\(path): cannot be written: \(error.reason)")
      }
    }
    problems.forEach { console.say("error: \($0)") }
    return problems.isEmpty ? 0 : 2
  }
}
