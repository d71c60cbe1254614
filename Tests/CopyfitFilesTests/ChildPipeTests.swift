@testable import CopyfitFiles
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct ChildPipeTests {
  /// A program that is started later must not inherit an end, which would keep it open.
  @Test func noOtherProgramGetsItsEnds() throws {
    let pipe = try ChildPipe()
    let flags = withExtendedLifetime(pipe) {
      [pipe.reading, pipe.writing].map { fcntl($0, F_GETFD) }
    }
    #expect(flags == [FD_CLOEXEC, FD_CLOEXEC])
  }

  @Test func onlyOneEndIsMadeNonblocking() throws {
    let pipe = try ChildPipe()
    ChildPipe.makeNonblocking(pipe.reading)
    #expect(fcntl(pipe.reading, F_GETFL) & O_NONBLOCK != 0)
    #expect(fcntl(pipe.writing, F_GETFL) & O_NONBLOCK == 0)
    var bytes: [UInt8] = []
    #expect(pipe.read(into: &bytes))
    #expect(bytes.isEmpty)
  }
}
