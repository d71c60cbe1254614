internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitUnicode

/// Writes results with their fields in the documented order.
///
/// A stream has twelve sizes for each text, and most parts of an answer are equal to those of the one before: names of
/// fields, sizes, heights, verdicts. Such parts are kept and copied; only the width and the slack are written anew.
struct ResultWriter: Sendable {
  /// The last result at each place of an answer for each number of lines, because the height depends on it, and for
  /// fitting and other texts.
  private var places: [Place] = []
  private var missing = MissingCharacters()

  /// Appends the result at a place of an answer, counted from 0, after a comma unless it is the first.
  mutating func write(_ result: FitResult, at place: Int, to writer: inout JSONWriter) {
    if places.isEmpty {
      places = Array(repeating: Place(), count: Self.placeCount * Self.kinds)
    }
    let kind = result.fit.lineCount % Self.lineCounts * 2 + (result.fit.verdict == .fits ? 0 : 1)
    let index = Self.slot(of: place) * Self.kinds + kind
    let constants = ResultConstants(result, isFirst: place == 0)
    if places[index].constants != constants { places[index] = Place(constants) }
    writer.write(places[index], result.fit)
    if !result.isPlain { writer.write(tailOf: result, &missing) }
  }

  /// A place for each of the twelve categories.
  private static let placeCount = 16
  /// Most texts of apps have one to seven lines.
  private static let lineCounts = 8
  private static let kinds = lineCounts * 2

  /// The place whose last result is compared; only the first result has no comma before it.
  private static func slot(of place: Int) -> Int {
    place < placeCount ? place : 1 + (place - 1) % (placeCount - 1)
  }

  /// The bytes of the constant parts of a result.
  fileprivate struct Place: Sendable {
    var constants: ResultConstants?
    var bytes: [UInt8] = []
    /// The ends of the parts before the width and before the slack.
    var widthStart = 0
    var slackStart = 0

    init() {}

    init(_ constants: ResultConstants) {
      self.constants = constants
      var writer = JSONWriter()
      constants.writeHead(to: &writer)
      widthStart = writer.bytes.count
      constants.writeMiddle(to: &writer)
      slackStart = writer.bytes.count
      if constants.isPlain { constants.writeTail(to: &writer) }
      bytes = writer.bytes
    }
  }
}

extension ResultWriter {
  /// The last list of missing characters, which all sizes of a text have.
  fileprivate struct MissingCharacters: Sendable {
    private var characters: [Unicode.Scalar] = []
    private var json: [UInt8] = []

    /// The member of a result that lists them, with a comma before it.
    mutating func member(with characters: [Unicode.Scalar]) -> [UInt8] {
      if characters != self.characters || json.isEmpty {
        self.characters = characters
        var writer = JSONWriter()
        writer.write(raw: ",\"missing\":")
        writer.writeList(characters) { $0.write($1.codePointName) }
        json = writer.bytes
      }
      return json
    }
  }
}

extension JSONWriter {
  /// Appends the constant parts with a width and slack between them.
  fileprivate mutating func write(_ place: ResultWriter.Place, _ fit: LabelFit) {
    bytes.append(addingCapacity: place.bytes.count + 2 * RoundedNumber.longest) { output in
      let parts = place.bytes.span
      output.append(copying: parts.extracting(..<place.widthStart))
      RoundedNumber(fit.width).write(to: &output)
      output.append(copying: parts.extracting(place.widthStart..<place.slackStart))
      if let slack = fit.slack { RoundedNumber(slack).write(to: &output) }
      output.append(copying: parts.extracting(place.slackStart...))
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends bytes, for which there is room.
  fileprivate mutating func append(copying bytes: Span<UInt8>) {
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      let rest = buffer.extracting(count...)
      count += unsafe bytes.withUnsafeBufferPointer { unsafe rest.initialize(fromContentsOf: $0) }
    }
  }
}

/// The values that determine the constant parts of a result.
private struct ResultConstants: Equatable, Sendable {
  private let category: ContentSizeCategory?
  private let size: Double
  private let lineCount: Int
  private let height: Double
  private let verdict: Verdict
  private let hasSlack: Bool
  private let certainty: Certainty?
  private let isPreparedPerSize: Bool
  private let reachesLimit: Bool
  private let isFirst: Bool
  /// Whether only measurements are written; otherwise the part after the slack depends on the text.
  let isPlain: Bool

  init(_ result: FitResult, isFirst: Bool) {
    self.isFirst = isFirst
    let fit = result.fit
    category = result.category
    size = fit.pointSize
    lineCount = fit.lineCount
    height = fit.height
    verdict = fit.verdict
    hasSlack = fit.slack != nil
    certainty = fit.certainty
    isPreparedPerSize = result.isPreparedPerSize
    reachesLimit = fit.reachesLimit
    isPlain = result.isPlain
  }

  /// Writes the part before the width.
  func writeHead(to writer: inout JSONWriter) {
    writer.write(raw: isFirst ? "{" : ",{")
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

  /// Writes the part between the width and the slack.
  func writeMiddle(to writer: inout JSONWriter) {
    writer.write(raw: ",\"height\":")
    writer.write(height)
    writer.write(raw: ",\"verdict\":\"")
    writer.write(raw: verdict.rawValue)
    writer.write(raw: "\"")
    if hasSlack { writer.write(raw: ",\"slack\":") }
  }

  /// Writes the part after the slack.
  func writeTail(to writer: inout JSONWriter) {
    writer.write(certainty)
    writer.write(isPreparedPerSize: isPreparedPerSize, reachesLimit: reachesLimit)
    writer.write(raw: "}")
  }
}

extension FitResult {
  /// Whether the size at which the text is drawn differs from its size, as both are written.
  fileprivate var isShrunk: Bool {
    fit.drawnPointSize != fit.pointSize
      && RoundedNumber(fit.drawnPointSize).description != RoundedNumber(fit.pointSize).description
  }

  /// Whether only measurements are written.
  fileprivate var isPlain: Bool {
    !isShrunk && visible == nil && missing.isEmpty && lines == nil
      && remedy == nil
  }
}

extension JSONWriter {
  /// Appends a single result.
  package mutating func write(_ result: FitResult) {
    var results = ResultWriter()
    results.write(result, at: 0, to: &self)
  }

  fileprivate mutating func write(
    tailOf result: FitResult, _ missing: inout ResultWriter.MissingCharacters
  ) {
    write(result.fit.certainty)
    if result.isShrunk {
      write(raw: ",\"drawnSize\":")
      write(result.fit.drawnPointSize)
    }
    if result.fit.verdict == .shrinks, let scale = result.fit.scale {
      write(raw: ",\"scale\":")
      write(scale)
    }
    if let visible = result.visible { write(visible) }
    if !result.missing.isEmpty { bytes += missing.member(with: result.missing) }
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
