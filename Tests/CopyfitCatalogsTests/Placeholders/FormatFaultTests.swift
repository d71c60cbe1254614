import CopyfitCatalogs
import Testing

struct FormatFaultTests {
  /// What texts lose whose source takes `%@` and `%d`.
  @Test(arguments: [
    ("%@ %d", [String]()), ("%1$@: %2$d%%", []), ("", []), ("no sign", []),
    ("50% off %@", ["'% o' is read"]), ("%@ 100%", ["a single '%'"]), ("%d %!", ["a single '%'"]),
    ("% @ %d", ["'% @' is read as '%@' all the same"]), ("%1 $@", ["'%1 $@' is not read"]),
    ("50% de 100% de %", ["'% d' is read", "a single '%'"]), ("%%%d", []),
    ("%@%", ["a single '%'"]),
  ])
  func tellsWhatIsLost(text: String, expected: [String]) {
    var source = SourceArguments()
    source.add("%@ %d")
    let messages = FormatFault.all(in: text, source: source).map(\.message)
    #expect(messages.count == expected.count)
    #expect(zip(messages, expected).allSatisfy { $0.contains($1) })
  }

  @Test func whatTheSourceHasTooIsMeant() {
    var source = SourceArguments()
    source.add("% d days of %@")
    #expect(FormatFault.all(in: "% d Tage", source: source).isEmpty)
    #expect(source.written == ["%@"])
  }
}
