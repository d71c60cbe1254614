import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements and attributes of an XML format that its readers accept.
struct XMLGrammar {
  struct Element {
    var required: Set<String> = []
    var optional: Set<String> = []
    var children: Set<String> = []
    var hasText = false
  }

  var root: String
  var elements: [String: Element]

  /// The output of Checkstyle's `XMLLogger`.
  static let checkstyle = XMLGrammar(
    root: "checkstyle",
    elements: [
      "checkstyle": Element(required: ["version"], children: ["file"]),
      "file": Element(required: ["name"], children: ["error"]),
      "error": Element(required: ["line", "severity", "message", "source"], optional: ["column"]),
    ])

  /// The common part of the published schemas of Jenkins' xUnit plugin and of Ant.
  static let junit = XMLGrammar(
    root: "testsuites",
    elements: [
      "testsuites": Element(
        optional: ["name", "tests", "failures", "errors"], children: ["testsuite"]),
      "testsuite": Element(
        required: ["name", "tests", "failures", "errors"], optional: ["skipped", "file"],
        children: ["testcase"]),
      "testcase": Element(
        required: ["name"], optional: ["classname"],
        children: ["skipped", "error", "failure", "system-out"]),
      "skipped": Element(optional: ["message"]),
      "error": Element(optional: ["type", "message"], hasText: true),
      "failure": Element(optional: ["type", "message"], hasText: true),
      "system-out": Element(hasText: true),
    ])

  /// The problems of a document; empty if it is well-formed and valid.
  func problems(in text: String) -> [String] {
    let checker = Checker(grammar: self)
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = checker
    guard parser.parse() else {
      return ["line \(parser.lineNumber): \(String(describing: parser.parserError))"]
    }
    return checker.problems
  }

  private final class Checker: NSObject, XMLParserDelegate {
    let grammar: XMLGrammar
    var problems: [String] = []
    private var open: [String] = []

    init(grammar: XMLGrammar) { self.grammar = grammar }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      defer { open.append(name) }
      let allowed = open.last.map { grammar.elements[$0]?.children ?? [] } ?? [grammar.root]
      guard allowed.contains(name), let element = grammar.elements[name] else {
        problems.append("\(name) in \(open.last ?? "the document")")
        return
      }
      let given = Set(attributes.keys)
      problems += element.required.subtracting(given).map { "\(name) without \($0)" }
      problems += given.subtracting(element.required).subtracting(element.optional)
        .map { "\(name) with \($0)" }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard let name = open.last, !text.allSatisfy(\.isWhitespace) else { return }
      if grammar.elements[name]?.hasText != true { problems.append("text in \(name)") }
    }
  }
}
