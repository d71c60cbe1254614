import CopyfitCatalogs
import Foundation
import Testing

/// Percent signs with a space after them, as Foundation reads them.
struct FormatFlagTests {
  @Test(arguments: [
    "% a", "% A", "% e", "% E", "% f", "% F", "% g", "% G", "%- a", "%+ a", "% 5a", "%# a", "% .1a",
    "50 % a 60", "x % als", "% .2f km", "% b", "% k", "% y", "% r", "% v", "%",
  ])
  func realNumbers(text: String) {
    let isRead = String(format: text, 1.5) != String(format: text, 2.5)
    let kinds = FormatSpecifier.all(in: text).map(\.kind)
    #expect(kinds == (isRead ? [.real] : []))
  }

  @Test(arguments: [
    "% d", "% i", "% x", "% X", "% o", "% u", "%- d", "%+ d", "% 5d", "%0 d", "% ld", "% lld",
    "% qd", "% zd", "% td", "% jd", "20 % in", "% k", "% w", "%I d",
  ])
  func integers(text: String) {
    let isRead = String(format: text, 42) != String(format: text, 43)
    let kinds = FormatSpecifier.all(in: text).map(\.kind)
    #expect(kinds == (isRead ? [.integer] : []))
  }

  /// A translation that lost one of two percent signs: "% a" is a specifier, and shows the object's number.
  @Test func aLetterAfterALostSign() {
    var source = SourceArguments()
    source.add("You chose \"%@\" as your name.")
    let faults = FormatFault.all(in: "Du hast \"%@% als Namen.", source: source)
    #expect(faults.map(\.kind) == [.prose])
  }
}
