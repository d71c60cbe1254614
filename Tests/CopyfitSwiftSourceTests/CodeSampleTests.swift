import CopyfitLabels
import CopyfitSourceText
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// Examples for the arguments of texts, from previews, other calls and default values in tiny sources.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CodeSampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The members of the view.
    var members: String
    /// The text.
    var text: String
    var more: String
    var expected: String

    init(
      _ description: String, _ members: String, _ text: String, _ expected: String,
      more: String = ""
    ) {
      (testDescription, self.members, self.text) = (description, members, text)
      (self.expected, self.more) = (expected, more)
    }
  }

  /// The first text's examples, each with its line.
  private static func samples(_ example: Case) throws -> String {
    let source = """
      @main struct A: App { var body: some Scene { WindowGroup { List { BikeRow(bike: bike) } } } }
      struct BikeRow: View { \(example.members)
      var body: some View { \(example.text) } }
      struct Bike { var name: String; var count: Int; var color = "Blue" }
      \(example.more)
      """
    let use = SwiftSources(try SwiftReader.trees(of: [source])).uses().first
    return try #require(use).samples.map {
      "\($0.placeholder) \($0.text) \($0.source?.position.line ?? 0)"
    }.joined(separator: ", ")
  }

  private static let preview =
    #"#Preview { BikeRow(bike: Bike(name: "Wilhelmina", count: 3)) }"#

  @Test(arguments: [
    Case(
      "an object of a preview", "let bike: Bike", #"Text("\(bike.name) has \(bike.count) bikes")"#,
      "%1$@ Wilhelmina 5, %2$@ 3 5", more: preview),
    Case(
      "a provider of previews", "let bike: Bike", #"Text("\(bike.name)!")"#, "%1$@ Wilhelmina 5",
      more: "struct P: PreviewProvider { static var previews: some View { "
        + #"BikeRow(bike: Bike(name: "Wilhelmina", count: 3)) } }"#),
    Case(
      "a property of the object's type", "let bike: Bike", #"Text("\(bike.color)!")"#,
      "%1$@ Blue 4", more: preview),
    Case(
      "a static example", "let bike: Bike", #"Text("\(bike.name)!")"#, "%1$@ Wilhelmina 6",
      more: """
        #Preview { BikeRow(bike: Bike.example) }
        extension Bike { static let example = Bike(name: "Wilhelmina", count: 3) }
        """),
    Case(
      "a default value", #"@State private var name = "Wilhelmina""#, #"Text("Hello \(name)")"#,
      "%1$@ Wilhelmina 2"),
    Case("a default value that says nothing", #"@State var name = """#, #"Text("Hi \(name)")"#, ""),
    Case("a default of zero", "@State var count = 0", #"Text("\(count) bikes")"#, ""),
    Case(
      "a preview before a default", #"var name = "N""#, #"Text("Hello \(name)")"#,
      "%1$@ Wilhelmina 5", more: #"#Preview { BikeRow(name: "Wilhelmina") }"#),
    Case(
      "a binding", "@Binding var name: String", #"Text("Hello \(name)")"#, "%1$@ Wilhelmina 5",
      more: #"#Preview { BikeRow(name: .constant("Wilhelmina")) }"#),
    Case(
      "a row of a list", "let bike: Bike", #"Text("\(bike.name)!")"#, "%1$@ Wilhelmina 6",
      more: """
        struct L: View { let all: [Bike]; var body: some View { ForEach(all) { BikeRow(bike: $0) } } }
        #Preview { L(all: [Bike(name: "Wilhelmina", count: 3), Bike(name: "Otto", count: 1)]) }
        """),
    Case(
      "the number of elements", "let all: [Bike]", #"Text("\(all.count) bikes")"#, "%1$@ 2 5",
      more: "#Preview { BikeRow(all: [Bike(), Bike()]) }"),
    Case(
      "a format", "let bike: Bike",
      #"Text(String(format: NSLocalizedString("k", comment: ""), bike.name, bike.count))"#,
      "%1$@ Wilhelmina 5, %2$@ 3 5", more: preview),
    Case(
      "an unknown object", "let bike: Bike", #"Text("\(bike.name) \(size)")"#, "",
      more: "#Preview { BikeRow(bike: load()) }"),
    Case("a circle", "var name: String { name }", #"Text("Hi \(name)")"#, ""),
  ])
  func samples(of example: Case) throws {
    #expect(try Self.samples(example) == example.expected)
  }
}
