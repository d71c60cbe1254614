import CopyfitUnicode
import Testing

/// A paragraph with `|` between its runs, and the runs' scripts.
struct ScriptCase: CustomTestStringConvertible, Sendable {
  let runs: [String]
  let scripts: [String]

  init(_ text: String, _ scripts: String) {
    runs = text.split(separator: "|").map(String.init)
    self.scripts = scripts.split(separator: " ").map(String.init)
  }

  var testDescription: String { runs.joined(separator: "|") }
}

@Test(arguments: [
  ScriptCase("Hello, world", "Latn"),
  ScriptCase("12:30", "Zyyy"),
  ScriptCase("«Привет»", "Cyrl"),
  ScriptCase("gamma (|γ|) is", "Latn Grek Latn"),
  ScriptCase("2G, 5G (|Предпочтительно|)", "Latn Cyrl Latn"),
  ScriptCase("(γ) |is", "Grek Latn"),
  ScriptCase("構文エラーです", "Hani"),
  ScriptCase("ニュース東京", "Kana"),
  ScriptCase("한국어 |OK", "Hang Latn"),
  ScriptCase("مرحبا, |Mr. 👍", "Arab Latn"),
  ScriptCase("e\u{301}te\u{301} |ελ", "Latn Grek"),
  ScriptCase("[a (|б|) |в|] c", "Latn Cyrl Latn Cyrl Latn"),
  ScriptCase("𝐀𐐀", "Dsrt"),
])
func scriptRuns(_ expected: ScriptCase) {
  var finder = ScriptRunFinder()
  let text = Array(expected.runs.joined().utf16)
  var runs: [ScriptRun] = []
  finder.appendRuns(in: text.span, to: &runs)
  #expect(pieces(of: text, at: runs.map { Int32($0.end) }) == expected.runs)
  #expect(runs.map(\.script.code) == expected.scripts)
}

@Test func aFloodOfBracketsIsNoRunOfItsOwn() {
  var finder = ScriptRunFinder()
  let text = Array((String(repeating: "(", count: 100_000) + "x" + "я").utf16)
  var runs: [ScriptRun] = []
  finder.appendRuns(in: text.span, to: &runs)
  #expect(runs.map(\.script.code) == ["Latn", "Cyrl"])
}
