import Testing

/// The quotation marks of languages in ICU 72's data (CLDR 42): the outer and the inner pair, and the languages.
private let quotationMarks: [(marks: String, languages: String)] = [
  (
    "“” ‘’",
    "af am ak bn bo br ceb chr cy da dz ee en es fil fo ga gd gl gu ha haw hi id ig jv kab km kn ko kok ku lkt ln lo"
      + " lv mai mg ml mn mr ms mt my ne om or pa ps pt qu sd si so su sw ta te to tr ug uz vi yo zh zu"
  ),
  ("„“ ‚‘", "bs cs de dsb et hr hsb is ksh lb luy mk sk sl"),
  ("„“ „“", "bg lt"), ("„“ «»", "ka"), ("„“ ‘‘", "sr"), ("„” ‘’", "bs"), ("„” ‚’", "agq ff"),
  ("„” «»", "nmg pl ro"), ("„” »«", "hu"),
  ("”” ’’", "fi he lag rn sn sv"), ("”“ ’‘", "ar ur"), ("“” ’‘", "uz"), ("“” “”", "tk"),
  ("«» “”", "ast bm ca el es eu it kk mg pt sc sq ti"), ("«» ‘’", "dua ksf nb nn no rw"),
  ("«» ‹›", "am az fa fr gsw rm wae"), ("«» „”", "shi zgh"), ("«» „“", "be cv ky os ru sah uk"),
  ("«» ”“", "fr"), ("«» «»", "fr hy yav"), ("»« ›‹", "ug"), ("‘’ “”", "fur ia ti"), ("‘’ ‘’", "nl"),
  ("「」 『』", "ja yue zh"),
]

/// Quotation marks stay with the quoted text: no line starts with a closing or ends with an opening one.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct QuotationTests {
  @Test(arguments: quotationMarks)
  func marksStayWithTheirWords(_ marks: String, _ languages: String) throws {
    var breaks = try BreakTable()
    let pairs = marks.split(separator: " ").map { ($0.first ?? " ", $0.last ?? " ") }
    for (open, close) in pairs {
      let isBracket = "「『".contains(open)
      let table =
        isBracket
        ? "ab|\(open)cd |ef\(close)。"
        : "ab |\(open)cd |ef\(close), |gh |(\(open)ij\(close)), |\(open)kl\(close)."
      for language in languages.split(separator: " ") {
        let text = table.filter { $0 != "|" }
        #expect(try breaks.table(of: text, locale: String(language)) == table, "\(language)")
      }
    }
  }

  /// Ideographs break everywhere except beside marks.
  ///
  /// Marks that are also used with Latin letters forbid a break on both sides (LB19), brackets only inside (LB14,
  /// LB13); double marks are brackets in ICU's Chinese.
  @Test(arguments: [
    ("zh-Hans", "点|击|“保|存”|按|钮，|然|后‘确|认’。"), ("zh-Hant", "漢|“字”|漢"), ("ja", "漢“字”漢"),
    ("ja", "「保|存」|を|『開|く』|す|る"),
    ("zh-Hant", "《書》|「名」|的"), ("yue", "「保|存」"), ("ko", "\"저장\"을 |‘확인’하고"),
  ])
  func ideographs(_ locale: String, _ table: String) throws {
    var breaks = try BreakTable()
    let text = table.filter { $0 != "|" }
    #expect(try breaks.table(of: text, locale: locale) == table)
  }

  /// French has spaces inside the marks.
  ///
  /// If the space forbids breaks, the marks stay with the text. A common space allows the marks to be alone: UAX #14
  /// treats `«` and `»` as ambiguous, and LB15 only applies to brackets. That is the one exception.
  @Test(arguments: [
    "dit |«\u{A0}oui\u{A0}» |puis", "dit |«\u{202F}oui\u{202F}» |puis", "dit |“oui” |puis",
    "dit |« |oui |» |puis",
  ])
  func french(_ table: String) throws {
    var breaks = try BreakTable()
    let text = table.filter { $0 != "|" }
    for locale in ["fr", "fr-CH", "fr-CA"] {
      #expect(try breaks.table(of: text, locale: locale) == table)
    }
  }
}
