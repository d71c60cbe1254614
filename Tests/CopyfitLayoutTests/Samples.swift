import CopyfitFonts
import CopyfitUnicode
import Testing

/// A text, its locale and its font.
struct Sample: CustomTestStringConvertible, Sendable {
  let name: String
  let locale: String
  let font: String
  let text: String

  init(_ name: String, _ locale: String, _ font: String, _ text: String) {
    self.name = name
    self.locale = locale
    self.font = font
    self.text = text
  }

  var testDescription: String { name }
  var localeIdentifier: LocaleIdentifier { LocaleIdentifier(locale) }

  /// A stack of the sample's font alone.
  func stack() throws -> FontStack { FontStack(face: try TestFonts.face(font)) }
}

/// Debian's packages fonts-inter, fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji.
enum TestFonts {
  static let inter = "opentype/inter/Inter-Regular.otf"
  static let cjk = "opentype/noto/NotoSansCJK-Regular.ttc"
  static let dejaVu = "truetype/dejavu/DejaVuSans.ttf"
  static let emoji = "truetype/noto/NotoColorEmoji.ttf"
  static let nastaliq = "truetype/noto/NotoNastaliqUrdu-Regular.ttf"

  static func noto(_ script: String) -> String { "truetype/noto/NotoSans\(script)-Regular.ttf" }

  private static let root = "/usr/share/fonts/"

  /// Whether the packages are installed.
  static let areInstalled = [inter, cjk, emoji, nastaliq, noto("Arabic")]
    .allSatisfy { (try? FontFace.open(path: root + $0)) != nil }

  static let requirement: Comment =
    "needs the Debian packages fonts-inter, fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji"

  static func path(_ font: String) -> String { root + font }

  static func face(_ path: String) throws -> FontFace { try FontFace.open(path: root + path) }

  static func standIn() throws -> SystemStandIn {
    SystemStandIn(
      text: try face(inter), display: try face("opentype/inter/InterDisplay-Regular.otf"))
  }
}

extension Sample {
  /// One text in each of the project's scripts.
  static let scripts: [Sample] = [
    Sample(
      "Latin", "en", TestFonts.inter,
      "Tap “Continue” to save your AVATAR, then pay Tom’s Taxi 12.50 € by well-known Wi-Fi."),
    Sample(
      "German", "de", TestFonts.inter,
      "Geschwindigkeitsbegrenzungen und die Rechtsschutzversicherungsgesellschaft: 3/4 »fertig«."),
    Sample(
      "Vietnamese decomposed", "vi", TestFonts.inter,
      "Vui lo\u{300}ng nha\u{323}\u{302}p ma\u{323}\u{302}t kha\u{309}\u{302}u cu\u{309}a ba\u{323}n"
    ),
    Sample(
      "Arabic", "ar", TestFonts.noto("Arabic"),
      "يرجى إدخال كلمة المرور الخاصة بك للمتابعة إلى الدفع، ثم اضغط على «حفظ»."),
    Sample(
      "Urdu Nastaliq", "ur", TestFonts.nastaliq,
      "براہ کرم جاری رکھنے کے لیے اپنا پاس ورڈ درج کریں اور محفوظ کریں۔"),
    Sample(
      "Hebrew", "he", TestFonts.noto("Hebrew"),
      "נא להזין את הסיסמה שלך כדי להמשיך לתשלום בְּרֵאשִׁית בָּרָא"),
    Sample(
      "Devanagari", "hi", TestFonts.noto("Devanagari"),
      "कृपया भुगतान जारी रखने के लिए अपना पासवर्ड दर्ज करें और परिवर्तनों को सुरक्षित करें।"),
    Sample(
      "Thai", "th", TestFonts.noto("Thai"),
      "กรุณากรอกรหัสผ่านของคุณเพื่อดำเนินการชำระเงินต่อไป แล้วแตะปุ่มบันทึก"),
    Sample(
      "Khmer", "km", TestFonts.noto("Khmer"),
      "សូមបញ្ចូលពាក្យសម្ងាត់របស់អ្នកដើម្បីបន្តការទូទាត់ប្រាក់ ហើយចុចរក្សាទុក។"),
    Sample(
      "Myanmar", "my", TestFonts.noto("Myanmar"),
      "ဆက်လက်ပေးချေရန် သင့်စကားဝှက်ကို ထည့်သွင်းပါ၊ ပြီးလျှင် သိမ်းဆည်းရန် နှိပ်ပါ။"),
    Sample(
      "Japanese", "ja", TestFonts.cjk,
      "お支払いを続けるには、パスワードを入力してください。「保存」をタップ（ニュース）します。ー々"),
    Sample(
      "Chinese", "zh-Hans", TestFonts.cjk,
      "请输入您的密码以继续付款，然后点击“保存”。缺少“12”个项目（共300个）。"),
    Sample(
      "Korean", "ko", TestFonts.cjk,
      "결제를 계속하려면 비밀번호를 입력한 후 \"저장\" 버튼을 누르세요. 7"),
    Sample(
      "Emoji", "en", TestFonts.emoji,
      "👍🏽 👩‍👩‍👧‍👦 🇫🇷🇩🇪 1️⃣ ❤️ 🏳️‍🌈😀"),
  ]

  /// Texts with special cases at their edges.
  static let edges: [Sample] = [
    Sample(
      "soft hyphens", "de", TestFonts.inter, "Rechts\u{AD}schutz\u{AD}ver\u{AD}sicherung AV\u{AD}AV"
    ),
    Sample("tabs", "en", TestFonts.inter, "Name\tValue\t\tAV\tTo\nx\ty\t"),
    Sample("hard breaks", "en", TestFonts.inter, "one\r\n two\u{2028}three\u{B}\n\nfour five \n"),
    Sample("spaces", "en", TestFonts.inter, "   To   \u{3000}Te\u{2003}AV\u{A0}\u{202F}x    "),
    Sample(
      "zero width", "en", TestFonts.inter, "\u{200B}a\u{200B}b\u{2060}c\u{200D}\u{FEFF}\u{AD}"),
    Sample("mixed bidi", "he", TestFonts.noto("Hebrew"), "abc אבג 12,5 (דהו) xyz\u{200F}!"),
    // A line may start inside a ligature, and then begins with another one.
    Sample(
      "ligatures cut", "de", TestFonts.dejaVu,
      "Donaudampfschifffahrt ffffiffl fffffff Schifffffahrt"),
    // There is no break between the space and the mark.
    Sample("spaces in words", "fr", TestFonts.inter, "sûr ? vraiment   ! « oui » wwww  ;"),
    Sample("ligatures", "ar", TestFonts.noto("Arabic"), "لالالالالالالالالالالا ﷺ لله"),
  ]
}
