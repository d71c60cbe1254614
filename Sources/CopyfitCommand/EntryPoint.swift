#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import CopyfitStream

@main
struct EntryPoint {
  static func main() async {
    ByteStream.ignoreBrokenPipes()
    // Whoever interrupts the program gets the status of a run that is not complete.
    signal(SIGINT) { _ in _exit(2) }
    let words = Array(CommandLine.arguments.dropFirst())
    exit(await Program(console: Console()).run(words))
  }
}
