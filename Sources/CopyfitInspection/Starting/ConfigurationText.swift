internal import Copyfit
internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The text of a first configuration, with comments about decisions that only people can make.
struct ConfigurationText {
  let survey: ProjectSurvey
  /// Patterns of catalogs whose names alone do not show that they are catalogs.
  private let catalogs: [String]
  private(set) var text = ""

  /// A screen of 375 points, less margins of 16 points on both sides.
  private static let usualWidth = 343
  /// The maximum number of listed items: longer lists are hard to read, and the size of the file is limited.
  static let maximumListed = 1000

  /// The maximum number of languages in one line.
  private static let maximumLocales = 40

  /// - Parameter catalogs: Patterns of catalogs whose names alone do not show that they are catalogs.
  init(_ survey: ProjectSurvey, catalogs: [String]) {
    self.survey = survey
    self.catalogs = catalogs
    addHead()
    addCatalogs()
    addFonts()
    addModifiers()
    addScope()
    addGate()
    addSamples()
    addElements()
    addLabels()
  }

  mutating func add(_ lines: String...) { text += lines.joined(separator: "\n") + "\n" }

  private mutating func addHead() {
    // A source language that only documents or keys have is found again without its name.
    let isKnown = survey.locales.isEmpty || survey.locales.contains(survey.sourceLanguage)
    add(
      ConfigurationSchema.comment,
      "# (for editors; 'copyfit config schema >copyfit.schema.json' writes that file)",
      "# Written by copyfit init. Comments are proposals; Documentation/Configuration.md lists all keys.",
      "# Found: \(Self.comment(survey.files.account)).", "",
      "name: \(Self.quoted(survey.files.name))",
      "\(isKnown ? "" : "# ")sourceLanguage: \(Self.quoted(survey.sourceLanguage.tag))")
  }

  private mutating func addCatalogs() {
    guard !catalogs.isEmpty else { return }
    let isAll = survey.files.configuration.strings != nil
    let mark = isAll ? "" : "# "
    add(
      "",
      isAll
        ? "# These files are catalogs, although their names do not show it."
        : "# These seem to be catalogs, too. List under 'strings' all catalogs to read, including those found above.",
      "\(mark)strings:")
    for pattern in catalogs.prefix(Self.maximumListed) { add("\(mark)  - \(Self.quoted(pattern))") }
  }

  private mutating func addScope() {
    let tags = Phrase.list(survey.locales.map(\.tag), limit: Self.maximumLocales)
    add("")
    if !tags.isEmpty {
      add("# \(Phrase.count(survey.locales.count, "locale")): \(Self.comment(tags))")
    }
    add("locales: all")
    // Without labels, nothing is known about screens.
    guard !survey.labels.isEmpty else { return }
    guard survey.hasDrawnLabels else {
      return add("# The widths of the screens, in points.", "devices: [375, 440]")
    }
    add(
      "# The screens: each document's own, and one 375 points wide.",
      "devices: [canvas, 375]")
  }

  private mutating func addGate() {
    guard survey.setsGate else { return }
    add(
      "",
      "# The largest text size at which a text that does not fit is an error. AX2 is the second of the five",
      "# accessibility sizes: body text is about twice as large as usual there, as WCAG 1.4.4 asks for. What",
      "# fails only at AX3 to AX5 is a warning. Without this entry it is an error.",
      "gate:", "  through: AX2")
  }

  private mutating func addSamples() {
    let placeholders = survey.placeholders.prefix(Self.maximumListed)
    guard !placeholders.isEmpty else { return }
    add(
      "",
      "# Values that replace placeholders when texts are measured.")
    add("# samples:")
    for (placeholder, count) in placeholders {
      add(
        "#   \(Self.quoted(placeholder)): \(Self.quoted(Self.sample(for: placeholder)))"
          + "   # in \(Phrase.count(count, "label"))")
    }
  }

  private static func sample(for placeholder: String) -> String {
    switch placeholder.last {
    case "@"?, "s"?, "S"?: "Wilhelmina"
    case "c"?, "C"?: "W"
    default: "1234"
    }
  }

  private mutating func addElements() {
    for (keyPath, count) in survey.keyAttributes {
      add(
        "",
        "# \(Phrase.count(count, "label")): the text's key is in the runtime attribute "
          + "\(Self.quoted(keyPath)). No entry is needed.")
    }
    let undecided = survey.undecided
    guard !undecided.isEmpty else { return }
    add(
      "",
      "# The width of \(Phrase.count(undecided.count, "label")) is unknown from the documents.",
      "# They are measured in the views around them and never fail the build. If you know a width, add it, as in",
      "# { width: 120, height: free }; the width of the views around them is only their maximum.",
      "# elements:")
    for label in undecided.prefix(Self.maximumListed) {
      add(
        "#   # \(Self.comment(label.name)): \(Self.comment(label.doubt?.text ?? ""))\(Self.room(of: label))",
        "#   - id: \(Self.quoted(label.id))",
        "#     frame: { \(Self.width(of: label))height: \(Self.height(of: label)) }"
      )
    }
    addRest(undecided.count - Self.maximumListed)
  }

  /// The width that constraints set for a label; empty if they set none, or if it is less on another device.
  private static func width(of label: AuditLabel) -> String {
    let frame = label.model.rooms.first { $0.widthOrigin == .constraint }
    let most = label.model.rooms.lazy.filter { $0.widthOrigin == .undecided }.compactMap(
      \.widthLimit
    ).min()
    guard let width = frame?.widthLimit, width <= most ?? width else { return "" }
    return "width: \(RoundedNumber(width)), "
  }

  /// The maximum width of a label, if it is known.
  private static func room(of label: AuditLabel) -> String {
    let widest = label.model.rooms.lazy.filter { $0.widthOrigin == .undecided }.compactMap(
      \.widthLimit
    ).max()
    return widest.map { "; at most \(RoundedNumber($0)) pt" } ?? ""
  }

  /// The height limit of a label in the document.
  private static func height(of label: AuditLabel) -> String {
    guard let height = label.model.rooms.lazy.compactMap(\.heightLimit).min() else { return "free" }
    return String(describing: RoundedNumber(height))
  }

  private mutating func addRest(_ count: Int) {
    if count > 0 { add("#   # … and \(Phrase.grouped(count)) more") }
  }

  private mutating func addLabels() {
    guard let example = survey.example else { return }
    let strings = survey.tables.reduce(0) { $0 + $1.entries.count }
    let proposals = survey.tables.flatMap(CommentProposal.all)
    add(
      "",
      "# \(Phrase.count(strings, "string is", "strings are")) shown by code: describe "
        + (strings == 1 ? "its label." : "their labels, the important ones first."),
      proposals.isEmpty
        ? "# An entry describes the label of one key ('key'), or the labels of many ('keys', 'comment'). Add its"
          + " style and its width:"
        : "# These entries come from comments (the ? is a word's first letter, in upper or lower case). Style and frame"
          + " are guesses:",
      "# labels:")
    for proposal in proposals.prefix(Self.maximumListed) { addLabel(proposal) }
    addRest(proposals.count - Self.maximumListed)
    if proposals.isEmpty {
      if let place = example.place {
        add("#   # \(Self.comment("\(place.file):\(place.position.line)"))")
      }
      addTable(example.table)
      add(
        "#     key: \(Self.quoted(example.key))",
        "#     style: body", "#     frame: { width: \(Self.usualWidth) }", "#     lines: 1")
    }
  }

  private mutating func addLabel(_ proposal: CommentProposal) {
    add(
      "#   # \(Phrase.count(proposal.count, "string")), such as "
        + Self.comment(Phrase.opening(of: proposal.example)))
    addTable(proposal.table)
    add(
      "#     comment: \(Self.quoted(proposal.role.pattern.text))",
      "#     name: \(proposal.role.name)",
      "#     style: \(proposal.role.style)", "#     frame: { width: \(Self.usualWidth) }",
      "#     lines: \(proposal.role.lines)")
  }

  /// Starts an entry of `labels`; without a bundle, it applies to the tables of all bundles.
  private mutating func addTable(_ table: UnlabeledTable) {
    let identity = table.identity
    add("#   - table: \(Self.quoted(identity.table))")
    if table.sharesItsName || !identity.bundle.isEmpty {
      add("#     bundle: \(Self.quoted(identity.bundle))")
    }
  }

  /// A text for a comment: on one line, and without control characters of terminals.
  static func comment(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      let isPlain = !scalar.properties.isDefaultIgnorableCodePoint && !Self.isControl(scalar)
      shown += isPlain ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return shown
  }

  /// A text as a double-quoted scalar of YAML 1.1.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where isControl(scalar) || scalar.properties.isDefaultIgnorableCodePoint:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format: true
    default: scalar.value == 0xFEFF
    }
  }
}
