import Testing

@testable import CopyfitAudit

struct FormatSpecifierTests {
  @Test(arguments: [
    ("%@", ["%@"]), ("%1$@ of %2$d", ["%1$@", "%2$d"]), ("%.2f km, %lld times", ["%.2f", "%lld"]),
    ("%#@sites@ left", ["%#@sites@"]), ("100%", []), ("Test %", []), ("50%% off", ["%%"]),
    ("50% off", ["% o"]), ("%-5d|%05.1f", ["%-5d", "%05.1f"]), ("", []), ("%", []), ("%1$", []),
    ("%99999999999999999999$@", ["%99999999999999999999$@"]), ("%#", []), ("%#@open", ["%#@"]),
    ("%5%", []), ("%k", []), ("%%@", ["%%"]),
  ])
  func finds(text: String, specifiers: [String]) {
    #expect(FormatSpecifier.all(in: text).map(\.text) == specifiers)
  }

  @Test(arguments: [
    ("%1$03lld", "%03lld", "%d"), ("%i", "%i", "%d"), ("%g", "%g", "%f"), ("%2$@", "%@", "%@"),
    ("%#@a.b@", "%#@a.b@", "%#@a.b@"),
  ])
  func isLookedUp(text: String, unnumbered: String, bare: String) throws {
    let specifier = try #require(FormatSpecifier.all(in: text).first)
    #expect(specifier.unnumbered == unnumbered)
    #expect(specifier.bare == bare)
  }

  /// A percent sign before a space is prose, unless the source has the same.
  @Test(arguments: [
    ("50% de rabais", "50% off", [String]()), ("% d Tage", "% d days", ["% d"]),
    ("50% off", "50% off", []), ("%d Tage", "%@ days", ["%d"]),
    ("%@ und 5% der", "%@ or 5%", ["%@"]),
  ])
  func tellsPlaceholdersFromProse(text: String, source: String, placeholders: [String]) {
    let found = FormatSpecifier.placeholders(in: text, source: source)
    #expect(found.map(\.text) == placeholders)
  }
}
