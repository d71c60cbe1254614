/// Parts of sentences for messages.
package enum Phrase {
  /// "de", "de and el", "de, el and fr".
  package static func all(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// The same with a limited number of items: "de, el, fr and 9 more".
  package static func list(_ items: [String], limit: Int = 4) -> String {
    list(items, limit: limit) { $0 }
  }

  /// The same for the texts of some items; only those that are shown are made.
  package static func list<Item>(
    _ items: [Item], limit: Int = 4, _ text: (Item) -> String
  ) -> String {
    guard items.count > limit else { return all(items.map(text)) }
    let shown = items.prefix(limit - 1).map(text)
    return shown.joined(separator: ", ") + " and \(items.count - shown.count) more"
  }

  /// "1 label", "2,000 labels".
  package static func count(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// "1 entry", "2,000 entries".
  package static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(grouped(count)) \(count == 1 ? one : many)"
  }

  /// A text as a sentence: a capital letter at the start, and a full stop unless it ends with a mark.
  package static func sentence(_ text: String) -> String {
    let text = text.prefix(1).uppercased() + text.dropFirst()
    return text.last.map { ".!?".contains($0) } ?? true ? text : text + "."
  }

  /// A number with thousands separators.
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits[max(0, end - 3)..<end])
    }
    return (number < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// The first words of a text in quotation marks, on one line.
  package static func opening(of text: String) -> String {
    let words = text.prefix(10 * openingLength).split(whereSeparator: \.isWhitespace)
    var shown = ""
    for (index, word) in words.enumerated() {
      let longer = index == 0 ? String(word) : "\(shown) \(word)"
      if longer.count > openingLength {
        return "“\(index == 0 ? String(longer.prefix(openingLength)) : shown)…”"
      }
      shown = longer
    }
    return "“\(shown)”"
  }

  /// The maximum number of characters in the opening of a text.
  private static let openingLength = 40
}
