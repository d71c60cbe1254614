import CopyfitFiles
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import CopyfitCommand

/// The last resort against inputs that no other limit is made for.
struct ResourceLimitsTests {
  private static let limits = ResourceLimits(processorSeconds: 120, memory: 64 << 20)

  @Test(
    arguments: [
      (0, 0, nil), (120, 64 << 20, nil), (120.5, 0, .processorTime(limit: 120)),
      (0, 64 << 20 + 1, .memory(limit: 64 << 20)), (121, 1 << 40, .processorTime(limit: 120)),
    ] as [(Double, Int, ResourceLimits.Excess?)])
  func boundsWhatARunUses(seconds: Double, memory: Int, excess: ResourceLimits.Excess?) {
    let start = ResourceUse(processorSeconds: 1_000, memory: 0)
    let use = ResourceUse(processorSeconds: 1_000 + seconds, memory: memory)
    #expect(Self.limits.excess(of: use, since: start) == excess)
  }

  @Test(arguments: [
    (ResourceLimits.Excess.processorTime(limit: 120), "needed more than 2 min of processor time,"),
    (.memory(limit: 64 << 20), "needed more than 64 MiB of memory,"),
  ])
  func saysWhatWasTooMuch(excess: ResourceLimits.Excess, words: String) {
    #expect(excess.message.contains(words))
    #expect(excess.message.hasPrefix("error: ") && excess.message.contains("'exclude'"))
  }

  @Test func measuresThisProcess() throws {
    let use = try #require(ResourceUse.current)
    let available = try #require(ResourceUse.availableMemory)
    #expect(use.processorSeconds > 0)
    #expect((1 << 20)..<available ~= use.memory)
    #expect(ResourceLimits.onThisMachine.memory < available)
  }

  @Test func reportsAnExcessOnce() async {
    let excesses = AsyncStream<ResourceLimits.Excess>.makeStream()
    let watch = ResourceWatch(
      ResourceLimits(processorSeconds: .infinity, memory: 0), every: .milliseconds(1)
    ) {
      excesses.continuation.yield($0)
      excesses.continuation.finish()
    }
    var found: [ResourceLimits.Excess] = []
    for await excess in excesses.stream { found.append(excess) }
    watch.end()
    #expect(found == [.memory(limit: 0)])
  }

  /// A run that ends at the same time must not go on beside what happens then.
  @Test func theEndWaitsForWhatHappensAtAnExcess() async {
    let start = AsyncStream<Void>.makeStream()
    let isDone = Mutex(false)
    let watch = ResourceWatch(
      ResourceLimits(processorSeconds: .infinity, memory: 0), every: .milliseconds(1)
    ) { _ in
      start.continuation.finish()
      Thread.sleep(forTimeInterval: 0.05)
      isDone.withLock { $0 = true }
    }
    for await _ in start.stream {}
    watch.end()
    let hasWaited = isDone.withLock { $0 }
    #expect(hasWaited)
  }

  /// A stream may have any number of requests.
  @Test func onlyStreamRunsAsLongAsItHasInput() {
    #expect(Program.commands.filter { $0.limits == nil }.map { $0.name } == ["stream"])
  }
}
