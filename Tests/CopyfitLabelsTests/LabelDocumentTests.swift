import CopyfitDynamicType
import CopyfitLabels
import CopyfitSourceText
import CopyfitTestSupport
import CopyfitUnicode
import Testing

/// Labels as JSON, written and read again.
struct LabelDocumentTests {
  private static func label(_ change: (inout Label) -> Void = { _ in }) -> Label {
    var label = Label(
      id: "App/Settings#OfP-Kw-IOk.text", name: "Settings › title",
      source: SourceLocation(file: "App/Settings.storyboard", position: .init(line: 3, column: 7)),
      texts: [.key(TextKey(bundle: "App", table: "Settings", key: "OfP-Kw-IOk.text"))],
      font: .body, rooms: [Room(width: .exactly(343, because: .constraint))])
    change(&label)
    return label
  }

  /// One label for each part of the model.
  private static let labels = [
    label(),
    label {
      $0.texts = [
        .oneOf([
          .literal(LiteralText("Größe \u{7}", locale: "de")),
          .key(
            TextKey(
              bundle: "", table: "A", key: "b", attribute: "loc.key", fallback: LiteralText("c"))),
        ]),
        .unknown(
          reason: .other("code sets it"), replacing: TextKey(bundle: "", table: "A", key: "d")),
        .unknown(reason: .setInCode, replacing: nil), .literal(LiteralText("x")),
      ]
    },
    label {
      $0.locales = ["de", "el"]
      $0.samples = [.init(placeholder: "%@", text: "14:45")]
      $0.opening = "“Pay now”"
      ($0.document, $0.scene) = ("Main", "Checkout")
      ($0.element, $0.isInBuiltInCell) = (.button, true)
      $0.surface = .init(rawValue: "alert")
      $0.doubts = [.other("code sets the font: Cell.swift:31")]
    },
    label { $0.scaling = .onceOnly },
    label { $0.scaling = .system },
    label {
      $0.setting.lines = .init(atLeast: 1, atMost: 3)
      $0.setting.lineBreakMode = .middle
      $0.setting.shrinking = .init(minimumScaleFactor: 0.5, minimumFontSize: 9)
      $0.setting.minimumCategory = .small
      $0.setting.maximumCategory = .accessibility3
      $0.setting.paragraph.lineSpacing = 2.5
      $0.setting.allowsTightening = true
      $0.setting.letterSpacing = -0.25
      $0.setting.textCase = .uppercase
      $0.setting.followsOpticalSize = false
      $0.setting.direction = .rightToLeft
    },
    label {
      $0.rooms = [
        Room(on: .canvas, width: .exactly(200, because: .canvas), drawn: .init(width: 200)),
        Room(
          on: .width(375), width: .atMost(343, because: .oneSide),
          height: .exactly(44, because: .configured), heightScaling: .footnote,
          drawn: .init(width: 3, height: 4)),
        Room(on: .width(320), width: .atMost(nil, because: .horizontalStack)),
        Room(on: .width(414), width: .atMost(0, because: .noRoom)),
        Room(on: .width(430), width: .exactly(9, because: .other("the width of a badge"))),
        Room(on: .width(1)),
      ]
      $0.unknown = [.width, .height]
    },
  ]

  @Test(arguments: labels)
  func labelsSurvive(_ label: Label) throws {
    let document = LabelDocument(tool: "copyfit 1", labels: [label])
    #expect(try SchemaCheck("labels-2").problems(in: document.json) == [])
    #expect(try LabelDocument(reading: Array(document.json.utf8), file: "l.json") == document)
  }

  @Test(arguments: [
    Font.body, .headline.bold(), .system(.title2, design: .rounded, weight: .medium),
    .system(size: 17, weight: .regular, design: .standard), .custom("Inter", fixedSize: 13),
    .custom("Inter-SemiBold", size: 13, relativeTo: .footnote)
      .modified(by: .pointSizeLimits(minimum: nil, maximum: 20)),
    Font(.system(size: 17, weight: .bold, isItalic: true)), Font(.preferred(for: .callout)),
    Font(.named("Avenir-Black", family: "Avenir", size: 12)),
    Font(.named("Avenir-Black", family: "Avenir", size: 12).scaled(relativeTo: .body)),
    Font(FontDescriptor.named("Inter", size: 12).scaled(by: 1.5)),
    Font(FontDescriptor.system(size: 17, weight: .bold).scaled(relativeTo: .body)),
    Font(.named("Avenir", family: "Avenir", size: 12)).bold().italic(),
    Font(.named("Menlo", family: "Menlo", size: 12)).monospaced(),
    Font(.named("Avenir", family: "Avenir", size: 12).withVariation("wght", 450)),
    Font(.named("Avenir", family: "Avenir", size: 12).adding(.init("tnum"), .init("liga", 0))),
    Font(.named("Avenir", family: "Avenir", size: 12)).width(.condensed),
  ])
  func fontsSurvive(_ font: Font) throws {
    let document = LabelDocument(labels: [Self.label { $0.font = font }])
    let read = try LabelDocument(reading: Array(document.json.utf8), file: "l.json")
    #expect(read.labels.first?.font.descriptor == font.descriptor, "\(document.json)")
  }

  /// Traits of a width are written as the width that they request.
  @Test(
    arguments: [SymbolicTraits.condensed, .expanded, [.condensed, .monospaced]], ["", "Avenir"])
  func traitsSurvive(_ traits: SymbolicTraits, family: String) throws {
    let face = FontDescriptor.named("Avenir", family: family.isEmpty ? nil : family, size: 12)
    let font = Font(face.withSymbolicTraits(traits))
    let document = LabelDocument(labels: [Self.label { $0.font = font }])
    let read = try LabelDocument(reading: Array(document.json.utf8), file: "l.json")
    let environment = FontEnvironment()
    #expect(
      try read.labels.first?.font.resolved(in: environment)
        == font.resolved(in: environment), "\(document.json)")
  }

  @Test func rowsSurvive() throws {
    var row = Row(
      id: "r1", source: SourceLocation(file: "Pay.xib", position: .init(line: 3, column: 5)),
      on: .width(375), axis: .vertical, room: .exactly(343, because: .constraint),
      spacing: 8, rule: .swiftUI,
      members: [
        .init(.labels(["a"]), priority: 750, hugging: 251), .init(.labels(["b", "c"])),
        .init(.labels([])), .init(.row("r2")), .init(.spacer(least: 8)),
        .init(.size(.between(1, nil), ideal: 2), mayHide: true),
      ])
    row.members[1].inset = .between(4, nil)
    (row.members[1].mayChange, row.members[2].isConstrained) = (true, true)
    row.doubts = [.other("code may arrange it otherwise")]
    let drawn = DrawnDocument(
      file: "Pay.xib", canvasWidth: 375,
      objects: [.init(id: "a", element: .button), .init(id: "b")])
    let document = LabelDocument(rows: [row], documents: [drawn])
    #expect(try SchemaCheck("labels-2").problems(in: document.json) == [])
    #expect(try LabelDocument(reading: Array(document.json.utf8), file: "l.json") == document)
  }

  /// The documented form for other programs.
  @Test func writtenForm() {
    let label = Self.label {
      $0.rooms = [Room(width: .atMost(343, because: .other("a neighbour")))]
    }
    #expect(
      LabelDocument(labels: [label]).json == """
        {
          "schema": "copyfit.labels/2",
          "labels": [
            {
              "id": "App/Settings#OfP-Kw-IOk.text",
              "name": "Settings › title",
              "source": {"file": "App/Settings.storyboard", "line": 3, "column": 7},
              "texts": [
                {"bundle": "App", "table": "Settings", "key": "OfP-Kw-IOk.text"}
              ],
              "font": "body",
              "lines": 1,
              "surface": "screen",
              "rooms": [
                {
                  "width": {
                    "atLeast": 0,
                    "atMost": 343,
                    "because": ["a neighbour"]
                  }
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func aLabelHasItsOwnPlaceOrTheFilesPlace() throws {
    let text = #"{"schema": "copyfit.labels/2", "labels": [{"id": "a", "style": "body"}]}"#
    let label = try #require(
      try LabelDocument(reading: Array(text.utf8), file: "l.json").labels.first)
    #expect(label.source == SourceLocation(file: "l.json", position: .init(line: 1, column: 43)))
    #expect(label.unknown == [.width])
    #expect(label.texts == [.unknown(reason: .other("the text is not known"), replacing: nil)])
  }

  @Test(arguments: [
    ("", 1, 1, "expected a value, found the end of the file"),
    (#"{"labels": []}"#, 1, 1, #"expected "schema": "copyfit.labels/2""#),
    (#"{"schema": "copyfit.labels/2"}"#, 1, 1, #"expected "labels", a list"#),
    (entry(#"{"key": "pay"}"#), 2, 1, "expected 'texts' and 'rooms' in this entry"),
    (entry(#"{"texts": []}"#), 2, 1, "expected 'id' in this entry"),
    (
      entry(#"{"id": "a"}"#), 2, 1,
      #"expected 'style' or 'font' in this entry, or "unknown": ["font"]"#
    ),
    (entry(#"{"id": "a", "font": "bodi"}"#), 2, 22, "unknown font 'bodi'; did you mean 'body'?"),
    (entry(#"{"id": "a", "roms": []}"#), 2, 13, "unknown key 'roms'; did you mean 'rooms'?"),
    (
      entry(#"{"id": "a", "style": "body", "rooms": [{"width": {"atLeast": 2, "atMost": 1}}]}"#), 2,
      50, "'atLeast' is above 'atMost'"
    ),
    (
      entry(#"{"id": "a", "style": "body", "rooms": [{"width": {"atMost": -1}}]}"#), 2, 61,
      "expected a number from 0 on, found '-1'"
    ),
    (
      entry(#"{"id": "a", "style": "body", "unknown": ["fond"]}"#), 2, 42,
      "unknown property 'fond'; did you mean 'font'?"
    ),
    (
      entry(#"{"id": "a", "style": "body", "texts": [{}]}"#), 2, 40,
      "expected 'key', 'literal', 'oneOf' or 'unknown' in this entry"
    ),
    (
      entry(#"{"id": "a", "style": "body", "lines": 3, "linesAtMost": 2}"#), 2, 1,
      "'lines' is above 'linesAtMost'"
    ),
    (
      entry(
        #"{"id": "a", "style": "body", "minimumCategory": "AX5", "maximumCategory": "large"}"#), 2,
      49, "the minimum category AX5 is above the maximum category large"
    ),
    (
      "{\"schema\": \"copyfit.labels/2\", \"labels\": [], \"rows\": [\n"
        + #"{"id": "r", "room": {"atMost": 9}, "members": [{"size": {"least": 3, "most": 2}}]}]}"#,
      2, 57,
      "'least' is above 'most'"
    ),
    (
      "{\"schema\": \"copyfit.labels/2\", \"labels\": [], \"rows\": [\n"
        + #"{"id": "r", "room": {"atMost": 9}, "members": ["# + "\n"
        + String(repeating: "{\"spacer\": {\"least\": 0}},\n", count: 64)
        + #"{"spacer": {"least": 0}}]}]}"#,
      67, 1,
      "a row has at most 64 members, not 65"
    ),
    (
      entry(#"{"id": "a", "style": "body"}, {"id": "a", "style": "body"}"#), 2, 38,
      "another label has the id 'a'"
    ),
  ])
  func errors(text: String, line: Int, column: Int, message: String) {
    let error = #expect(throws: LabelDocumentError.self) {
      try LabelDocument(reading: Array(text.utf8), file: "l.json")
    }
    let problem = error?.problems.first
    #expect(problem?.position == SourcePosition(line: line, column: column), "\(text)")
    #expect(problem?.value == message)
  }

  private static func entry(_ entry: String) -> String {
    "{\"schema\": \"copyfit.labels/2\", \"labels\": [\n\(entry)]}"
  }
}
