#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import CopyfitFiles
internal import CopyfitStream

@main
struct EntryPoint {
  // It is not asynchronous, because that would start four threads before the first line, for every command.
  static func main() {
    ByteStream.surviveFailedWrites()
    ByteStream.endWhenInterrupted()
    let console = Console()
    let words = Machine.arguments
    if let word = words.first(where: { !$0.isUTF8 }) {
      console.say("error: the argument '\(word.shown)' is not UTF-8")
      exit(2)
    }
    exit(Program(console: console).run(words.map(\.shown)))
  }
}
