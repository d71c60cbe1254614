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
    let console = Console()
    guard let words = Machine.arguments else {
      console.say("error: an argument is not UTF-8")
      exit(2)
    }
    exit(await Program(console: console).run(words))
  }
}
