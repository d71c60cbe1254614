internal import CopyfitFonts
internal import CopyfitUnicode

/// Finds the face of each grapheme cluster in one stack of fonts and one locale, and remembers what was
/// asked before.
struct CoverageMemo {
  let shared: TextFonts
  let locale: LocaleIdentifier
  private var fonts: FontStack { _read { yield shared.stack } }

  /// For each 256 units, where their cells start in `cells`; 0 where nothing is known.
  private var pages = [UInt32](repeating: 0, count: 256)
  private var cells = [Cell](repeating: [], count: 256)
  private var answers = ClusterAnswers()
  /// The number of the text at hand, so that it is told once what an answer means for it.
  private var text = 0

  /// What is known of a character of the first plane.
  private struct Cell: OptionSet {
    let rawValue: UInt8

    static let isKnown = Cell(rawValue: 1)
    /// The stack's own face has a glyph, and no emoji font is asked for.
    static let isOwn = Cell(rawValue: 2)
    /// The same, and the character is a cluster of its own.
    static let isPlain = Cell(rawValue: 4)
  }

  init(_ fonts: FontStack, _ locale: LocaleIdentifier) {
    shared = TextFonts(fonts)
    self.locale = locale
  }

  /// Whether the memo is that of some fonts and a locale.
  func isOf(_ fonts: FontStack, _ locale: LocaleIdentifier) -> Bool {
    shared.isOf(fonts) && self.locale == locale
  }

  /// Turns to the next text.
  mutating func beginText() { text += 1 }

  /// Whether every unit is a cluster of its own that the stack's own face shows.
  mutating func showsPlainly(_ units: Span<UInt16>) -> Bool {
    for index in units.indices where !cell(units[index]).contains(.isPlain) { return false }
    return true
  }

  @inline(__always)
  private mutating func cell(_ unit: UInt16) -> Cell {
    let cell = cells[Int(pages[Int(unit >> 8)]) + Int(unit & 0xFF)]
    return cell.contains(.isKnown) ? cell : find(unit)
  }

  @inline(never)
  private mutating func find(_ unit: UInt16) -> Cell {
    var cell = Cell.isKnown
    if let scalar = Unicode.Scalar(unit), fonts.face.surelyShows(scalar) {
      cell.insert(.isOwn)
      if GraphemeFinder.standsAlone(unit) { cell.insert(.isPlain) }
    }
    let page = Int(unit >> 8)
    if pages[page] == 0 {
      pages[page] = UInt32(cells.count)
      cells.append(contentsOf: repeatElement([], count: 256))
    }
    cells[Int(pages[page]) + Int(unit & 0xFF)] = cell
    return cell
  }

  /// The number of the face that shows a cluster; `nil` where nothing is seen of it, and any will do.
  mutating func face(
    for cluster: Range<Int>, of analysis: inout TextAnalysis, script: Script,
    _ characters: inout CharacterTable
  ) -> Int? {
    if cluster.count == 1, cell(analysis.units[cluster.lowerBound]).contains(.isPlain) { return 0 }
    var (isSeen, isOwn) = (false, true)
    var position = cluster.lowerBound
    while position < cluster.upperBound {
      let unit = analysis.units[position]
      let scalar = analysis.units.span.scalar(at: position)
      position += UTF16.width(scalar)
      if GraphemeFinder.standsAlone(unit) || !characters.properties(of: scalar).isUnseen {
        isSeen = true
      }
      if isOwn {
        isOwn =
          scalar.value < 0x1_0000
          ? cell(UInt16(scalar.value)).contains(.isOwn) : fonts.face.surelyShows(scalar)
      }
    }
    if !isSeen { return nil }
    return isOwn ? 0 : ask(cluster, of: &analysis, script)
  }

  @inline(never)
  private mutating func ask(
    _ cluster: Range<Int>, of analysis: inout TextAnalysis, _ script: Script
  ) -> Int {
    let number = number(of: analysis.units.span.extracting(cluster), script)
    if let known = answers.face(of: number, inText: text) { return known }
    let answer = answers[number]
    analysis.take(answer)
    let face = answer.choice.map { analysis.number(of: $0) } ?? 0
    answers.remember(face: face, of: number, inText: text)
    return face
  }
}

extension CoverageMemo {
  /// The number of the answer about a cluster.
  private mutating func number(of cluster: Span<UInt16>, _ script: Script) -> Int {
    if let known = answers.find(cluster, script) { return known }
    return answers.insert(
      ClusterAnswer(fonts, cluster.scalars, script, locale), cluster, script)
  }
}

extension FontFace {
  /// Whether the face has a glyph for a character that cannot ask for an emoji font.
  fileprivate func surelyShows(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.mayAskForEmoji && glyph(for: scalar) != nil
  }
}

extension Unicode.Scalar {
  /// Whether the character is in a block with emoji, or selects a presentation.
  fileprivate var mayAskForEmoji: Bool {
    switch value {
    case 0x203C...0x2BFF, 0x3030...0x303D, 0x3297...0x3299, 0xFE0E...0xFE0F, 0x1F000...: true
    default: false
    }
  }
}

extension Span<UInt16> {
  fileprivate var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var position = 0
    while position < count {
      let scalar = scalar(at: position)
      scalars.append(scalar)
      position += UTF16.width(scalar)
    }
    return scalars
  }
}

extension TextAnalysis {
  /// Adds what an answer says of its characters.
  fileprivate mutating func take(_ answer: ClusterAnswer) {
    if !answer.missing.isEmpty { missing += answer.missing }
    for character in answer.drawn { fallbackCharacters.append(character) }
  }

  /// The number of a fallback face in this text; a new one is added.
  fileprivate mutating func number(of choice: FallbackChoice) -> Int {
    if let index = fallbacks.firstIndex(where: { $0.face == choice.face }) { return index + 1 }
    fallbacks.append(choice)
    return fallbacks.count
  }
}
