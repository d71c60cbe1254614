#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Dispatch
internal import Synchronization

/// Runs work on several threads, each with scratch memory of its own.
package enum Parallel {
  /// How many threads can run at once.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Applies `body` to all items and gives the results in the order of the items, whatever the number
  /// of threads.
  ///
  /// - Parameters:
  ///   - jobs: How many threads work, at least 1.
  ///   - makeWorker: Makes the scratch memory of one thread.
  package static func map<Item: Sendable, Worker: ~Copyable, Output: Sendable>(
    _ items: [Item], jobs: Int, makeWorker: @Sendable () -> Worker,
    body: @Sendable (inout Worker, Item) -> Output
  ) -> [Output] {
    let workers = max(1, min(jobs, items.count, maximumWorkers))
    let shares = Mutex(WorkShares(of: items.count, among: workers))
    let results = Mutex<[(offset: Int, outputs: [Output])]>([])
    DispatchQueue.concurrentPerform(iterations: workers) { number in
      var worker = makeWorker()
      while let range = shares.withLock({ $0.take(atMost: stride, by: number) }) {
        var outputs: [Output] = []
        for item in items[range] { outputs.append(body(&worker, item)) }
        results.withLock { $0.append((range.lowerBound, outputs)) }
      }
    }
    return results.withLock { $0.sorted { $0.offset < $1.offset }.flatMap(\.outputs) }
  }

  /// The same without scratch memory.
  package static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, body: @Sendable (Item) -> Output
  ) -> [Output] {
    map(items, jobs: jobs, makeWorker: { () }, body: { _, item in body(item) })
  }

  /// How many threads work at most, whatever the caller asks for.
  private static let maximumWorkers = 256

  /// How many items a thread takes at a time: few, since items differ in cost a thousandfold.
  private static let stride = 8
}
