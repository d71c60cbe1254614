internal import CopyfitFiles
internal import CopyfitSwiftTree
internal import Synchronization

/// What the runs of `copyfit-swift` lost, which all threads share.
final class ReaderLosses: Sendable {
  private struct State {
    /// The time of runs beyond what they usually take, in seconds.
    var seconds = 0.0
    /// Whether a run did not end in time although it was not stuck.
    var isTooBusy = false
    var lateSources: Set<String> = []
  }

  private let state = Mutex(State())

  /// The maximum processor time of a run in seconds; the program itself limits that of each source.
  ///
  /// A run usually takes 0.3 seconds. How busy the machine is does not count, so that it reads the same sources.
  static let maximumSecondsOfRun = 60.0
  /// The maximum time of all runs beyond what they usually take, in seconds.
  static let maximumSeconds = 120.0

  /// The sources that were not read because the machine was too busy.
  var lateSources: Set<String> { state.withLock { $0.lateSources } }

  /// Whether sources may still be read.
  func mayRead(_ sources: [SwiftTreeFormat.Source]) -> Bool {
    state.withLock { state in
      if state.isTooBusy { state.lateSources.formUnion(sources.map(\.path)) }
      return !state.isTooBusy && state.seconds <= Self.maximumSeconds
    }
  }

  /// Adds the processor time of a run.
  ///
  /// A source takes 2.4 s for each MiB; ten times as much is usual, and 10 s for each run.
  func add(_ processorSeconds: Double, of sources: [SwiftTreeFormat.Source]) {
    let bytes = sources.reduce(0) { $0 + $1.content.count }
    let usual = 10 + 24 * Double(bytes) / Double(1 << 20)
    state.withLock { $0.seconds += max(0, processorSeconds - usual) }
  }

  /// Adds a run that reached a limit.
  func add(_ failure: ChildProcess.Failure, of sources: [SwiftTreeFormat.Source]) {
    switch failure {
    case .processorLimit: add(Self.maximumSecondsOfRun, of: sources)
    // All runs may lose as much time as four of these.
    case .idleLimit: state.withLock { $0.seconds += Self.maximumSeconds / 4 }
    case .timeLimit:
      state.withLock { state in
        state.isTooBusy = true
        state.lateSources.formUnion(sources.map(\.path))
      }
    case .notStarted, .outputLimit: break
    }
  }
}
