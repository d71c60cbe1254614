import Testing

@testable import CopyfitReports

struct TextTableTests {
  @Test func setsNumbersToTheRightAndWordsToTheLeft() {
    let rows = [["name", "size"], ["日本", "9.5"], ["long name", "10"], ["x"]]
    #expect(
      TextTable.render(rows) == """
        name       size
        日本        9.5
        long name    10
        x
        """)
  }
}
