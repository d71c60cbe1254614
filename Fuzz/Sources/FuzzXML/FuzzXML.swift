@testable import CopyfitSourceText

#if FUZZING
  import FuzzSupport

  @main extension FuzzXML {}
#endif

/// Documents in XML, by the rules of each kind of document; the first byte chooses.
enum FuzzXML {
  static func main() {
    Fuzzer.run { input in
      guard let first = input.first else { return }
      let text = SourceText(decoding: Array(input.dropFirst()))
      let document = XMLOutline(text, rules[Int(first) % rules.count])
      expect(document == XMLOutline(text, rules[Int(first) % rules.count]), "two results")
      // A reference to an entity has fewer bytes than its text, up to a limit.
      let length = text.utf8.count
      expect(document.length <= 8 * length + (1 << 22), "\(document.length) bytes from \(length)")
      expect(document.places.allSatisfy { 0...length ~= $0 }, "a place outside of the text")
      expect(document.depth <= XMLRules.maximumDepth, "\(document.depth) levels")
      guard document.error == nil else { return }
      expect(document.isClosed && document.count > 0, "an element is not closed")
      if let count = elementCount(in: text) {
        expect(document.count == count, "\(document.count) elements of \(count)")
      }
    }
  }

  private static let rules = [
    XMLRules(), XMLRules(isPropertyList: true),
    XMLRules(maximumCount: 1_000, documentTypeRefusal: "may refer to others"),
  ]

  /// The number of start tags in a well-formed text; `nil` if it has comments, instructions, declarations or sections,
  /// which may have others.
  private static func elementCount(in text: SourceText) -> Int? {
    let opened = text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "<") }
    let next = opened.map { $0 + 1 < text.utf8.count ? text.utf8[$0 + 1] : 0 }
    guard !next.contains(where: { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }) else {
      return nil
    }
    return next.count { $0 != UInt8(ascii: "/") }
  }
}

/// What a handler receives of a document.
private final class XMLOutline: XMLContentHandler, Equatable {
  private(set) var places: [Int] = []
  private(set) var (count, length, depth) = (0, 0, 0)
  private(set) var error: XMLSyntaxError?
  private var openCount = 0

  init(_ text: SourceText, _ rules: XMLRules) {
    do throws(XMLSyntaxError) { try XMLReader.read(text, into: self, rules: rules) } catch {
      self.error = error
      places.append(error.offset)
    }
  }

  /// Whether all elements are closed.
  var isClosed: Bool { openCount == 0 }

  func startElement(_ name: String, attributes: [String: String], at offset: Int) {
    count += 1
    openCount += 1
    depth = max(depth, openCount)
    length += attributes.reduce(name.utf8.count) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    places.append(offset)
  }

  func endElement(at offset: Int) {
    openCount -= 1
    expect(openCount >= 0, "an end without a start")
    places.append(offset)
  }

  func characters(in range: Range<Int>, _ text: () -> String) {
    length += text().utf8.count
    places += [range.lowerBound, range.upperBound]
  }

  func comment(_ text: String, at offset: Int) { places.append(offset) }

  func instruction(at offset: Int) { places.append(offset) }

  static func == (lhs: XMLOutline, rhs: XMLOutline) -> Bool {
    lhs.places == rhs.places && lhs.error == rhs.error
      && (lhs.count, lhs.length, lhs.depth) == (rhs.count, rhs.length, rhs.depth)
  }
}
