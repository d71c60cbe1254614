#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import CopyfitStream

@main
struct EntryPoint {
  // Not asynchronous: that would start four threads before the first line, for every command.
  static func main() {
    ByteStream.surviveFailedWrites()
    ByteStream.endWhenInterrupted()
    let console = Console()
    guard let words = Machine.arguments else {
      console.say("error: an argument is not UTF-8")
      exit(2)
    }
    exit(Program(console: console).run(words))
  }
}
