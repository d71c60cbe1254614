import Testing

@testable import CopyfitProject

struct PathTreeTests {
  @Test(arguments: [
    ("/a/B/c.strings", "/A/b", 0), ("b", "/A/b", 0), ("/a/x", "/A", 1), ("x/y", "/A", 2),
    ("x/../b", "/A/b", 0), ("../a/./b/", "/A/b", 0), ("../../..", "/", 0), ("", "/A", 0),
    ("x/../../a/b/c.strings/d", "/A/b/C.strings", 1), ("cafe\u{301}", "/a/caf\u{E9}", 0),
  ])
  func findsPlacesAndKeepsNothing(path: String, expected: String, missing: Int) {
    var tree = PathTree()
    let file = tree.insert("/A/b/C.strings")
    let nodes: [String: Int] = [
      "/": 0, "/A": tree.insert("/A"), "/A/b": tree.insert("/A/b"), "/A/b/C.strings": file,
      "/a/caf\u{E9}": tree.insert("/a/caf\u{E9}"),
    ]
    let expected = path.hasSuffix("c.strings") ? "/A/b/C.strings" : expected
    let place = tree.place(of: path, in: tree.place(of: "/a"))
    #expect(place == PathTree.Place(node: nodes[expected] ?? -1, missing: missing))
    #expect(tree.trail(of: file) == [file, nodes["/A/b"] ?? -1, nodes["/A"] ?? -1])
  }

  /// A name may begin with a scalar that forms a character with the slash before it.
  @Test func pathsAreSplitByBytes() {
    var tree = PathTree()
    let file = tree.insert("/a/\u{301}b")
    #expect(tree.trail(of: file).count == 2)
    #expect(tree.place(of: "\u{301}b", in: tree.place(of: "/a")).known == file)
  }
}
