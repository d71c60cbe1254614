internal import Copyfit
package import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads values as configurations and label files do.
extension FieldReader {
  /// Reads a font file, or a font in an app's notation or as an object.
  mutating func font() throws(JSONSyntaxError) -> FitRequest.Face? {
    let kind = try reader.peekKind()
    if kind == .string {
      let text = try reader.readString()
      do throws(RequestError) { return try FitRequest.Face(font: text) } catch { fail(error) }
      return nil
    }
    guard kind == .object else {
      try reader.skipValue()
      fail(.wrongType(field, expected: "a string or an object", found: kind.rawValue))
      return nil
    }
    return try documentValue { $0.font($1) }.map { .described($0) }
  }

  /// Reads an object.
  mutating func documentValue<Value>(
    _ read: (inout ConfigurationReader, YAMLNode) -> Value?
  ) throws(JSONSyntaxError) -> Value? {
    let kind = try reader.peekKind()
    let range = try reader.skipValue()
    guard kind == .object else {
      fail(.wrongType(field, expected: JSONReader.Kind.object.rawValue, found: kind.rawValue))
      return nil
    }
    do throws(RequestError) {
      return try field.value(ofJSON: Array(reader.bytes[range]), read)
    } catch {
      fail(error)
      return nil
    }
  }
}

extension FitRequest.Face {
  /// Creates the face that a text names: a font in an app's notation or as an object of JSON, or else a file.
  ///
  /// - Throws: `RequestError.invalid` or `RequestError.numberOutOfRange` for an incorrect description,
  ///   `RequestError.notAllowed` for an empty text.
  package init(font text: String) throws(RequestError) {
    guard !text.isEmpty else {
      throw .notAllowed(DynamicTypeError.emptyFontName.description)
    }
    if text.hasPrefix("{"), text.hasSuffix("}") {
      self = .described(try RequestField.font.value(ofJSON: Array(text.utf8)) { $0.font($1) })
      return
    }
    guard Self.isDescription(text) else {
      self = .file(FontFileReference(text))
      return
    }
    self = .described(try Self.font(describedBy: text))
  }

  /// The font that a text describes in an app's notation.
  ///
  /// - Throws: `RequestError.invalid` or `RequestError.numberOutOfRange` for an incorrect description,
  ///   `RequestError.notAllowed` for an empty text.
  package static func font(describedBy text: String) throws(RequestError) -> Font {
    guard !text.isEmpty else {
      throw .notAllowed(DynamicTypeError.emptyFontName.description)
    }
    // Configurations list folders of files instead.
    if let font = try? Font(parsing: text), case .file = font.descriptor.face { return font }
    let node = YAMLNode(content: .scalar(text, isPlain: false), position: .start)
    let source = SourceText(decoding: Array(text.utf8))
    return try RequestField.font.value(of: node, in: ConfigurationReader(source)) { $0.font($1) }
  }

  /// Whether a text is a font in an app's notation: it begins with a text style, or with a call that makes a font, and
  /// has no extension of font files.
  private static func isDescription(_ text: String) -> Bool {
    let path = text.prefix { $0 != "#" }.lowercased()
    if extensions.contains(where: { path.hasSuffix($0) }) { return false }
    var rest = text[...]
    for prefix in ["Font", "."] where rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    let next = rest.dropFirst(word.count).first
    if next == "(" { return ["system", "custom", "descriptor"].contains(word) }
    return (next == nil || next == ".") && TextStyle(name: String(word)) != nil
  }

  private static let extensions = [
    ".otf", ".ttf", ".ttc", ".otc", ".woff", ".woff2", ".dfont", ".pfb",
  ]

  /// The probable meaning of a font that was read as a file; `nil` if the text looks like a path.
  package static func hint(forFile text: String) -> String? {
    let isCall = text.contains("(")
    guard !text.isEmpty, isCall || isName(text) else { return nil }
    let meant: String
    if isCall {
      meant = "a font is written as body.italic(), system(size: 17) or custom(\"Inter\", size: 17)"
    } else {
      meant =
        TextStyle.nearest(to: text).map { "did you mean '\($0)'?" }
        ?? "a font with this name is written as custom(\"\(text)\", size: 17)"
    }
    return "'\(text.prefix(40))' is read as a file; \(meant)"
  }

  /// Whether a text may be the name of a font, rather than a path.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 64 && text.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
  }
}

extension TextStyle {
  /// The style of iOS with a name that a misspelled one probably means.
  package static func nearest(to name: String) -> TextStyle? {
    Spelling.nearest(to: name, among: TypeScale.iOS.styles.map(\.name))
      .flatMap { TextStyle(name: $0) }
  }
}

/// Values of options that are written as pairs, such as `linePitch=textStyle`.
extension RequestFields {
  /// The line heights and spacings.
  ///
  /// - Throws: `RequestError.invalid` for an unknown name or value, `RequestError.numberOutOfRange`.
  package static func paragraph(_ pairs: [String]) throws(RequestError) -> ParagraphStyle {
    try RequestField.paragraph.value(ofPairs: pairs) { $0.paragraph($1) }
  }

  /// The switches for behavior that could not be verified.
  ///
  /// - Throws: `RequestError.invalid` for an unknown name or value, `RequestError.numberOutOfRange`.
  package static func behavior(_ pairs: [String]) throws(RequestError) -> UnverifiedBehavior {
    try RequestField.behavior.value(ofPairs: pairs) { $0.behavior($1) }
  }
}

extension RequestField {
  /// The value of pairs of a name and a value.
  fileprivate func value<Value>(
    ofPairs pairs: [String], _ read: (inout ConfigurationReader, YAMLNode) -> Value?
  ) throws(RequestError) -> Value {
    let found = pairs.enumerated().map { index, pair in
      let name = pair.prefix { $0 != "=" }
      let value = pair.dropFirst(name.count + 1)
      // As if each pair were a line, so that a problem can be found at its place.
      let end = SourcePosition(line: index + 1, column: name.count + 2)
      return YAMLNode.Pair(
        key: Located(String(name), at: SourcePosition(line: index + 1, column: 1)),
        value: YAMLNode(content: .scalar(String(value), isPlain: true), position: end))
    }
    return try value(
      of: YAMLNode(content: .mapping(found), position: .start),
      in: ConfigurationReader(SourceText(decoding: [])), read)
  }

  /// The value of an object of JSON.
  fileprivate func value<Value>(
    ofJSON bytes: [UInt8], _ read: (inout ConfigurationReader, YAMLNode) -> Value?
  ) throws(RequestError) -> Value {
    let text = SourceText(decoding: bytes)
    var parser = JSONParser(text)
    let node: YAMLNode
    do throws(SourceTextError) { node = YAMLNode(try parser.parse(), in: text) } catch {
      throw .invalid(self, error.message)
    }
    var reader = ConfigurationReader(text)
    reader.reportDuplicates(parser.duplicates)
    return try value(of: node, in: reader, read)
  }

  fileprivate func value<Value>(
    of node: YAMLNode, in reader: ConfigurationReader,
    _ read: (inout ConfigurationReader, YAMLNode) -> Value?
  ) throws(RequestError) -> Value {
    var reader = reader
    let value = read(&reader, node)
    reader.checkFonts(on: .iOS)
    let problem = reader.problems.first
    guard let value, problem == nil else {
      let key = problem.flatMap { node.key(ofValueAt: $0.position) }
      if let problem, reader.isOutOfRange(problem) {
        throw .numberOutOfRange(self, problem.value, key: key)
      }
      throw .invalid(self, problem?.value ?? "the value is invalid", key: key)
    }
    return value
  }
}

extension YAMLNode {
  /// The key of the value at a place, in this object or in those that it has.
  fileprivate func key(ofValueAt position: SourcePosition) -> String? {
    guard case .mapping(let pairs) = content else { return nil }
    for pair in pairs {
      if let key = pair.value.key(ofValueAt: position) { return key }
      if pair.value.position == position { return pair.key.value }
    }
    return nil
  }
}
