#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Dispatch
internal import Synchronization

/// Runs work on several threads, each with its own scratch memory.
package enum Parallel {
  /// The number of threads that can run at once.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The number of threads that a caller asks for: 0, less than 0 and `nil` are one for each processor.
  package static func threads(_ jobs: Int?) -> Int {
    guard let jobs, jobs > 0 else { return processorCount }
    return jobs
  }

  /// Applies `body` to all items and returns the results in the order of the items, with any number of threads.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads, at least 1.
  ///   - makeWorker: Creates the scratch memory of one thread.
  package static func map<Item: Sendable, Worker: ~Copyable, Output: Sendable>(
    _ items: [Item], jobs: Int, makeWorker: @Sendable () -> Worker,
    body: @Sendable (inout Worker, Item) -> Output
  ) -> [Output] {
    let workers = max(1, min(jobs, items.count, maximumWorkers))
    // Few items are often files, which may be large.
    let portion = max(1, min(stride, items.count / (workers * stride)))
    let shares = Mutex(WorkShares(of: items.count, among: workers))
    let results = Mutex<[(offset: Int, outputs: [Output])]>([])
    DispatchQueue.concurrentPerform(iterations: workers) { number in
      var worker = makeWorker()
      var part: (offset: Int, outputs: [Output]) = (0, [])
      while let range = shares.withLock({ $0.take(atMost: portion, by: number) }) {
        if range.lowerBound != part.offset + part.outputs.count {
          results.withLock { $0.append(part) }
          part = (range.lowerBound, [])
        }
        for item in items[range] { part.outputs.append(body(&worker, item)) }
      }
      results.withLock { $0.append(part) }
    }
    return results.withLock { Self.joined(&$0) }
  }

  /// The outputs in the order of the items; the first part is not copied.
  private static func joined<Output>(_ parts: inout [(offset: Int, outputs: [Output])]) -> [Output]
  {
    // The last part is removed first.
    parts.sort { $0.offset > $1.offset }
    var outputs: [Output] = []
    while let part = parts.popLast()?.outputs {
      if outputs.isEmpty { outputs = part } else { outputs += part }
    }
    return outputs
  }

  /// Applies `body` in the same way without scratch memory.
  package static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, body: @Sendable (Item) -> Output
  ) -> [Output] {
    map(items, jobs: jobs, makeWorker: { () }, body: { _, item in body(item) })
  }

  /// The maximum number of threads.
  private static let maximumWorkers = 256

  /// The number of items that a thread takes at once; it is small, because the costs of items differ a thousandfold.
  private static let stride = 8
}
