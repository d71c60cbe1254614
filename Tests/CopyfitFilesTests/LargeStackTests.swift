import CopyfitFiles
import Testing

@Suite struct LargeStackTests {
  /// The sum of all numbers up to one, by a recursion for each.
  private static func sum(upTo number: Int) -> Int {
    // What follows the call keeps each one on the stack.
    number == 0 ? 0 : Self.sum(upTo: number - 1) + number
  }

  @Test func deepWorkRunsBesideOtherWork() {
    let found = LargeStack.run {
      Self.sum(upTo: 200_000)
    } beside: {
      Self.sum(upTo: 10)
    }
    #expect(found == (20_000_100_000, 55))
  }
}
