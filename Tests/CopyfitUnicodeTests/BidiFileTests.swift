import CopyfitUnicode
import Testing

/// A text with a level for each character, `nil` if UAX #9 leaves it open (X9).
private struct BidiCase {
  var text: [Unicode.Scalar]
  var direction: BidiParagraph.Direction
  var levels: [UInt8?]
  /// The positions of the characters with a level, in visual order from left to right.
  var order: [Int]

  enum Agreement {
    case full
    /// Text with one direction has one level and so the same visual order: ICU's shortcut.
    case order
    case none
  }

  /// Resolves the text and compares.
  func agreement(
    with bidi: inout BidiParagraph, _ levelsOfUnits: inout [UInt8]
  ) throws -> Agreement {
    let source = text.flatMap { Array($0.utf16) }
    try bidi.resolve(source.span, direction: direction, into: &levelsOfUnits)
    var found: [UInt8] = []
    var unit = 0
    for scalar in text {
      found.append(levelsOfUnits[unit])
      unit += UTF16.width(scalar)
    }
    let known = levels.indices.filter { levels[$0] != nil }
    let shown = BidiParagraph.visualOrder(of: known.map { found[$0] }).map { known[$0] }
    guard shown == order else { return .none }
    if known.allSatisfy({ levels[$0] == found[$0] }) { return .full }
    let directions = Set(known.map { found[$0] & 1 } + known.map { (levels[$0] ?? 0) & 1 })
    return Set(found).count == 1 && directions.count == 1 ? .order : .none
  }
}

/// The results of a file.
private struct BidiTally {
  var all = 0
  var shortcuts = 0
  var deviating: [String] = []

  mutating func add(_ agreement: BidiCase.Agreement, _ name: String) {
    all += 1
    if agreement == .order { shortcuts += 1 }
    if agreement == .none { deviating.append(name) }
  }
}

/// Unicode's tests of the bidirectional algorithm: levels, and the visual order of a line.
struct BidiFileTests {
  /// `make test` uses every sixteenth line, `make test-exhaustive` all of them.
  private static let step = Exhaustive.isAsked ? 1 : 16

  /// One character of each class.
  private static let representatives: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "EN": "1", "ES": "+", "ET": "$", "AN": "\u{661}", "CS": ",",
    "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}", "LRO": "\u{202D}",
    "AL": "\u{627}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}", "NSM": "\u{301}",
    "BN": "\u{AD}", "FSI": "\u{2068}", "LRI": "\u{2066}", "RLI": "\u{2067}", "PDI": "\u{2069}",
  ]

  /// The bits of a case for the paragraph directions with its levels.
  private static let directions: [(bit: Int, direction: BidiParagraph.Direction)] = [
    (1, .firstStrong), (2, .leftToRight), (4, .rightToLeft),
  ]

  /// Every sequence of up to four classes.
  @Test(
    .enabled(
      if: UnicodeData.has(UnicodeData.bidiTest), UnicodeData.requirement(UnicodeData.bidiTest)))
  func sequencesOfClasses() throws {
    var bidi = try BidiParagraph()
    var units: [UInt8] = []
    var tally = BidiTally()
    var (levels, order) = ([UInt8?](), [Int]())
    for (number, line) in try UnicodeData.lines(of: UnicodeData.bidiTest).enumerated() {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      }
      guard number % Self.step == 0, !line.hasPrefix("#"), !line.hasPrefix("@") else { continue }
      let fields = line.split(separator: ";")
      let text = fields[0].split(separator: " ").compactMap { Self.representatives[$0] }
      let bits = Int(fields[1].drop { $0 == " " }) ?? 0
      for (bit, direction) in Self.directions where bits & bit != 0 {
        let item = BidiCase(text: text, direction: direction, levels: levels, order: order)
        tally.add(try item.agreement(with: &bidi, &units), "\(line), \(direction)")
      }
    }
    #expect(tally.all == (Exhaustive.isAsked ? 770_241 : 48_168))
    #expect(tally.shortcuts == (Exhaustive.isAsked ? 105_785 : 6581))
    #expect(tally.deviating == [])
  }

  /// Sequences of characters, including brackets.
  @Test(
    .enabled(
      if: UnicodeData.has(UnicodeData.bidiCharacterTest),
      UnicodeData.requirement(UnicodeData.bidiCharacterTest)))
  func sequencesOfCharacters() throws {
    var bidi = try BidiParagraph()
    var units: [UInt8] = []
    var tally = BidiTally()
    for line in try UnicodeData.lines(of: UnicodeData.bidiCharacterTest) where !line.hasPrefix("#")
    {
      let fields = line.split(separator: ";").map { $0.split(separator: " ") }
      let directions: [BidiParagraph.Direction] = [.leftToRight, .rightToLeft, .firstStrong]
      let item = BidiCase(
        text: try fields[0].map { try Unicode.Scalar(hexadecimal: $0) },
        direction: directions[Int(fields[1][0]) ?? 0], levels: fields[3].map { UInt8($0) },
        order: fields.count > 4 ? fields[4].compactMap { Int($0) } : [])
      tally.add(try item.agreement(with: &bidi, &units), Self.name(line))
      #expect(bidi.isRightToLeft == (fields[2] == ["1"]), "\(line)")
    }
    #expect(tally.all == 91_707)
    #expect(tally.shortcuts == 1)
    #expect(Set(tally.deviating) == Set(BidiDeviations.all))
  }

  /// The text and the direction of a case, shortened if it is long.
  private static func name(_ line: Substring) -> String {
    let fields = line.split(separator: ";")
    let text = fields[0].count > 80 ? fields[0].prefix(25) + "…" : fields[0]
    return "\(text);\(fields[1])"
  }
}
