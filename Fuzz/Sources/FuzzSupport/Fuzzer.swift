import CFuzzer

/// Runs a test with the inputs that libFuzzer makes.
public enum Fuzzer {
  /// The test; libFuzzer's own function cannot hold one.
  nonisolated(unsafe) fileprivate static var test: ([UInt8]) -> Void = { _ in }

  /// Calls a test with one input after the other, as the command's arguments say, and ends the process.
  ///
  /// A test fails if it traps, or if an `expect` does not hold.
  public static func run(_ test: @escaping ([UInt8]) -> Void) {
    self.test = test
    var count = CommandLine.argc
    // libFuzzer is not the program's `main`, because SwiftPM gives each executable its own.
    withUnsafeTemporaryAllocation(
      of: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1
    ) { arguments in
      arguments[0] = CommandLine.unsafeArgv
      _ = LLVMFuzzerRunDriver(&count, arguments.baseAddress, testOneInput)
    }
  }
}

/// Calls the test with one input; OSS-Fuzz finds the targets by the name of this function.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  Fuzzer.test(Array(UnsafeBufferPointer(start: bytes, count: size)))
  return 0
}

/// Stops with a message if a condition does not hold.
public func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
