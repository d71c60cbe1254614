import CopyfitLayout

/// A text of the matrix, with the locale for its breaks.
struct MatrixText: Hashable, Sendable {
  var locale: String
  var text: String

  init(_ locale: String, _ text: String) {
    self.locale = locale
    self.text = text
  }

  /// Text with Hangul is broken with and without the filter; other text has equal breaks.
  var strategies: [LayoutOptions.LineBreakStrategy] {
    text.unicodeScalars.contains { ("가"..."힣").contains($0) } ? [.standard, .none] : [.standard]
  }
}

extension MatrixText {
  /// A sentence for each script that neither the sample app nor `Sample` has.
  static let sentences = [
    MatrixText("bn", "অর্থপ্রদান চালিয়ে যেতে আপনার পাসওয়ার্ড লিখুন এবং তারপর “সংরক্ষণ” টিপুন।"),
    MatrixText("bn", "ক্ষুদ্র স্ত্রী র‍্যাম কর্তৃপক্ষ দৈর্ঘ্য ১২.৫০ টাকা"),
    MatrixText("lo", "ກະລຸນາໃສ່ລະຫັດຜ່ານຂອງທ່ານເພື່ອສືບຕໍ່ການຊຳລະເງິນ ແລ້ວແຕະປຸ່ມບັນທຶກ"),
    MatrixText("ur", "اپنا پتہ درج کریں، پھر «محفوظ کریں» دبائیں۔ قیمت ۱۲٫۵۰ روپے (PDF) ہے"),
    MatrixText("zh-Hant", "請輸入您的密碼以繼續付款，然後點選「儲存」。共３００項……"),
  ]

  /// Emoji: sequences of every kind, next to each other and among letters.
  static let emoji = [
    MatrixText("en", "👍🏽 👩‍👩‍👧‍👦 🇫🇷🇩🇪 1️⃣ ❤️ 🏳️‍🌈😀"),
    MatrixText("en", "🧑🏻‍❤️‍💋‍🧑🏿👩🏽‍🤝‍👨🏼👨‍👩‍👧‍👦🧑‍🧑‍🧒‍🧒"),
    MatrixText("en", "🇦🇹🇧🇪🇨🇭🇩 🇪🇪🇪🇪🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴‍☠️🏳️‍⚧️"),
    MatrixText("en", "0️⃣1️⃣2️⃣3️⃣ #️⃣*️⃣ ©️®️™️ ‼️⁉️ ☎️☎︎ ❤❤︎❤️"),
    MatrixText("en", "😀😃😄😁😆😅🤣😂🙂🙃🫠😉😊😇🥰😍🤩😘😗☺️😚"),
    MatrixText("en", "🧑🏿‍🚀👷🏼‍♀️🕵🏽‍♂️ 👍🏻👍🏼👍🏽👍🏾👍🏿 ✌🏽☝🏿"),
    MatrixText("en", "Party 🎉 at 7 🕖 – bring 🥗+🍞, no 🚬! (🚲 or 🚆)"),
    MatrixText("en", "👩\u{200D}\u{200D}👩 \u{200D}😀\u{FE0F}\u{FE0F} 🏽👍\u{1F3FD}\u{1F3FD} \u{20E3}a"),
  ]

  /// Texts that are hard in any font, including fonts that lack them and show boxes.
  static let hardCases = [
    MatrixText(
      "de", "Rechts\u{AD}schutz\u{AD}ver\u{AD}sicherungs\u{AD}gesell\u{AD}schaften AV\u{AD}AV"),
    MatrixText("en", "\u{AD}a\u{AD}\u{AD}b \u{AD} c\u{AD}"),
    MatrixText("en", "Name\tValue\t\tAV\tTo\nx\ty\t"),
    MatrixText("en", "\t\tAVATAR \t Tom\u{AD}Tom\tWAVE"),
    MatrixText(
      "en", "one\ntwo\rthree\r\nfour\u{85}five\u{2028}six\u{2029}seven\u{B}eight\u{C}nine"),
    MatrixText("en", "\n\n AV \r\n\r\n\u{2028}To\n"),
    MatrixText("en", "   To   \u{3000}Te\u{2003}AV\u{A0}\u{202F}x \u{2007} y    "),
    MatrixText("en", "\u{200B}a\u{200B}b\u{2060}c\u{200D}\u{FEFF}d\u{2060} \u{200C}e\u{200B}"),
    MatrixText("en", "https://copyfit.example/guide/first-steps?size=AX5&locale=de_DE#widths"),
    MatrixText(
      "en", "/usr/share/fonts/opentype/inter/Inter-Regular.otf C:\\Fonts\\AV.ttf a@b.example"),
    MatrixText("de", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte"),
    MatrixText("de", "Donaudampfschifffahrt ffffiffl fffffff Schifffffahrt officeffi"),
    MatrixText("fr", "sûr ? vraiment   ! « oui » wwww  ; l’été : 12 %"),
    MatrixText("en", "“Wait,” he said—‘no…’ (3–4 p.m.) 1/2 −5 $1,234.56 50% §7 #1 A/B"),
    MatrixText("en", "AVAVAVAVAVAVAVAVAVAVAVAV ToToToTo, Te. Yo: WA-WA LTLTLT"),
    MatrixText("en", "👍🏽👩‍👩‍👧‍👦🇫🇷🇩🇪1️⃣❤️🏳️‍🌈😀 text ☎︎ ☎️ ©️™ 🧑🏿‍🚀"),
    MatrixText(
      "vi",
      "nha\u{323}\u{302}p ma\u{323}\u{302}t kha\u{309}\u{302}u Z\u{351}\u{36B}a\u{301}\u{302}\u{303}\u{304}l"
    ),
    MatrixText("und", "\u{301}a \u{301} \u{E34}\u{94D}\u{17D2} e\u{20DD}\u{FE0F}\u{E0101}"),
    MatrixText("he", "abc אבג 12,5 (דהו) xyz\u{200F}! בְּרֵאשִׁית"),
    MatrixText(
      "ar", "اضغط \u{2066}OK (2)\u{2069} ثم \u{202A}AV‐To\u{202C}: الأسعار ١٢٫٥٠–١٥ لالالا ﷺ"),
    MatrixText("en", "\u{202E}AV\u{202D}To\u{2067}x (y\u{202C} z) שלום\u{2069}\u{2069} end"),
    MatrixText("ja", "カー「ニュース」っ。ー々AV（株）123円〜ﾊﾝｶｸ"),
    MatrixText("ko", "결제를 계속하려면 비밀번호 7자리를 \"입력\"하세요(필수)."),
    MatrixText("th", "กำหนดการ AV น้ำ 12:30 น. ๆ เก็บ"),
    MatrixText("hi", "क्ष्म्य र्द्धि कि\u{200D} क\u{94D}\u{200C}ष श्री । AV"),
    MatrixText("und", "\u{0}\u{1}AV\u{7F}\u{FFFD}\u{FFFC}\u{E000}\u{10FFFD}𝐀𐐀 x"),
  ]
}
