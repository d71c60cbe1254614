internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// One finding, for people.
struct FindingParagraphs {
  let finding: Finding
  let checked: AuditReport.Checked
  let style: PrettyStyle
  /// The number of other keys with the same words.
  private let otherKeys: Int
  /// Whether the report has several projects, and the finding's own is not named before it.
  private let namesProject: Bool

  /// - Parameter namesProject: Whether a finding names its project if there are several.
  init(
    _ finding: Finding, in report: AuditReport, style: PrettyStyle, otherKeys: Int = 0,
    namesProject: Bool = true
  ) {
    self.finding = finding
    self.otherKeys = otherKeys
    self.namesProject = namesProject && report.projects.count > 1
    checked = report.checked
    self.style = style
  }

  /// The maximum number of languages unless all details are requested.
  private static let maximumLanguages = 2
  /// The maximum number of tags of languages in a line of the quiet report.
  private static let maximumTags = 4

  var lines: [String] {
    title + place + symptomWithFont.lines(indent: 2, hanging: 4, style: style) + languages
  }

  /// The finding on one line or two, for a list of notes.
  var shortLines: [String] {
    var paragraph = Paragraph()
    paragraph.add(name ?? placeName ?? message)
    if name != nil, let placeName { paragraph.add("(\(placeName))", .dim) }
    if !finding.locales.isEmpty { paragraph.add(codes(of: finding.locales)) }
    return paragraph.lines(indent: 4, hanging: 6, style: style)
  }

  /// The finding on one line of any length, for a list that is searched line by line.
  var quietLine: String {
    var paragraph = Paragraph()
    paragraph.addWhole(finding.severity.mark, finding.severity.ink)
    paragraph.add(name ?? placeName ?? message, .bold)
    paragraph.addWhole("[\(finding.rule.rawValue)]", .dim)
    if name != nil, let placeName { paragraph.add("(\(placeName))", .dim) }
    if finding.id == nil || finding.rule.symptom == nil {
      if name != nil || placeName != nil { paragraph.add(message) }
    } else if !finding.locales.isEmpty {
      paragraph.add("in " + codes(ofFirst: finding.locales))
    }
    var style = style
    style.columns = .max
    return paragraph.lines(indent: 0, hanging: 0, style: style).joined(separator: " ")
  }

  /// The label's name or its key; `nil` for findings about files and fonts.
  var name: String? {
    if let name = finding.name { return TerminalText.isolated(TerminalText.safe(name)) }
    return finding.key.map { key in
      let shown = TerminalText.shortened(TerminalText.safe(key), to: columns(of: key))
      return TerminalText.isolated(shown)
        + (otherKeys > 0 ? " and \(Phrase.count(otherKeys, "more key"))" : "")
    }
  }

  /// The maximum number of columns for a key: some are whole sentences, others are needed for 'copyfit explain'.
  private func columns(of key: String) -> Int {
    key.contains(" ") ? 40 : max(40, min(72, style.columns - 4))
  }

  private var placeName: String? {
    finding.source.map { source in
      let project = namesProject ? finding.project.map { " in \(TerminalText.safe($0))" } : nil
      let column = finding.rule.isOfSyntax ? ":\(source.position.column)" : ""
      return TerminalText.safe(source.file) + ":\(source.position.line)" + column + (project ?? "")
    }
  }

  var message: String { Phrase.sentence(TerminalText.safe(finding.message)) }

  private var title: [String] {
    var paragraph = Paragraph()
    paragraph.addWhole(finding.severity.mark, finding.severity.ink)
    paragraph.add(name ?? placeName ?? message, .bold)
    paragraph.addWhole("[\(finding.rule.rawValue)]", .dim)
    // If there are locales, each has its own status.
    if finding.locales.isEmpty, finding.status != .new {
      paragraph.addWhole("(\(finding.status.rawValue))", .dim)
    }
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }

  private var place: [String] {
    guard name != nil, let placeName else { return [] }
    return ["  " + style.paint(placeName, .dim)]
  }

  /// The problem, the available room, and the font.
  private var symptomWithFont: Paragraph {
    var paragraph = symptom
    if let font, finding.rule.symptom != nil, finding.id != nil { paragraph.add(font + ".") }
    return paragraph
  }

  /// The problem, and the available room.
  var symptom: Paragraph {
    var paragraph = Paragraph()
    if finding.rule == .wordWiderThanScreen, let width = finding.frames.first?.width {
      paragraph.add(
        "A word is wider than a whole screen of \(Wording.points(width)). No label is known, so body "
          + "text is assumed.")
    } else if let symptom = finding.rule.symptom, finding.id != nil {
      paragraph.add(symptom + (room.isEmpty ? "." : ": " + room + "."))
    } else if name != nil || placeName != nil {
      paragraph.add(message)
    }
    return paragraph
  }

  private var room: String {
    var sizes: [(devices: [Device], text: String)] = []
    for frame in finding.frames {
      let text = Self.size(of: frame)
      guard !text.isEmpty else { continue }
      if let index = sizes.firstIndex(where: { $0.text == text }) {
        sizes[index].devices.append(frame.device)
      } else {
        sizes.append(([frame.device], text))
      }
    }
    let lines = finding.allowedLines.map { $0 == 0 ? "" : Phrase.count($0, "line") } ?? ""
    let frames = sizes.map { size in
      sizes.count == 1
        ? size.text : size.text + " on " + Phrase.all(size.devices.map(Wording.device))
    }
    return [lines, Phrase.all(frames, "or")].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func size(of frame: Finding.Frame) -> String {
    let width = frame.width.map {
      Wording.points($0) + " wide" + (frame.widthOrigin == .undecided ? " at most" : "")
    }
    let scaling = frame.heightStyle.map { " \($0.scalingPhrase)" } ?? ""
    let height = frame.height.map { Wording.points($0) + " high" + scaling }
    return [width, height].compactMap { $0 }.joined(separator: " and ")
  }

  private var font: String? { finding.fontPhrase.map { "Font: \(TerminalText.safe($0))" } }

  private var languages: [String] {
    let copies = finding.locales.filter(\.copiesSource)
    let own = finding.locales.filter { !$0.copiesSource }
    // If only copies fail, only they can be shown.
    let all = own.isEmpty ? finding.locales : own
    let order = all.indicesWorstFirst
    // Forms of a text count as one language.
    var known: Set<String> = []
    let tags = order.map { all[$0].locale }.filter { known.insert($0).inserted }
    let rest = style.detail == .verbose ? [] : tags.dropFirst(Self.maximumLanguages)
    let shown =
      rest.isEmpty
      ? all
      : order.filter { tags.prefix(Self.maximumLanguages).contains(all[$0].locale) }.map { all[$0] }
    var lines = shown.flatMap { languageWithPlace($0).lines(indent: 4, hanging: 6, style: style) }
    if !rest.isEmpty {
      var paragraph = Paragraph()
      paragraph.add("and \(Phrase.count(rest.count, "more language")): --verbose lists them.")
      lines += paragraph.lines(indent: 4, hanging: 6, style: style)
    }
    return lines + (own.isEmpty ? [] : line(ofCopies: copies))
  }

  /// The languages that show the source text, on one line.
  private func line(ofCopies copies: [LocaleFinding]) -> [String] {
    let tags = Set(copies.map(\.locale))
    guard !tags.isEmpty else { return [] }
    var paragraph = Paragraph()
    let shown = style.detail == .verbose ? copies.map(\.locale) : []
    paragraph.add(
      "also in \(Phrase.count(tags.count, "language that shows", "languages that show")) the source text"
        + (shown.isEmpty ? "." : ": " + Phrase.all(shown.map(TerminalText.safe)) + "."))
    return paragraph.lines(indent: 4, hanging: 6, style: style)
  }

  /// The tags of languages, with marks for uncertain ones.
  func codes(of locales: [LocaleFinding]) -> String {
    let marks = locales.map {
      TerminalText.safe($0.locale) + ($0.certainty == .uncertain ? " (uncertain)" : "")
    }
    return marks.joined(separator: ", ")
  }

  /// The tags of the first languages, and the number of the others.
  private func codes(ofFirst locales: [LocaleFinding]) -> String {
    var tags: [String] = []
    for locale in locales where tags.last != locale.locale { tags.append(locale.locale) }
    let shown = tags.prefix(Self.maximumTags).map(TerminalText.safe)
    let rest = tags.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// A language, with its place in a file if each language has its own.
  private func languageWithPlace(_ locale: LocaleFinding) -> Paragraph {
    guard finding.id == nil, finding.locales.count > 1, let string = locale.string else {
      return language(of: locale)
    }
    return language(
      of: locale, place: "\(TerminalText.safe(string.file)):\(string.position.line)",
      message: ownMessage(of: locale))
  }

  /// The problem in a language, and its remedy.
  ///
  /// - Parameter message: The language's own message.
  func language(
    of locale: LocaleFinding, place: String? = nil, message: String? = nil
  ) -> Paragraph {
    var paragraph = Paragraph()
    paragraph.add(LanguageNames.name(of: locale.locale), .bold)
    let conditions = conditions(of: locale) + (place.map { [$0] } ?? [])
    if !conditions.isEmpty { paragraph.add(": " + conditions.joined(separator: ", ")) }
    if let message { paragraph.add("; " + message) }
    if locale.certainty == .uncertain { paragraph.add("(uncertain)", .yellow) }
    addText(of: locale, to: &paragraph)
    if let remedy = remedy(for: locale) { paragraph.add("; \(remedy)") }
    if let rule = locale.goesWith {
      paragraph.add(
        finding.companion(for: locale) != nil
          ? "; to fix it, \(finding.advice(for: locale))"
          : "; the label also has a '\(rule.rawValue)' finding")
    }
    paragraph.add(".")
    return paragraph
  }

  /// The message of a language if it differs from the finding's, which names the languages that share it.
  private func ownMessage(of locale: LocaleFinding) -> String? {
    guard let message = locale.message, !finding.shares(message) else { return nil }
    return TerminalText.safe(message.hasSuffix(".") ? String(message.dropLast()) : message)
  }

  private func conditions(of locale: LocaleFinding) -> [String] {
    var parts: [String] = []
    if let sizes = sizes(of: locale) { parts.append(sizes) }
    if let certain = locale.lateCertainty { parts.append(certain) }
    // The sizes name the screens if they differ.
    let isEverywhere = locale.devices.count > 1 && locale.devices.count == finding.frames.count
    if locale.screenSizes.isEmpty, !locale.devices.isEmpty, !isEverywhere,
      locale.devices.count < checked.devices.count
    {
      parts.append("on " + Phrase.all(locale.devices.map(Wording.device)))
    }
    if let variant = locale.variant { parts.append("as \(TerminalText.safe(variant))") }
    if locale.boldText { parts.append("with Bold Text") }
    if !locale.emptyPlaceholders.isEmpty, finding.rule != .placeholderWithoutSample {
      let names = locale.emptyPlaceholders.map(TerminalText.safe)
      parts.append("with nothing in the place of \(Phrase.all(names))")
    }
    if let labels = locale.labels { parts.append(Phrase.count(labels, "label")) }
    if !locale.characters.isEmpty { parts.append(characters(of: locale)) }
    if locale.status != .new { parts.append(locale.status.rawValue) }
    return parts
  }

  /// The text sizes at which a label fails: "from AX1 on".
  func sizes(of locale: LocaleFinding) -> String? {
    guard locale.worst != nil else { return nil }
    if !locale.screenSizes.isEmpty {
      return Wording.sizes(locale.screenSizes, of: checked.categories)
    }
    if let last = finding.rule.largestCategory, let first = locale.categories.first,
      checked.categories.contains(where: { $0 > last })
    {
      return first == last
        ? "at \(last.name)" : "from \(first.name) on (checked up to \(last.name))"
    }
    return TextSizes.phrase(locale.isOneCell ? [] : locale.categories, of: checked.categories)
  }

  private func characters(of locale: LocaleFinding) -> String {
    let shown = locale.characters.prefix(8).map(TerminalText.safe)
    let rest = locale.characters.count - shown.count
    return shown.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
