internal import CopyfitCatalogs
package import CopyfitFiles
package import CopyfitFindings
internal import CopyfitSourceText

/// A style dictionary in a separate file: a property list, JSON or YAML, recognized by its content.
package struct StyleFile {
  /// The maximum size of the file, in bytes: 1 MiB, several hundred times the size of a dictionary.
  static let maximumSize = 1 << 20

  private let path: String
  private let boundary: ReadingBoundary
  private var isLenient = true
  private var problems: [StyleDictionaryReader.Problem] = []

  /// - Parameters:
  ///   - path: The path to open, which starts each message.
  ///   - boundary: The files that may be read.
  package init(_ path: String, within boundary: ReadingBoundary) {
    (self.path, self.boundary) = (path, boundary)
  }

  /// Reads the dictionary.
  ///
  /// - Throws: `FileError` if the file cannot be opened.
  package mutating func read() throws(FileError) -> Result<StyleDictionaryReader, AuditError> {
    let bytes = try SourceFile.bytes(of: path, within: boundary, limit: Self.maximumSize)
    let root = root(of: bytes)
    var reader = StyleDictionaryReader(allowsOtherKeys: isLenient)
    if let root { reader.read(root) }
    problems += reader.problems
    guard problems.isEmpty else { return .failure(AuditError(placedProblems)) }
    return .success(reader)
  }

  private var placedProblems: [AuditError.Problem] {
    problems.map { problem in
      let message = Configuration.printable(problem.message)
      return problem.position.map {
        AuditError.Problem(message, at: SourceLocation(file: path, position: $0))
      } ?? AuditError.Problem("\(path): \(message)")
    }
  }

  /// The root value of the file; `nil` with a problem if it cannot be read.
  private mutating func root(of bytes: [UInt8]) -> StyleNode? {
    if PropertyListReader.isBinary(bytes) {
      do throws(PropertyListError) {
        return StyleNode(try PropertyListReader.read(binary: bytes), in: nil)
      } catch {
        problems.append(.init(message: error.message, position: nil))
        return nil
      }
    }
    let text = SourceText(decoding: bytes)
    guard text.utf8.contains(where: { !$0.isSpace }) else {
      problems.append(.init(message: "the file is empty; expected a style dictionary"))
      return nil
    }
    if PropertyListReader.isXML(text.utf8) { return propertyList(text) }
    do throws(SourceTextError) {
      if let node = try json(text) { return node }
      return try yaml(text)
    } catch {
      problems.append(.init(message: error.message, position: error.position))
      return nil
    }
  }

  private mutating func propertyList(_ text: SourceText) -> StyleNode? {
    do throws(PropertyListError) {
      return StyleNode(try PropertyListReader.read(xml: text), in: text)
    } catch {
      problems.append(.init(message: error.message, position: text.position(at: error.offset)))
      return nil
    }
  }

  /// The file as JSON; `nil` if it is not JSON but may be YAML.
  private mutating func json(_ text: SourceText) throws(SourceTextError) -> StyleNode? {
    guard text.utf8.first(where: { !$0.isSpace }) == UInt8(ascii: "{") else { return nil }
    var parser = JSONParser(text)
    let node: JSONNode
    do throws(SourceTextError) { node = try parser.parse() } catch {
      if path.hasSuffix(".json") { throw error }
      return nil
    }
    return StyleNode(node, in: text)
  }

  private mutating func yaml(_ text: SourceText) throws(SourceTextError) -> StyleNode? {
    isLenient = false
    var reader = YAMLReader()
    let node = try reader.read(text)
    problems += reader.duplicates.map { .init(message: $0.message, position: $0.position) }
    guard let node else {
      throw .syntax(
        message: "the file is empty; expected a style dictionary", position: text.end)
    }
    return StyleNode(node)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
