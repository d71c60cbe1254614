import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode

/// Finds the breaks of a text only by laying it out.
///
/// A line as wide as the text up to a position ends there if and only if it may; otherwise it ends earlier. A word
/// before the text ensures that there is always an earlier position.
struct BreakTable: ~Copyable {
  private static let lead = "x "

  private var worker = LayoutWorker()
  private let stack: FontStack

  init() throws { stack = FontStack(face: try TestFonts.face(TestFonts.inter)) }

  /// The text with a `|` wherever a line may or must end inside it.
  mutating func table(
    of string: String, locale: String = "und",
    strategy: LayoutOptions.LineBreakStrategy = .standard
  ) throws -> String {
    try pieces(of: string, locale: locale, strategy: strategy).joined(separator: "|")
  }

  /// The text, cut wherever a line may or must end.
  mutating func pieces(
    of string: String, locale: String = "und",
    strategy: LayoutOptions.LineBreakStrategy = .standard
  ) throws -> [String] {
    let options = LayoutOptions(lineBreakStrategy: strategy)
    let locale = LocaleIdentifier(locale)
    let whole = try worker.prepare(
      Self.lead + string, locale: locale, fonts: stack, options: options)
    let units = Array((Self.lead + string).utf16)
    var pieces: [String] = []
    var start = Self.lead.utf16.count
    for end in start + 1..<max(units.count, start + 1) where try ends(at: end, whole, units) {
      pieces.append(String(decoding: units[start..<end], as: UTF16.self))
      start = end
    }
    return pieces + [String(decoding: units[start...], as: UTF16.self)]
  }

  private mutating func ends(
    at position: Int, _ text: PreparedText, _ units: [UInt16]
  ) throws -> Bool {
    var prefix = Array(units[..<position])
    if prefix.last == 0xAD { prefix[position - 1] = 0x2010 }
    let alone = try worker.prepare(
      String(decoding: prefix, as: UTF16.self), locale: .undetermined, fonts: stack)
    let width = worker.lines(of: alone, in: LayoutBox(pointSize: 16)).last?.width
    let box = LayoutBox(pointSize: 16, width: width ?? 0)
    return worker.lines(of: text, in: box).first?.utf16Range.upperBound == position
  }
}
