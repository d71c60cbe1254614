import Copyfit
import CopyfitFindings
import CopyfitSourceText
import Testing

@testable import CopyfitReports

struct WordingTests {
  @Test(arguments: [
    ("Version 2.001; ttfautohint (v1.8.3)", "Version 2.001"), ("4.001", "4.001"), ("", ""),
  ])
  func cutsVersions(version: String, shown: String) {
    #expect(Wording.version(version) == shown)
  }

  @Test(arguments: [
    ("el", "Greek (el)"), ("zh-Hans", "Chinese, Simplified (zh-Hans)"),
    ("pt-BR", "Portuguese, Brazil (pt-BR)"), ("es-419", "Spanish, Latin America (es-419)"),
    ("tlh", "tlh"), ("x\u{1B}", "x\\u{1B}"),
  ])
  func namesLanguages(locale: String, name: String) {
    #expect(LanguageNames.name(of: locale) == name)
  }

  /// In sentences, a tag could be a word; a name with an unknown part would not be that of one language.
  @Test(arguments: [
    ("my", "Burmese"), ("zh-Hant-HK", "Chinese (Traditional, Hong Kong)"),
    ("de-x-bounded", "German (in brackets)"), ("de-LI", "de-LI"), ("tlh", "tlh"),
  ])
  func namesLanguagesInSentences(locale: String, name: String) {
    #expect(LanguageNames.nameInSentence(of: locale) == name)
  }

  /// A name of the library's code is no word of a report.
  @Test(arguments: [
    (Verdict.fits, "fits"), (.shrinks, "shrinks"), (.splitsWord, "splits a word"),
    (.truncates, "truncates"), (.clips, "clips"),
  ])
  func verdictsAreWords(verdict: Verdict, words: String) {
    #expect(Wording.verdict(verdict) == words)
  }

  /// The letters of a page's drawings; text that is cut has one of them, however it is cut.
  @Test func lettersOfPagesAreWords() {
    #expect(
      HTMLDrawings.verdicts.dense
        == #"{"c":"is truncated","f":"fits","s":"is shrunk to fit","w":"splits a word"}"#)
  }

  @Test func namesWhatNotesHaveInCommon() {
    let note = Finding(rule: .duplicateKey, severity: .note, message: "", fingerprint: "")
    #expect(Rule.duplicateKey.summary(of: [note, note]) == "2 findings: a key is defined twice")
  }
}
