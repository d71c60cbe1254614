internal import CopyfitFiles
internal import Dispatch

/// Calls a function once if this process uses more than its limits.
struct ResourceWatch {
  private let timer: any DispatchSourceTimer
  private let queue: DispatchQueue

  /// - Parameters:
  ///   - interval: The time between two looks.
  ///   - use: What the process has used so far; `nil` if that is unknown.
  ///   - onExcess: What happens then, on another thread.
  init(
    _ limits: ResourceLimits, every interval: DispatchTimeInterval = .milliseconds(250),
    use: @escaping @Sendable () -> ResourceUse? = { .current },
    onExcess: @escaping @Sendable (ResourceLimits.Excess) -> Void
  ) {
    // A queue of its own has a thread even if all processors are busy.
    let queue = DispatchQueue(label: "copyfit.resources", qos: .userInitiated)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    (self.timer, self.queue) = (timer, queue)
    guard let start = use() else {
      timer.resume()
      return
    }
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler {
      guard let excess = use().flatMap({ limits.excess(of: $0, since: start) }) else { return }
      timer.cancel()
      onExcess(excess)
    }
    timer.resume()
  }

  /// Ends the watch; if it just found an excess, this waits until the function for it has returned.
  func end() {
    timer.cancel()
    queue.sync {}
  }
}
