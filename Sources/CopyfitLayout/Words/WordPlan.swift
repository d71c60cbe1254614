internal import CCopyfitHarfBuzz
internal import CopyfitFonts
internal import CopyfitUnicode

/// One way of shaping words: what stands in a piece's key beside its text.
final class WordPlan {
  /// What plans differ in.
  struct Key {
    var face: FontFace
    var display: FontFace?
    var script: Script
    var language: ShapingLanguage
    var isRightToLeft: Bool
    var isSpaced: Bool
  }

  let key: Key
  /// The number that stands for the plan in the keys of pieces.
  let number: UInt32
  /// Whether the text around a stretch may change it, even where it does not belong to the stretch.
  let looksAround: Bool
  /// Whether words are shaped apart; else what is shaped at once is one piece.
  private(set) var areWordsApart = false
  /// The guards of the faces in which rules join words.
  private(set) var guards: [WordGuard] = []
  /// Whether the rules of the faces are read.
  private(set) var isReady = false
  private var unitsUntilReady: Int

  /// HarfBuzz looks at five characters of context on either side: at most so many units.
  static let contextCount = 10

  /// Creates a plan whose rules are read once so many units were to be shaped by it.
  init(_ key: Key, number: UInt32, unitsUntilReady: Int) {
    self.key = key
    self.number = number
    self.unitsUntilReady = unitsUntilReady
    looksAround = !Self.scriptsThatDoNotJoin.contains(key.script)
  }

  /// Counts what is to be shaped, and reads the rules once that is worth while.
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

  /// Whether an item of a text is shaped in its face by this plan.
  @inline(__always)
  func isOf(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> Bool {
    key.isOf(item, face, analysis)
  }

  /// Whether no rule joins words.
  var isOpen: Bool { guards.isEmpty }

  /// The scripts whose letters keep their form whatever stands beside the stretch that is shaped.
  ///
  /// HarfBuzz looks at the context of a stretch for the joining of letters, and, at a paragraph's start,
  /// for marks without a base, which the key of a piece says.
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
  /// How an item of a text is shaped in its face.
  init(_ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis) {
    self.face = face
    display = analysis.displayFace(of: item)
    script = item.script
    language = analysis.language
    isRightToLeft = item.isRightToLeft
    isSpaced = analysis.options.letterSpacing != 0
  }

  /// Whether an item of a text is shaped so in its face.
  @inline(__always)
  func isOf(
    _ item: ShapingItem, _ face: FontFace, _ analysis: borrowing TextAnalysis
  ) -> Bool {
    self.face === face && script == item.script && language == analysis.language
      && isRightToLeft == item.isRightToLeft
      && isSpaced == (analysis.options.letterSpacing != 0)
      && display === analysis.displayFace(of: item)
  }

  /// How texts are shaped in one of the faces.
  func request(for face: FontFace) -> ShapingBuffer.Request {
    var request = ShapingBuffer.Request(
      face: face, script: script, language: language, isRightToLeft: isRightToLeft,
      beginsParagraph: false, endsParagraph: false)
    request.isSpaced = isSpaced
    return request
  }
}

/// The guards of a worker: languages for which a font has the same rules share one.
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
