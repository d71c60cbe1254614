internal import CopyfitDynamicType

/// A set of glyphs that a rule accepts at one of its positions.
enum RuleSet: Hashable {
  /// A coverage table of `GSUB` or `GPOS`.
  case coverage(isSubstitution: Bool, offset: Int)
  /// One class of a class definition table.
  case glyphClass(isSubstitution: Bool, offset: Int, number: Int)
  case glyph(Int)
}

/// `GSUB` and `GPOS` of a font.
struct LayoutTables: ~Copyable {
  let substitution: LayoutTable
  let positioning: LayoutTable

  init(_ font: FontRules) {
    unsafe substitution = LayoutTable(font.face, AppliedLookups.gsub, extensionType: 7)
    unsafe positioning = LayoutTable(font.face, AppliedLookups.gpos, extensionType: 9)
  }

  /// Whether variations can give the font's features other lookups.
  var haveVariations: Bool { substitution.hasVariations || positioning.hasVariations }

  /// Calls `body` with ranges that contain all glyphs of a set, and possibly others.
  ///
  /// The whole table is read. The coverage tables of some fonts are not sorted, so that a search finds only some of
  /// their glyphs, and not always the same ones.
  func forEachRange(of set: RuleSet, _ body: (ClosedRange<Int>) -> Void) {
    switch set {
    case .glyph(let glyph): body(glyph...glyph)
    case .coverage(true, let offset): substitution.forEachRange(ofCoverage: offset, body)
    case .coverage(false, let offset): positioning.forEachRange(ofCoverage: offset, body)
    // Class 0 is all glyphs without a class; it is not searched.
    case .glyphClass(_, _, 0): body(0...0xFFFF)
    case .glyphClass(true, let classes, let number):
      substitution.forEachRange(ofClass: number, in: classes, body)
    case .glyphClass(false, let classes, let number):
      positioning.forEachRange(ofClass: number, in: classes, body)
    }
  }

  /// The approximate number of glyphs in a set.
  func size(of set: RuleSet) -> Int {
    switch set {
    case .glyph: 1
    case .coverage(true, let offset): substitution.glyphCount(ofCoverage: offset)
    case .coverage(false, let offset): positioning.glyphCount(ofCoverage: offset)
    // A class has some of the glyphs; class 0 has nearly all.
    case .glyphClass(_, _, let number): number == 0 ? 0x10000 : 0x400
    }
  }

  /// Whether a set contains any of the glyphs.
  func contains(_ set: RuleSet, anyOf glyphs: [UInt32]) -> Bool {
    var isFound = false
    forEachRange(of: set) { range in
      isFound = isFound || glyphs.contains { range.contains(Int($0)) }
    }
    return isFound
  }
}

extension LayoutTable {
  /// The number of glyphs in a coverage table.
  fileprivate func glyphCount(ofCoverage coverage: Int) -> Int {
    let count = number(coverage + 2)
    guard number(coverage) == 2, count > 0 else { return count }
    let last = coverage + 4 + 6 * (count - 1)
    return number(last + 4) + max(number(last + 2) - number(last) + 1, 0)
  }

  /// Calls `body` with the glyphs of a coverage table, as ranges.
  func forEachRange(ofCoverage coverage: Int, _ body: (ClosedRange<Int>) -> Void) {
    let isRanges = number(coverage) == 2
    for index in 0..<number(coverage + 2) {
      let entry = coverage + 4 + (isRanges ? 6 : 2) * index
      let first = number(entry)
      body(first...max(first, isRanges ? number(entry + 2) : first))
    }
  }

  /// Calls `body` with the glyphs of a class other than 0, as ranges.
  fileprivate func forEachRange(
    ofClass wanted: Int, in classes: Int, _ body: (ClosedRange<Int>) -> Void
  ) {
    if number(classes) == 1 {
      let first = number(classes + 2)
      for index in 0..<number(classes + 4) where number(classes + 6 + 2 * index) == wanted {
        body(first + index...first + index)
      }
    } else {
      for index in 0..<number(classes + 2) {
        let range = classes + 4 + 6 * index
        guard number(range + 4) == wanted else { continue }
        body(number(range)...max(number(range), number(range + 2)))
      }
    }
  }

  /// Whether variations can give features other lookups.
  fileprivate var hasVariations: Bool { number(2) > 0 && (number(10) | number(12)) != 0 }

  /// The lookups that only features of fractions use; empty if variations can give features other lookups.
  var lookupsOfFractionsAlone: Set<Int> {
    guard !hasVariations else { return [] }
    var (fractions, others): (Set<Int>, Set<Int>) = ([], [])
    let list = number(6)
    for index in 0..<number(list) {
      let record = list + 2 + 6 * index
      let tag = UInt32(number(record) << 16 | number(record + 2))
      let feature = list + number(record + 4)
      let isFraction = FontTag.fractions.contains { $0.rawValue == tag }
      for place in 0..<number(feature + 2) {
        let lookup = number(feature + 4 + 2 * place)
        if isFraction { fractions.insert(lookup) } else { others.insert(lookup) }
      }
    }
    return fractions.subtracting(others)
  }
}

extension FontTag {
  /// The features that HarfBuzz applies only around U+2044.
  static let fractions: [FontTag] = ["frac", "numr", "dnom"]
}
