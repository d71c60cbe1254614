import CopyfitSwiftSource
import CopyfitSwiftTree
import CopyfitTestSupport
import Testing

/// Tiny sources, and the texts that they set on the outlet `label` of the class `C`, one line for each statement.
struct OutletCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var sources: [String]
  var expected: [String]

  init(_ description: String, _ sources: [String], _ expected: String...) {
    (testDescription, self.sources, self.expected) = (description, sources, expected)
  }

  /// A property and functions of `String` that look up their key.
  static let localized = """
    extension String { var localized: String { NSLocalizedString(self, comment: "") }
    func localized(in table: String) -> String { return NSLocalizedString(self, tableName: table, comment: "") } }
    """

  /// A class with the outlet, and a statement in one of its functions.
  static func body(_ statement: String, _ members: String = "") -> String {
    "class C: D { @IBOutlet var label: UILabel!\nfunc f() { \(statement) }\n\(members) }"
  }

  /// The trees of sources in Swift, or in Objective-C if they begin with `//m`.
  static func trees(_ sources: [String]) throws -> [SwiftTree] {
    let swift = sources.filter { !$0.hasPrefix("//m") }
    let objectiveC = sources.filter { $0.hasPrefix("//m") }.enumerated().map { number, text in
      ObjectiveCReader.tree(
        of: SwiftTreeFormat.Source(path: "\(number + 1).m", content: Array(text.utf8)))
    }
    return try (swift.isEmpty ? [] : SwiftReader.trees(of: swift)) + objectiveC
  }

  static func lines(_ sources: [String], outlet: String = "label") throws -> [String] {
    var index = SwiftSources(try trees(sources))
    return index.statements(about: outlet, of: "C").texts.map { text in
      let values = text.texts.map { value in
        let name =
          switch value.content {
          case .key(let key):
            (key.table.map { $0 + "/" } ?? "") + key.key + (key.fallback.map { " (\($0))" } ?? "")
          case .literal(let text): "\"\(text)\""
          }
        return name + (value.isCertain ? "" : "?")
      }
      let always = (text.isAlways ? " always" : "") + (text.isDerived ? " derived" : "")
      return "\(text.property)\(always): "
        + (values.isEmpty ? "unknown" : values.joined(separator: ", "))
    }
  }

  /// The settings for text that sources apply to the outlet's object, in the same form.
  static func settings(_ sources: [String], outlet: String = "label") throws -> [String] {
    var index = SwiftSources(try trees(sources))
    return index.statements(about: outlet, of: "C").settings.map { setting in
      let value = setting.value.map { "\($0)" } ?? "unknown"
      return "\(setting.property)\(setting.isAlways ? " always" : ""): \(value)"
    }
  }
}
