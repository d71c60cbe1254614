import CopyfitLayout
import Testing

/// Breaks: tables of texts with a `|` at each break.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct BreakTests {
  private func expect(
    _ table: String, _ locale: String = "und",
    _ strategy: LayoutOptions.LineBreakStrategy = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var breaks = try BreakTable()
    let text = table.filter { $0 != "|" }
    let found = try breaks.table(of: text, locale: locale, strategy: strategy)
    #expect(found == table, "\(locale)", sourceLocation: sourceLocation)
  }

  /// The strictness of breaks at small kana, the prolonged sound mark, iteration marks, middle dots and units (CSS Text
  /// 3, `line-break`), in ICU's spelling and in BCP 47's.
  ///
  /// Without an option Japanese breaks before small kana, other languages do not.
  @Test(arguments: [
    ("ja", "テ|ィ|ー、|カ・|メ！|あ|ぁ々〜‐|2…|「字」"),
    ("ja@lb=strict", "ティー、|カ・|メ！|あぁ々〜‐|2…|「字」"),
    ("ja-u-lb-strict", "ティー、|カ・|メ！|あぁ々〜‐|2…|「字」"),
    ("ja@lb=normal", "テ|ィ|ー、|カ・|メ！|あ|ぁ々|〜‐|2…|「字」"),
    ("ja-u-lb-normal", "テ|ィ|ー、|カ・|メ！|あ|ぁ々|〜‐|2…|「字」"),
    ("ja@lb=loose", "テ|ィ|ー、|カ|・|メ|！|あ|ぁ|々|〜‐|2…|「字」"),
    ("ja-JP-u-lb-loose", "テ|ィ|ー、|カ|・|メ|！|あ|ぁ|々|〜‐|2…|「字」"),
    ("zh-Hans-u-lb-strict", "ティー、|カ・|メ！|あぁ々〜‐|2…|「字」"),
    ("zh_TW@lb=loose", "テ|ィ|ー、|カ|・|メ|！|あ|ぁ|々|〜‐|2…|「字」"),
    ("en", "ティー、|カ・|メ！|あぁ々〜‐|2…|「字」"),
    ("ja@lb=strict", "中々…|50%、|$5℃"), ("ja@lb=loose", "中|々…|50%、|$5|℃"),
  ])
  func strictness(_ locale: String, _ table: String) throws { try expect(table, locale) }

  /// Among the other options, ICU 72 supports `lw=phrase` for Japanese, but not `keepall` and `breakall`; `ss` is for
  /// sentences.
  @Test(arguments: [
    ("ja@lw=phrase", "日本語の|設定"), ("ja-u-lw-phrase", "日本語の|設定"),
    ("ja@lw=keepall", "日|本|語|の|設|定"), ("ja-u-lw-normal", "日|本|語|の|設|定"),
    ("en-u-lw-breakall", "word |key"), ("en@ss=standard", "Mr. |Smith |vs. |Dr. |No"),
    ("en-u-ss-standard", "Mr. |Smith |vs. |Dr. |No"), ("en", "Mr. |Smith |vs. |Dr. |No"),
  ])
  func otherOptions(_ locale: String, _ table: String) throws { try expect(table, locale) }

  /// With `standard`, Korean words stay whole in any locale, composed or not: no line ends between two Hangul.
  ///
  /// Elsewhere, as beside Latin letters and brackets, breaks do not change.
  @Test(arguments: [
    ("ko", LayoutOptions.LineBreakStrategy.standard, "한국어 |설정|abc, |결제|(확인)|을 |漢|字"),
    ("ko", .none, "한|국|어 |설|정|abc, |결|제|(확|인)|을 |漢|字"),
    ("de", .standard, "한국어 |설정"), ("de", .none, "한|국|어 |설|정"),
    ("ko-u-lw-keepall", .none, "한|국|어"),
    ("ko", .standard, "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8} |ㄱㄴ"),
    ("ko", .none, "\u{1112}\u{1161}\u{11AB}|\u{1100}\u{116E}\u{11A8} |ㄱ|ㄴ"),
    ("ja", .standard, "日|本|한국|語"),
    ("ko", .standard, "한글ㅋㅋ |ㄱㄴ"), ("ko", .none, "한|글|ㅋ|ㅋ |ㄱ|ㄴ"),
    ("ko", .standard, "한\u{301}|글"),
  ])
  func hangul(
    _ locale: String, _ strategy: LayoutOptions.LineBreakStrategy, _ table: String
  ) throws { try expect(table, locale, strategy) }

  /// Languages without spaces are divided by ICU's dictionaries, in every locale.
  @Test(arguments: [
    ("th", "กรุณา|กรอก|รหัส|ผ่าน|ของ|คุณ"), ("th", "ภาษา|ไทย |ABC |ฯลฯ |ๆ"), ("th", "เด็กๆ|ไป|โรงเรียน"),
    ("en", "กรุณา|กรอก|รหัส|ผ่าน|ของ|คุณ"),
    ("lo", "ກະລຸນາ|ໃສ່|ລະຫັດ|ຜ່ານ|ຂອງ|ທ່ານ"), ("km", "សូម|បញ្ចូល|ពាក្យសម្ងាត់|របស់|អ្នក"),
    ("my", "ကျေးဇူးပြု၍ |သင့်|စကားဝှက်|ကို |ထည့်သွင်း|ပါ"),
  ])
  func dictionaries(_ locale: String, _ table: String) throws { try expect(table, locale) }

  /// One emoji is never divided; between emoji a line may end.
  @Test(arguments: [
    "👩‍👩‍👧‍👦|👍🏽|☝🏿|❤️‍🔥|🏳️‍🌈|a|👍|b",
    "🇫🇷|🇩🇪|🇯",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}|🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    // Keycaps are digits with marks, and digits stay together (LB25); the signs # and * are letters.
    "1\u{FE0F}\u{20E3}2\u{FE0F}\u{20E3}#\u{FE0F}\u{20E3} |*\u{20E3}",
    "a\u{200D}b |👩\u{200D}a", "😀\u{FE0E}|😀\u{FE0F}|☎",
  ])
  func emoji(_ table: String) throws { try expect(table) }

  /// Spaces and joiners that allow or forbid a break.
  @Test(arguments: [
    "a |b", "a   |b", "a\u{3000}|b", "a\u{2003}|b", "a\u{2009}|b", "a\u{200A}|b", "a\u{1680}|b",
    "a\u{A0}b", "a\u{202F}b", "a\u{2007}b", "1\u{2007}2", "a |\u{A0}b", "a\u{A0} |b",
    "a\u{200B}|b", "a\u{200B} |b", "a\u{200B}\u{200B}|b",
    "a\u{2060}b", "a-\u{2060}b", "a \u{2060}b", "漢\u{2060}字|漢", "漢\u{FEFF}字", "a\u{FEFF}b",
    "a\t|b", "a\t\t|b", "a \t|b", "漢\u{200D}字", "漢\u{200C}|字",
    "soft\u{AD}|hyphen\u{AD}|ation", "a\u{AD} |b",
    // There is no break after a hyphen that follows a Hebrew letter (LB21a).
    "שלום\u{AD}עולם", "שלום-עולם",
  ])
  func spaces(_ table: String) throws { try expect(table) }

  /// Addresses, paths, numbers and code: LB13, LB25 and ICU's hyphens.
  @Test(arguments: [
    "https://|example.com/|a/|b-|c?|x=1&y=2#frag_1", "C:|\\Users\\me\\file-|name.txt",
    "/|usr/|local/|lib64/|a.so.1", "user.name@example.co.uk", "192.168.0.1:8080",
    "and/|or |3/4 |km/|h |50% |$5 |(USD) |-5 |10-20 |2026-11-21 |12:30",
    "well-|known |e\u{2011}mail |a–|b |a|—|b |a― |b… |\"q\" |'q'", "first_name.last[0]|(x)|{y}",
  ])
  func addresses(_ table: String) throws { try expect(table, "en") }
}
