/// The parts of a word between the places where a line may end, such as after a hyphen.
package enum LineParts {
  /// The parts in order; the whole word if no line may end inside it.
  package static func all(of word: String, locale: LocaleIdentifier) -> [String] {
    let units = Array(word.utf16)
    var ends: [Int32] = []
    do throws(ICUError) {
      var finder = try LineBreakFinder(locale: locale)
      try finder.appendBreaks(in: units.span, to: &ends)
    } catch {
      return [word]
    }
    var start = 0
    var parts: [String] = []
    for end in ends.map(Int.init) where end > start && end <= units.count {
      parts.append(String(decoding: units[start..<end], as: UTF16.self))
      start = end
    }
    return parts
  }
}
