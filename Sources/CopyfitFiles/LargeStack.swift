#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import Synchronization

/// Runs work on a large stack, because parsers and walks of trees are recursive and sources may be deeply nested.
///
/// Foundation has threads, too, but its libraries are larger than all others of a program.
package enum LargeStack {
  /// The size in bytes; the system only allocates memory that is used.
  private static let size = 512 << 20

  /// Work that is passed to a thread.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs deep work on a thread with a large stack and other work on this one, and waits for both.
  ///
  /// If no thread can be started, this one does all the work.
  package static func run<Output: Sendable, Other>(
    _ deep: @escaping @Sendable () -> Output, beside other: () -> Other
  ) -> (Output, Other) {
    let output = Mutex<Output?>(nil)
    let found = start({ output.withLock { $0 = deep() } }, beside: other)
    return (output.withLock { $0.take() } ?? deep(), found)
  }

  /// Runs work on a thread with a large stack, and waits for its end.
  package static func run(_ work: @escaping @Sendable () -> Void) { _ = run(work, beside: {}) }

  /// Runs other work meanwhile and returns its result, even if no thread can be started.
  private static func start<Other>(
    _ work: @escaping @Sendable () -> Void, beside other: () -> Other
  ) -> Other {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    unsafe pthread_attr_setstacksize(&attributes, size)
    let passed = unsafe Unmanaged.passRetained(Work(work))
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
      }, passed.toOpaque())
    let found = other()
    guard status == 0 else {
      unsafe passed.release()
      return found
    }
    #if canImport(Darwin)
      if let thread { unsafe pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    return found
  }
}
