import CopyfitSwiftSource
import CopyfitSwiftTree
import Testing

/// Objective-C sources whose trees are as deep as they are long, or whose parts were read again and again.
struct ObjectiveCHostileTests {
  private static func tree(_ statements: String) -> SwiftTree {
    let source =
      "@implementation C\n- (void)f {\n\(statements)\nself.label.text = @\"a\";\n}\n@end\n"
    return ObjectiveCReader.tree(of: .init(path: "V.m", content: Array(source.utf8)))
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// The number of levels of a tree's nodes.
  private static func height(_ tree: SwiftTree) -> Int {
    var (open, height): ([UInt32], Int) = ([], 0)
    for (index, record) in tree.records.enumerated() {
      while let end = open.last, end <= index { open.removeLast() }
      open.append(UInt32(record.end))
      height = max(height, open.count)
    }
    return height
  }

  /// Whether a tree has the statement behind the hostile ones.
  private static func isRead(_ tree: SwiftTree) -> Bool {
    tree.root?.descendants.contains { $0.kind == .string && $0.name == "a" } ?? false
  }

  private static let chains: [(start: String, part: String, end: String)] = [
    ("x = a", ".b", ""), ("x = a", "->b", ""), ("x = a", "[0]", ""), ("x = a", " + b", ""),
    ("x = a", ".b + c", ""), ("x = (a", ", b", ")"), ("x = (a", ".b, c", ")"),
    ("f(a", " && b", ")"), ("[x y:a", " | b", "]"), ("x = @[a", " + b", "]"),
    ("x = y ? a", ".b", " : c"), ("return a", " - b", ""), ("int x = a", " * b", ""),
  ]

  /// A tree with 200,000 levels would need more memory than the stack has.
  @Test(arguments: chains)
  func longExpressions(start: String, part: String, end: String) {
    let long = Self.tree(start + Self.repeated(part, 50_000) + end + ";")
    #expect(Self.height(long) < 300)
    #expect(long.gap == .parts && Self.isRead(long))
    let usual = Self.tree(start + Self.repeated(part, 60) + end + ";")
    #expect(usual.gap == .none && Self.isRead(usual))
  }

  /// Each was read to its end from each of its parts.
  @Test(arguments: [
    "a ", "a *", "a<b ", "a<a<b> ", "x = (a<b)+(a<b);", "f((a<b),", "typeof(a ", "a b[c ",
    "for (a<b ", "for (a b ", "(a<b ", "^(a<b ", "a b[", "@\"b\" ", "x = @\"b\" ",
  ])
  func repeatedParts(part: String) {
    let tree = Self.tree(Self.repeated(part, 30_000) + ";")
    #expect(tree.gap == .parts || Self.isRead(tree))
    let separate = Self.tree(Self.repeated(part, 3) + ";")
    #expect(separate.gap == .parts || Self.isRead(separate))
  }

  /// Long declarations are still those of variables.
  @Test(arguments: [
    "static const unsigned long long int *b", "NSDictionary<NSString *, NSArray<id<P>> *> *b",
    "__typeof__(self) b", "int a[2][3] = {1}; NSArray<void (^)(NSString *a, int b)> *b",
  ])
  func declarationsAreRead(_ declaration: String) {
    let tree = Self.tree(declaration + " = c;")
    #expect(tree.gap == .none && Self.isRead(tree))
    #expect(tree.root?.descendants.contains { $0.kind == .variable && $0.name == "b" } == true)
  }

  /// What a condition's end was looked for in was read again for each of them.
  @Test(arguments: [
    "#if 1/*\n", "#ifdef X/*\n", "#define X \"/*\"\n", "#undef \"/*\"\n", "#if X\n",
    "#if X\n/*\n#if\n*/\n#endif\n", "; #if X\n;\n#endif\n", "#if X\n#else\n",
  ])
  func conditionsWithoutEnd(part: String) {
    let tree = Self.tree(Self.repeated(part, 20_000))
    #expect(tree.gap == .parts || Self.isRead(tree))
    // Strings hold no comments, and short branches are read.
    let isCounted = part.hasPrefix("#if")
    #expect(tree.gap == .parts || !isCounted)
  }

  /// Branches in each other are all read.
  @Test func usualConditionsAreRead() {
    let inner = (0..<6).reduce("a();") { "\n#if X\($1)\n\($0)\n#else\nb();\n#endif\n" }
    let tree = Self.tree(Self.repeated(inner, 40))
    #expect(tree.gap == .none && Self.isRead(tree))
    #expect(tree.root?.descendants.count { $0.kind == .branch } == 240)
  }
}
