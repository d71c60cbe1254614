import CopyfitAuditTestSupport
import Copyfit
import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

@testable import CopyfitProject

/// The keys that entries of `labels` select, found without comparing every entry with every key.
struct KeySelectionTests {
  private static func entry(
    _ keys: ConfiguredLabel.KeySelector, table: String? = nil, bundle: String? = nil,
    comment: String? = nil
  ) -> ConfiguredLabel {
    var entry = ConfiguredLabel(spec: LabelSpec(font: .body), position: .start)
    entry.keys = keys
    entry.table = table.map { TextPattern($0) }
    entry.bundle = bundle.map { TextPattern($0) }
    entry.comment = comment.map { TextPattern($0) }
    return entry
  }

  private struct Text {
    var key: String
    var value: String
    var comment: String?
  }

  private static func table(_ name: String, bundle: String, _ texts: [Text]) -> KeySelection.Table {
    let table = StringTable(
      file: "\(bundle)/en.lproj/\(name).strings", name: name, locale: LocaleIdentifier("en"),
      entries: texts.map {
        StringEntry(key: $0.key, value: $0.value, comment: $0.comment, position: .start)
      })
    let index = StringIndex(
      [CatalogContent(tables: [table])], sourceLanguage: LocaleIdentifier("en"))
    return KeySelection.Table(index.tables[0])
  }

  private static func selection(
    _ entries: [ConfiguredLabel], _ tables: [KeySelection.Table]
  ) -> KeySelection {
    KeySelection(entries, in: tables, sourceLanguage: LocaleIdentifier("en")) {
      selects($0, $1, $2)
    }
  }

  private static func selects(
    _ entry: ConfiguredLabel, _ item: StringLookup.Item, _ table: KeySelection.Table
  ) -> Bool {
    let english = LocaleIdentifier("en")
    let isSelected = try? entry.selects(
      key: item.key, bundle: table.identity.bundle, table: table.identity.table,
      comment: table.lookup.comment(of: item.key, sourceLanguage: english),
      source: item.texts[english]?.first?.value)
    return isSelected == true
  }

  /// The slow way: every entry is compared with every key.
  private static func places(
    _ entries: [ConfiguredLabel], _ tables: [KeySelection.Table]
  ) -> [[KeySelection.Place]] {
    entries.map { entry in
      tables.enumerated().flatMap { number, table in
        table.lookup.items.enumerated().filter { selects(entry, $0.element, table) }
          .map { KeySelection.Place(table: number, item: $0.offset) }
      }
    }
  }

  private static let expressions = ["a.b", "^a", "b$", "a|b", "ab+", "", "[ab]."]

  private static func selector(
    _ numbers: inout SeededNumbers
  ) throws -> ConfiguredLabel.KeySelector {
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: .any
    case 1: .key(numbers.text(of: "ab.", upTo: 3))
    case 2: .text(numbers.text(of: "ab.", upTo: 3))
    case 3: .pattern(TextPattern(numbers.text(of: "ab.**?", upTo: 5)))
    default: .regex(try RegularExpression(expressions.randomElement(using: &numbers) ?? ""))
    }
  }

  @Test(arguments: 0..<40)
  func selectsWhatAskingEveryEntrySelects(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    func optional(_ letters: String) -> String? {
      Bool.random(using: &numbers) ? nil : numbers.text(of: letters, upTo: 3)
    }
    var entries: [ConfiguredLabel] = []
    for _ in 0..<60 {
      entries.append(
        Self.entry(
          try Self.selector(&numbers), table: optional("TU*"), bundle: optional("XY*"),
          comment: optional("no*")))
    }
    let tables = ["T", "U", "TU"].flatMap { name in
      ["X", "XY"].map { bundle in
        Self.table(
          name, bundle: bundle,
          (0..<20).map { _ in
            Text(
              key: numbers.text(of: "ab.", upTo: 4), value: numbers.text(of: "ab.", upTo: 3),
              comment: optional("no"))
          })
      }
    }
    #expect(Self.selection(entries, tables).places == Self.places(entries, tables))
  }

  /// An accented letter can be written in two ways: the texts are equal, but the keys are not.
  @Test func textsAreComparedAsTextsAndKeysAsBytes() {
    let tables = [Self.table("T", bundle: "", [Text(key: "k\u{E9}", value: "caf\u{E9}")])]
    let entries =
      ["caf\u{65}\u{301}", "k\u{65}\u{301}"].map { Self.entry(.text($0)) }
      + [Self.entry(.key("k\u{65}\u{301}")), Self.entry(.key("k\u{E9}"))]
    #expect(Self.selection(entries, tables).places.map(\.count) == [1, 1, 0, 1])
  }

  /// Thousands of entries are each compared with a few keys.
  @Test(arguments: [
    "text", "key", "prefix", "suffix", "infix", "regex", "comment", "table", "bundle",
  ])
  func entriesAreAskedAboutFewKeys(kind: String) throws {
    let count = 1_000
    func entry(_ number: Int) throws -> ConfiguredLabel {
      switch kind {
      case "text": Self.entry(.text("Text \(number)"))
      case "key": Self.entry(.key("k.p\(number)x.e"))
      case "prefix": Self.entry(.pattern(TextPattern("k.p\(number)x*")))
      case "suffix": Self.entry(.pattern(TextPattern("*.p\(number)x.e")))
      case "infix": Self.entry(.pattern(TextPattern("*.p\(number)x.*")))
      case "regex": Self.entry(.regex(try RegularExpression("[.]p\(number)x[.]")))
      case "comment": Self.entry(.any, comment: "*n\(number)x*")
      case "table": Self.entry(.any, table: "T\(number)x")
      default: Self.entry(.any, bundle: "B\(number)x/*")
      }
    }
    let entries = try (0..<count).map(entry)
    let texts = (0..<count).map {
      Text(key: "k.p\($0)x.e", value: "Text \($0)", comment: "n\($0)x")
    }
    let tables =
      ["table", "bundle"].contains(kind)
      ? texts.enumerated().map {
        Self.table("T\($0.offset)x", bundle: "B\($0.offset)x/c", [$0.element])
      } : [Self.table("T", bundle: "B", texts)]
    let selection = Self.selection(entries, tables)
    #expect(selection.places.allSatisfy { $0.count == 1 })
    #expect(selection.comparisons == count)
  }

  /// Entries for other tables are found by the key, too, so that comparing them counts.
  @Test(arguments: ["pattern", "key"], [10_000, 9_999])
  func entriesOfOtherTablesCount(kind: String, maximum: Int) throws {
    let entries = (0..<100).map { _ in
      Self.entry(kind == "key" ? .key("a") : .pattern(TextPattern("a*")), table: "Other")
    }
    let tables = (0..<100).map {
      Self.table("T\($0)", bundle: "B", [Text(key: "a", value: "A")])
    }
    let selection = KeySelection(
      entries, in: tables, sourceLanguage: LocaleIdentifier("en"),
      maximumComparisons: maximum
    ) { Self.selects($0, $1, $2) }
    #expect(selection.comparisons == 10_000)
    #expect(selection.isExcessive == (maximum < 10_000))
    #expect(selection.places.allSatisfy { $0.isEmpty })
    let message = selection.exhaustion?.message
    #expect(message?.contains("this one was compared with 100") == (maximum < 10_000 ? true : nil))
  }

  /// The expressions of all entries share the number of steps; other entries need none.
  @Test(arguments: [(10, false), (11, true)])
  func regularExpressionsTakeALimitedNumberOfSteps(entries: Int, isIncomplete: Bool) throws {
    let expression = Self.entry(.regex(try RegularExpression("[0-9]")))
    let all = Array(repeating: expression, count: entries) + [Self.entry(.any)]
    let texts = (0..<1_000).map { Text(key: "k\($0)", value: "v") }
    let tables = [Self.table("T", bundle: "B", texts)]
    let cost = ExpressionCost("[0-9]")
    let selection = KeySelection(
      all, in: tables, sourceLanguage: LocaleIdentifier("en"),
      maximumSteps: 10 * texts.reduce(0) { $0 + cost.steps(in: $1.key.utf8.count) }
    ) { entry, _, _ in !entry.hasExpression }
    #expect(selection.isIncomplete == isIncomplete)
    #expect(selection.places.last?.count == 1_000)
    let start = "11 regular expressions would take more than "
    #expect(selection.exhaustion?.message.hasPrefix(start) == (isIncomplete ? true : nil))
  }

  /// Each selected key is a label, so that a few entries and many keys could fill the memory.
  @Test(arguments: [(100, false), (99, true)])
  func entriesSelectALimitedNumberOfKeys(maximum: Int, isExcessive: Bool) throws {
    let entries = [Self.entry(.key("k1"))] + Array(repeating: Self.entry(.any), count: 3)
    let texts = (0..<33).map { Text(key: "k\($0)", value: "v") }
    let selection = KeySelection(
      entries, in: [Self.table("T", bundle: "B", texts)],
      sourceLanguage: LocaleIdentifier("en"), maximumKeys: maximum
    ) { _, _, _ in true }
    #expect(selection.isExcessive == isExcessive)
    let most = "; this one selected 33, the most: "
    #expect(selection.exhaustion?.message.contains(most) == (isExcessive ? true : nil))
  }

  /// The error is at the entry that is compared with most keys, which need not select any.
  @Test(arguments: [(120, false), (119, true)])
  func theEntryWithMostComparisonsIsNamed(maximum: Int, isExcessive: Bool) {
    let entries = [Self.entry(.any, table: "T"), Self.entry(.any), Self.entry(.key("k1"))]
    let texts = (0..<30).map { Text(key: "k\($0)", value: "v") }
    let selection = KeySelection(
      entries, in: ["T", "U", "V"].map { Self.table($0, bundle: "B", texts) },
      sourceLanguage: LocaleIdentifier("en"), maximumComparisons: maximum + 3
    ) { entry, _, _ in entry.table != nil }
    #expect(selection.isExcessive == isExcessive)
    #expect(selection.exhaustion?.entry == (isExcessive ? 1 : nil))
    let most = "; this one was compared with 90, the most: "
    #expect(selection.exhaustion?.message.contains(most) == (isExcessive ? true : nil))
  }

  /// The error is at the expression that searches all tables, not at the first one.
  @Test func theExpressionThatSearchesMostIsNamed() throws {
    let entries = [
      Self.entry(.regex(try RegularExpression("[0-9]")), table: "T"), Self.entry(.any),
      Self.entry(.regex(try RegularExpression("[0-8]"))),
    ]
    let texts = (0..<40).map { Text(key: "k\($0)", value: "v") }
    let tables = ["T", "U", "V"].map { Self.table($0, bundle: "B", texts) }
    let selection = KeySelection(
      entries, in: tables, sourceLanguage: LocaleIdentifier("en"), maximumSteps: 7_000
    ) { _, _, _ in true }
    let exhaustion = try #require(selection.exhaustion)
    #expect(exhaustion.entry == 2)
    let start =
      "2 regular expressions would take more than 7,000 steps to search the keys, and this one "
    #expect(exhaustion.message.hasPrefix(start), "\(exhaustion.message)")
  }

  /// A reference to a group compares any number of characters in no step.
  ///
  /// Only its own entry fails, and the message names the key.
  @Test(arguments: [(1_000, false), (1_001, true)])
  func aReferenceToAGroupSearchesNoLongKey(length: Int, isFailure: Bool) throws {
    let entries = try ["(a+)\\1", "a+"].map { Self.entry(.regex(try RegularExpression($0))) }
    let key = String(repeating: "a", count: length)
    let texts = [Text(key: "aba", value: "v"), Text(key: key, value: "v")]
    let selection = Self.selection(entries, [Self.table("T", bundle: "B", texts)])
    #expect(selection.exhaustion == nil)
    #expect(selection.failures.keys.sorted() == (isFailure ? [0] : []))
    let reason = "refers to its own groups, so that it cannot search the key \"aaa"
    #expect(selection.failures.values.allSatisfy { $0.contains(reason) && $0.count < 400 })
    #expect(selection.places[1].count == 2)
  }

  /// ICU does not report the steps in short keys, so as many as there may be are counted.
  @Test func repetitionsInRepetitionsCountAsMany() throws {
    let texts = (0..<100).map { Text(key: "aaaaaaaa\($0)", value: "v") }
    let tables = [Self.table("T", bundle: "B", texts)]
    func steps(_ text: String) throws -> Bool {
      let expression = try RegularExpression(text)
      return KeySelection(
        [Self.entry(.regex(expression))], in: tables, sourceLanguage: LocaleIdentifier("en"),
        maximumSteps: 500_000
      ) { _, item, _ in (try? expression.isFound(in: item.key)) == true }.isIncomplete
    }
    #expect(try steps("(a|a)+[!]"))
    #expect(try steps("(a?){20}[!]"))
    #expect(try !steps("^[a-z]+[0-9]"))
  }
}
