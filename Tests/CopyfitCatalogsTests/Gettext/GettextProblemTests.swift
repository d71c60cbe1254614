import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

/// Catalogs with a header without plural rule, and catalogs with merge conflicts.
@Suite struct GettextProblemTests {
  private static func polish(_ header: String, forms: Int = 3) -> String {
    let forms = (0..<forms).map { "msgstr[\($0)] \"%d \($0)\"" }.joined(separator: "\n")
    return """
      msgid ""
      msgstr ""
      "Language: pl\\n"
      "Plural-Forms: \(header)\\n"

      msgid "%d file"
      msgid_plural "%d files"
      \(forms)
      """
  }

  /// Entries are read again with what was found behind them: a header, or more forms than gettext's own rule chooses.
  @Test(arguments: [
    ("Plural-Forms: nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;\\n", false), ("", true),
  ])
  func whatComesLateCounts(rule: String, hasProblem: Bool) {
    let header = "msgid \"\"\nmsgstr \"Language: pl\\n\(rule)\"\n"
    let forms =
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"1\"\nmsgstr[1] \"2\"\nmsgstr[2] \"3\"\n"
    let contents = [header + forms, forms + header].map {
      CatalogReader.read(Array($0.utf8), file: "pl.po")
    }
    for content in contents {
      let polish = content.tables.last?.entries.map { $0.variant?.description ?? "" }
      #expect(polish == ["plural.one", "plural.few", "plural.many"])
      #expect(content.problems.isEmpty != hasProblem)
    }
  }

  @Test(arguments: [
    ("nplurals=3; plural=(n==1 ? 0 : n%10>=2 &&;", 3, "is not an expression in C", "error"),
    ("nplurals=3;", 3, "\"plural=\" is missing", "error"),
    ("plural=n!=1;", 2, "\"nplurals=\" is not a number", "warning"),
    ("nplurals=INTEGER; plural=EXPRESSION;", 2, "\"nplurals=\" is not a number", "warning"),
    ("nplurals=2; plural=n==1 ? 0 : n==2 ? 1 : 2;", 3, "form 2, but nplurals=2", "error"),
    ("nplurals=2; plural=n-1;", 2, "form 18446744073709551615, but nplurals=2", "warning"),
    ("nplurals=2; plural=n/0;", 2, "no form for n=0, as \"plural=\" divides by 0", "error"),
    ("nplurals=2; plural=n%(n-7);", 2, "no form for n=7, as \"plural=\" divides by 0", "error"),
  ])
  func tellsOfRulesThatGettextDoesNotRead(
    header: String, forms: Int, words: String, weight: String
  ) {
    let content = CatalogContent(Self.polish(header, forms: forms), file: "pl.po")
    #expect(content.problems.map(\.position.line) == [4])
    #expect(content.problems.first?.message.contains(words) == true)
    #expect(content.problems.first?.weight?.rawValue == weight)
  }

  /// A path may name the language of the header more exactly.
  @Test(arguments: [
    ("sr", "po/sr@latin.po", "sr-Latn"), ("sr_RS", "po/sr@latin.po", "sr-Latn"),
    ("pt", "po/pt_BR.po", "pt-BR"),
    ("pt_BR", "po/pt.po", "pt-BR"),
    ("zh_CN", "zh_TW/LC_MESSAGES/a.po", "zh-CN"),
  ])
  func theMoreExactLocaleCounts(language: String, file: String, locale: String) {
    let text = "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
    #expect(CatalogContent(text, file: file).tables.last?.locale?.tag == locale)
  }

  /// Regions and old names of a language are no difference.
  @Test(arguments: [
    ("fr", "po/de.po", true), ("de_AT", "po/de.po", false), ("iw", "po/he.po", false),
    ("zh_Hant_TW", "zh_Hant/LC_MESSAGES/a.po", false), ("de", "po/messages.po", false),
    ("nb", "po/no.po", false), ("no", "po/nb.po", false), ("tl", "po/fil.po", false),
    ("sh", "po/sr.po", false), ("de", "locale/de/LC_MESSAGES/is.po", false),
  ])
  func aHeaderOfAnotherLanguage(language: String, file: String, isReported: Bool) {
    let text = "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
    let content = CatalogContent(text, file: file)
    #expect(
      content.problemLines
        == (isReported
          ? [
            "catalog-syntax 2:8 The header says that the language is \"fr\", but the path says 'de', and programs go by the "
              + "path. The header counts here. Correct the one that is wrong."
          ] : []))
    #expect(content.tables.last?.locale == LocaleIdentifier(language))
  }

  @Test(arguments: [
    (2, [String]()), (3, ["and msgstr[2] is never shown."]),
    (4, ["and msgstr[2] to msgstr[3] are never shown."]),
  ])
  func tellsOfAMissingRule(forms: Int, endings: [String]) {
    let text = Self.polish("", forms: forms).replacing(#/"Plural-Forms.*\n/#, with: "")
    let problems = CatalogContent(text, file: "pl.po").problems
    #expect(problems.count == endings.count)
    #expect(zip(problems, endings).allSatisfy { $0.message.hasSuffix($1) })
    #expect(problems.allSatisfy { $0.weight == .error && $0.position.line == 2 })
  }

  /// Forms are not lost by a rule that has no form for some numbers.
  @Test(arguments: ["nplurals=3; plural=?", "nplurals=3; plural=n/0", "nplurals=3; plural=1/n", ""])
  func formsWithoutARuleAreTakenInCLDRsOrder(header: String) {
    let content = CatalogContent(Self.polish(header), file: "pl.po")
    #expect(
      content.tables.last?.entries.map(\.variant?.description) == [
        "plural.one", "plural.few", "plural.many",
      ])
  }

  @Test(arguments: ["nplurals=2 plural=n != 1", "nplurals=3; plural=(n==1 ? 0 : n%10==2 ? 1 : 2);"])
  func whatGettextReadsIsNoProblem(header: String) {
    let forms = header.contains("3") ? 3 : 2
    #expect(CatalogContent(Self.polish(header, forms: forms), file: "pl.po").problems.isEmpty)
  }

  @Test(arguments: ["Language: de\\n", "Some text"])
  func tellsOfASecondHeader(second: String) {
    let entry = "msgid \"a\"\nmsgstr \"b\"\n\n"
    let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
    let text = header + entry + header.replacing("Language: de\\n", with: second)
    let content = CatalogContent(text, file: "de.po")
    #expect(
      content.problemLines == [
        "duplicate-key 7:7 The header, an empty msgid, is on line 1 and on line 7: msgfmt rejects the file."
      ])
    #expect(content.problems.map(\.weight) == [.error])
    #expect(content.tables.map { $0.entries.map(\.value) } == [["a"], ["b"]])
  }

  /// A template has no plural forms.
  @Test func aTemplateNeedsNoRule() {
    let text = Self.polish("nplurals=INTEGER; plural=EXPRESSION;").replacing(
      #/"%d \d"/#, with: "\"\"")
    #expect(CatalogContent(text, file: "app.pot").problems.isEmpty)
  }

  /// Files that msgfmt 0.21 rejects, and files that it accepts.
  @Test(
    arguments: [
      (
        #"msgid "a\n"|msgstr "b""#,
        "2:8 The text to translate ends with a line break and the translation does not"
      ),
      (
        #"msgid "a"|msgstr "b\n""#,
        "2:8 The translation ends with a line break and the text to translate does not"
      ),
      (
        #"msgid "\na"|msgstr "b""#,
        "2:8 The text to translate starts with a line break and the translation does not"
      ),
      (
        #"msgid "a"|msgid_plural "b\n"|msgstr[0] "x"|msgstr[1] "y""#,
        "2:14 The plural to translate ends with a line break and the text to translate does not"
      ),
      (
        #"msgid "a\n"|msgid_plural "b\n"|msgstr[0] "x\n"|msgstr[1] "y""#,
        "4:11 The text to translate ends with a line break and the plural form 1 does not"
      ),
      (#"msgid "\na\n"|msgstr "\nb\r\n""#, nil),
      (#"msgid "a\n"|msgstr """#, nil),
      (#"#, fuzzy|msgid "a\n"|msgstr "b""#, nil),
    ] as [(String, String?)])
  func tellsOfLineBreaksThatMsgfmtRejects(written: String, expected: String?) {
    let text = written.replacing("|", with: "\n")
    let message = expected.map { "catalog-syntax \($0): msgfmt rejects the file." }
    let content = CatalogContent(text, file: "de.po")
    #expect(
      content.problemLines.filter { !$0.contains("Plural-Forms") } == [message].compactMap(\.self))
    #expect(content.tables.first?.entries.isEmpty == false)
  }

  @Test func ofAConflictTheFirstSideIsRead() {
    let text = """
      msgid "a"
      <<<<<<< HEAD
      msgstr "a1"
      =======
      msgstr "a2"
      >>>>>>> other
      <<<<<<< HEAD
      msgid "b"
      msgstr "b1"
      =======
      msgid "b"
      msgstr "b2"
      >>>>>>> other
      msgid "c"
      msgstr "c1"
      """
    let content = CatalogContent(text, file: "de.po")
    let message =
      "The file cannot be read by msgfmt: this is a merge conflict's marker; resolve the conflict."
    #expect(
      content.problemLines == ["catalog-syntax 2:1 \(message)", "catalog-syntax 7:1 \(message)"])
    #expect(content.tables.last?.entries.map(\.value) == ["a1", "b1", "c1"])
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\nmsgid \"a\"\nmsgstr \"A\"\n=======\n", [1]),
    (
      "<<<<<<< HEAD\nmsgid \"a\"\nmsgstr \"A\"\n||||||| base\nmsgid \"b\"\nmsgstr \"B\"\n"
        + "=======\nmsgid \"a\"\nmsgstr \"C\"\n>>>>>>> other\n", [1]
    ),
    (">>>>>>> other\nmsgid \"a\"\nmsgstr \"A\"\n", [1]),
  ])
  func whatOnlyLooksLikeAConflictHidesNothing(text: String, lines: [Int]) {
    let content = CatalogContent(text, file: "de.po")
    #expect(content.problems.map(\.position.line) == lines)
    #expect(content.tables.last?.entries.map(\.value) == ["A"])
  }
}
