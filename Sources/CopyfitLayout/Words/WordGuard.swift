internal import CCopyfitHarfBuzz
internal import CopyfitUnicode

/// Determines which words must be shaped together with their neighbors, in one face and way of shaping.
final class WordGuard {
  /// The sets of glyphs that a word contains, as bits.
  typealias GlyphSets = UInt64

  private let rules: SpaceRules
  private let isRightToLeft: Bool
  private let script: Script
  /// For the upper byte of a unit, the start of the 256 cells of its page; -1 without a page.
  private var pages = [Int](repeating: -1, count: 256)
  /// For each unit of a page, 1 + the index of its sets; 0 if it is unknown.
  private var cells: [UInt16] = []
  private var distinctSets: [GlyphSets] = []
  private var places: [GlyphSets: UInt16] = [:]
  private var characters = CharacterTable()
  /// The sets of characters outside the Basic Multilingual Plane.
  private var others: [UInt32: GlyphSets] = [:]

  /// Sets that most words do not contain; without any of them, only the `untriggered` splits can match.
  private var triggers: GlyphSets = 0
  private var untriggered: [SpaceRules.Split] = []
  /// The splits that may match the current text.
  private var active: [SpaceRules.Split] = []

  /// Creates a guard from the rules of a font, which must outlive it.
  init(_ rules: SpaceRules, script: Script, isRightToLeft: Bool) {
    self.rules = rules
    self.script = script
    self.isRightToLeft = isRightToLeft
    findTriggers()
  }

  /// Letters with the most rules across spaces in fonts.
  private static let commonLetters = "aeinorstxAEST"

  private func findTriggers() {
    guard !rules.splits.isEmpty else { return }
    let common = Self.commonLetters.utf16.reduce(0) { $0 | sets(of: $1) }
    for split in rules.splits {
      let rare = split.needed & ~common
      triggers |= rare & (0 &- rare)
      if rare == 0 { untriggered.append(split) }
    }
  }

  /// Whether words are shaped separately.
  var areWordsApart: Bool { rules.areWordsApart }

  /// Whether no rule joins words.
  var isOpen: Bool { rules.areWordsApart && rules.splits.isEmpty }

  /// The sets of a word; those of an empty word are those of a space, which rules may cross.
  func sets(of word: Range<Int>, in text: Span<UInt16>) -> GlyphSets {
    guard !word.isEmpty else { return sets(of: 0x20) }
    var result: GlyphSets = 0
    var position = word.lowerBound
    while position < word.upperBound, GraphemeFinder.standsAlone(text[position]) {
      result |= sets(of: text[position])
      position += 1
    }
    guard position < word.upperBound else { return result }
    return setsOfClusters(in: word, text)
  }

  private func sets(of unit: UInt16) -> GlyphSets {
    let page = pages[Int(unit >> 8)]
    if page >= 0 {
      let cell = cells[page + Int(unit & 0xFF)]
      if cell > 0 { return distinctSets[Int(cell) - 1] }
    }
    return findSets(of: unit)
  }

  @inline(never)
  private func findSets(of unit: UInt16) -> GlyphSets {
    let sets = sets(seeds: UInt32(unit))
    let page = Int(unit >> 8)
    if pages[page] < 0 {
      pages[page] = cells.count
      cells.append(contentsOf: repeatElement(0, count: 256))
    }
    if let place = places[sets] {
      cells[pages[page] + Int(unit & 0xFF)] = place
    } else if distinctSets.count < Int(UInt16.max) - 1 {
      distinctSets.append(sets)
      places[sets] = UInt16(distinctSets.count)
      cells[pages[page] + Int(unit & 0xFF)] = UInt16(distinctSets.count)
    }
    return sets
  }

  private func sets(ofScalar scalar: UInt32) -> GlyphSets {
    if let unit = UInt16(exactly: scalar) { return sets(of: unit) }
    if let known = others[scalar] { return known }
    let sets = sets(seeds: scalar)
    others[scalar] = sets
    return sets
  }
}

/// Joins words according to rules.
extension WordGuard {
  /// Marks the words that a rule may join with the word before them, given the sets of all words.
  func join(_ words: [GlyphSets], _ isJoined: inout [Bool]) {
    var all: GlyphSets = 0
    for word in words { all |= word }
    active.removeAll(keepingCapacity: true)
    let splits = all & triggers != 0 ? rules.splits : untriggered
    for split in splits where all.isSuperset(of: split.needed) { active.append(split) }
    guard !active.isEmpty else { return }
    for index in 1..<words.count
    where active.contains(where: { $0.isMet(at: index, words) }) {
      isJoined[index] = true
    }
  }
}

extension SpaceRules.Split {
  /// Whether a match may cross the space before a word.
  fileprivate func isMet(at index: Int, _ words: [WordGuard.GlyphSets]) -> Bool {
    guard words[index - 1].isSuperset(of: left.adjacent),
      words[index].isSuperset(of: right.adjacent)
    else { return false }
    var (before, after): (UInt64, UInt64) = (0, 0)
    for word in max(index - left.wordCount, 0)..<index { before |= words[word] }
    for word in index..<min(index + right.wordCount, words.count) { after |= words[word] }
    return before.isSuperset(of: left.near) && after.isSuperset(of: right.near)
  }
}

extension UInt64 {
  fileprivate func isSuperset(of other: UInt64) -> Bool { self & other == other }
}

/// Finds glyphs of characters, and rules for glyphs.
extension WordGuard {
  /// The sets of a character and of all its possible glyphs.
  private func sets(seeds character: UInt32) -> GlyphSets {
    // No character has the highest bit.
    rules.characterSets.answer(to: character << 1 | (isRightToLeft ? 1 : 0)) {
      findSets(seeds: character)
    }
  }

  private func findSets(seeds character: UInt32) -> GlyphSets {
    guard var glyphs = glyphs(for: character) else { return .max }
    if isRightToLeft {
      let mirrored = unsafe hb_unicode_mirroring(hb_unicode_funcs_get_default(), character)
      if mirrored != character, rules.nominalGlyph(mirrored) != nil {
        guard let others = self.glyphs(for: mirrored) else { return .max }
        glyphs += others
      }
    }
    return rules.bits(of: glyphs)
  }

  /// The possible glyphs of a character; `nil` if it may be shown with others.
  private func glyphs(for character: UInt32) -> [UInt32]? {
    guard !Self.isReplaced(character), let nominal = rules.nominalGlyph(character),
      var result = rules.glyphs(from: nominal)
    else { return nil }
    var (first, second): (UInt32, UInt32) = (0, 0)
    let funcs = unsafe hb_unicode_funcs_get_default()
    var whole = character
    while unsafe hb_unicode_decompose(funcs, whole, &first, &second) != 0 {
      for part in [first, second] where part != 0 {
        guard let glyph = rules.nominalGlyph(part) else { continue }
        guard let forms = rules.glyphs(from: glyph) else { return nil }
        result += forms
      }
      whole = first
    }
    return result
  }

  /// Whether HarfBuzz's shapers show a character with glyphs of others: variation selectors, Hangul letters, and vowels
  /// of Thai, Lao and Khmer that are split.
  private static func isReplaced(_ character: UInt32) -> Bool {
    switch character {
    case 0xFE00...0xFE0F, 0x180B...0x180F, 0xE0000...0xE0FFF: true
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    case 0xE33, 0xEB3, 0x17BE...0x17C0, 0x17C4...0x17C5: true
    case 0xD800...0xDFFF: true
    default: false
    }
  }

  /// The sets of a word with marks or with characters outside the Basic Multilingual Plane.
  private func setsOfClusters(in word: Range<Int>, _ text: Span<UInt16>) -> GlyphSets {
    var result: GlyphSets = 0
    var (base, composed, marks): (UInt32, UInt32, Int) = (0, 0, 0)
    var hasLetter = false
    var position = word.lowerBound
    while position < word.upperBound {
      let scalar = text.scalar(at: position)
      position += UTF16.width(scalar)
      result |= sets(ofScalar: scalar.value)
      let properties = characters.properties(of: scalar)
      guard properties.isMark else {
        if !properties.isDefaultIgnorable { hasLetter = true }
        (base, composed, marks) = (scalar.value, scalar.value, 0)
        continue
      }
      marks += 1
      // HarfBuzz composes Hebrew marks in its own way, and many marks have many orders.
      if script == Self.hebrew || marks > Self.maximumMarks { return .max }
      let before = composed
      if let whole = Self.compose(base, scalar.value) {
        result |= sets(ofScalar: whole)
        composed = whole
      }
      if before != base, let whole = Self.compose(before, scalar.value) {
        result |= sets(ofScalar: whole)
        composed = whole
      }
    }
    // Rules may skip a word without letters.
    return hasLetter ? result : .max
  }

  static let hebrew = Script(code: "Hebr")
  private static let maximumMarks = 2

  private static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    var whole: UInt32 = 0
    let funcs = unsafe hb_unicode_funcs_get_default()
    return unsafe hb_unicode_compose(funcs, first, second, &whole) != 0 ? whole : nil
  }
}
