import CopyfitDynamicType
import CopyfitLabels
import CopyfitSourceText
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// The controls in tiny sources, one line for each text of a control.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct CodeControlTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sources: [String]
    var expected: [String]

    init(_ description: String, _ sources: [String], _ expected: String...) {
      (testDescription, self.sources, self.expected) = (description, sources, expected)
    }
  }

  /// The key, the control, its lines, its room on a screen of 400 points and its font's size.
  static func lines(_ sources: [String]) throws -> [String] {
    let sources = SwiftSources(try OutletCase.trees(sources))
    return sources.uses().compactMap { use in
      guard let control = use.made else { return nil }
      let least = control.room.least.map { "\(Int($0.on(400)))" } ?? "?"
      let most = control.room.most.on(400)
      let lines = control.setting.lines
      let limit = lines.atLeast == lines.atMost ? "\(lines.atMost)" : "?"
      let words = [
        use.isCertain ? nil : "uncertain", control.heightDoubt.map { _ in "limited height" },
        control.grows ? "grows" : "\(limit) lines",
        "\(least)...\(most.isFinite ? "\(Int(most))" : "any")",
        control.font.map { "\(Int($0.pointSize)) pt" } ?? "no font",
        control.doubts.isEmpty ? nil : "doubted",
      ].compactMap(\.self)
      return "\(use.key.key): \(control.name) \(words.joined(separator: ", "))"
    }.sorted()
  }

  /// The height of a view around it counts, however many views are between them.
  @Test func aDistantHeightIsFound() throws {
    let views = (1...20).map { "v\($0)" }
    let statements =
      zip(views, ["a"] + views).map { "\($0).addSubview(\($1))" }
      + ["v20.heightAnchor.constraint(equalToConstant: 20).isActive = true"]
    let members =
      "let a = UILabel()\n" + views.map { "let \($0) = UIView()" }.joined(separator: "\n")
    let source = Self.controller(
      members, #"a.text = "t".l; a.numberOfLines = 0; "# + statements.joined(separator: "; "))
    #expect(try Self.lines(source) == ["t: C › a limited height, 0 lines, ?...400, 17 pt"])
  }

  /// What a closure does with the control that it gets is not read.
  @Test func aControlGivenToAClosureIsNotMeasured() throws {
    let members = [
      "lazy var a: UILabel = { $0.numberOfLines = 0; return $0 }(UILabel())",
      "lazy var a: UILabel = { let a = UILabel(); return a }()",
    ]
    let found = try members.map { try Self.lines(Self.controller($0, #"a.text = "t".l"#)).count }
    #expect(found == [0, 1])
  }

  /// Insets that are wider than a screen leave no room that is known.
  @Test func aWidthOfNothingIsNoFact() throws {
    let sources = SwiftSources(
      try SwiftReader.trees(
        of: Self.activated(
          "a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 200)",
          "a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -180)")))
    let control = try #require(sources.uses().first(where: \.isWhole)?.made)
    let place = SourceLocation(file: "C.swift", position: .start)
    let label = control.label(
      id: "a", source: place, text: .literal(LiteralText("t")), screens: [375, 430])
    #expect(
      label?.rooms.compactMap(\.width).prefix(2) == [
        .atMost(nil, because: .noWidthOnDevice), .exactly(50, because: .constraint),
      ])
  }

  @Test(
    arguments: controls + makings + parts + settings + rooms + natural + functions + measured
      + models)
  func aControlIsRead(_ example: Case) throws {
    #expect(try Self.lines(example.sources) == example.expected)
  }

  /// Files in another order say the same.
  @Test(
    arguments: controls + makings + parts + settings + rooms + natural + functions + measured
      + models)
  func theOrderOfFilesDoesNotMatter(_ example: Case) throws {
    #expect(try Self.lines(example.sources.reversed()) == Self.lines(example.sources))
  }

  /// The name of a helper does not matter, unless it names a style.
  @Test(arguments: controls)
  func aHelperMayBeCalledOtherwise(_ example: Case) throws {
    let renamed = example.sources.map {
      $0.replacing("make(", with: "build(").replacing("set(", with: "decorate(")
        .replacing(".l", with: ".inLanguage").replacing("var l:", with: "var inLanguage:")
    }
    #expect(try Self.lines(renamed) == example.expected)
  }

  /// Assignments of unknown values make results less certain, and have no other effect.
  @Test(arguments: rooms)
  func anUnknownConstraintWidensTheRoom(_ example: Case) throws {
    let more = "extension C { func more() { a.widthAnchor.constraint(equalToConstant: w()) } }"
    let lines = try Self.lines(example.sources + [more])
    #expect(lines.count == example.expected.count)
    let withoutRoom = { (line: String) in line.replacing(/[\d?]+\.\.\.\d+/, with: "") }
    for (line, before) in zip(lines, example.expected) {
      let isWider = line.contains("?...") && withoutRoom(line) == withoutRoom(before)
      #expect(line == before || isWider)
    }
  }
}
