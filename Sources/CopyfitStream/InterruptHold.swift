#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Delays interrupts on this thread until it is released.
@safe
struct InterruptHold {
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private let previous: sigset_t

  init() {
    var (held, previous) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for number in Self.signals { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &previous)
    self.previous = previous
  }

  /// Unblocks interrupts that are blocked by inheritance: a process that is started on a queue's thread inherits a mask
  /// that blocks all signals.
  static func letThrough() {
    var held = sigset_t()
    unsafe sigemptyset(&held)
    for number in signals { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &held, nil)
  }

  /// Whether an interrupt waits for the release.
  static var hasDelayed: Bool {
    var delayed = sigset_t()
    unsafe sigpending(&delayed)
    return signals.contains { unsafe sigismember(&delayed, $0) == 1 }
  }

  /// Unblocks interrupts; delayed ones are delivered first.
  func release() {
    var mask = previous
    unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
