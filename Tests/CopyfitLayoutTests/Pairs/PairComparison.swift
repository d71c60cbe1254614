import CopyfitFonts
import CopyfitUnicode
import Foundation
import Testing

@testable import CopyfitLayout

/// Compares summed texts with the same texts shaped.
final class PairComparison {
  private let name: String
  private let stack: FontStack
  private let options: LayoutOptions
  private var fast = LayoutWorker()
  private var slow = LayoutWorker(wordCacheBytes: 0, sumsPairs: false)
  private var differences: [String] = []
  /// The number of compared texts, and the number of those that were completely summed.
  private(set) var count = 0
  private(set) var summedCount = 0

  init(_ name: String, _ stack: FontStack, _ options: LayoutOptions = LayoutOptions()) {
    self.name = name
    self.stack = stack
    self.options = options
  }

  /// Compares a text's advances, and its lines in narrow and wide boxes.
  ///
  /// - Returns: Whether the whole text is summed.
  @discardableResult
  func compare(_ text: String, _ locale: LocaleIdentifier) throws -> Bool {
    let summed = try fast.prepare(text, locale: locale, fonts: stack, options: options)
    let shaped = try slow.prepare(text, locale: locale, fonts: stack, options: options)
    count += 1
    let isSummed = summed.storage.tables.summed.count == summed.storage.analysis.items.count
    if isSummed { summedCount += 1 }
    guard summed.isShaped(like: shaped) else {
      differences.append("\(text.debugDescription), \(locale)")
      return isSummed
    }
    for width in [9.0, 30, 90, 250] {
      let box = LayoutBox(pointSize: 17, width: width)
      let lines = (fast.lines(of: summed, in: box), slow.lines(of: shaped, in: box))
      if lines.0 != lines.1 || fast.fit(summed, in: box).lineCount != lines.1.count {
        differences.append("\(text.debugDescription), \(locale), \(width) points")
      }
    }
    return isSummed
  }

  func expectNoDifference() {
    for difference in differences.prefix(10) { Issue.record("\(name): \(difference)") }
    #expect(differences.count == 0, "\(name): of \(count) texts")
    print("Pair sums: \(name), \(summedCount) of \(count) texts")
  }
}

/// Characters, and texts with all of their pairs and triples.
struct PairCharacters {
  var units: [UInt16]

  /// Signs and digits for which fonts have rules, and letters that go with them.
  static let ruled = Array("Aaf i1x-–:()<=>×*/.,“’ĲĳЪ東カ한→@".utf16)

  /// The most frequent characters of a language's texts, at most `most`, and characters with rules.
  static func all(_ locale: String, _ most: Int) -> PairCharacters {
    var counts: [UInt16: Int] = [:]
    for text in CorpusTexts.texts(locale) {
      for unit in text.utf16 { counts[unit, default: 0] += 1 }
    }
    let letters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;-–()/&%+!?'’“”"
    let frequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let others = ruled + Array(letters.utf16)
    let units = frequent + others.filter { counts[$0] == nil }
    return PairCharacters(
      units: Array(units.filter { $0 >= 0x20 && !(0xD800...0xDFFF ~= $0) }.prefix(most)))
  }

  /// Texts of some fifty characters with every `step`th pair.
  func texts(ofPairsEvery step: Int) -> [String] {
    var (pairs, texts): ([UInt16], [String]) = ([], [])
    var number = 0
    for left in units {
      for right in units {
        number += 1
        guard number % step == 0 else { continue }
        pairs += [left, right]
        if pairs.count >= 24 { texts.append(String(decoding: pairs, as: UTF16.self)); pairs = [] }
      }
    }
    return texts + [String(decoding: pairs, as: UTF16.self)]
  }

  /// Every `step`th triple as a separate text.
  func texts(ofTriplesEvery step: Int) -> [String] {
    var texts: [String] = []
    var number = 0
    for left in units {
      for middle in units {
        for right in units {
          number += 1
          if number % step == 0 {
            texts.append(String(decoding: [left, middle, right], as: UTF16.self))
          }
        }
      }
    }
    return texts
  }
}

extension TestFonts {
  /// The files of installed regular fonts, one for each name.
  static func regularFaces() -> [String] {
    let files = FileManager.default.enumerator(atPath: path(""))?.allObjects ?? []
    let fonts = files.compactMap { $0 as? String }.filter { file in
      [".ttf", ".otf", ".ttc"].contains { file.hasSuffix($0) }
    }
    return fonts.filter { $0.contains("Regular") || !$0.contains("-") }.sorted().map(path)
  }
}
