internal import Copyfit
internal import CopyfitDrawing
internal import CopyfitFonts
internal import CopyfitInspection
internal import CopyfitLayout
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The drawings of a report's labels as compact data: each layout, word and outline is stored once.
///
/// Lengths are hundredths of a point. Within a word, they are thousandths of the font's size, so that a word is the
/// same at many sizes.
struct HTMLDrawings {
  /// The maximum size of drawings in a report, in bytes, so that a browser opens the page without a delay.
  static let maximumBytes = 4 << 20

  private var layouts: [String] = []
  private var numbers: [String: Int] = [:]
  private var words = HTMLTexts()
  private var inks = HTMLTexts()
  private var surroundings = HTMLTexts()
  private var faces: [Face] = []
  private var bytes = 0
  /// The number of drawings that were left out because the report would be too large.
  private(set) var omitted = 0

  /// A face with the art of the used glyphs, in ascending order.
  private struct Face {
    let face: FontFace
    var art: [UInt32: GlyphArt] = [:]
  }

  /// The subject of a drawing: a text in its label, at each of several categories.
  struct Subject {
    var text: String
    var locale: String
    var label: LabelSpec
    /// Whether the label clips letters that are higher than its frame.
    var clips: Bool
    var categories: [ContentSizeCategory]
    /// The surroundings of the label at each category; empty if they are unknown.
    var surroundings: [HTMLSurroundings] = []

    /// The label with a width in points, or with its own width.
    fileprivate func label(width: Double?) -> LabelSpec {
      var label = label
      if let width { label.width = width }
      return label
    }
  }

  /// The drawings of a subject, one for each category.
  struct Drawn {
    /// The numbers of the layouts.
    var layouts: [Int] = []
    /// A letter for each outcome: the text fits, is shrunk, has a split word, or is truncated.
    var verdicts = ""
    /// The numbers of the label's surroundings; empty if they are unknown.
    var surroundings: [Int] = []
    /// Whether lines, and views next to each other, run from right to left.
    var isRightToLeft = false

    /// The only layout, repeated for many categories.
    func repeated(_ count: Int) -> Drawn {
      var all = self
      all.layouts = (0..<count).flatMap { _ in layouts }
      all.verdicts = String(repeating: verdicts, count: count)
      return all
    }
  }

  /// Draws a text in its label; `nil` if there is no room for more, or if it cannot be drawn.
  mutating func draw(_ subject: Subject, with fitter: inout LabelFitter) -> Drawn? {
    guard bytes < Self.maximumBytes else {
      omitted += 1
      return nil
    }
    var result = Drawn()
    let widths = subject.surroundings.map(\.surroundings.width.upperBound)
    if Set(widths).count < 2 {
      let label = subject.label(width: widths.first)
      guard add(subject, label, at: subject.categories, to: &result, with: &fitter) else {
        return nil
      }
    } else {
      // In a row, each size may have a different width.
      for (category, width) in zip(subject.categories, widths) {
        let label = subject.label(width: width)
        guard add(subject, label, at: [category], to: &result, with: &fitter) else { return nil }
      }
    }
    result.surroundings = subject.surroundings.map { number(of: $0) }
    return result
  }

  /// Adds the layouts of a label at some categories; `false` if it cannot be drawn.
  private mutating func add(
    _ subject: Subject, _ label: LabelSpec, at categories: [ContentSizeCategory],
    to result: inout Drawn, with fitter: inout LabelFitter
  ) -> Bool {
    let locale = LocaleIdentifier(subject.locale)
    guard let prepared = try? fitter.prepare(subject.text, in: locale, for: label)
    else { return false }
    for category in categories {
      guard let glyphs = try? fitter.glyphs(of: prepared, at: category) else { return false }
      result.isRightToLeft = glyphs.visible.first?.isRightToLeft ?? false
      result.layouts.append(number(of: LabelDrawing(glyphs)))
      let fit = fitter.fit(prepared, at: category)
      result.verdicts.append(Self.letter(for: InspectedFit.Outcome(fit, clips: subject.clips)))
    }
    return true
  }

  private mutating func number(of around: HTMLSurroundings) -> Int {
    let text = around.json
    let count = surroundings.all.count
    let number = surroundings.number(of: text)
    if surroundings.all.count > count { bytes += text.utf8.count }
    return number
  }

  /// The words for each letter of a verdict.
  static var verdicts: JSONValue {
    let worst = InspectedFit.Outcome.allCases.map { outcome in
      (String(letter(for: outcome)), LabelWording.outcome(outcome))
    }
    let words = Dictionary(worst) { $1 }
    return .object(
      words.sorted { $0.key < $1.key }.map {
        JSONValue.Field(name: $0.key, value: .string($0.value))
      })
  }

  private static func letter(for outcome: InspectedFit.Outcome) -> Character {
    switch outcome {
    case .fits: "f"
    case .shrinks: "s"
    case .splitsWord: "w"
    case .clipped, .truncated: "c"
    }
  }

  private mutating func number(of drawing: LabelDrawing) -> Int {
    let layout = self.layout(drawing)
    if let known = numbers[layout] { return known }
    layouts.append(layout)
    numbers[layout] = layouts.count - 1
    bytes += layout.utf8.count
    return layouts.count - 1
  }

  /// A drawing as a JSON array: frame, size, whether anything leaves the frame, the number of visible rows, notes,
  /// rows.
  private mutating func layout(_ drawing: LabelDrawing) -> String {
    var box = (ascent: 0, descent: 0)
    let rows = drawing.rows.map { "," + row($0, size: drawing.pointSize, &box) }.joined()
    let numbers = [drawing.frame.width, drawing.frame.height, drawing.pointSize].map {
      String(HTMLValues.hundredths($0))
    }
    let notes = drawing.notes.map(JSONString.quoted).joined(separator: ",")
    let shown = drawing.rows.count { !$0.isHidden }
    return
      "[\(numbers.joined(separator: ",")),\(drawing.leavesFrame ? 1 : 0),\(shown),[\(notes)]\(rows)]"
  }

  /// A row: left, width, baseline, height above and below it if they differ from the previous row's, runs.
  private mutating func row(
    _ row: LabelDrawing.Row, size: Double, _ box: inout (ascent: Int, descent: Int)
  ) -> String {
    let baseline = HTMLValues.hundredths(row.baseline)
    let own = (
      baseline - HTMLValues.hundredths(row.top), HTMLValues.hundredths(row.bottom) - baseline
    )
    var fields = [HTMLValues.hundredths(row.x), HTMLValues.hundredths(row.glyphs.width), baseline]
    if own != box { fields += [own.0, own.1] }
    box = own
    let runs = row.glyphs.runs.map { "\"\(run($0, size: size))\"" }
    return "[\((fields.map(String.init) + runs).joined(separator: ","))]"
  }

  /// A run: the index of its face and stretch, then its words, each with the distance from the previous one.
  private mutating func run(_ run: GlyphRun, size: Double) -> String {
    let face = index(of: run.face)
    var parts = [String(inks.number(of: "\(face),\(RoundedNumber(run.stretch))"))]
    var word: [PlacedGlyph] = []
    var last = 0
    for glyph in run.glyphs.map(Optional.some) + [nil] {
      if let glyph, isSeen(glyph.id, face) || glyph.id == 0 {
        word.append(glyph)
      } else if let first = word.first {
        let x = HTMLValues.hundredths(first.x)
        parts.append("\(number(of: word, size: size)),\(x - last)")
        (word, last) = ([], x)
      }
    }
    return parts.joined(separator: " ")
  }

  /// The index of a word: its glyphs, each with its height and the distance from the previous one.
  private mutating func number(of word: [PlacedGlyph], size: Double) -> Int {
    let scale = size > 0 ? 10 / size : 1
    let start = word.first?.x ?? 0
    var last = 0
    let glyphs = word.map { glyph in
      let x = HTMLValues.hundredths((glyph.x - start) * scale)
      let rise = HTMLValues.hundredths(glyph.y * scale)
      defer { last = x }
      return "\(glyph.id)"
        + (x == last && rise == 0 ? "" : ",\(x - last)" + (rise == 0 ? "" : ",\(rise)"))
    }
    let text = glyphs.joined(separator: " ")
    let count = words.all.count
    let number = words.number(of: text)
    if words.all.count > count { bytes += text.utf8.count }
    return number
  }

  private mutating func isSeen(_ glyph: UInt32, _ face: Int) -> Bool {
    if let known = faces[face].art[glyph] { return known != .nothing }
    let art = GlyphArt(glyph, of: faces[face].face)
    faces[face].art[glyph] = art
    bytes += Self.size(of: art)
    return art != .nothing
  }

  private mutating func index(of face: FontFace) -> Int {
    if let known = faces.firstIndex(where: { $0.face == face }) { return known }
    faces.append(Face(face: face))
    return faces.count - 1
  }

  private static func size(of art: GlyphArt) -> Int {
    switch art {
    case .nothing, .box: 30
    case .outline(let outline): OutlinePath(outline).data.utf8.count + 8
    case .picture(let picture): picture.png.count * 4 / 3 + 40
    }
  }
}

extension HTMLDrawings {
  /// The layouts as a JSON array.
  var layoutsJSON: String { "[\(layouts.joined(separator: ",\n"))]" }

  /// The words as a JSON array of texts: glyphs with a space between them.
  var wordsJSON: String { words.json { "\"\($0)\"" } }

  /// The faces with a stretch as a JSON array of pairs.
  var inksJSON: String { inks.json { "[\($0)]" } }

  /// The surroundings of labels as a JSON array.
  var surroundingsJSON: String { surroundings.json { $0 } }

  /// The faces as a JSON array: units per em, then the outlines, pictures and boxes by glyph.
  var facesJSON: String {
    let list = faces.map { face in
      let glyphs = face.art.sorted { $0.key < $1.key }.compactMap { glyph, art in
        Self.json(art).map { "\"\(glyph)\":\($0)" }
      }
      return "{\"u\":\(face.face.unitsPerEm),\"g\":{\(glyphs.joined(separator: ",\n"))}}"
    }
    return "[\(list.joined(separator: ",\n"))]"
  }

  private static func json(_ art: GlyphArt) -> String? {
    switch art {
    case .nothing: nil
    case .outline(let outline): "\"\(OutlinePath(outline).data)\""
    case .box(let box): "[\(numbers(box))]"
    case .picture(let picture): "[\(numbers(picture.box)),\"\(picture.base64)\"]"
    }
  }

  private static func numbers(_ box: GlyphBox) -> String {
    [box.left, box.bottom, box.right, box.top].map { RoundedNumber($0).description }
      .joined(separator: ",")
  }
}

/// Texts by their numbers.
private struct HTMLTexts {
  private var numbers: [String: Int] = [:]
  private(set) var all: [String] = []

  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = all.count
    all.append(text)
    return all.count - 1
  }

  /// The texts as a JSON array, each as an element.
  func json(_ element: (String) -> String) -> String {
    "[\(all.map(element).joined(separator: ",\n"))]"
  }
}
