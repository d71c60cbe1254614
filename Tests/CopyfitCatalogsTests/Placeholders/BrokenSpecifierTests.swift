import CopyfitCatalogs
import Testing

struct BrokenSpecifierTests {
  @Test(arguments: [
    ("%# @sites @", ["%#@sites@"], [false]), ("% #@n@", ["%#@n@"], [true]),
    ("%1$ #@n@ left", ["%1$#@n@"], [true]), ("a %1 $@ b", ["%1$@"], [false]),
    ("% 1$@", ["%1$@"], [false]),
    ("%1$ @", ["%1$@"], [true]), ("%# @n@", ["%#@n@"], [true]),
    ("% @ and % @", ["%@", "%@"], [true, true]),
    ("%\u{A0}@", ["%@"], [false]), ("%\u{3000}@", ["%@"], [false]),
  ])
  func finds(text: String, intended: [String], harmless: [Bool]) {
    let found = BrokenSpecifier.all(in: text)
    #expect(found.map(\.intended) == intended)
    #expect(found.map(\.isHarmless) == harmless)
  }

  @Test(arguments: [
    "", "%", "%@", "%1$@", "%#@sites@", "%1#@n@", "50 % de", "5 % off", "100 %", "%%", "%d @ 5",
    "% d", "%      @", "%# @", "%1", "%1 $", "%#@", "a@b.example 5 %",
  ])
  func leavesOthersAlone(text: String) {
    #expect(BrokenSpecifier.all(in: text).isEmpty)
  }
}
