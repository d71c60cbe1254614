internal import Copyfit
internal import CopyfitStream
internal import Dispatch
internal import Synchronization

/// `copyfit stream`: newline-delimited JSON in, newline-delimited JSON out.
enum Stream: Subcommand {
  struct Options: Hashable {
    var jobs: JobCount?
    var ignoresCache = false
  }

  static var limits: ResourceLimits? { nil }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "stream",
      summary: "Answers requests from standard input, one JSON object per line.",
      details: details,
      examples: [
        CommandExample(
          words: "copyfit stream < requests.ndjson > answers.ndjson",
          purpose: "Many texts in one process, in constant memory.")
      ],
      statuses: [
        .status(0, "Every request has a result."), .status(1, "At least one answer is an error."),
        .status(2, "Input or output failed."),
      ],
      defaults: Options(),
      arguments: [
        .option(
          "jobs", "N", letter: "j",
          help: "The number of threads; it does not change answers.", \.jobs),
        .flag(
          "no-cache", help: "Keep neither fonts nor words; it does not change results.",
          \.ignoresCache),
      ])
  }

  private static let details = """
    A request and its answer:
      {"id":"a1","text":"Zur Kasse","locale":"de","style":"body",
       "categories":["AX5"],"width":280}
      {"id":"a1","results":[{"category":"AX5","size":53,"lineCount":1,…}]}

    Fields of a request: id, text, locale, font, style, system, sizes, categories,
    size, relativeTo, width, height, lines, mode, minimumScaleFactor,
    minimumFontSize, displayScale, lineBreakStrategy, letterSpacing, opticalSize,
    direction, fallback, variations, paragraph, minimumCategory, maximumCategory,
    tightening, behavior, boldText, profile, fontScale, textSpacing, materialize,
    details; they mean what the options of 'copyfit measure' mean. With details, an
    answer names the fonts that draw the text and the changes that make it fit.
    """

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let jobs = options.jobs?.number ?? Parallel.processorCount
    let stream = RequestStream(
      fonts: try fontLibrary(usesCache: !options.ignoresCache), jobs: jobs,
      wordCacheBytes: options.ignoresCache ? 0 : LabelFitter.defaultWordCacheBytes)
    do throws(RequestStream.Failure) {
      return try answerAll(stream, on: console).get() ? 0 : 1
    } catch {
      switch error {
      case .input(let failure): throw .input(failure)
      case .output(let failure): throw .output(failure)
      }
    }
  }

  /// Waits for the answering threads.
  private static func answerAll(
    _ stream: RequestStream, on console: Console
  ) -> Result<Bool, RequestStream.Failure> {
    let outcome = Mutex(Result<Bool, RequestStream.Failure>.success(false))
    let isDone = DispatchSemaphore(value: 0)
    Task {
      let result: Result<Bool, RequestStream.Failure>
      do throws(RequestStream.Failure) {
        result = .success(try await stream.run(from: console.input, to: console.output))
      } catch {
        result = .failure(error)
      }
      outcome.withLock { $0 = result }
      isDone.signal()
    }
    isDone.wait()
    return outcome.withLock(\.self)
  }

  /// The fonts of this machine and of the files that requests name.
  static func fontLibrary(usesCache: Bool) throws(CommandError) -> FontLibrary {
    do throws(CopyfitError) {
      return try FontLibrary(cacheDirectory: Machine.cacheDirectory(isWanted: usesCache))
    } catch {
      throw .failed([error.description])
    }
  }
}
