internal import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
public import CopyfitInspection
internal import CopyfitLabels
internal import CopyfitSourceText

/// All that is known about one label, for people.
public struct ExplanationText: Sendable {
  let explanation: LabelExplanation
  let style: PrettyStyle

  /// Creates the page of a label in a style.
  public init(_ explanation: LabelExplanation, style: PrettyStyle = PrettyStyle()) {
    self.explanation = explanation
    self.style = style
  }

  var label: InspectedLabel { explanation.label }
  var knowsFont: Bool { !label.model.unknown.contains(.font) }

  /// The page, with a line end at its end.
  public var text: String {
    let sections = [heading, verdict, facts, languages, knowsFont ? detail : []]
      .filter { !$0.isEmpty }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  var reasonOfUnknownFont: String {
    Label.SkipReason.unknownFont.text + (label.fontDoubt.map { ": " + $0 } ?? "")
  }

  private var heading: [String] {
    let source = label.source
    return [
      style.paint(TerminalText.isolated(TerminalText.safe(label.name)), .bold),
      TerminalText.safe(label.id),
      TerminalText.safe("\(source.file):\(source.position.line):\(source.position.column)"),
    ]
  }

  private var facts: [String] {
    var rows: [(String, String)] = []
    if let attribute = label.keyAttribute {
      let table = label.bundle.isEmpty ? label.table : "\(label.bundle)/\(label.table)"
      rows.append(("Text", "\(label.key) of \(table), \(LabelWording.attribute(attribute))"))
    }
    rows += frames.enumerated().map { ($0 == 0 ? "Frame" : "", $1) }
    rows += containers.enumerated().map { ($0 == 0 ? "Inside" : "", $1) }
    rows += label.codeSteps.enumerated().map { number, place in
      let position = place.position
      return (number == 0 ? "Code" : "", "\(place.file):\(position.line):\(position.column)")
    }
    rows += explanation.uses.enumerated().map { number, use in
      let position = use.place.position
      return (
        number == 0 ? "Used" : "",
        "\(use.noun): \(use.place.file):\(position.line):\(position.column)"
      )
    }
    rows += doubts.enumerated().map { ($0 == 0 ? "Doubt" : "", $1) }
    rows.append(("Lines", lines))
    rows.append(("Font", font))
    if let problem = label.scalingProblem { rows.append(("", problem)) }
    if !label.missing.isEmpty {
      rows.append(("Missing", "no translation in " + Phrase.list(label.missing, limit: 12)))
    }
    return rows.flatMap { name, value in
      var paragraph = Paragraph()
      paragraph.addWhole(name.padded(to: 8), .cyan)
      paragraph.add(TerminalText.safe(value))
      return paragraph.lines(indent: 0, hanging: 9, style: style)
    }
  }

  /// The doubts about the height, the width and the label, each once: a view may decide both of its lengths.
  private var doubts: [String] {
    let rooms = [label.frames.lazy.compactMap(\.height?.doubts.first).first, label.doubt]
    var doubts: [String] = []
    for text in (rooms.compactMap(\.self) + label.doubts).map(\.text) where !doubts.contains(text) {
      doubts.append(text)
    }
    return doubts
  }

  /// The frames; equal ones are listed together.
  private var frames: [String] {
    var rooms: [(room: String, devices: [String])] = []
    for (number, frame) in label.frames.enumerated() {
      let room = LabelWording.room(frame, offering: offer(in: number))
      let device = Wording.device(frame.device)
      if let index = rooms.firstIndex(where: { $0.room == room }) {
        rooms[index].devices.append(device)
      } else {
        rooms.append((room, [device]))
      }
    }
    return rooms.map { "\($0.room), on \(Phrase.all($0.devices))" }
  }

  /// The widths that a row offers the first text in a frame, at all sizes together; `nil` outside rows.
  ///
  /// It is also `nil` if the text may not be shown at a size.
  private func offer(in frame: Int) -> ClosedRange<Double>? {
    let cells = explanation.fits.first?.cells.filter { $0.frame == frame } ?? []
    var all: ClosedRange<Double>?
    for offer in cells.compactMap(\.offered) {
      switch offer {
      case .width(let width):
        all =
          all.map {
            min($0.lowerBound, width.lowerBound)...max($0.upperBound, width.upperBound)
          } ?? width
      case .ifShown: return nil
      case .notShown: break
      }
    }
    return all
  }

  /// The views and modifiers of SwiftUI around the label, each with its place and the room that it leaves.
  private var containers: [String] {
    var last: Room?
    return label.containers.map { container in
      let position = container.place.position
      let room = container.room.flatMap { LabelWording.change($0, since: last) }
      defer { last = container.room }
      let font = container.fontName.map { " with '\($0)' of 'fonts.helpers'" } ?? ""
      let place = "\(container.name)\(font), \(container.place.file):\(position.line)"
      return place + (room.map { ": \($0)" } ?? "")
    }
  }

  private var lines: String {
    let spec = label.spec
    let limit = label.model.setting.lines
    let count =
      limit.atLeast != limit.atMost
      ? LabelListText.words(for: limit)
      : spec.lines == 0 ? "as many as there is room for" : "at most \(spec.lines)"
    let others = [
      spec.minimumScaleFactor.map { "may shrink to \(Wording.percent($0))" },
      spec.minimumFontSize.map { "may shrink to \(Wording.points($0))" },
      label.model.setting.textCase.map(LabelWording.words(for:)),
    ].compactMap { $0 }
    return ([count, "line break mode \(spec.mode.rawValue)"] + others).joined(separator: ", ")
  }

  private var font: String {
    guard knowsFont else {
      return "unknown\(resultOfUnknownFont)" + (label.fontDoubt.map { ": " + $0 } ?? "")
    }
    let fit = explanation.fits.first
    let standIn = fit?.isStandIn == true ? " in place of the system font" : ""
    let faces = fit?.faces ?? []
    guard let face = faces.first else {
      return fit?.fontName.map { $0 + standIn } ?? "\(label.spec.descriptor)"
    }
    let font =
      faces.count == 1
      ? "\(face.name)\(standIn), \(Self.range(face.sizes))"
      : Phrase.all(faces.map { "\($0.name) at \(Self.range($0.sizes))" }) + standIn
    return font + (label.scales ? ", follows the reader's text size" : "") + fontBound
  }

  /// What is not checked because the font is unknown: of a text that cannot be cut, only whether words are split.
  private var resultOfUnknownFont: String {
    switch label.treatment {
    case .measured: ", so its words are not checked"
    case .skipped(.unknownFont): ", so it is not checked"
    case .skipped, .undecided: ""
    }
  }

  /// What the font of a surface of the system is among those that its versions and styles have (`SystemRoom.font`).
  private var fontBound: String {
    switch label.model.surface {
    case .alertTitle, .alertMessage, .dialogTitle, .dialogMessage:
      ", the narrowest letters that the system may use"
    case .alertButton, .dialogButton: ", the widest letters that the system may use"
    default: ""
    }
  }

  private static func range(_ sizes: ClosedRange<Double>) -> String {
    let least = Wording.points(sizes.lowerBound)
    return sizes.lowerBound == sizes.upperBound
      ? least : "\(least) to \(Wording.points(sizes.upperBound))"
  }

  /// The label's texts, the worst first.
  private var languages: [String] {
    guard explanation.fits.count > 1 else { return [] }
    // What is not checked has no outcome.
    guard label.treatment == .measured else { return texts }
    let checked = explanation.categories
    let rows = explanation.fits.map { fit in
      let outcome = LabelWording.outcome(of: fit) ?? fit.obstacle ?? ""
      let sizes = LabelWording.sizes(of: fit, checked: checked) ?? ""
      let isFine = fit.first?.outcome == .fits
      return [
        LabelWording.tag(of: fit), outcome + LabelWording.certainty(of: fit),
        isFine ? "" : sizes,
        fit.shownSlack.map { RoundedNumber($0).description } ?? "",
        TerminalText.quoted(fit.text.text, columns: 36),
      ]
    }
    let table = TextTable.render([["language", "outcome", "sizes", "to spare", "text"]] + rows)
    return ["Its texts, the worst first"] + table.split(separator: "\n").map { "  " + $0 }
  }

  /// The texts of a label that is left out.
  private var texts: [String] {
    let rows = explanation.fits.map { fit in
      [LabelWording.tag(of: fit), TerminalText.quoted(fit.text.text, columns: 60)]
    }
    let table = TextTable.render([["language", "text"]] + rows)
    return ["Its texts"] + table.split(separator: "\n").map { "  " + $0 }
  }

  var isOneSize: Bool { explanation.categories.count == 1 }
}

extension InspectedFit {
  /// The faces in which the text is measured, each with its sizes in points, from the smallest size on.
  fileprivate var faces: [(name: String, sizes: ClosedRange<Double>)] {
    var faces: [(name: String, sizes: ClosedRange<Double>)] = []
    for cell in cells.sorted(by: { $0.fit.pointSize < $1.fit.pointSize }) {
      let size = cell.fit.pointSize
      if let last = faces.last, last.name == cell.fontName {
        faces[faces.count - 1].sizes = last.sizes.lowerBound...size
      } else {
        faces.append((cell.fontName, size...size))
      }
    }
    return faces
  }
}

// Lists of labels also arrange facts in two columns.
extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
