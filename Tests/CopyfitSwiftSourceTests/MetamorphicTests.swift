import CopyfitSourceText
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// Results that must stay equal if code is written differently, and those that may only become less certain.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct MetamorphicTests {
  /// The texts of a case, each with the file and line that name its key.
  private static func places(_ sources: [String]) throws -> [String] {
    var index = SwiftSources(try OutletCase.trees(sources))
    return index.statements(about: "label", of: "C").texts.flatMap { text in
      text.texts.map { value in
        let last = value.steps.last.map { "\($0.file):\($0.position.line)" } ?? ""
        return "\(value.content) \(value.isCertain) \(text.isAlways) \(last)"
      }
    }.sorted()
  }

  /// The name that a helper has does not matter.
  @Test(arguments: OutletTextTests.expressions + OutletObjectTests.cases)
  func aHelperMayBeCalledOtherwise(_ example: OutletCase) throws {
    let renamed = example.sources.map { source in
      source.replacing(#/\.localized(?![A-Z])/#, with: ".inLanguage")
        .replacing("var localized", with: "var inLanguage")
        .replacing("func localized(in", with: "func inLanguage(in")
        .replacing(" tr(", with: " lookUp(").replacing(".tr(", with: ".lookUp(")
    }
    #expect(try Self.places(renamed) == Self.places(example.sources))
  }

  /// An expression has the same texts if a helper returns it.
  @Test(arguments: [
    "\"a\".localized", "NSLocalizedString(\"a\", tableName: \"T\", comment: \"\")",
    "L10n.buy", "text(.b)", "K.b.rawValue.localized",
  ])
  func aHelperMayReturnIt(expression: String) throws {
    let others = [
      OutletCase.localized, "enum K: String { case a, b = \"bb\" }",
      "enum L10n { static let buy = NSLocalizedString(\"buy\", comment: \"\") }",
    ]
    let members = """
      func text(_ k: K) -> String { switch k { case .a: return "a".localized
      case .b: return "b".localized } }
      """
    let direct = OutletCase.body("label.text = \(expression)", members)
    let helped = OutletCase.body(
      "label.text = helper()", members + "\nfunc helper() -> String { return \(expression) }")
    #expect(try OutletCase.lines([helped] + others) == OutletCase.lines([direct] + others))
  }

  /// A statement with an unknown text makes nothing more certain, and removes nothing.
  @Test(arguments: OutletTextTests.expressions + OutletObjectTests.cases)
  func anUnknownCallAddsNoCertainty(_ example: OutletCase) throws {
    let unknown = "extension C { func unrelated() { label.text = compute(42) } }"
    let before = try Self.places(example.sources)
    #expect(try Self.places(example.sources + [unknown]) == before)
  }

  /// A second class with the same name makes all results uncertain.
  @Test(arguments: OutletTextTests.expressions)
  func aSecondClassMakesUncertain(_ example: OutletCase) throws {
    var index = SwiftSources(try OutletCase.trees(example.sources + ["class C {}"]))
    let texts = index.statements(about: "label", of: "C").texts
    #expect(texts.count == example.expected.count)
    #expect(texts.allSatisfy { text in !text.isAlways && !text.texts.contains(where: \.isCertain) })
  }
}
