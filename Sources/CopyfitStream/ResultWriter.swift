internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitUnicode

/// Writes results with their fields in the documented order.
///
/// A stream has twelve sizes for each text, and most parts of an answer are equal to those of the one before: names of
/// fields, sizes, heights, verdicts. Such parts are kept and copied.
struct ResultWriter: Sendable {
  /// The last parts at each place of an answer for each number of lines, because the height depends on it.
  private var places: [Place] = []
  private var tail = Piece<Tail>()

  /// Appends the result at a place of an answer, counted from 0.
  mutating func write(_ result: FitResult, at place: Int, to writer: inout JSONWriter) {
    let fit = result.fit
    if places.isEmpty {
      places = Array(repeating: Place(), count: Self.placeCount * Self.lineCounts)
    }
    let index = place % Self.placeCount * Self.lineCounts + fit.lineCount % Self.lineCounts
    let head = Head(category: result.category, size: fit.pointSize, lineCount: fit.lineCount)
    places[index].head.append(head, to: &writer)
    writer.write(fit.width)
    let middle = Middle(height: fit.height, verdict: fit.verdict, hasSlack: fit.slack != nil)
    places[index].middle.append(middle, to: &writer)
    if let slack = fit.slack { writer.write(slack) }
    if result.isPlain {
      let tail = Tail(
        certainty: fit.certainty, isPreparedPerSize: result.isPreparedPerSize,
        reachesLimit: fit.reachesLimit)
      self.tail.append(tail, to: &writer)
    } else {
      writer.write(tailOf: result)
    }
  }

  /// A place for each of the twelve categories.
  private static let placeCount = 16
  /// Most texts of apps take one to four lines.
  private static let lineCounts = 4

  private struct Place: Sendable {
    var head = Piece<Head>()
    var middle = Piece<Middle>()
  }

  /// The bytes of a part, which are reused while its content is equal.
  private struct Piece<Content: ResultPiece>: Sendable {
    private var content: Content?
    private var bytes: [UInt8] = []

    mutating func append(_ content: Content, to writer: inout JSONWriter) {
      if self.content != content {
        var piece = JSONWriter()
        content.write(to: &piece)
        bytes = piece.bytes
        self.content = content
      }
      writer.write(raw: bytes)
    }
  }
}

private protocol ResultPiece: Equatable, Sendable {
  func write(to writer: inout JSONWriter)
}

/// The part up to the width.
private struct Head: ResultPiece {
  let category: ContentSizeCategory?
  let size: Double
  let lineCount: Int

  func write(to writer: inout JSONWriter) {
    writer.write(raw: "{")
    if let category {
      writer.write(raw: "\"category\":\"")
      writer.write(raw: category.name)
      writer.write(raw: "\",")
    }
    writer.write(raw: "\"size\":")
    writer.write(size)
    writer.write(raw: ",\"lineCount\":")
    writer.write(lineCount)
    writer.write(raw: ",\"width\":")
  }
}

/// The part from the width to the slack.
private struct Middle: ResultPiece {
  let height: Double
  let verdict: Verdict
  let hasSlack: Bool

  func write(to writer: inout JSONWriter) {
    writer.write(raw: ",\"height\":")
    writer.write(height)
    writer.write(raw: ",\"verdict\":\"")
    writer.write(raw: verdict.rawValue)
    writer.write(raw: "\"")
    if hasSlack { writer.write(raw: ",\"slack\":") }
  }
}

/// The part after the slack, if it does not depend on the text.
private struct Tail: ResultPiece {
  let certainty: Certainty?
  let isPreparedPerSize: Bool
  let reachesLimit: Bool

  func write(to writer: inout JSONWriter) {
    writer.write(certainty)
    writer.write(isPreparedPerSize: isPreparedPerSize, reachesLimit: reachesLimit)
    writer.write(raw: "}")
  }
}

extension FitResult {
  /// Whether only measurements are written.
  fileprivate var isPlain: Bool {
    fit.verdict != .shrinks && visible == nil && missing.isEmpty && lines == nil && remedy == nil
  }
}

extension JSONWriter {
  /// Appends a single result.
  package mutating func write(_ result: FitResult) {
    var results = ResultWriter()
    results.write(result, at: 0, to: &self)
  }

  fileprivate mutating func write(tailOf result: FitResult) {
    write(result.fit.certainty)
    if result.fit.verdict == .shrinks, let scale = result.fit.scale {
      write(raw: ",\"scale\":")
      write(scale)
    }
    if let visible = result.visible { write(visible) }
    if !result.missing.isEmpty {
      write(raw: ",\"missing\":")
      writeList(result.missing) { $0.write($1.codePointName) }
    }
    write(isPreparedPerSize: result.isPreparedPerSize, reachesLimit: result.fit.reachesLimit)
    if let remedy = result.remedy { write(remedy) }
    if let lines = result.lines {
      write(raw: ",\"lines\":")
      writeList(lines) { $0.write($1) }
    }
    write(raw: "}")
  }

  fileprivate mutating func write(_ certainty: Certainty?) {
    guard let certainty else { return }
    write(raw: ",\"certainty\":\"")
    write(raw: certainty.rawValue)
    write(raw: "\"")
  }

  fileprivate mutating func write(isPreparedPerSize: Bool, reachesLimit: Bool) {
    if isPreparedPerSize { write(raw: ",\"perSize\":true") }
    if reachesLimit { write(raw: ",\"limitReached\":true") }
  }

  private mutating func write(_ visible: VisibleLabelText) {
    write(raw: ",\"visibleLines\":")
    write(visible.lines)
    write(raw: ",\"visibleText\":")
    write(visible.text)
    write(raw: ",\"hiddenCharacters\":")
    write(visible.hiddenCharacters)
  }

  /// Appends each limit that suffices alone, and the changes that were tried.
  private mutating func write(_ remedy: LabelRemedy) {
    write(raw: ",\"remedy\":{")
    write(
      members: [
        ("width", remedy.width), ("height", remedy.height),
        ("lines", remedy.lines.map(Double.init)),
        ("inkHeight", remedy.inkHeight),
      ])
    write(raw: bytes.last == UInt8(ascii: "{") ? "\"ways\":" : ",\"ways\":")
    writeList(remedy.ways) { writer, way in
      writer.write(raw: "{")
      writer.write(
        members: [
          ("width", way.width), ("height", way.height), ("lines", way.lines.map(Double.init)),
        ])
      writer.write(raw: "}")
    }
    write(raw: "}")
  }

  /// Appends the members that have a value.
  private mutating func write(members: [(name: String, value: Double?)]) {
    var isFirst = true
    for case (let name, let value?) in members {
      write(raw: (isFirst ? "\"" : ",\"") + name + "\":")
      write(value)
      isFirst = false
    }
  }

  private mutating func write(_ line: LabelLine) {
    write(raw: "{\"text\":")
    write(line.text)
    write(raw: ",\"width\":")
    write(line.width)
    write(raw: "}")
  }
}
