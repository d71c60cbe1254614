import CopyfitCatalogs
import Testing

struct FormatSpecifierTests {
  @Test(arguments: [
    ("%@", ["%@"]), ("%1$@ of %2$d", ["%1$@", "%2$d"]), ("%.2f km, %lld times", ["%.2f", "%lld"]),
    ("%#@sites@ left", ["%#@sites@"]), ("100%", []), ("Test %", []), ("50%% off", ["%%"]),
    ("50% off", ["% o"]), ("%-5d|%05.1f", ["%-5d", "%05.1f"]), ("", []), ("%", []), ("%1$", []),
    ("%99999999999999999999$@", ["%99999999999999999999$@"]), ("%#", []), ("%#@open", ["%#@"]),
    ("%5%", []), ("%k", []), ("%%@", ["%%"]), ("%1#@count@", ["%1#@count@"]),
    ("%2$#@total.strings@", ["%2$#@total.strings@"]), ("%1#d", []),
    ("%(name)s, %(n)d", ["%(name)s", "%(n)d"]), ("%(", []), ("%()s", []), ("%(name)", []),
    ("%(a b)s", []), ("%(n)05.1f", ["%(n)05.1f"]),
  ])
  func finds(text: String, specifiers: [String]) {
    #expect(FormatSpecifier.all(in: text).map(\.text) == specifiers)
  }

  /// Specifiers that are always arguments, and specifiers that may be prose.
  @Test(
    arguments: [
      ("%d", true), ("%s of", true), ("(%i)", true), ("at %u.", true), ("%d%% off", true),
      ("%1$d", true), ("100%1$@x", true), ("%lld", true), ("%.2f km", true), ("%#@n@", true),
      ("%(n)d", true), ("%05d", true), ("% d", false), ("50 %d", false), ("50%d", false),
      ("%d'accord", false), ("%de", false), ("-%d", false), ("100%li", false), ("%a", false),
      ("%.2fx", false), ("%@", false),
    ] as [(String, Bool)])
  func isUnmistakable(text: String, expected: Bool) throws {
    #expect(try #require(FormatSpecifier.all(in: text).first).isUnmistakable == expected)
  }

  /// Java's grammar: dates, grouping and parentheses, but no length modifiers.
  @Test(arguments: [
    ("%1$s costs %2$,d", ["%1$s", "%2$,d"]), ("%1$tB %<te, %1$tY", ["%1$tB", "%<te", "%1$tY"]),
    ("one%ntwo %s", ["%n", "%s"]), ("%b %h %(d %S", ["%b", "%h", "%(d", "%S"]),
    ("%-10s|%,.2f|%%", ["%-10s", "%,.2f", "%%"]), ("%@ %i %ld %tK %t", []), ("100%", []),
    ("%(name)s", []), ("%#@n@", []),
  ])
  func findsThoseOfJava(text: String, specifiers: [String]) {
    #expect(FormatSpecifier.all(in: text, .java).map(\.text) == specifiers)
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

  @Test(
    arguments: [
      ("%@", nil, .object, nil, 0), ("%2$lld", 2, .integer, nil, 0), ("%.3f", nil, .real, 3, 0),
      ("%.f", nil, .real, 0, 0), ("%*.*g", nil, .real, nil, 2), ("%s", nil, .cString, nil, 0),
      ("%C", nil, .character, nil, 0), ("%p", nil, .pointer, nil, 0), ("%%", nil, nil, nil, 0),
      ("%3#@n@", 3, nil, nil, 0), ("%#@n@", nil, nil, nil, 0),
    ] as [(String, Int?, FormatSpecifier.Kind?, Int?, Int)])
  func tellsItsArguments(
    text: String, argument: Int?, kind: FormatSpecifier.Kind?, precision: Int?, stars: Int
  ) throws {
    let specifier = try #require(FormatSpecifier.all(in: text).first)
    #expect(specifier.argument == argument)
    #expect(specifier.kind == kind)
    #expect(specifier.precision == precision)
    #expect(specifier.starCount == stars)
  }
}
