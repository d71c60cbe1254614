package import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// The words of reports for people.
package enum Wording {
  /// A verdict, as a verb.
  package static func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .fits: "fits"
    case .shrinks: "shrinks"
    case .splitsWord: "splits a word"
    case .truncates: "truncates"
    case .clips: "clips"
    }
  }

  /// What a text does that is never cut, but has a word that may be split in the narrowest room.
  static let grows = "fits or splits a word"

  /// A length in points with one decimal.
  static func points(_ length: Double) -> String {
    RoundedNumber((length * 10).rounded() / 10).description + " pt"
  }

  /// A font's version without technical additions such as `; ttfautohint (v1.8)`.
  static func version(_ version: String) -> String { String(version.prefix { $0 != ";" }) }

  /// A fraction in whole percent, such as "71 %", rounded down.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded(.down))) %" }

  /// The elements of findings by kind: "98 labels, 13 buttons and 4 text fields".
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
    return Phrase.all(sorted.map { Phrase.count($0.count, $0.noun) })
  }

  /// The failing sizes of screens: "from AX3 on, on screens 375 pt wide; at AX5, on the screen of the
  /// storyboard".
  static func sizes(_ screens: [ScreenSizes], of checked: [ContentSizeCategory]) -> String {
    screens.map { screen in
      "\(TextSizes.phrase(screen.categories, of: checked)), on "
        + Phrase.all(screen.devices.map(device))
    }.joined(separator: "; ")
  }

  static func device(_ device: Device) -> String {
    switch device {
    case .canvas: "the screen of the storyboard"
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
  /// Whether a finding is about a character of a file, whose column helps.
  var isOfSyntax: Bool {
    [.catalogSyntax, .unreachableEntries, .unreadableFile].contains(self)
  }

  /// The visible effect of a finding; `nil` if the finding's message describes it.
  var symptom: String? { description.subject == .fit ? description.title : nil }

  /// One line for all notes of a rule.
  ///
  /// - Parameter shown: Makes a name safe to show.
  func summary(of notes: [Finding], _ shown: (String) -> String = TerminalText.safe) -> String {
    let count = notes.count
    return switch self {
    case .doesNotScale:
      "\(Wording.elements(of: notes)) \(count == 1 ? "keeps its size" : "keep their size") when "
        + "the reader chooses another text size"
        + (notes.contains { $0.font?.scalesByAssumption == true }
          ? "" : " (--assume-scaling shows what would not fit)")
    case .undecidedFrame:
      "\(Phrase.count(count, notes.allSatisfy(\.isOnLabel) ? "label" : "text")): the room depends on other views, so only "
        + "what is lost in the largest room is reported"
    case .missingTranslation:
      "\(Phrase.count(count, "text")) \(count == 1 ? "lacks" : "lack") a translation in some "
        + "languages, and \(count == 1 ? "is" : "are") not measured there"
    case .orphanKey:
      "\(Phrase.count(count, "key")) of translations \(count == 1 ? "has" : "have") no text in the "
        + "source language"
    case .placeholderWithoutSample:
      "\(Phrase.count(count, "text")) with placeholders such as %@ \(count == 1 ? "is" : "are") "
        + "measured with nothing in their place ('samples' in copyfit.yml gives values)"
    case .wordWiderThanScreen:
      "\(Phrase.count(count, "more text")) \(count == 1 ? "has" : "have") a word that may be wider "
        + "than the screen (uncertain)"
    case .fontNotFound where notes.allSatisfy { $0.name == nil }:
      "\(Phrase.count(count, "font file")) of 'UIAppFonts' \(count == 1 ? "is" : "are") not in the project"
    case .fontNotFound, .fontFallback:
      (self == .fontNotFound
        ? "Other fonts are measured in place of " : "Other fonts draw characters that these lack: ")
        + Phrase.list(Set(notes.compactMap(\.name)).sorted().map(shown), limit: 8)
    case .limitReached:
      "\(Phrase.count(count, "limit")) of Copyfit \(count == 1 ? "was" : "were") reached"
    default: "\(Phrase.count(count, "finding")): \(description.title.lowercased())"
    }
  }
}

extension Finding {
  /// Whether a label shows the text, not a control or a bar.
  fileprivate var isOnLabel: Bool { element ?? "label" == "label" }
}
