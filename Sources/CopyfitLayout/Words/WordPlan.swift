internal import CCopyfitHarfBuzz
internal import CopyfitFonts
internal import CopyfitUnicode

/// One way of shaping words: the part of a piece's key other than its text.
final class WordPlan {
  /// The properties that distinguish plans.
  struct Key {
    var face: FontFace
    var display: FontFace?
    var script: Script
    var language: ShapingLanguage
    var isRightToLeft: Bool
    var isSpaced: Bool
  }

  let key: Key
  /// The plan's number in the keys of pieces.
  let number: UInt32
  /// Whether the context of a stretch may change its shaping.
  let looksAround: Bool
  /// Whether words are shaped separately; otherwise a stretch is one piece.
  private(set) var areWordsApart = false
  /// The guards of the faces with rules that join words.
  private(set) var guards: [WordGuard] = []
  /// Whether the rules of the faces were read.
  private(set) var isReady = false
  private var unitsUntilReady: Int

  /// The maximum number of units of HarfBuzz's context: five characters on both sides.
  static let contextCount = 10

  /// Creates a plan that reads its rules after this many units would have been shaped with it.
  init(_ key: Key, number: UInt32, unitsUntilReady: Int) {
    self.key = key
    self.number = number
    self.unitsUntilReady = unitsUntilReady
    looksAround = !Self.scriptsThatDoNotJoin.contains(key.script)
  }

  /// Counts units to shape, and reads the rules if that is worthwhile.
  func count(units: Int, _ known: inout WordGuards) {
    unitsUntilReady -= units
    guard unitsUntilReady < 0 else { return }
    isReady = true
    readRules(&known)
  }

  private func readRules(_ known: inout WordGuards) {
    let native = hb_script_get_horizontal_direction(
      hb_script_from_iso15924_tag(key.script.rawValue))
    let opposite = key.isRightToLeft ? HB_DIRECTION_LTR : HB_DIRECTION_RTL
    // HarfBuzz shapes such text from its end.
    guard native != opposite else { return }
    let all = [key.face, key.display].compactMap { $0 }.map { known.wordGuard(for: key, $0) }
    areWordsApart = all.allSatisfy(\.areWordsApart)
    guards = all.filter { !$0.isOpen }
  }

  /// Whether this plan shapes an item of a text in its face.
  @inline(__always)
  func isOf(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> Bool {
    key.isOf(item, face, analysis)
  }

  /// Whether no rule joins words.
  var isOpen: Bool { guards.isEmpty }

  /// The scripts with letters that do not change with the context of a stretch.
  ///
  /// HarfBuzz uses the context to join letters and, at a paragraph's start, for marks without a base; the latter is in
  /// the key of a piece.
  private static let scriptsThatDoNotJoin = Set(
    [
      "Zyyy", "Latn", "Grek", "Cyrl", "Armn", "Geor", "Hebr", "Thai", "Laoo", "Hani", "Hira",
      "Kana",
      "Hang", "Bopo", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym",
      "Sinh",
      "Khmr", "Mymr", "Tibt", "Ethi", "Cher", "Cans",
    ].map(Script.init(code:)))
}

extension WordPlan.Key {
  /// Creates the key for an item of a text in its face.
  init(_ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis) {
    self.face = face
    display = analysis.displayFace(of: item)
    script = item.script
    language = analysis.language
    isRightToLeft = item.isRightToLeft
    isSpaced = analysis.options.letterSpacing != 0
  }

  /// Whether the key describes an item of a text in its face.
  @inline(__always)
  func isOf(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> Bool {
    self.face === face && script == item.script && language == analysis.language
      && isRightToLeft == item.isRightToLeft
      && isSpaced == (analysis.options.letterSpacing != 0)
      && display === analysis.displayFace(of: item)
  }

  /// The request for one of the faces.
  func request(for face: FontFace) -> ShapingBuffer.Request {
    var request = ShapingBuffer.Request(
      face: face, script: script, language: language, isRightToLeft: isRightToLeft,
      beginsParagraph: false, endsParagraph: false)
    request.isSpaced = isSpaced
    return request
  }
}

/// The guards of a worker; languages with equal rules in a font share one.
struct WordGuards {
  private struct Key: Hashable {
    var face: FontFace
    var lookups: AppliedLookups
    var isRightToLeft: Bool
    var composesAsHebrew: Bool
  }

  private var guards: [Key: WordGuard] = [:]

  mutating func wordGuard(for plan: WordPlan.Key, _ face: FontFace) -> WordGuard {
    unsafe ShapingBuffer.withPlan(for: plan.request(for: face)) { shapePlan in
      let lookups = unsafe AppliedLookups(shapePlan)
      let key = Key(
        face: face, lookups: lookups, isRightToLeft: plan.isRightToLeft,
        composesAsHebrew: plan.script == WordGuard.hebrew)
      if let known = guards[key] { return known }
      let rules = face.derived(lookups) { unsafe SpaceRules(face.harfBuzzFont, lookups) }
      let result = WordGuard(rules, script: plan.script, isRightToLeft: plan.isRightToLeft)
      guards[key] = result
      return result
    }
  }
}
