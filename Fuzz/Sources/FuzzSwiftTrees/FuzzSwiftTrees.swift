@testable import CopyfitSwiftTree
@testable import CopyfitSwiftSource

#if FUZZING
  import FuzzSupport

  @main extension FuzzSwiftTrees {}
#endif

/// Trees from `copyfit-swift`, and sources in Objective-C; the first byte chooses.
enum FuzzSwiftTrees {
  static func main() {
    Fuzzer.run { input in
      guard let first = input.first else { return }
      let bytes = Array(input.dropFirst())
      if first & 1 == 0 {
        ask([ObjectiveCReader.tree(of: .init(path: "A.m", content: bytes))])
      } else {
        let trees = SwiftTreeFormat.trees(in: SwiftTreeFormat.beginning + bytes)
        for tree in trees { checkWriting(tree) }
        ask(trees)
      }
    }
  }

  private static func checkWriting(_ tree: SwiftTree) {
    let block = SwiftTreeFormat.bytes(of: tree)
    let again = SwiftTreeFormat.tree(ofBlock: block[...])
    expect(
      again?.records == tree.records && again?.strings == tree.strings,
      "another tree is read than was written")
  }

  private static func ask(_ trees: [SwiftTree]) {
    var sources = SwiftSources(trees)
    for outlet in ["label", "titleLabel", ""] { _ = sources.statements(about: outlet, of: "C") }
    _ = sources.uses()
  }
}
