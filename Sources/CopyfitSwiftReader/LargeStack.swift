internal import Foundation

/// Runs work on a large stack, because the parser is recursive and sources may be deeply nested.
enum LargeStack {
  /// The size in bytes; the system only allocates memory that is used.
  private static let size = 512 << 20

  /// Runs the work and waits for its end.
  static func run(_ work: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      end.signal()
    }
    thread.stackSize = size
    thread.start()
    end.wait()
  }
}
