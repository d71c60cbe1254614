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

  @Test func baseIsTheSourceLanguageAndMulIsNone() {
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

  @Test func readsSubstitutionsAndChains() {
    let content = read(
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": "#
        + #"{"value": "%#@n@"}, "substitutions": {"n": {"variations": {"plural": {"other": "#
        + #"{"stringUnit": {"value": "%arg"}}}}}}, "variations": {"device": {"mac": {"variations": "#
        + #"{"plural": {"one": {"stringUnit": {"value": "m"}}}}}}}}}}}}"#)
    #expect(
      content.tables.flatMap(\.entries).map(\.variant) == [
        nil, "device.mac.plural.one", "substitutions.n.plural.other",
      ])
  }

  @Test(arguments: [
    ("", "1:1 catalog-syntax 0", "no JSON"),
    ("{\"strings\": {\n<<<<<<< HEAD\n", "2:1 catalog-syntax 0", "merge conflict"),
    ("[]", "1:1 catalog-syntax 1", "\"strings\""),
    (#"{"strings": {}}"#, "1:1 catalog-syntax 1", "sourceLanguage"),
    (#"{"sourceLanguage": "en", "strings": {"a": 3}}"#, "1:43 catalog-syntax 1", "a number"),
    (
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":null}}}}}}"#,
      "1:85 catalog-syntax 1", "found null"
    ),
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
      (#"{"sourceLanguage":"en","strings":{"a":{},"a":{}}}"#, "a", #""a" stands on"#),
      (
        #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":"#
          + #"{"value":"1","value":"2"}}}},"b":{}}}"#,
        "a", #""value" of the key "a" stands on"#
      ),
      (#"{"strings":{"a":{}},"version":1,"version":2,"sourceLanguage":"en"}"#, nil, #""version""#),
      (#"{"version":1,"version":2,"strings":{"a":{}},"sourceLanguage":"en"}"#, nil, #""version""#),
    ] as [(String, String?, String)])
  func aNameThatStandsTwiceIsToldWithItsKey(_ text: String, _ key: String?, _ words: String) {
    let problems = read(text).problems
    #expect(problems.map(\.kind) == [.duplicateKey])
    #expect(problems.map(\.key) == [key])
    #expect(problems.first?.message.contains(words) == true)
  }

  @Test(arguments: [
    (#""a":{}"#, CatalogProblem.Kind.duplicateKey), (#""NUMBER":3"#, .catalogSyntax),
  ])
  func problemsOfOneKindAreLimited(_ member: String, _ kind: CatalogProblem.Kind) {
    let many = (0..<1_500).map { member.replacing("NUMBER", with: String($0)) }
      .joined(separator: ",")
    let problems = read(#"{"sourceLanguage":"en","strings":{\#(many)}}"#).problems
    #expect(problems.map(\.kind) == Array(repeating: kind, count: CatalogProblem.maximumPerKind))
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
