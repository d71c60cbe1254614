internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// The words that reports for people are made of.
enum Wording {
  /// "1 label", "1,200 labels".
  static func count(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? singular : plural ?? singular + "s")"
  }

  /// A number with its thousands set apart.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return result
  }

  /// A length in points with one decimal.
  static func points(_ length: Double) -> String {
    RoundedNumber((length * 10).rounded() / 10).description + " pt"
  }

  /// A length that is enough: rounded up to one decimal.
  static func pointsEnough(_ length: Double) -> String { points(enough(length)) }

  /// A length rounded up to one decimal.
  static func enough(_ length: Double) -> Double {
    // Lengths come as sums of fractions: a billionth above a tenth is no more than that tenth.
    ((length - 1e-6) * 10).rounded(.up) / 10
  }

  /// A font's version without what its makers add for each other, such as `; ttfautohint (v1.8)`.
  static func version(_ version: String) -> String { String(version.prefix { $0 != ";" }) }

  /// A share in whole percent, such as "71 %"; rounded down: the text is not larger than that.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded(.down))) %" }

  /// "a", "a and b", "a, b and c".
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// A text that starts with a capital letter and ends with a full stop, if it does not ask.
  static func sentence(_ text: String) -> String {
    let start = text.prefix(1).uppercased() + text.dropFirst()
    return start.last.map(".?".contains) ?? false ? start : start + "."
  }

  /// What findings are about, by kind: "98 labels, 13 buttons and 4 text fields".
  static func elements(of findings: [Finding]) -> String {
    var counts: [(noun: String, count: Int)] = []
    for finding in findings {
      let noun = finding.element ?? "label"
      if let index = counts.firstIndex(where: { $0.noun == noun }) {
        counts[index].count += 1
      } else {
        counts.append((noun, 1))
      }
    }
    let sorted = counts.sorted { ($1.count, $0.noun) < ($0.count, $1.noun) }
    return list(sorted.map { count($0.count, $0.noun) })
  }

  static func device(_ device: Device) -> String {
    switch device {
    case .canvas: "the designed screen"
    case .width(let width): "screens \(points(width)) wide"
    }
  }
}

extension Severity {
  var ink: Ink {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  var mark: String {
    switch self {
    case .error: "✗"
    case .warning: "!"
    case .note: "·"
    }
  }
}

extension Rule {
  /// What people who use the app see; `nil` if the finding's own message says it.
  var symptom: String? { description.subject == .fit ? description.title : nil }

  /// One line for all notes of a rule.
  func summary(of notes: [Finding]) -> String {
    let count = notes.count
    return switch self {
    case .doesNotScale:
      "\(Wording.elements(of: notes)) \(count == 1 ? "keeps its size" : "keep their size") when "
        + "the reader chooses another text size"
        + (notes.contains { $0.font?.scalesByAssumption == true }
          ? "" : " (--assume-scaling shows what would not fit)")
    case .undecidedFrame:
      "\(Wording.count(count, notes.allSatisfy(\.isOnLabel) ? "label" : "text")): the room depends on other views, so findings "
        + "there are at most warnings"
    case .missingTranslation:
      "\(Wording.count(count, "text")) \(count == 1 ? "lacks" : "lack") a translation in some "
        + "languages, and \(count == 1 ? "is" : "are") not measured there"
    case .orphanKey:
      "\(Wording.count(count, "key")) of translations \(count == 1 ? "has" : "have") no text in the "
        + "source language"
    case .placeholderWithoutSample:
      "\(Wording.count(count, "text")) with placeholders such as %@ \(count == 1 ? "is" : "are") "
        + "measured with nothing in their place ('samples' in copyfit.yml gives values)"
    case .wordWiderThanScreen:
      "\(Wording.count(count, "more text")) \(count == 1 ? "has" : "have") a word that may be wider "
        + "than the screen (uncertain)"
    case .fontNotFound, .fontFallback:
      (self == .fontNotFound
        ? "Other fonts are measured in place of " : "Other fonts draw characters that these lack: ")
        + TerminalText.safe(Phrase.list(Set(notes.compactMap(\.name)).sorted(), limit: 8))
    case .limitReached:
      "\(Wording.count(count, "limit")) of Copyfit \(count == 1 ? "was" : "were") reached"
    default: Wording.count(count, "finding") + (symptom.map { ": \($0.lowercased())" } ?? "")
    }
  }
}

extension Finding {
  /// Whether a label shows the text, not a control or a bar.
  fileprivate var isOnLabel: Bool { element ?? "label" == "label" }
}
