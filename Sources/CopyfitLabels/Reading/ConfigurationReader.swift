package import CopyfitDynamicType
package import CopyfitSourceText
internal import CopyfitUnicode

/// Converts the nodes of a configuration or label file to values, and collects the errors.
package struct ConfigurationReader {
  package private(set) var errors: [Located<String>] = []
  /// The errors about a number outside its range, which have a name of their own for programs.
  private var rangeErrors: Set<Located<String>> = []
  /// The file's text, for finding places inside values.
  package let text: SourceText
  /// The fonts of the file, which are checked at the end, because the platform that they must be valid for may come
  /// later.
  package var describedFonts: [Located<Font>] = []

  /// The labels and rows that members of rows name.
  package internal(set) var rowReferences: [Located<RowReference>] = []

  /// The folder of the file that is read, relative to the project's; `nil` for the project's folder.
  package var folder: String?

  /// The recorder of shapes while the schema is generated.
  var recorder: ShapeRecorder?

  package init(_ text: SourceText) { self.text = text }

  /// Creates a reader that records the shapes of values of one kind.
  package init(recording kind: ConfigurationShape.Kind) {
    text = SourceText(decoding: [])
    recorder = ShapeRecorder(kind)
  }

  /// The errors in the order of their places.
  package var problems: [Located<String>] { errors.sorted { $0.position < $1.position } }

  /// Whether an error is about a number outside its range.
  package func isOutOfRange(_ error: Located<String>) -> Bool { rangeErrors.contains(error) }

  /// Reports an error at a place, which may be about a number outside its range.
  package mutating func report(
    _ message: String, at position: SourcePosition, isOutOfRange: Bool = false
  ) {
    let error = Located(message, at: position)
    errors.append(error)
    if isOutOfRange { rangeErrors.insert(error) }
  }

  /// Reports that a value is not the expected one.
  package mutating func report(expected: String, at node: YAMLNode) {
    report("expected \(expected), found \(node.kind)", at: node.position)
  }

  /// Reports that a value is not a number in a range.
  package mutating func report(expectedNumber what: String, at node: YAMLNode) {
    report(
      "expected \(what), found \(node.kind)", at: node.position,
      isOutOfRange: Self.digits(node) != nil)
  }

  /// Reports an unknown name, with the most similar known name.
  package mutating func report(
    unknown what: String, _ name: String, known: [String], at position: SourcePosition
  ) {
    report(Spelling.message(unknown: what, name, known: known), at: position)
  }
}

/// A key of a mapping in the configuration.
package struct ConfigurationKey<Target>: Sendable {
  package let name: String
  /// Reads the key's value and stores it in the target.
  package let read: @Sendable (inout ConfigurationReader, YAMLNode, inout Target) -> Void

  package init(
    _ name: String,
    read: @escaping @Sendable (inout ConfigurationReader, YAMLNode, inout Target) -> Void
  ) {
    self.name = name
    self.read = read
  }
}

extension ConfigurationReader {
  /// Reads a mapping key by key.
  package mutating func read<Target>(
    _ node: YAMLNode, as what: String, into target: inout Target,
    keys: [ConfigurationKey<Target>]
  ) {
    if recorder != nil { return record(keys, at: node, into: &target) }
    guard case .mapping(let pairs) = node.content else {
      return report(expected: "\(what) with keys such as '\(keys[0].name)'", at: node)
    }
    for pair in pairs {
      let name = pair.key.value
      if let key = keys.first(where: { $0.name == name }) {
        key.read(&self, pair.value, &target)
      } else {
        report(unknown: "key", name, known: keys.map(\.name), at: pair.key.position)
      }
    }
  }

  /// The elements of a list; a single value is not a list.
  package mutating func list(_ node: YAMLNode, of example: String, orAll: Bool = false)
    -> [YAMLNode]?
  {
    if let element = recorder?.element(of: node) { return [element] }
    if case .sequence(let elements) = node.content { return elements }
    report(expected: "a list such as [\(example)]" + (orAll ? " or all" : ""), at: node)
    return nil
  }

  /// The elements of a nonempty list.
  package mutating func filledList(_ node: YAMLNode, of example: String) -> [YAMLNode]? {
    let elements = list(node, of: example)
    if elements?.isEmpty == true { report("expected at least one, found none", at: node.position) }
    return elements
  }

  /// The elements of a nonempty list, or `nil` for `all`.
  package mutating func listOrAll(_ node: YAMLNode, of example: String) -> [YAMLNode]? {
    accept(.words(["all"]), at: node)
    if case .scalar("all", isPlain: _) = node.content { return nil }
    let elements = list(node, of: example, orAll: true)
    if elements?.isEmpty == true {
      report("expected all or at least one, found none", at: node.position)
    }
    return elements
  }

  /// The pairs of a mapping with arbitrary keys.
  package mutating func pairs(_ node: YAMLNode, such example: String) -> [YAMLNode.Pair] {
    if let pair = recorder?.pair(of: node) { return [pair] }
    if case .mapping(let pairs) = node.content { return pairs }
    report(expected: "a mapping such as \(example)", at: node)
    return []
  }

  package mutating func text(_ node: YAMLNode, _ what: String = "a text") -> String? {
    guard !accept(.text, at: node) else { return nil }
    guard case .scalar(let text, isPlain: _) = node.content, !node.isNull else {
      report(expected: what, at: node)
      return nil
    }
    return text
  }

  package mutating func boolean(_ node: YAMLNode) -> Bool? {
    guard !accept(.boolean, at: node) else { return nil }
    switch node.content {
    case .scalar("true", isPlain: true): return true
    case .scalar("false", isPlain: true): return false
    default:
      report(expected: "true or false", at: node)
      return nil
    }
  }

  /// A positive, finite number.
  package mutating func positive(_ node: YAMLNode, _ what: String = "a positive number") -> Double?
  {
    guard !accept(.number, at: node) else { return nil }
    guard let number = Self.number(node), number > 0 else {
      report(expectedNumber: what, at: node)
      return nil
    }
    return number
  }

  /// A finite number of at least 0.
  package mutating func nonNegative(_ node: YAMLNode) -> Double? {
    guard !accept(.number, at: node) else { return nil }
    guard let number = Self.number(node), number >= 0 else {
      report(expectedNumber: "a number from 0 on", at: node)
      return nil
    }
    return number
  }

  /// A whole number of at least 0.
  package mutating func count(_ node: YAMLNode) -> Int? {
    guard !accept(.wholeNumber, at: node) else { return nil }
    guard case .scalar(let text, isPlain: true) = node.content, let count = Int(text), count >= 0,
      text.allSatisfy(\.isNumber)
    else {
      report(expected: "a whole number from 0 on", at: node)
      return nil
    }
    return count
  }

  /// One of several names.
  package mutating func choice<Value>(
    _ node: YAMLNode, _ what: String, known: [String], _ value: (String) -> Value?
  ) -> Value? {
    guard !accept(.words(known), at: node) else { return nil }
    guard let name = text(node, "a \(what)") else { return nil }
    if let value = value(name) { return value }
    report(unknown: what, name, known: known, at: node.position)
    return nil
  }

  /// A finite number in decimal digits, without quotes.
  package static func number(_ node: YAMLNode) -> Double? {
    digits(node).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A number in decimal digits, without quotes; infinite if it is too large.
  static func digits(_ node: YAMLNode) -> Double? {
    guard case .scalar(let text, isPlain: true) = node.content,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || ".eE+-".utf8.contains($0) })
    else { return nil }
    return Double(text)
  }
}
