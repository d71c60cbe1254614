import CopyfitCatalogs
import Testing

struct FormatFaultTests {
  /// Problems of translations of a source with `%@` and `%d`.
  @Test(arguments: [
    ("%@ %d", [String]()), ("%1$@: %2$d%%", []), ("", []), ("no sign", []),
    ("50% off %@", ["'% o' is read"]), ("%@ 100%", ["a single '%'"]), ("%d %!", ["a single '%'"]),
    ("% @ %d", ["'% @' is read as '%@' all the same"]), ("%1 $@", ["'%1 $@' is not read"]),
    ("50% de 100% de %", ["'% d' is read", "a single '%'"]), ("%%%d", []),
    ("%@%", ["a single '%'"]), ("%@% % abgeschlossen", ["a single '%'"]),
    ("%@ %5%d", ["a single '%'"]),
  ])
  func tellsWhatIsLost(text: String, expected: [String]) {
    var source = SourceArguments()
    source.add("%@ %d")
    let messages = FormatFault.all(in: text, source: source).map(\.message)
    #expect(messages.count == expected.count)
    #expect(zip(messages, expected).allSatisfy { $0.contains($1) })
  }

  @Test(arguments: [
    ("%s %,d%n%%", [String]()), ("%s %", ["Java throws"]), ("%1$tB %2$tY", []),
    ("% @", ["Java throws"]),
    ("50% off %s", ["'% o' is read as an argument, for which Java throws FormatFlags"]),
    ("50% de %d %s", ["'% d' is read as an argument, and not"]),
    ("%s %5%", []), ("%s %-%", ["'%'"]),
    ("% s %d", ["at '% s' Java throws FormatFlagsConversionMismatchException"]),
    ("%s % d", ["'% d' is read as '%d' all the same"]), ("%s %.2d", ["IllegalFormatPrecision"]),
    ("5 % s %d", ["'% s' is read as an argument"]),
  ])
  func tellsWhatJavaRejects(text: String, expected: [String]) {
    var source = SourceArguments()
    source.add("%s %,d", syntax: .javaFormat)
    let messages = FormatFault.all(in: text, .java, source: source).map(\.message)
    #expect(messages.count == expected.count)
    #expect(zip(messages, expected).allSatisfy { $0.contains($1) })
  }

  /// The rest of an argument is not a percent sign: the advice is to write it as in the source.
  @Test(arguments: [
    ("%ld digit code", "Código de %!d", "'%ld' of the source is missing; write '%ld'"),
    (
      "%ld items", "% gli oggetti",
      "'% g' is read as an argument, and '%ld' of the source is missing"
    ),
    ("%1$@ of %2$@", "% de %2$@", "'%1$@' of the source is missing"),
    (
      "%ld items", "50 % de todo",
      "'%ld' of the source is missing; write '%ld', and '%%' for a percent sign"
    ),
    ("%i map", "%1 kart", "'%i' of the source is missing; write '%i'"),
    ("%ld items", "%5", "'%ld' of the source is missing; write '%ld'"),
    ("%ld items", "%50", "'%ld' of the source is missing; write '%ld'"),
    ("Off by %1$@\"", "%15\" daneben", "'%1$@' of the source is missing; write '%1$@'"),
    (
      "Save %1$@ of 20%%", "%20 kazan",
      "'%1$@' of the source is missing; write '%1$@', and '%%' for a percent sign"
    ),
    ("%@ of %ld", "%@ %", "'%ld' of the source is missing; write '%ld', and '%%' for"),
    ("%ld items", "%ld !%", "a single '%' vanishes, and the source has none; leave it out"),
    ("Hi %@", "%Я і %@", "a single '%' vanishes, and the source has none; leave it out"),
    // An argument may bring its own sign.
    ("Done: %@", "Fertig: %@%", "a single '%' vanishes, and the source has none; leave it out"),
    ("Done: %@%%", "Fertig: %@%", "a single '%' vanishes; write '%%'"),
    ("%ld done", "fertig: %ld%", "a single '%' vanishes; write '%%'"),
  ])
  func whatIsLeftOfAnArgument(source text: String, translation: String, expected: String) {
    var source = SourceArguments()
    source.add(text)
    let messages = FormatFault.all(in: translation, source: source).map(\.message)
    #expect(messages.count == 1 && messages[0].contains(expected), "\(messages)")
  }

  /// Comparing each of many signs with all specifiers would take minutes.
  @Test(arguments: [("%é", FormatFault.stray(.foundation)), ("é%", .surplus)])
  func manySignsCostNoMoreThanTheirBytes(sign: String, fault: FormatFault) {
    var source = SourceArguments()
    source.add("%d %@")
    let specifiers = "%@" + String(repeating: "%d", count: 1_998)
    let text = specifiers + String(repeating: sign, count: 300_000)
    #expect(FormatFault.all(in: text, source: source) == [fault])
  }

  /// Percent signs of an address stand for bytes, unless one of them takes an argument.
  @Test(arguments: [
    ("https://a.org/b%20de%20/", false), ("https://a.org/%C3%A4%2F%20", false),
    ("https://a.org/%d/b%20/", true), ("https://a.org/b%20/ %20/", true), ("a%20/", true),
    ("https://a.org/%2", true),
  ])
  func addressesAreNoFormats(text: String, isFormat: Bool) {
    var source = SourceArguments()
    source.add(text)
    #expect(FormatFault.all(in: text, source: source).isEmpty != isFormat)
    #expect(source.arguments.isEmpty || isFormat)
  }

  @Test func whatTheSourceHasTooIsMeant() {
    var source = SourceArguments()
    source.add("% d days of %@")
    #expect(FormatFault.all(in: "% d Tage", source: source).isEmpty)
    #expect(source.written == ["%@"])
  }

  /// Such a conversion with a space as a sign is not used in practice: it is a percentage, also in the source.
  @Test(arguments: [
    ("%@: 50 % off", "50 % op %@"), ("%@: 50 % d\u{2019}or", "50 % d\u{2019}or"),
    ("%@: 5 % a", "5 % a"),
    ("%.1f: 5 % e", "5 % e 6"), ("%@: 5 % zu", "5 % zu"), ("%@: 100%-ig", "100%-iges"),
  ])
  func percentagesOfTheSourceAreNoArguments(source text: String, translation: String) {
    var source = SourceArguments()
    source.add(text)
    #expect(source.arguments.count == 1)
    for text in [text, translation] {
      #expect(FormatFault.all(in: text, source: source).map(\.kind) == [.prose])
      let template = TextTemplate(text, syntax: .printf, source: source)
      #expect(template.arguments.count == (text.contains("%@") || text.contains("%.") ? 1 : 0))
    }
  }

  @Test(arguments: ["% d items", "% 5d", "% f", "% ld", "% @"])
  func aSpaceForASignIsNoProse(text: String) {
    #expect(FormatSpecifier.all(in: text).map(\.isProse) == [false])
  }
}
