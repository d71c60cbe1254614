import CopyfitSwiftTree
import Testing

struct SwiftTreeFormatTests {
  private static var tree: SwiftTree {
    var builder = SwiftTreeBuilder()
    builder.open(.file, line: 1, column: 1)
    builder.open(.variable, "größe", [.isStatic, .isConstant], line: 1, column: 5)
    builder.open(.string, "a\nb", line: 300, column: 70_000)
    builder.close()
    builder.close()
    builder.open(.name, "größe", line: 301, column: 1)
    return builder.tree(file: "A/B.swift", gap: .parts)
  }

  private static func bytes(of trees: [SwiftTree]) -> [UInt8] {
    SwiftTreeFormat.beginning + trees.flatMap { SwiftTreeFormat.block(of: $0) }
  }

  @Test func treesAreReadAsTheyWereWritten() throws {
    let read = SwiftTreeFormat.trees(in: Self.bytes(of: [Self.tree, Self.tree]))
    #expect(read.count == 2)
    let first = try #require(read.first)
    #expect(first.file == "A/B.swift")
    #expect(first.gap == .parts)
    #expect(first.records == Self.tree.records)
    #expect(first.strings == ["", "größe", "a\nb"])
  }

  @Test(arguments: [
    ("A/B.swift", true), ("A/B.Swift", true), ("B.SWIFT", true), ("B.m", false), ("swift", false),
    ("B.swift.m", false), ("", false),
  ])
  func knowsTheLanguage(file: String, isOfSwift: Bool) {
    #expect(SwiftTreeBuilder().tree(file: file, gap: .none).isOfSwift == isOfSwift)
  }

  @Test func sourcesAreReadAsTheyWereWritten() throws {
    let sources = [
      SwiftTreeFormat.Source(path: "ä.swift", content: [0, 255, 10]),
      SwiftTreeFormat.Source(path: "", content: []),
    ]
    #expect(try SwiftTreeFormat.sources(in: SwiftTreeFormat.bytes(of: sources)) == sources)
  }

  /// A crash leaves an incomplete tree after the complete ones.
  @Test func whatIsCutOffIsLost() {
    let whole = Self.bytes(of: [Self.tree])
    for count in whole.indices {
      #expect(SwiftTreeFormat.trees(in: Array(whole[..<count])).isEmpty)
      let both = whole + whole[4...].prefix(max(0, count - 4))
      #expect(SwiftTreeFormat.trees(in: both).count == 1)
    }
  }

  /// Damaged bytes give a tree with consistent indices, or none.
  @Test func damagedBytesGiveNothingThatDoesNotFit() {
    let whole = Self.bytes(of: [Self.tree])
    for index in whole.indices {
      for byte in [0, 1, 127, 128, 255] as [UInt8] {
        var damaged = whole
        damaged[index] = byte
        for tree in SwiftTreeFormat.trees(in: damaged) {
          for node in tree.root.map({ [$0] + $0.descendants }) ?? [] {
            #expect(node.name.utf8.count <= 16)
            #expect(node.record.end <= tree.records.count)
            #expect(node.children.allSatisfy { $0.parent == node })
          }
        }
      }
    }
  }

  @Test func nodesKnowWhatTheyHold() throws {
    let root = try #require(Self.tree.root)
    #expect(root.children.map(\.name) == ["größe", "größe"])
    let text = try #require(root.child(.variable)?.child(0))
    #expect(text.ancestors.map(\.kind) == [.variable, .file])
    #expect((text.line, text.column) == (300, 70_000))
    #expect(root.child(2) == nil)
  }
}
