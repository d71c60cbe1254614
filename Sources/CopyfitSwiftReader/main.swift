internal import CopyfitFiles
internal import CopyfitSwiftTree
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// Reads sources from standard input, or from the given paths, and writes their trees to standard output. It only opens
// files that are named on the command line.

var words = CommandLine.arguments.dropFirst()
var conditions = CompilationCondition()
if words.count > 1, words.first == "--without" {
  conditions.undefined = Set(words[words.startIndex + 1].split(separator: ",").map(String.init))
  words = words.dropFirst(2)
}
switch words.first {
case "--version":
  StandardStreams.write(Array(Usage.version.utf8))
case "--help":
  StandardStreams.write(Array(Usage.text.utf8))
case .some where words.contains { $0.hasPrefix("-") }:
  StandardStreams.complain(Usage.text)
  exit(2)
default:
  let sources: [SwiftTreeFormat.Source]
  do {
    sources =
      words.isEmpty
      ? try SwiftTreeFormat.sources(in: StandardStreams.input())
      : try words.map { path in
        SwiftTreeFormat.Source(
          path: path,
          content: try SourceFile.bytes(
            of: path, within: .everywhere, limit: SourceTreeReader.maximumSize + 1))
      }
  } catch {
    StandardStreams.complain("copyfit-swift: the sources cannot be read: \(error)\n")
    exit(2)
  }
  StandardStreams.write(SwiftTreeFormat.beginning)
  LargeStack.run { [conditions] in
    for source in sources {
      // One at a time, so that a crash loses only one source.
      ProcessorTime.limit()
      let tree = SourceTreeReader.tree(of: source, conditions)
      StandardStreams.write(SwiftTreeFormat.block(of: tree))
    }
  }
}
