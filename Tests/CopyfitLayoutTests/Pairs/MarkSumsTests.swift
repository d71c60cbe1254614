import CopyfitFonts
import CopyfitUnicode
import Foundation
import Testing

@testable import CopyfitLayout

/// Sums of texts whose marks have no advance, and of text from right to left: at every cut between two grapheme
/// clusters, both parts are as wide as HarfBuzz shapes them.
@Suite(.enabled(if: MatrixColumn.areInstalled, MatrixColumn.requirement))
struct MarkSumsTests {
  /// A script, the names of its fonts and the minimum percentage of its corpus texts that are summed in its first font.
  struct Alphabet: CustomTestStringConvertible, Sendable {
    var locale: String
    var fonts: String
    var letters: ClosedRange<UInt16>
    /// Vowels before their consonant, and after it.
    var before: ClosedRange<UInt16>
    var after: [UInt16]
    var marks: [UInt16]
    var least: Int

    var testDescription: String { fonts }
  }

  private static let alphabets = [
    Alphabet(
      locale: "th", fonts: "Thai", letters: 0xE01...0xE2E, before: 0xE40...0xE44,
      after: [0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xE2F],
      marks: Array(0xE34...0xE3A) + Array(0xE47...0xE4E) + [0xE31], least: 80),
    Alphabet(
      locale: "lo", fonts: "Lao", letters: 0xE94...0xE9F, before: 0xEC0...0xEC4,
      after: [0xE81, 0xE87, 0xEB0, 0xEB2, 0xEB3, 0xEBD, 0xEC6, 0xEAA, 0xEA2, 0xEDC],
      marks: Array(0xEB4...0xEB9) + Array(0xEC8...0xECD) + [0xEB1, 0xEBB, 0xEBC], least: 80),
  ]

  @Test(arguments: alphabets)
  func everyCutIsAsWide(_ alphabet: Alphabet) throws {
    var random = SplitMix(state: 31)
    for path in faces(alphabet.fonts) {
      let stack = FontStack(face: try FontFace.open(path: path))
      var comparison = CutComparison(stack, LocaleIdentifier(alphabet.locale))
      for text in CorpusTexts.texts(alphabet.locale).evenly(Exhaustive.isAsked ? 4000 : 25) {
        try comparison.compare(text)
      }
      for _ in 0..<(Exhaustive.isAsked ? 6000 : 250) {
        try comparison.compare(text(of: alphabet, &random))
      }
      #expect(comparison.differences.isEmpty, "\(path): \(comparison.differences.prefix(5))")
    }
  }

  /// All three neighbors that are no syllable, too.
  @Test(arguments: alphabets)
  func neighborsAreAsWide(_ alphabet: Alphabet) throws {
    let stack = FontStack(face: try FontFace.open(path: try #require(faces(alphabet.fonts).first)))
    var comparison = CutComparison(stack, LocaleIdentifier(alphabet.locale))
    let units = Array(alphabet.letters) + Array(alphabet.before) + alphabet.after + alphabet.marks
    let characters = PairCharacters(units: units)
    for text in characters.texts(ofPairsEvery: Exhaustive.isAsked ? 1 : 5) {
      try comparison.compare(text)
    }
    for text in characters.texts(ofTriplesEvery: Exhaustive.isAsked ? 5 : 331) {
      try comparison.compare(text)
    }
    #expect(comparison.differences.isEmpty, "\(comparison.differences.prefix(5))")
  }

  /// Punctuation between letters of a fallback font is drawn in the label's face, in the script of the letters.
  @Test(arguments: alphabets, ["Regular", "SemiBold"])
  func textsInTwoFacesAreAsWide(_ alphabet: Alphabet, weight: String) throws {
    let face = try TestFonts.face("opentype/inter/Inter-\(weight).otf")
    let letters = try TestFonts.face(TestFonts.noto(alphabet.fonts))
    var comparison = CutComparison(
      FontStack(face: face, fallback: .faces([letters])), LocaleIdentifier(alphabet.locale))
    for text in CorpusTexts.texts(alphabet.locale).evenly(Exhaustive.isAsked ? 4000 : 100) {
      try comparison.compare(text)
    }
    #expect(comparison.differences.isEmpty, "\(comparison.differences.prefix(5))")
  }

  @Test(arguments: alphabets)
  func mostTextsAreSummed(_ alphabet: Alphabet) throws {
    let path = TestFonts.path(TestFonts.noto(alphabet.fonts))
    let stack = FontStack(face: try FontFace.open(path: path))
    let texts = CorpusTexts.texts(alphabet.locale).flatMap { text in
      text.split { $0.unicodeScalars.allSatisfy { $0.value < 0x250 } }.map(String.init)
    }.evenly(400)
    var worker = LayoutWorker()
    let summed = try texts.filter { text in
      let text = try worker.prepare(text, locale: LocaleIdentifier(alphabet.locale), fonts: stack)
      return text.storage.tables.summed.count == text.storage.analysis.items.count
    }
    let share = summed.count * 100 / max(texts.count, 1)
    #expect(share >= alphabet.least, "\(share) %")
  }

  private func faces(_ name: String) -> [String] {
    let all = TestFonts.regularFaces().filter { path in
      let file = path.split(separator: "/").last ?? ""
      return file.hasPrefix("Noto") && file.contains("\(name)-")
    }
    return all.evenly(Exhaustive.isAsked ? .max : 3)
  }

  /// A text of up to eight syllables, some of them with marks in any order.
  private func text(of alphabet: Alphabet, _ random: inout SplitMix) -> String {
    var units: [UInt16] = []
    for _ in 0...random.next(upTo: 8) {
      if random.next(upTo: 4) == 0 { units.append(random.pick(Array(alphabet.before))) }
      units.append(random.pick(Array(alphabet.letters)))
      if random.next(upTo: 12) == 0 { units.append(random.pick(alphabet.after)) }
      for _ in 0..<random.next(upTo: 3) { units.append(random.pick(alphabet.marks)) }
      if random.next(upTo: 3) == 0 { units.append(random.pick(alphabet.after)) }
      if random.next(upTo: 9) == 0 { units.append(0x20) }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// Compares the sums of texts with both sides of every cut, shaped alone.
private struct CutComparison: ~Copyable {
  private let stack: FontStack
  private let locale: LocaleIdentifier
  private var worker = LayoutWorker()
  private var buffer = ShapingBuffer()
  private(set) var differences: [String] = []

  init(_ stack: FontStack, _ locale: LocaleIdentifier) {
    self.stack = stack
    self.locale = locale
  }

  mutating func compare(_ text: String) throws {
    let prepared = try worker.prepare(text, locale: locale, fonts: stack)
    let storage = prepared.storage
    for item in storage.analysis.items
    where storage.tables.summed.contains(Int32(item.start)..<Int32(item.end)) {
      for cut in item.start + 1...item.end
      where cut == item.end || storage.analysis.flags[cut].contains(.startsGrapheme) {
        try compare(item.start..<cut, item, storage, text)
        if cut < item.end { try compare(cut..<item.end, item, storage, text) }
      }
    }
  }

  private mutating func compare(
    _ part: Range<Int>, _ item: ShapingItem, _ text: PreparedStorage, _ source: String
  ) throws {
    let face = text.analysis.face(of: item)
    try buffer.shape(part, of: item, in: text.analysis, with: face)
    let shaped = buffer.advance(on: text.grid, unitsPerEm: face.unitsPerEm)
    let summed = text.tables.lineExtent(part.lowerBound, part.upperBound).text
    if shaped != summed {
      differences.append("\(part) of \(source.debugDescription): \(summed), not \(shaped)")
    }
  }
}
