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
