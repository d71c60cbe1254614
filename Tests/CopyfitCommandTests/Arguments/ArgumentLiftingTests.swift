import Testing

@testable import CopyfitCommand

struct ArgumentLiftingTests {
  private struct Inner { var file: String? }
  private struct Outer { var inner = Inner() }

  /// Options of one command that another command also has are written and read in the same way.
  @Test func keepsAllOfAnArgument() throws {
    let argument = Argument<Inner>.option(
      "output", "FILE", letter: "o", help: "Where to write.", \.file
    ).orAlone(as: "-")
    let lifted = argument.lifted(to: \Outer.inner)
    #expect(lifted.name == argument.name && lifted.help == argument.help)
    #expect(lifted.letter == "o" && lifted.omittedValue == "-")
    #expect(lifted.kind == .option(placeholder: "FILE", isRepeatable: false))
    var options = Outer()
    try lifted.apply(&options, "a.svg")
    #expect(options.inner.file == "a.svg")
  }
}
