internal import CopyfitDynamicType
public import CopyfitInspection
internal import CopyfitLabels
internal import CopyfitSourceText

/// The labels of projects for people: a paragraph for each.
public struct LabelListText: Sendable {
  private let lists: [LabelList]
  private let style: PrettyStyle

  /// Creates the text for the labels of projects in a style.
  public init(_ lists: [LabelList], style: PrettyStyle = PrettyStyle()) {
    self.lists = lists
    self.style = style
  }

  /// The page, with a line end at its end.
  public var text: String {
    lists.map { list in
      let paragraphs = list.entries.map { paragraph($0).joined(separator: "\n") }
      let count = Phrase.count(list.entries.count, "label")
      return (paragraphs + uses(of: list) + ["\(TerminalText.safe(list.project)): \(count)"])
        .joined(separator: "\n\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The keys that no label shows, with the places that use them.
  private func uses(of list: LabelList) -> [String] {
    guard !list.uses.isEmpty else { return [] }
    var lines = [style.paint("Keys without a label, and where code uses them:", .bold)]
    var last: TextKey?
    for use in list.uses {
      if use.key != last {
        lines.append("  " + TerminalText.safe("\(use.key.key) of \(Self.path(of: use.key))"))
      }
      last = use.key
      let place = use.source.map { source in
        "\(use.surface?.rawValue ?? "code"): \(source.file):\(source.position.line):\(source.position.column)"
      }
      lines.append("    " + TerminalText.safe(place ?? "not named in the Swift code"))
    }
    return [lines.joined(separator: "\n")]
  }

  private func paragraph(_ entry: LabelList.Entry) -> [String] {
    let label = entry.label
    let place = label.source
    let heading = [
      style.paint(TerminalText.isolated(TerminalText.safe(label.fullName)), .bold),
      TerminalText.safe(label.id),
      TerminalText.safe("\(place.file):\(place.position.line):\(place.position.column)"),
    ]
    return heading
      + facts(entry).flatMap { name, value in
        var paragraph = Paragraph()
        paragraph.addWhole(name.padded(to: 8), .cyan)
        paragraph.add(TerminalText.safe(value))
        return paragraph.lines(indent: 0, hanging: 9, style: style)
      }
  }

  private func facts(_ entry: LabelList.Entry) -> [(String, String)] {
    let label = entry.label
    let setting = label.setting
    var rows = label.texts.map { ("Text", Self.words(for: $0, shown: entry.sourceText)) }
    if let attribute = entry.keyAttribute { rows.append(("", LabelWording.attribute(attribute))) }
    if let locales = label.locales { rows.append(("Shown in", Phrase.all(locales))) }
    let reason = entry.fontDoubt.map { ": " + $0 } ?? ""
    let font = label.unknown.contains(.font) ? "not known" + reason : label.fontText
    rows.append(("Font", font + Self.words(for: label.scaling)))
    if label.surface != .screen { rows.append(("Shown as", label.surface.noun)) }
    rows.append(
      ("Lines", Self.words(for: setting.lines) + ", \(Self.words(for: setting.lineBreakMode))"))
    if let letters = setting.textCase { rows.append(("Letters", LabelWording.words(for: letters))) }
    rows += Self.rows("Width", label.rooms) { Self.words(for: $0.width) }
    rows += Self.rows("Height", label.rooms) { room in
      Self.words(for: room.height) + (room.heightScaling.map { ", scaled as \($0.name)" } ?? "")
    }
    rows += label.doubts.map { ("Doubt", $0.text) }
    switch entry.treatment {
    case .measured: break
    case .undecided(let reason): rows.append(("Check", "not measured: \(reason.text)"))
    case .skipped(let reason): rows.append(("Check", "left out: \(reason.text)"))
    }
    return rows
  }
}

// MARK: - Words

extension LabelListText {
  private static func words(for text: TextSource, shown: String?) -> String {
    switch text {
    case .key(let key):
      let words = "\(key.key) of \(path(of: key))"
      return shown.map { TerminalText.quoted($0, columns: 60) + ", \(words)" } ?? words
    case .literal(let literal):
      return TerminalText.quoted(literal.text, columns: 60)
        + (literal.locale.map { " in \($0) alone" } ?? "")
    case .oneOf(let choices):
      return "one of " + choices.map { words(for: $0, shown: nil) }.joined(separator: "; ")
    case .unknown(let reason, let key):
      // The check's row has the reason.
      guard reason.hidesKnownText, let shown else { return "not known: \(reason.text)" }
      return key.map { words(for: .key($0), shown: shown) }
        ?? TerminalText.quoted(shown, columns: 60)
    }
  }

  private static func path(of key: TextKey) -> String {
    key.bundle.isEmpty ? key.table : "\(key.bundle)/\(key.table)"
  }

  private static func words(for scaling: Label.Scaling) -> String {
    switch scaling {
    case .ofFont: ""
    case .onceOnly: ", does not follow changes of the text size"
    case .system, .otherSystem: ", sized by the system"
    }
  }

  private static func words(for mode: Label.LineBreakMode) -> String {
    switch mode {
    case .tail: "truncated at the end"
    case .head: "truncated at the start"
    case .middle: "truncated in the middle"
    case .clip: "clipped"
    case .wordWrap: "wrapped by words"
    case .charWrap: "wrapped by characters"
    }
  }

  static func words(for limit: Label.LineLimit) -> String {
    let most = limit.atMost == 0 ? "any number" : Phrase.count(limit.atMost, "line")
    return limit.atLeast == limit.atMost ? most : "\(limit.atLeast) to \(most)"
  }

  /// A row for each device, or one row if all are equal.
  private static func rows(
    _ name: String, _ rooms: [Room], _ words: (Room) -> String
  ) -> [(String, String)] {
    guard let first = rooms.first else { return [] }
    if rooms.allSatisfy({ words($0) == words(first) }) { return [(name, words(first))] }
    return rooms.map { (name, "\(device($0.screen)): \(words($0))") }
  }

  private static func device(_ screen: Room.Screen) -> String {
    switch screen {
    case .all: "others"
    case .canvas: "as in the storyboard"
    case .width(let width): "screen of \(Wording.points(width))"
    }
  }

  private static func words(for interval: Interval?) -> String {
    guard let interval else { return "any" }
    let least = Wording.points(interval.atLeast.points)
    let length =
      if let most = interval.atMost {
        interval.atLeast.points == most.points
          ? least : "\(least) to \(Wording.points(most.points))"
      } else {
        "\(least) or more"
      }
    return interval.because.isEmpty
      ? length : length + " (\(interval.because.joined(separator: "; ")))"
  }
}
