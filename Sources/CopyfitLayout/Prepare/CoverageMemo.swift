internal import CopyfitFonts
internal import CopyfitUnicode

/// Finds the face of each grapheme cluster, and remembers what was asked before.
struct CoverageMemo {
  private struct Key: Hashable {
    var cluster: [Unicode.Scalar]
    var script: Script
  }

  /// The one face that draws a cluster, and what of it that face lacks.
  fileprivate struct Answer {
    /// `nil` for the label's own face.
    var choice: FallbackChoice?
    var missing: [Unicode.Scalar] = []
  }

  /// More different clusters than the texts of a language have.
  private static let mostAnswers = 16384

  private var fonts: FontStack?
  private var locale = LocaleIdentifier.undetermined
  private var answers: [Key: Answer] = [:]
  /// Which ASCII characters the stack's face has, as bits.
  private var ascii: (low: UInt64, high: UInt64) = (0, 0)

  /// Turns to the fonts of a text; answers are kept while these and the locale stay the same.
  mutating func begin(_ fonts: FontStack, _ locale: LocaleIdentifier) {
    if self.fonts == fonts && self.locale == locale && answers.count < Self.mostAnswers { return }
    if self.fonts?.face != fonts.face { readASCII(fonts.face) }
    self.fonts = fonts
    self.locale = locale
    answers.removeAll(keepingCapacity: true)
  }

  private mutating func readASCII(_ face: FontFace) {
    ascii = (0, 0)
    for value in UInt8(0x20)..<0x7F where face.glyph(for: Unicode.Scalar(value)) != nil {
      if value < 64 { ascii.low |= 1 << value } else { ascii.high |= 1 << (value - 64) }
    }
  }

  private func hasASCII(_ unit: UInt16) -> Bool {
    (unit < 64 ? ascii.low >> unit : unit < 128 ? ascii.high >> (unit - 64) : 0) & 1 == 1
  }

  /// Whether the stack's face has every unit of a text, and all are ASCII.
  func hasAllAsASCII(_ units: ArraySlice<UInt16>) -> Bool { units.allSatisfy(hasASCII) }

  /// The number of the face that shows a cluster; `nil` where nothing is seen of it, and any will do.
  mutating func face(
    for cluster: Range<Int>, of analysis: inout TextAnalysis, script: Script
  ) -> Int? {
    if cluster.count == 1, hasASCII(analysis.units[cluster.lowerBound]) { return 0 }
    if analysis.isUnseen(cluster) { return nil }
    if analysis.ownFaceSurelyShows(cluster) { return 0 }
    let scalars = analysis.scalars(in: cluster)
    let answer = answer(for: scalars, script)
    analysis.missing.formUnion(answer.missing)
    guard let choice = answer.choice, choice.face != analysis.fonts.face else { return 0 }
    analysis.fallbackCharacters.formUnion(
      scalars.filter { !$0.isUnseen && !answer.missing.contains($0) })
    return analysis.number(of: choice)
  }

  private mutating func answer(for cluster: [Unicode.Scalar], _ script: Script) -> Answer {
    let key = Key(cluster: cluster, script: script)
    if let known = answers[key] { return known }
    let answer = fonts.map { Answer($0, cluster, script, locale) } ?? Answer()
    answers[key] = answer
    return answer
  }
}

extension CoverageMemo.Answer {
  /// Where no font has the whole cluster, the one that has its base draws it.
  fileprivate init(
    _ fonts: FontStack, _ cluster: [Unicode.Scalar], _ script: Script, _ locale: LocaleIdentifier
  ) {
    choice = fonts.choice(for: cluster, script: script, locale: locale)
    guard choice == nil else { return }
    choice = fonts.partialChoice(for: cluster, script: script, locale: locale)
    let face = choice?.face ?? fonts.face
    missing = cluster.filter { !$0.isUnseen && !face.covers([$0]) }
  }
}

extension Unicode.Scalar {
  /// Whether a reader misses nothing if no font has the character.
  fileprivate var isUnseen: Bool { CharacterProperties(of: self).isUnseen }

  /// Whether the character is in a block with emoji, or selects a presentation.
  fileprivate var mayAskForEmoji: Bool {
    switch value {
    case 0x203C...0x2BFF, 0x3030...0x303D, 0x3297...0x3299, 0xFE0E...0xFE0F, 0x1F000...: true
    default: false
    }
  }
}

extension TextAnalysis {
  /// Whether no character of a cluster is seen: then it is no reason to change the face.
  fileprivate func isUnseen(_ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      if GraphemeFinder.standsAlone(units[position]) { return false }
      let scalar = units.span.scalar(at: position)
      if !scalar.isUnseen { return false }
      position += UTF16.width(scalar)
    }
    return true
  }

  /// Whether the stack's own face has a glyph for each character, and none may ask for an emoji font.
  fileprivate func ownFaceSurelyShows(_ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      let scalar = units.span.scalar(at: position)
      guard !scalar.mayAskForEmoji, fonts.face.glyph(for: scalar) != nil else { return false }
      position += UTF16.width(scalar)
    }
    return true
  }

  fileprivate func scalars(in range: Range<Int>) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let scalar = units.span.scalar(at: position)
      scalars.append(scalar)
      position += UTF16.width(scalar)
    }
    return scalars
  }

  /// The number of a fallback face in this text; a new one is added.
  fileprivate mutating func number(of choice: FallbackChoice) -> Int {
    if let index = fallbacks.firstIndex(where: { $0.face == choice.face }) { return index + 1 }
    fallbacks.append(choice)
    return fallbacks.count
  }
}
