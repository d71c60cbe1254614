#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Runs work on a large stack, because the parser is recursive and sources may be deeply nested.
///
/// Foundation has threads, too, but its libraries are larger than all others of this program.
enum LargeStack {
  /// The size in bytes; the system only allocates memory that is used.
  private static let size = 512 << 20

  /// Work that is passed to a thread.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs the work and waits for its end.
  static func run(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    unsafe pthread_attr_setstacksize(&attributes, size)
    let passed = unsafe Unmanaged.passRetained(Work(work)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = unsafe pthread_create(
      &thread, &attributes,
      { passed in
        let work: UnsafeMutableRawPointer? = unsafe passed
        if let work = unsafe work {
          unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
        }
        return nil
      }, passed)
    precondition(status == 0, "no thread can be started")
    #if canImport(Darwin)
      if let thread { unsafe pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }
}
