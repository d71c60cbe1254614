@testable import CopyfitSourceText
@testable import CopyfitCatalogs

#if FUZZING
  import FuzzSupport

  @main extension FuzzPropertyLists {}
#endif

/// Property lists in XML, in binary form and in OpenStep's; the first byte chooses.
enum FuzzPropertyLists {
  static func main() {
    Fuzzer.run { input in
      guard let first = input.first else { return }
      let bytes = Array(input.dropFirst())
      guard let root = node(bytes, first % 3) else { return }
      var tree = Tree()
      tree.add(root, depth: 0)
      expect(tree.depth <= PropertyListNode.maximumDepth, "\(tree.depth) levels")
      // Values of a binary list may be shared.
      expect(
        tree.count <= PropertyListNode.maximumCount(inBytes: bytes.count), "\(tree.count) values")
    }
  }

  private static func node(_ bytes: [UInt8], _ kind: UInt8) -> PropertyListNode? {
    do throws(PropertyListError) {
      return switch kind {
      case 0: try PropertyListReader.read(xml: SourceText(decoding: bytes))
      case 1: try PropertyListReader.read(binary: Array("bplist00".utf8) + bytes)
      default: try PropertyListReader.read(openStep: SourceText(decoding: bytes))
      }
    } catch {
      expect(error.offset <= bytes.count * 3 + 8, "an error behind the end")
      return nil
    }
  }

  private struct Tree {
    var count = 0
    var depth = 0

    mutating func add(_ node: PropertyListNode, depth: Int) {
      count += 1
      self.depth = max(self.depth, depth)
      switch node.content {
      case .dictionary(let members): for member in members { add(member.value, depth: depth + 1) }
      case .array(let elements): for element in elements { add(element, depth: depth + 1) }
      default: break
      }
    }
  }
}
