import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

@Suite struct StringCatalogReaderTests {
  private let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Save" : {
          "comment" : "Button",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Sichern" } }
          }
        },
        "days" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
            } } }
          }
        },
        "old" : { "extractionState" : "stale" },
        "Brand" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  fileprivate func read(_ text: String, file: String = "App.xcstrings") -> CatalogContent {
    CatalogReader.read(Array(text.utf8), file: file)
  }

  private func lines(_ content: CatalogContent) -> [String] {
    content.tables.flatMap { table in
      table.entries.map { entry in
        let variant = entry.variant.map { "[\($0)]" } ?? ""
        let place = "\(entry.position.line):\(entry.position.column)"
        return "\(table.locale?.tag ?? "-") \(entry.key)\(variant)=\(entry.value) \(place)"
      }
    }
  }

  /// Keys are read one by one if the source language is known before them and no name is doubled, and else as a tree.
  @Test func theOrderOfTheRootDoesNotMatter() {
    let strings =
      #""strings":{"b":{},"a":{"localizations":{"de":{"stringUnit":{"state":"new","value":"c"}},"fr":{}}}}"#
    let roots = [
      #"{"sourceLanguage":"de","version":"2.0",\#(strings)}"#,
      #"{\#(strings),"version":"2.0","sourceLanguage":"de"}"#,
      #"{"version":"1.0","version":"2.0","sourceLanguage":"de",\#(strings)}"#,
    ]
    let contents = roots.map { CatalogReader.read(Array($0.utf8), file: "A.xcstrings") }
    for content in contents {
      #expect(content.tables.map { $0.locale?.tag } == ["de", "fr"])
      #expect(content.tables[0].entries.map { "\($0.key)=\($0.value)" } == ["b=b", "a=c"])
      let messages = content.problems.filter { $0.kind != .duplicateKey }.map(\.message)
      #expect(Set(messages) == Set(contents[0].problems.map(\.message)))
      #expect(messages.count == 2)
    }
  }

  @Test func aFormOfNoCategoryIsNotRead() {
    let content = read(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "a" : { "localizations" : { "en" : {
      "variations" : { "plural" : { "lots" : { "stringUnit" : { "value" : "many" } },
      "other" : { "stringUnit" : { "value" : "more" } } } } } } } } }
      """)
    #expect(lines(content) == ["en a[plural.other]=more 3:40"])
    #expect(content.problems.map(\.position.line) == [2])
  }

  @Test func baseIsTheSourceLanguageAndMulIsNotALanguage() {
    let content = read(
      """
      { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : {
      "Base" : { "stringUnit" : { "value" : "Pay" } },
      "mul" : { "stringUnit" : { "value" : "Pay" } } } },
      "b" : { "localizations" : {
      "Base" : { "stringUnit" : { "value" : "Old" } },
      "en" : { "stringUnit" : { "value" : "New" } } } } }, "version" : "1.0" }
      """)
    #expect(content.problems.isEmpty)
    #expect(lines(content) == ["en a=Pay 2:39", "en b=New 6:37"])
    #expect(content.withoutLocaleCount == 1)
  }

  @Test func readsEachLanguageAsATable() {
    let content = read(catalog)
    #expect(content.problems.isEmpty)
    #expect(content.sourceLanguage == "en")
    #expect(content.staleCount == 1)
    #expect(
      lines(content) == [
        "de Save=Sichern 8:71", "en Save=Save 5:5", "en days[plural.one]=%lld day 14:72",
        "en days[plural.other]=%lld days 15:74", "en Brand=Brand 20:5",
      ])
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.first?.state == "needs_review")
    #expect(entries.first?.comment == "Button")
    #expect(entries.map(\.shouldTranslate) == [true, true, true, true, false])
  }

  @Test func theKeyOfAStoryboardsObjectIsNoText() {
    let text = #"{"sourceLanguage": "en", "strings": {"u7Q-MU-drX.title": {}}}"#
    #expect(lines(read(text, file: "mul.lproj/Main.xcstrings")).isEmpty)
    #expect(lines(read(text)) == ["en u7Q-MU-drX.title=u7Q-MU-drX.title 1:38"])
  }

  /// An untranslated entry that Xcode created is not a text; a new one in the source language is.
  @Test(arguments: [
    (#""de": {"stringUnit": {"state": "new", "value": "Go"}}"#, []),
    (#""de": {"stringUnit": {"state": "new", "value": ""}}"#, []),
    (#""de": {"stringUnit": {"state": "needs_review", "value": "Los"}}"#, ["de a=Los"]),
    (
      #""de": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "Los"}}}}}"#,
      []
    ),
  ])
  func newTextsAreNoTranslations(_ german: String, expected: [String]) {
    let content = read(
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": "#
        + #"{"state": "new", "value": "Go"}}, \#(german)}}}}"#)
    #expect(content.problems.isEmpty)
    let texts = content.tables.filter { $0.locale?.tag == "de" }.flatMap(\.entries)
    #expect(texts.map { "de \($0.key)=\($0.value)" } == expected)
    #expect(lines(content).filter { $0.hasPrefix("en") } == ["en a=Go 1:109"])
  }

  /// Phrases of App Shortcuts: each is a text.
  @Test func readsSetsOfPhrases() {
    let content = read(
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringSet": "#
        + #"{"state": "translated", "values": ["Eins", "Zwei"]}}, "en": {"stringSet": {}}}}}}"#)
    #expect(
      content.tables.flatMap(\.entries).map { "\($0.variant?.description ?? "")=\($0.value)" }
        == ["phrase.1=Eins", "phrase.2=Zwei"])
    #expect(
      content.problems.map(\.message) == [
        "The catalog is not as Xcode writes it: expected the values of the set of \"a\" as an array, "
          + "found none."
      ])
  }

  @Test func aTextOfTooManyPlaceholdersIsNotLookedThrough() {
    let text = String(repeating: "%#@n@ ", count: 5_000)
    let content = read(
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"#
        + #""value": "\#(text)"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "#
        + #""variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}"#)
    #expect(
      content.problems.map(\.message) == [
        #""a" has more than 2000 placeholders in one text; the rest is not checked."#
      ])
  }

  @Test func readsSubstitutionsAndChains() throws {
    let content = read(
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": "#
        + #"{"value": "%#@a.b@"}, "substitutions": {"a.b": {"argNum": 2, "formatSpecifier": "ld", "#
        + #""variations": {"plural": {"one": {"stringUnit": {"value": "a %arg"}}, "other": "#
        + #"{"stringUnit": {"value": "%arg %arg"}}}}}}}, "de": {"variations": {"device": {"mac": "#
        + #"{"variations": {"plural": {"other": {"stringUnit": {"value": "m"}}}}}}}}}}}}"#)
    #expect(
      content.problemLines == [
        "catalog-syntax 1:315 \"k\" has no text for devices that it does not name."
      ])
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.variant?.description) == ["device.mac.plural.other", nil])
    let variable = try #require(entries.last?.variables.first)
    #expect(variable.name == "a.b")
    #expect(variable.argument == 2)
    #expect(variable.specifier == "ld")
    #expect(variable.forms.map(\.text) == ["a %2$ld", "%2$ld %2$ld"])
    #expect(variable.forms.map(\.category) == [.one, .other])
  }

  @Test(arguments: [
    ("", "1:1 catalog-syntax 0", "not JSON"),
    ("{\"strings\": {\n<<<<<<< HEAD\n", "2:1 catalog-syntax 0", "merge conflict"),
    ("[]", "1:1 catalog-syntax 1", "\"strings\""),
    (#"{"strings": {}}"#, "1:1 catalog-syntax 0", "sourceLanguage"),
    (#"{"sourceLanguage": "en", "strings": {"a": 3}}"#, "1:43 catalog-syntax 1", "a number"),
    (
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":null}}}}}}"#,
      "1:85 catalog-syntax 1", "found null"
    ),
    ("{\"strings\": {\"a\": }\n<<<<<<< HEAD\n", "2:1 catalog-syntax 0", "merge conflict"),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},\n\"a\":{}}}", "2:1 duplicate-key 0",
      "line 1 and on line 2"
    ),
  ])
  func saysWhatIsWrong(_ text: String, _ expected: String, _ words: String) {
    let problem = read(text).problems.first
    let summary = problem.map {
      "\($0.position.line):\($0.position.column) \($0.kind.rawValue) \($0.entriesLost)"
    }
    #expect(summary == expected)
    #expect(problem?.message.contains(words) == true)
  }
}

extension StringCatalogReaderTests {
  @Test(
    arguments: [
      (#"{"sourceLanguage":"en","strings":{"a":{},"a":{}}}"#, "a", #""a" is in columns"#),
      (
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":"#
          + #"{"value":"1","value":"2"}}}},"b":{}}}"#,
        "a", #""value" of the key "a" is in columns"#
      ),
      (
        #"{"strings":{"a":{}},"version":"1.0","version":"1.1","sourceLanguage":"en"}"#, nil,
        #""version""#
      ),
      (
        #"{"version":"1.0","version":"1.1","strings":{"a":{}},"sourceLanguage":"en"}"#, nil,
        #""version""#
      ),
    ] as [(String, String?, String)])
  func aNameThatOccursTwiceIsReportedWithItsKey(_ text: String, _ key: String?, _ words: String) {
    let problems = read(text).problems
    #expect(problems.map(\.kind) == [.duplicateKey])
    #expect(problems.map(\.key) == [key])
    #expect(problems.first?.message.contains(words) == true)
  }

  /// The system reads only the last of them.
  @Test(
    arguments: [
      ("", #""strings":{"a":{},"c":{}}"#, 1, ", and 1 key is lost."),
      (
        #""sourceLanguage":"en","#, #""strings":{"d":{}},"strings":{"c":{}}"#, 3,
        ", and 2 keys are lost."
      ),
      (#""sourceLanguage":"en","#, #""strings":{"b":{},"c":{},"a":{}}"#, 0, "."),
    ])
  func stringsThatOccurTwice(_ head: String, _ last: String, _ lost: Int, _ effect: String) {
    let content = read("{\(head)\"strings\":{\"a\":{},\"b\":{}},\n\(last)}")
    let problems = content.problems.filter { $0.kind == .duplicateKey }
    #expect(problems.allSatisfy { $0.weight == .error && $0.isReadOn })
    #expect(problems.reduce(0) { $0 + $1.entriesLost } == lost)
    #expect(
      problems.first?.message
        == "\"strings\" is on line 1 and on line 2: only the last one counts\(effect)")
    #expect(content.tables.flatMap(\.entries).last?.key == (lost == 0 ? "a" : "c"))
  }

  @Test(arguments: [
    (#""a":{}"#, CatalogProblem.Kind.duplicateKey), (#""NUMBER":3"#, .catalogSyntax),
  ])
  func problemsOfOneKindAreLimited(_ member: String, _ kind: CatalogProblem.Kind) {
    let many = (0..<1_500).map { member.replacing("NUMBER", with: String($0)) }
      .joined(separator: ",")
    let problems = read(#"{"sourceLanguage":"en","strings":{\#(many)}}"#).problems
    let listed = CatalogProblem.maximumPerKind
    #expect(problems.map(\.kind) == Array(repeating: kind, count: listed + 1))
    #expect(problems.last?.message.contains(" more problems of this kind") == true)
  }
}

@Suite struct CatalogPathTests {
  @Test(arguments: [
    ("App/de.lproj/Main.strings", "App", "Main", "de"),
    ("App/Base.lproj/Main.storyboard", "App", "Main", nil),
    ("App/mul.lproj/Main.xcstrings", "App", "Main", nil),
    ("zh_CN.lproj/A.B.strings", "", "A.B", "zh-CN"),
    ("App/Localizable.xcstrings", "App", "Localizable", nil),
    ("x/English.lproj/y/T.strings", "x", "T", "en"),
  ])
  func readsBundleTableAndLocale(
    _ path: String, _ bundle: String, _ table: String, _ locale: String?
  ) {
    let parts = CatalogPath(path)
    #expect(parts.bundle == bundle)
    #expect(parts.table == table)
    #expect(parts.locale == locale.map { LocaleIdentifier($0) })
  }
}

/// Problems of a catalog that is valid JSON: each is reported at its place, and the rest is read.
extension StringCatalogReaderTests {
  /// A catalog with one key and an English text, on a separate line from line 2 on.
  private static func english(_ text: String) -> String {
    "{\"version\":\"1.0\",\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":\n\(text)}}}}"
  }

  private static func substitution(
    _ text: String, _ name: String = "n",
    plural: String = #""other":{"stringUnit":{"value":"%arg"}}"#,
    head: String = #""argNum":1,"formatSpecifier":"lld""#
  ) -> String {
    english(
      "{\"stringUnit\":{\"value\":\"\(text)\"},\"substitutions\":{\n\"\(name)\":{\(head),"
        + "\n\"variations\":{\"plural\":{\(plural)}}}}}")
  }

  @Test(arguments: [
    (
      #"{"version":"2.0","sourceLanguage":"en","strings":{}}"#, "1:12 catalog-syntax warning", "2.0"
    ),
    (#"{"new":1,"sourceLanguage":"en","strings":{}}"#, "1:2 catalog-syntax note", "'new'"),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"color":1}}}"#, "1:40 catalog-syntax note", "'color'"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"extractionState":"odd"}}}"#,
      "1:58 catalog-syntax note", "'odd'"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"shouldTranslate":"no"}}}"#,
      "1:58 catalog-syntax note", "a text as its"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":[]}}}"#, "1:56 catalog-syntax",
      "localizations"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"G E":{"stringUnit":{"value":""}}}}}}"#,
      "1:57 catalog-syntax warning", "BCP 47"
    ),
    (english(#"{"stringUnit":{"value":"","state":"odd"}}"#), "2:35 catalog-syntax note", "'odd'"),
    (
      english(#"{"stringUnit":{"value":""},"variations":{}}"#), "2:41 catalog-syntax warning",
      "both"
    ),
    (english("{}"), "2:1 catalog-syntax", "neither"),
    (english("[]"), "2:1 catalog-syntax", "found a list"),
    (english(#"{"variations":{"plural":3}}"#), "2:25 catalog-syntax", "a number"),
    (
      english(#"{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}"#),
      "2:16 missing-plural-category error", "'other'"
    ),
    (
      english(
        #"{"variations":{"plural":{"ones":{"stringUnit":{"value":""}},"other":{"stringUnit":{"value":""}}}}}"#
      ),
      "2:26 catalog-syntax warning", "'ones'"
    ),
    (
      english(#"{"variations":{"device":{"fridge":{"stringUnit":{"value":""}}}}}"#),
      "2:26 catalog-syntax note", "'fridge'"
    ),
    (
      english(#"{"variations":{"mood":{"good":{"stringUnit":{"value":""}}}}}"#),
      "2:16 catalog-syntax note", "'mood'"
    ),
    (english(#"{"stringUnit":{"value":"%#@x@"}}"#), "2:24 invalid-format", "'x'"),
    (substitution("none"), "3:1 invalid-format warning", "never show"),
    (substitution("%# @n @"), "2:24 invalid-format", "leave the spaces out"),
    (substitution("%#@n@", plural: ""), "4:15 missing-plural-category error", "'other'"),
    (
      substitution("%#@n@", head: #""argNum":0,"formatSpecifier":"d""#), "3:15 invalid-format",
      "argNum"
    ),
    (substitution("%#@n@", head: #""argNum":1"#), "3:1 invalid-format warning", "formatSpecifier"),
    (
      substitution(
        "%#@n@ %#@m@",
        head: #""argNum":1,"formatSpecifier":"d","x":0},"m":{"argNum":1,"formatSpecifier":"d""#),
      "3:46 invalid-format warning", "both take argument 1"
    ),
  ])
  func tellsOfWhatIsNotAsItShouldBe(_ text: String, _ expected: String, _ words: String) throws {
    let content = read(text)
    #expect(StringsDictionaryEntryTests.summary(content).contains(expected))
    let problem = try #require(content.problems.first { $0.message.contains(words) })
    #expect(problem.message.hasSuffix("."))
    #expect(!content.tables.isEmpty)
  }

  @Test func aCatalogCutOffAnywhereIsRejected() {
    let bytes = Array(Self.substitution("%#@n@").utf8)
    for length in bytes.indices {
      let content = CatalogReader.read(Array(bytes[..<length]), file: "App.xcstrings")
      #expect(content.problems.map(\.kind) == [.catalogSyntax], "\(length) bytes")
    }
  }

  @Test(arguments: ["[", "{\"strings\":"])
  func deepNestingIsALimit(_ opening: String) {
    let content = read(String(repeating: opening, count: 100_000))
    #expect(content.problems.map(\.kind) == [.limitReached])
    #expect(
      content.problems.map(\.message) == [
        "The catalog is not read: it is nested more than 128 levels deep. The app may read it. Use fewer levels."
      ])
    #expect(content.problems.map(\.weight) == [.error])
  }
}
