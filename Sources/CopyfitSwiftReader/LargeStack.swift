internal import Foundation

/// Runs work on a stack that is large enough for sources that are nested deeply: the parser calls itself for each level.
enum LargeStack {
  /// The size in bytes; the system gives memory only to what is used.
  private static let size = 512 << 20

  /// Runs the work to its end.
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
