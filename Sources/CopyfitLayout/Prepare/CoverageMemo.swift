internal import CopyfitFonts
internal import CopyfitUnicode

/// Finds the face of each grapheme cluster in one stack of fonts and one locale, and remembers the answers.
struct CoverageMemo {
  let shared: TextFonts
  let locale: LocaleIdentifier
  private var fonts: FontStack { _read { yield shared.stack } }

  /// The start of the cells for each 256 units in `cells`; 0 if none is known.
  var pages = [UInt32](repeating: 0, count: 256)
  private var cells = [Cell](repeating: [], count: 256)
  /// For each cell, the properties for analyzing a plain text.
  var plain = [PlainUnit](repeating: PlainUnit(), count: 256)
  /// For each cell, the last question about the unit as a cluster.
  private var asked = [Asked](repeating: Asked(), count: 256)
  private var answers = ClusterAnswers()
  /// The number of the current text, so that each answer is added to it once.
  private var text = 0

  /// The known properties of a character of the Basic Multilingual Plane.
  private struct Cell: OptionSet {
    let rawValue: UInt8

    static let isKnown = Cell(rawValue: 1)
    /// The stack's own face has a glyph, and the character cannot request an emoji font.
    static let isOwn = Cell(rawValue: 2)
    /// `isOwn`, and the character is always a separate cluster.
    static let isPlain = Cell(rawValue: 4)
    /// A missing glyph for it would not be visible.
    static let isUnseen = Cell(rawValue: 8)
    /// It is neither a tab nor ignorable.
    static let isOrdinary = Cell(rawValue: 16)
    /// It is a mark, which rules may skip.
    static let isMark = Cell(rawValue: 32)
  }

  /// A question about one unit, and its answer.
  private struct Asked {
    var script: UInt32 = 0
    /// The answer's number plus 1; 0 if nothing was asked.
    var answer: UInt32 = 0
    /// The number of the text that used the answer last; 0 for none.
    var text = 0
    /// The number of the face in that text.
    var face = 0
  }

  init(_ fonts: FontStack, _ locale: LocaleIdentifier) {
    shared = TextFonts(fonts)
    self.locale = locale
  }

  /// Whether the memo is for these fonts and this locale.
  func isOf(_ fonts: FontStack, _ locale: LocaleIdentifier) -> Bool {
    shared.isOf(fonts) && self.locale == locale
  }

  /// The number of pages, each with the properties of 256 units.
  var pageCount: Int { cells.count >> 8 }

  /// Starts the next text.
  mutating func beginText() { text += 1 }

  @inline(__always)
  private mutating func cell(_ unit: UInt16) -> Cell {
    let cell = cells[place(of: unit)]
    return cell.contains(.isKnown) ? cell : find(unit)
  }

  /// Finds the properties of a unit that was not met before.
  @inline(never)
  mutating func learn(_ unit: UInt16) { _ = cell(unit) }

  /// The index of a unit's cell, which is empty if no unit near it is known.
  @inline(__always)
  func place(of unit: UInt16) -> Int { Int(pages[Int(unit >> 8)]) + Int(unit & 0xFF) }

  @inline(never)
  private mutating func find(_ unit: UInt16) -> Cell {
    var cell = Cell.isKnown
    var plainUnit = PlainUnit()
    if let scalar = Unicode.Scalar(unit) {
      if fonts.face.surelyShows(scalar) {
        cell.insert(.isOwn)
        if GraphemeFinder.standsAlone(unit) { cell.insert(.isPlain) }
      }
      let properties = CharacterProperties(of: scalar)
      if properties.isUnseen { cell.insert(.isUnseen) }
      if unit != 0x09, !properties.isDefaultIgnorable { cell.insert(.isOrdinary) }
      if properties.isMark { cell.insert(.isMark) }
      if cell.contains(.isOrdinary), GraphemeFinder.standsAlone(unit) {
        plainUnit = PlainUnit(unit, properties, isOwn: cell.contains(.isOwn))
      }
    }
    let page = Int(unit >> 8)
    if pages[page] == 0 {
      pages[page] = UInt32(cells.count)
      cells.append(contentsOf: repeatElement([], count: 256))
      plain.append(contentsOf: repeatElement(PlainUnit(), count: 256))
      asked.append(contentsOf: repeatElement(Asked(), count: 256))
    }
    cells[place(of: unit)] = cell
    plain[place(of: unit)] = plainUnit
    return cell
  }

  /// The number of the face that shows a cluster; `nil` if it is invisible, so that any face can be used.
  @inline(__always)
  mutating func face(
    for cluster: Range<Int>, of analysis: inout TextAnalysis, script: Script
  ) -> Int? {
    if cluster.count == 1 {
      let cell = cell(analysis.units[cluster.lowerBound])
      if cell.contains(.isPlain) { return 0 }
      if cell.contains(.isUnseen) { return nil }
      return cell.contains(.isOwn) ? 0 : askAboutUnit(at: cluster.lowerBound, of: &analysis, script)
    }
    return faceOfLongCluster(cluster, of: &analysis, script)
  }

  /// The number of marks at the end of a cluster whose face was requested; `nil` if it has characters other than
  /// letters and marks of the Basic Multilingual Plane.
  @inline(__always)
  func marks(atEndOf cluster: Range<Int>, in units: Span<UInt16>) -> Int? {
    var marks = 0
    for position in cluster {
      let unit = units[position]
      let cell = cells[place(of: unit)]
      guard cell.contains(.isOrdinary) else { return nil }
      marks = cell.contains(.isMark) ? marks + 1 : 0
    }
    return marks
  }

  private mutating func faceOfLongCluster(
    _ cluster: Range<Int>, of analysis: inout TextAnalysis, _ script: Script
  ) -> Int? {
    var (isSeen, isOwn) = (false, true)
    var position = cluster.lowerBound
    var (units, isBasic) = (UInt64(0), true)
    while position < cluster.upperBound {
      let scalar = analysis.units.span.scalar(at: position)
      position += UTF16.width(scalar)
      units = units << 16 | UInt64(scalar.value)
      if scalar.value < 0x1_0000 {
        let cell = cell(UInt16(scalar.value))
        isSeen = isSeen || !cell.contains(.isUnseen)
        isOwn = isOwn && cell.contains(.isOwn)
      } else {
        isBasic = false
        isSeen = isSeen || !CharacterProperties(of: scalar).isUnseen
        isOwn = isOwn && fonts.face.surelyShows(scalar)
      }
    }
    if !isSeen { return nil }
    if isOwn { return 0 }
    if isBasic, let known = answers.find(units, count: cluster.count, script) {
      return answers.use(known, in: &analysis, numbered: text)
    }
    return ask(cluster, of: &analysis, script)
  }

  /// The face of a cluster of one unit with a known cell.
  @inline(__always)
  mutating func askAboutUnit(
    at position: Int, of analysis: inout TextAnalysis, _ script: Script
  ) -> Int {
    let place = place(of: analysis.units[position])
    let known = asked[place]
    if known.text == text, known.script == script.rawValue { return known.face }
    return askAboutUnit(at: position, place, of: &analysis, script)
  }

  @inline(never)
  private mutating func askAboutUnit(
    at position: Int, _ place: Int, of analysis: inout TextAnalysis, _ script: Script
  ) -> Int {
    var known = asked[place]
    if known.answer == 0 || known.script != script.rawValue {
      let cluster = analysis.units.span.extracting(position..<position + 1)
      known = Asked(script: script.rawValue, answer: UInt32(number(of: cluster, script)) + 1)
    }
    known.text = text
    known.face = answers.use(Int(known.answer) - 1, in: &analysis, numbered: text)
    asked[place] = known
    return known.face
  }

  @inline(never)
  private mutating func ask(
    _ cluster: Range<Int>, of analysis: inout TextAnalysis, _ script: Script
  ) -> Int {
    let number = number(of: analysis.units.span.extracting(cluster), script)
    return answers.use(number, in: &analysis, numbered: text)
  }
}

extension CoverageMemo {
  /// The number of the answer about a cluster.
  private mutating func number(of cluster: Span<UInt16>, _ script: Script) -> Int {
    if let known = answers.find(cluster, script) { return known }
    if answers.isFull {
      answers = ClusterAnswers()
      for index in asked.indices { asked[index] = Asked() }
    }
    return answers.insert(
      ClusterAnswer(fonts, cluster.scalars, script, locale), cluster, script)
  }
}

extension FontFace {
  /// Whether the face has a glyph for a character that cannot request an emoji font.
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
