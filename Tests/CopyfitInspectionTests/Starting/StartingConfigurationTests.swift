import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitProject
import CopyfitSourceText
import CopyfitTestSupport
import CopyfitUnicode
import Testing

/// The configuration that `copyfit init` writes.
@Suite
struct StartingConfigurationTests {
  private static let strings = """
    /* Button on the first screen */
    "pay" = "Pay \\"now\\"";
    /* title of the sheet */
    "sheet.title" = "Basket";
    /* Subtitle of the sheet */
    "sheet.subtitle" = "3 articles";
    /* nothing of use */
    "other" = "Other";
    """

  private static func project(
    _ files: [String: String] = [:], labels: [String] = []
  ) throws -> TemporaryProject {
    var files = files
    if !labels.isEmpty {
      files["App/Base.lproj/Main.storyboard"] = StoryboardText(labels: labels).xml
    }
    return try TemporaryProject(files)
  }

  private static let proposals: Set<String> = [
    "# fonts:", "# neutralModifiers:", "# samples:", "# elements:", "# labels:",
  ]

  /// The file with all proposals accepted.
  private static func takingOver(_ text: String) -> String {
    var isProposal = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.isEmpty { isProposal = false }
      if proposals.contains(String(line)) {
        isProposal = true
      }
      return isProposal ? String(line.dropFirst(2)) : String(line)
    }.joined(separator: "\n")
  }

  @Test func holdsWhatWasFound() throws {
    let project = try Self.project([
      "App/en.lproj/Localizable.strings": Self.strings,
      "App/Fonts/Brand.ttf": "no font", "Pods/Fonts/Other.ttf": "no font",
    ])
    let text = try StartingConfiguration(for: project.path).text
    let configuration = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
    #expect(configuration.name == FilePathName.last(of: project.path))
    #expect(configuration.sourceLanguage?.tag == "en")
    // Font files are found without it.
    #expect(configuration.fonts.directories.isEmpty)
    #expect(configuration.gate.through == .accessibility2)
    #expect(configuration.labels.isEmpty && configuration.elements.isEmpty)
  }

  /// A language without a table is assumed, and included as a proposal.
  @Test(arguments: [
    ("en", "\nsourceLanguage: \"en\"\n"), ("de", "\n# sourceLanguage: \"en\"\n"),
  ])
  func namesTheSourceLanguageWhereItIsThere(language: String, line: String) throws {
    let project = try Self.project(["App/\(language).lproj/A.strings": Self.strings])
    #expect(try StartingConfiguration(for: project.path).text.contains(line))
  }

  /// Catalogs that are recognized by content, and files of the same formats that are not catalogs.
  @Test func namesCatalogsOfWebAndJava() throws {
    let project = try Self.project([
      "web/locales/de.json": #"{"pay": "Zahlen"}"#, "web/locales/en.json": #"{"pay": "Pay"}"#,
      "web/i18n/de/common.json": #"{"back": "Zurück"}"#, "web/package.json": #"{"name": "web"}"#,
      "java/messages.properties": "a=A", "java/messages_de.properties": "a=A",
      "java/build.properties": "a=A", "Texts/app.csv": "key,en,de\npay,Pay,Zahlen\n",
      "Texts/prices.csv": "article,price\nBasket,3\n", "node_modules/x/de.json": #"{"a": "b"}"#,
      "broken/de.json": "{",
    ])
    let text = try StartingConfiguration(for: project.path).text
    let configuration = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
    #expect(
      configuration.strings?.map(\.value.text) == [
        "Texts/app.csv", "java/messages.properties", "java/messages_*.properties",
        "web/i18n/*/common.json",
        "web/locales/*.json",
      ])
  }

  @Test func proposesOtherCatalogsBesideThoseOfApple() throws {
    let project = try Self.project([
      "App/en.lproj/Localizable.strings": Self.strings, "web/de.json": #"{"pay": "Zahlen"}"#,
    ])
    let text = try StartingConfiguration(for: project.path).text
    #expect(text.contains("# strings:\n#   - \"web/*.json\"\n"))
    let configuration = try Configuration.read(Array(text.utf8), file: "copyfit.yml")
    #expect(configuration.strings == nil)
  }

  /// Each role is proposed with the number of strings that its entry selects.
  @Test func proposesByComments() throws {
    let project = try Self.project(["App/en.lproj/Localizable.strings": Self.strings])
    let text = try StartingConfiguration(for: project.path).text
    #expect(text.contains("# 1 string, such as “Pay \"now\"”"))
    #expect(text.contains("# 2 strings, such as “Basket”"))
    let taken = try Configuration.read(Array(Self.takingOver(text).utf8), file: "copyfit.yml")
    #expect(taken.labels.map(\.name) == ["button", "title"])
    let comments = ["Button on the first screen", "title of the sheet", "Subtitle of the sheet"]
    let selected = try taken.labels.map { label in
      try comments.filter {
        try label.selects(key: "any", bundle: "App", table: "Localizable", comment: $0)
      }
    }
    #expect(selected == [[comments[0]], [comments[1], comments[2]]])
  }

  /// If labels show a part of a table, one of the other strings is proposed.
  @Test func proposesAKeyOfATableThatIsShownInPart() throws {
    let label = StoryboardText.label("aaa-11-aaa", "Pay").replacing(
      "</label>",
      with: """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
        keyPath="localizedKey" value="pay"/></userDefinedRuntimeAttributes></label>
        """)
    let project = try Self.project(
      ["App/en.lproj/Localizable.strings": Self.strings], labels: [label])
    let text = try StartingConfiguration(for: project.path).text
    #expect(text.contains("# 3 strings are shown by code"))
    let taken = try Configuration.read(Array(Self.takingOver(text).utf8), file: "copyfit.yml")
    #expect(taken.labels.count == 1)
    #expect(text.contains(#"#     key: "other""#) || text.contains(#"#     key: "sheet."#))
  }

  /// A proposal can be checked unchanged.
  @Test func proposalsAreChecked() throws {
    let files = ["App/en.lproj/Localizable.strings": Self.strings]
    let bare = try Self.project(files)
    let text = try StartingConfiguration(for: bare.path).text
    let project = try Self.project(
      files.merging(["copyfit.yml": Self.takingOver(text)]) { first, _ in first })
    let report = try project.audit()
    #expect(report.failures.isEmpty)
    #expect(report.summary.labels == 3)
    #expect(report.findings.allSatisfy { $0.rule != .unmatchedEntry })
  }

  /// All accepted proposals together are a configuration without errors, and select the stated numbers of strings.
  @Test(
    arguments: [
      ["en.lproj/Localizable.strings", "Sub/en.lproj/Localizable.strings"],
      ["App/en.lproj/A.strings", "App/en.lproj/B.strings", "Watch/en.lproj/Interface.strings"],
    ], ["", "/* accessibility label of a button */\n\"voice\" = \"Buy\";\n"])
  func allProposalsTogetherAreCorrect(tables: [String], more: String) throws {
    var files = Dictionary(uniqueKeysWithValues: tables.map { ($0, Self.strings + more) })
    files["Watch/Base.lproj/Interface.storyboard"] = """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
      targetRuntime="watchKit"><scenes/></document>
      """
    let bare = try Self.project(files)
    let text = try StartingConfiguration(for: bare.path).text
    files["copyfit.yml"] = Self.takingOver(text)
    let project = try Self.project(files)
    _ = try Audit(AuditOptions(paths: [project.path])).verify()
    let report = try project.audit()
    let counts = text.split(separator: "\n").filter { $0.contains(", such as ") }
      .compactMap { $0.split(separator: " ").lazy.compactMap { Int($0) }.first }
    #expect(report.summary.labels == counts.reduce(0, +))
    #expect(!text.contains("Interface"))
  }

  @Test func listsWhatIsUndecided() throws {
    let project = try Self.project(
      labels: [
        StoryboardText.label("abc-de-fgh", "Fixed"),
        StoryboardText.label("ijk-lm-nop", "Drawn by %@", constraint: false),
      ])
    let text = try StartingConfiguration(for: project.path).text
    let taken = try Configuration.read(Array(Self.takingOver(text).utf8), file: "copyfit.yml")
    let undecided = try project.audit().findings.filter { $0.rule == .undecidedFrame }
    #expect(taken.elements.map(\.id?.text) == undecided.map(\.id))
  }

  /// Entries of `elements` are for labels of documents, and so is the screen `canvas`.
  @Test(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
  func proposesNoElementsForLabelsInCode() throws {
    let project = try Self.project([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay now";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View { var body: some View { HStack { Text("pay").lineLimit(1); Own() } } }
      """,
    ])
    #expect(try project.audit().summary.labels == 1)
    let lines = try StartingConfiguration(for: project.path).text.split(separator: "\n")
    #expect(!lines.contains("# elements:") && lines.contains("devices: [375, 440]"))
  }

  /// A width for an iPad's size class only is not used on a phone, which may be narrower.
  @Test(arguments: [(400.0, "height: free"), (120, "width: 120, height: free")])
  func proposesNoWidthThatAnotherDeviceHasNoRoomFor(width: Double, frame: String) throws {
    let label = StoryboardText.label("abc-de-fgh", "Regular", width: width).replacing(
      "</label>",
      with: """
        <variation key="default"><mask key="constraints"><exclude reference="wabc-de-fgh"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">\
        <include reference="wabc-de-fgh"/></mask></variation></label>
        """)
    let document = StoryboardText(labels: [label]).xml.replacing("retina4_7", with: "ipad9_7")
      .replacing("width=\"375\" height=\"667\"", with: "width=\"768\" height=\"1024\"")
    let project = try TemporaryProject(["App/Base.lproj/Main.storyboard": document])
    let text = try StartingConfiguration(for: project.path).text
    #expect(text.contains("#     frame: { \(frame) }"), "\(text)")
  }

  /// A fixed height in the document is still a limit.
  @Test(arguments: [
    ("", "height: free"),
    (#"<constraint firstAttribute="height" constant="30.5" id="h1"/>"#, "height: 30.5"),
  ])
  func keepsTheHeight(constraint: String, expected: String) throws {
    let fragments = [12, 20].map {
      #"<fragment content="a"><attributes><font key="NSFont" metaFont="system" size="\#($0)"/>"#
        + "</attributes></fragment>"
    }
    let label = StoryboardText.label("abc-de-fgh", "")
      .replacing(
        "</constraints>",
        with: constraint + "</constraints><attributedString key=\"attributedText\">"
          + fragments.joined() + "</attributedString>")
    let project = try Self.project(labels: [label])
    let text = try StartingConfiguration(for: project.path).text
    #expect(text.contains("; at most 200 pt\n") && text.contains("#     frame: { \(expected) }"))
  }

  /// Strings that no label shows are neither proposed nor selected by a comment.
  @Test func leavesSpokenTextsOut() throws {
    var files = [
      "en.lproj/App.strings":
        "/* a label */ \"a\" = \"A\";\n/* Accessibility label of b */ \"b\" = \"B\";\n"
    ]
    let bare = try Self.project(files)
    let text = try StartingConfiguration(for: bare.path).text
    #expect(text.contains("# 1 string is shown by code: describe its label."))
    #expect(text.contains("# 1 string, such as “A”"))
    files["copyfit.yml"] = Self.takingOver(text)
    #expect(try Self.project(files).audit().coverage.measured == 1)
  }

  /// A text that code only speaks needs no label, unlike one that it also shows where the room is unknown.
  @Test(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
  func leavesOutWhatCodeSpeaks() throws {
    let project = try Self.project([
      "App/en.lproj/Localizable.strings": #""star" = "A star"; "both" = "Both"; "pay" = "Pay";"#,
      "App/Pay.swift": """
      import SwiftUI
      struct Pay: View {
        var body: some View {
          Image("a").accessibilityLabel("star")
          Text("pay").accessibilityLabel("both")
            .onTapGesture { show(NSLocalizedString("both", comment: "")) }
        }
      }
      """,
    ])
    let text = try StartingConfiguration(for: project.path).text
    #expect(text.contains("# 1 string is shown by code: describe its label."))
    #expect(text.contains(#"#     key: "both""#) && !text.contains(#""star""#))
  }

  /// Names with a meaning in YAML, or with control characters, stay names.
  @Test(arguments: [
    "a: \"b\" #c", "back\\slash", "bell\u{7}", "over\u{202E}ride", "- {x}", "'", "é日",
  ])
  func hostileNames(name: String) throws {
    let file = "App/en.lproj/\(name).strings"
    let key = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let project = try Self.project([file: "/* a button */\n\"\(key)\" = \"\(key)\";\n"])
    let text = try StartingConfiguration(for: project.path).text
    #expect(!text.unicodeScalars.contains { $0 == "\u{7}" || $0 == "\u{202E}" })
    let taken = try Configuration.read(Array(Self.takingOver(text).utf8), file: "copyfit.yml")
    #expect(taken.labels.first?.table?.text == name)
  }

  @Test func keepsAConfiguration() throws {
    let project = try Self.project([
      "copyfit.yml": "name: Kept\n", "App/en.lproj/Localizable.strings": Self.strings,
    ])
    #expect(throws: AuditError.self) { try StartingConfiguration(for: project.path) }
    #expect(throws: AuditError.self) { try StartingConfiguration(for: project.path + "/App") }
    let text = try StartingConfiguration(for: project.path, replaces: true).text
    #expect(!text.contains("Kept"))
  }

  /// A folder without files that are read by default.
  @Test(arguments: ["x.txt", "locales/en.json"])
  func nothingToWriteAbout(file: String) throws {
    let project = try Self.project([file: "{}"])
    let error = #expect(throws: AuditError.self) { try StartingConfiguration(for: project.path) }
    #expect(error?.messages.first?.contains("there is nothing to configure") == true)
  }

  @Test(arguments: ["/nowhere/at/all", "/dev/null"])
  func noFolder(path: String) {
    #expect(throws: AuditError.self) { try StartingConfiguration(for: path) }
  }

  /// Fonts and modifiers that code names but no source declares, with guesses that are valid.
  @Test(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
  func proposesFontsAndModifiersByName() throws {
    let project = try Self.project([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay";"#,
      "App/Pay.swift": """
      import DesignSystem
      struct Pay: View {
        var body: some View {
          Text("pay").font(.theme(.caption, weight: .bold))
          Text("pay").font(DesignSystem.fancy).trackScreen()
          Text("pay").font(.theme(.caption, weight: .bold)).textStyle(.headline)
        }
      }
      """,
    ])
    let text = try StartingConfiguration(for: project.path).text
    #expect(
      text.split(separator: "\n").filter { $0.contains("   # ") && $0.contains("place") } == [
        #"#     "theme(.caption,weight:.bold)": caption1.bold()   # 2 places, such as App/Pay.swift:4"#,
        #"#     "DesignSystem.fancy": body   # 1 place, such as App/Pay.swift:5"#,
        #"#     "textStyle(.headline)": headline   # 1 place, such as App/Pay.swift:6"#,
        "#   - trackScreen   # 1 place, such as App/Pay.swift:5",
      ])
    let configuration = try Configuration.read(
      Array(Self.takingOver(text).utf8), file: "copyfit.yml")
    #expect(
      configuration.fonts.helpers.map(\.font)
        == [.caption.bold(), .body, .headline])
    #expect(configuration.neutralModifiers.map(\.value) == ["trackScreen"])
  }
}

private enum FilePathName {
  static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
