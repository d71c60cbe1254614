@testable import CopyfitSourceText
@testable import CopyfitCatalogs
import Foundation

#if FUZZING
  import FuzzSupport

  @main extension FuzzPropertyLists {}
#endif

/// Property lists in XML, in binary form and in OpenStep's; the first byte chooses.
///
/// They have the values that Foundation reads.
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
      compare(root, bytes, first % 3)
    }
  }

  /// Compares a list with what the system reads: everything in XML that the system rejects is an error.
  private static func compare(_ root: PropertyListNode, _ bytes: [UInt8], _ kind: UInt8) {
    #if os(Linux)
      var format = PropertyListSerialization.PropertyListFormat.xml
      // Bytes that are not ASCII, and declarations of encodings and entities, have tests of their own.
      let isPlain = bytes.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) }
      let text = String(decoding: bytes, as: UTF8.self)
      let isXML = kind == 0 && isPlain && PropertyListReader.isXML(bytes)
      guard kind == 1 || isXML && !text.contains("encoding") && !text.contains("ENTITY") else {
        return
      }
      // Foundation on Linux crashes when it bridges a set, whose markers are these.
      if kind == 1, bytes.contains(where: { $0 & 0xF0 == 0xC0 }) { return }
      let list = Data(kind == 1 ? Array("bplist00".utf8) + bytes : bytes)
      let value = try? PropertyListSerialization.propertyList(
        from: list, options: [], format: &format)
      // The system also checks parts of a binary list that nothing refers to, and then tries to read it as text.
      if kind == 1, value == nil || format != .binary { return }
      expect(
        value.map { root.matches($0, hasNumbers: kind == 0) } ?? false,
        "other values than \(value ?? "none") in \(text.debugDescription)")
    #endif
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

#if os(Linux)
  extension PropertyListNode {
    /// Whether Foundation's value of a list has the same structure, keys and texts, and the same numbers.
    fileprivate func matches(_ value: Any, hasNumbers: Bool) -> Bool {
      switch content {
      case .string(let text): (value as? String)?.utf8.elementsEqual(text.utf8) ?? false
      case .number(let number):
        !hasNumbers
          || (value as? NSNumber).map { $0.doubleValue == number || number.isNaN } ?? false
      case .array(let elements):
        (value as? [Any]).map { values in
          values.count == elements.count
            && zip(elements, values).allSatisfy { $0.matches($1, hasNumbers: hasNumbers) }
        } ?? false
      case .dictionary(let members):
        (value as? [String: Any]).map { values in
          let counts = Dictionary(members.map { ($0.key, 1) }, uniquingKeysWith: +)
          return counts.count == values.count
            && members.allSatisfy { member in
              values[member.key].map {
                counts[member.key] != 1 || member.value.matches($0, hasNumbers: hasNumbers)
              } ?? false
            }
        } ?? false
      case .other: !(value is String) && !(value is [Any]) && !(value is [String: Any])
      }
    }
  }
#endif
