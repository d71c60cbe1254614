import CopyfitFiles
import CopyfitSwiftSource
import CopyfitSwiftTree
import CopyfitTestSupport
import Testing

/// Damaged sources never end the reader, and each has a tree.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct DamagedSourcesTests {
  /// SplitMix64 (Steele, Lea, Flood 2014).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  private static let pieces = [
    "(", ")", "[", "]", "{", "}", "\"", "\\(", "/*", "#if", "@", "class C {", "func f(", ".text = ",
    "case ", "\u{0}", "é", "`", "?", "->", "<", "#\"", "@implementation C", "[self ", "^{",
  ]

  /// Removes parts of a source, duplicates others, and inserts signs.
  private static func damaged(_ source: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...40, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: start)
      default:
        let piece = pieces.randomElement(using: &generator) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: start)
      }
    }
    return bytes
  }

  private static func sources(_ texts: [String], count: Int) -> [SwiftTreeFormat.Source] {
    var generator = Generator(state: 21)
    return (0..<count).map { number in
      let text = texts[number % texts.count]
      return SwiftTreeFormat.Source(
        path: "\(number)", content: damaged(Array(text.utf8), &generator))
    }
  }

  private static var count: Int { Exhaustive.isAsked ? 4_000 : 80 }

  private static func ask(_ trees: [SwiftTree]) {
    var index = SwiftSources(trees)
    for outlet in ["label", "other", ""] {
      _ = index.statements(about: outlet, of: "C")
    }
    _ = index.uses()
  }

  @Test func damagedSwiftHasTrees() throws {
    let cases = OutletTextTests.expressions + OutletTextTests.places + OutletObjectTests.cases
    let controls = CodeControlTests.controls + CodeControlTests.settings + CodeControlTests.rooms
    let texts = cases.map(\.sources) + controls.map(\.sources)
    let sources = Self.sources(texts.map { $0.joined(separator: "\n") }, count: Self.count)
    let trees = SwiftTreeFormat.trees(in: try SwiftReader.answer(to: sources).output)
    #expect(trees.map(\.file) == sources.map(\.path))
    for start in stride(from: 0, to: trees.count, by: 20) {
      Self.ask(Array(trees[start..<min(start + 20, trees.count)]))
    }
  }

  @Test func damagedObjectiveCHasTrees() {
    let texts = ObjectiveCTests.statements.map { ObjectiveCTests.early($0.0) }
    let sources = Self.sources(texts, count: 4 * Self.count)
    let trees = sources.map(ObjectiveCReader.tree)
    #expect(trees.map(\.file) == sources.map(\.path))
    for start in stride(from: 0, to: trees.count, by: 20) {
      Self.ask(Array(trees[start..<min(start + 20, trees.count)]))
    }
  }
}
