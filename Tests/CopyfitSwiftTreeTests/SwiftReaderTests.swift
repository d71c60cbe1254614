import CopyfitFiles
import CopyfitSwiftTree
import CopyfitTestSupport
import Testing

@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct SwiftReaderTests {
  /// A tree in one line: kind and name, and its children in brackets.
  private static func line(_ node: SwiftNode) -> String {
    let name = node.name.isEmpty ? "" : " " + node.name
    let parts = node.children.map(line)
    return "\(node.kind)" + name + (parts.isEmpty ? "" : " [" + parts.joined(separator: ", ") + "]")
  }

  @Test(arguments: [
    ("a.b = \"c\\u{41}\\n\"", "assignment = [member b [name a], string cA\n]"),
    ("let `default` = 1", "variable default [number 1]"),
    ("a?.b!.c()", "call [member c [member b [name a]]]"),
    ("x(.y, z: w)", "call [name x, argument [member y], argument z [name w]]"),
    ("a ? b : c ?? d", "ternary [name a, name b, binary ?? [name c, name d]]"),
    ("let c = d as! A.B", "variable c [cast as [name d, typeName A.B]]"),
    (#""x \(y) z""#, "string [piece x , argument [name y], piece  z]"),
    (##"#"a\n"#"##, "string a\\n"),
    ("enum A: B { case c = \"d\" }", "enum A [inherited B, enumCase c [string d]]"),
    (
      "func f(_ a: A?, b c: [C] = []) -> D { a }",
      "function f [parameter a [label, typeName A], parameter c [label b, typeName C, array], "
        + "typeName D, block [name a]]"
    ),
    (
      "guard let a else { return }",
      "branch guard [variable a, block [return]]"
    ),
    (
      "switch a { case .b where c: d\ndefault: e }",
      "switch [name a, switchCase [member b, other where [name c], block [name d]], "
        + "switchCase default [block [name e]]]"
    ),
    (
      "if #available(iOS 26, *), a { b } else if let _ = c { d }",
      "branch if [other #available, name a, block [name b], "
        + "branch if [other _ [name c], block [name d]]], other #names [typeName iOS]"
    ),
    (
      "if case .a = b, case let c = d { e }",
      "branch if [other case, member a, name b, other case, variable c, name d, block [name e]]"
    ),
    (
      "switch a { case is B: c; fallthrough\ncase _: d }",
      "switch [name a, switchCase [other is, block [name c, other fallthrough]], "
        + "switchCase [other, block [name d]]], other #names [typeName B]"
    ),
    (
      "switch a {\n#if OWN\ncase .b: c\n#else\ncase .d: e\n#endif\n}",
      "switch [name a, switchCase [other #if, member b, block [name c]], "
        + "switchCase [other #if, member d, block [name e]]]"
    ),
    (
      "switch a {\n#if os(iOS)\ncase .b: c\n#else\ncase .d: e\n#endif\n}",
      "switch [name a, switchCase [member b, block [name c]]]"
    ),
    ("#if os(macOS)\na\n#else\nb\n#endif", "name b"),
    ("#if swift(>=5.9)\na\n#else\nb\n#endif", "name a"),
    ("#if swift(<5)\na\n#else\nb\n#endif", "name b"),
    ("#if swift(>=6)\na\n#else\nb\n#endif", "name a, name b"),
    ("#if swift(>=99)\na\n#else\nb\n#endif", "name b"),
    ("#if compiler(>=6.0)\na\n#else\nb\n#endif", "name a"),
    ("#if compiler(<5)\na\n#else\nb\n#endif", "name b"),
    ("#if compiler(>=6.2)\na\n#else\nb\n#endif", "name a, name b"),
    ("#if !compiler(>=99)\na\n#else\nb\n#endif", "name a, name b"),
    ("#if canImport(UIKit, _version: 99)\na\n#else\nb\n#endif", "name a, name b"),
    ("#if canImport(AppKit, _version: 9)\na\n#else\nb\n#endif", "name b"),
    ("#if OWN\na\n#elseif canImport(UIKit)\nb\n#else\nc\n#endif", "name a, name b"),
    (
      "a()\n#if os(iOS)\n.b()\n#else\n.c()\n#endif\n.d(.e)",
      "call [member d [call [member b [call [name a]]]], argument [member e]]"
    ),
    ("a\n#if os(macOS)\n.b\n#endif\n.d", "member d [name a]"),
    (
      "a\n#if OWN\n.b()\n#endif",
      "call [member #if [name a], argument [call [member b [name $base]]]]"
    ),
    (
      "a\n#if os(iOS)\n#if OWN\n.b()\n#else\n.c()\n#endif\n.d()\n#endif",
      "call [member d [call [member #if [name a], argument [call [member b [name $base]]], "
        + "argument [call [member c [name $base]]]]]]"
    ),
    ("var a: A { b }", "variable a [typeName A, accessor get [block [name b]]]"),
  ])
  func sourceIsLowered(source: String, expected: String) throws {
    let tree = try #require(try SwiftReader.trees(of: [source]).first)
    let root = try #require(tree.root)
    #expect(root.children.map(Self.line).joined(separator: ", ") == expected)
    #expect(tree.gap == .none)
  }

  @Test func placesCountScalars() throws {
    let tree = try #require(try SwiftReader.trees(of: ["\n  let ä = \"é\"; b()"]).first)
    let name = try #require(tree.root?.descendants.first { $0.kind == .name })
    #expect((name.line, name.column) == (2, 16))
  }

  /// A line may have thousands of characters.
  @Test(arguments: [0, 100, 255, 256, 257, 5_000])
  func placesCountScalarsOfLongLines(count: Int) throws {
    let text = String(repeating: "é", count: count)
    let tree = try #require(try SwiftReader.trees(of: ["\nlet a = \"\(text)\"; b()"]).first)
    let name = try #require(tree.root?.descendants.first { $0.kind == .name })
    #expect((name.line, name.column) == (2, 13 + count))
  }

  /// Operators are folded by precedence, after which the parser's places are not valid.
  @Test func placesHoldInOrderedOperators() throws {
    let tree = try #require(try SwiftReader.trees(of: ["a\n  b = c ?? (d +\n e)"]).first)
    let places = tree.root?.descendants.filter { $0.kind == .name }.map { node in
      "\(node.name) \(node.line):\(node.column)"
    }
    #expect(places == ["a 1:1", "b 2:3", "c 2:7", "d 2:13", "e 3:2"])
  }

  /// Code that no person writes is left out, and affects nothing else.
  @Test(arguments: [
    ("let a: " + String(repeating: "[", count: 60), SwiftTree.Gap.nesting),
    ("let a = " + String(repeating: "[(_:[", count: 7) + "b", .nesting),
    ("let a = " + String(repeating: "(", count: 50_000), .nesting),
    ("let a: " + String(repeating: "A<", count: 50_000), .nesting),
    ("let a = " + String(repeating: "try ", count: 50_000) + "b", .nesting),
    ("enum A {" + String(repeating: " case b\n", count: 3_000) + "}", .none),
    ("// " + String(repeating: "[", count: 60) + "\nlet a = 1", .none),
    ("let a = b" + String(repeating: ".c", count: 5_000), .parts),
    (String(repeating: "if a {} else ", count: 1_500) + "{}", .parts),
    ("let a = " + Array(repeating: "b", count: 500).joined(separator: "+"), .none),
    ("\u{0}\u{FFFF}}}}{", .parts),
    ("", .none),
  ])
  func hostileSourcesAreSurvived(source: String, gap: SwiftTree.Gap) throws {
    let trees = try SwiftReader.trees(of: [source, "let a = 1"])
    #expect(trees.map(\.file) == ["1.swift", "2.swift"])
    #expect(trees.first?.gap == gap)
    #expect(trees.last?.gap == SwiftTree.Gap.none)
  }

  @Test func bytesThatAreNoSourcesAreRefused() throws {
    #expect(try SwiftReader.run([], input: Array("hello".utf8)).status == 2)
    #expect(try SwiftReader.run(["--unknown"]).status == 2)
    let version = String(decoding: try SwiftReader.run(["--version"]).output, as: UTF8.self)
    #expect(version.hasPrefix("copyfit-swift \(SwiftTreeFormat.version) ("))
  }
}
