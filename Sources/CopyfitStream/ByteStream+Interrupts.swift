internal import CopyfitFiles

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension ByteStream {
  /// Ends the program with a message and status 2, the status of an incomplete run, when it is interrupted or asked to
  /// end.
  public static func endWhenInterrupted() {
    for number in InterruptHold.signals where !(number == SIGHUP && isIgnored(number)) {
      signal(number) { _ in
        // Only system calls are allowed here.
        let message: StaticString =
          isatty(STDERR_FILENO) == 1
          ? "\r\u{1B}[Kcopyfit: interrupted: the run is not complete\n"
          : "copyfit: interrupted: the run is not complete\n"
        unsafe _ = systemWrite(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
        _exit(2)
      }
    }
    InterruptHold.letThrough()
  }

  /// Whether the parent process ignores a signal for this one, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_DFL)
    // Functions cannot be compared, but the value for "ignore" is a number.
    let isIgnored = unsafe unsafeBitCast(previous, to: Int.self) == 1
    if isIgnored { signal(number, SIG_IGN) }
    return isIgnored
  }
}

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
  fileprivate static func letThrough() {
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
