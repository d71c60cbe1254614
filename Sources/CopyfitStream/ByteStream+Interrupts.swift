internal import CopyfitFiles

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension ByteStream {
  /// Ends the program with status 2, the one of a run that is not complete, and a message, when somebody
  /// interrupts it or asks it to end.
  public static func endWhenInterrupted() {
    for number in InterruptHold.signals where !(number == SIGHUP && isIgnored(number)) {
      signal(number) { _ in
        // Nothing but system calls is allowed here.
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

  /// Whether whoever started the program keeps a signal from it, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_DFL)
    // Functions cannot be compared, but what stands for "ignore" is a number.
    let isIgnored = unsafe unsafeBitCast(previous, to: Int.self) == 1
    if isIgnored { signal(number, SIG_IGN) }
    return isIgnored
  }
}

/// Keeps interrupts waiting on this thread until it is released.
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

  /// Lets interrupts through that whoever started the program kept away: a process that is started on a
  /// thread of a queue takes over that all signals wait there.
  fileprivate static func letThrough() {
    var held = sigset_t()
    unsafe sigemptyset(&held)
    for number in signals { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &held, nil)
  }

  /// Lets interrupts through again, those that waited first.
  func release() {
    var mask = previous
    unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
