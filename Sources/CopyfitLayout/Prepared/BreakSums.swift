/// The sums of a text at its breaks, the only data that the fast walk reads.
struct BreakSums: Sendable {
  enum Kind: Sendable {
    /// In one face.
    case plain
    /// In the stand-in's two faces.
    case standIn
    /// Sums do not determine the ends of lines: text with tabs, soft hyphens or letter spacing.
    case none
  }

  private(set) var kind = Kind.none
  /// The sums in one face; empty for other kinds.
  private(set) var plain: [PlainBreakSum] = []
  /// The sums in two faces; empty for other kinds.
  private(set) var standIn: [StandInBreakSum] = []
  /// The sums of a short text in one face.
  private(set) var short = ShortSums()
  /// Whether the text is in one face, and each line is a difference of sums at breaks with visible text.
  private(set) var areSteady = false
  /// The largest values of the text between two breaks; `nil` if sums do not determine them.
  private(set) var widestWord: Extent?

  /// Computes the sums of another text, in the existing memory.
  mutating func sum(_ text: borrowing TextAnalysis, _ tables: borrowing AdvanceTables) {
    let options = text.options
    kind = .none
    widestWord = nil
    if !plain.isEmpty { plain.removeAll(keepingCapacity: true) }
    if !standIn.isEmpty { standIn.removeAll(keepingCapacity: true) }
    short.removeAll()
    areSteady = false
    guard tables.areOfFacesAlone, text.tabs.isEmpty, !options.opensLineAfterFinalTerminator,
      !options.pushOut, !text.breaks.contains(where: { $0.kind == .softHyphen })
    else { return }
    if tables.display.isEmpty {
      kind = .plain
      for lineBreak in text.breaks { plain.append(PlainBreakSum(lineBreak, text, tables)) }
      widestWord = Extent(widestOf: plain)
      areSteady = plain.areSteady
      if areSteady { short.take(plain) }
    } else {
      kind = .standIn
      for lineBreak in text.breaks { standIn.append(StandInBreakSum(lineBreak, text, tables)) }
      widestWord = Extent(widestOf: standIn)
    }
  }
}

extension Extent {
  /// The largest values between two breaks, each on its own; `nil` if an edge must be shaped.
  fileprivate init?<Sum: BreakSum>(widestOf sums: [Sum]) {
    self.init()
    var start = Sum()
    for sum in sums {
      guard sum.place.isSafe else { return nil }
      let word = sum.extent(since: start)
      text = max(text, word.text)
      display = max(display, word.display)
      tracked = max(tracked, word.tracked)
      start = sum
    }
  }
}

extension [PlainBreakSum] {
  /// Whether a line may end at every break without shaping, and has visible text.
  fileprivate var areSteady: Bool {
    var start: Int32 = 0
    for (index, sum) in enumerated() {
      guard sum.place.isSafe, !sum.place.isHard || index == count - 1,
        sum.place.trimmedEnd > start
      else { return false }
      start = sum.place.offset
    }
    return !isEmpty
  }
}

extension ShortSums {
  /// Takes the sums of a text, if there is room for them.
  fileprivate mutating func take(_ sums: [PlainBreakSum]) {
    guard sums.count <= Self.maximumCount else { return }
    for sum in sums where !append(end: sum.end, next: sum.next) { return removeAll() }
  }
}

/// The properties of a break other than its sums.
struct BreakPlace: Sendable {
  private static let unsafeEnd: UInt8 = 1
  private static let unsafeStart: UInt8 = 2
  private static let hard: UInt8 = 4

  /// The end of the part that counts for the width.
  let trimmedEnd: Int32
  /// The start of the next line.
  let offset: Int32
  private let flags: UInt8

  /// The place of a break of a text.
  init(_ lineBreak: LineBreak, _ text: borrowing TextAnalysis) {
    trimmedEnd = lineBreak.trimmedEnd
    offset = lineBreak.offset
    var flags: UInt8 = lineBreak.kind == .hard ? Self.hard : 0
    if text.flags[Int(trimmedEnd)].contains(.isUnsafe) { flags |= Self.unsafeEnd }
    if text.flags[Int(offset)].contains(.isUnsafe) { flags |= Self.unsafeStart }
    self.flags = flags
  }

  /// The start of a text.
  init() {
    trimmedEnd = 0
    offset = 0
    flags = 0
  }

  /// The start of a line, at a break or inside a word.
  init(lineStart: Int, _ text: borrowing TextAnalysis) {
    trimmedEnd = Int32(lineStart)
    offset = Int32(lineStart)
    flags = text.flags[lineStart].contains(.isUnsafe) ? Self.unsafeStart : 0
  }

  var isHard: Bool { flags & Self.hard != 0 }

  /// Whether a line may end here without shaping.
  var isSafeEnd: Bool { flags & Self.unsafeEnd == 0 }

  /// Whether a line may end and start here without shaping.
  var isSafe: Bool { flags & (Self.unsafeEnd | Self.unsafeStart) == 0 }

  /// Whether the line between two breaks has no edge that must be shaped.
  @inline(__always)
  func isSafe(since start: BreakPlace) -> Bool {
    (flags & Self.unsafeEnd) | (start.flags & Self.unsafeStart) == 0
  }
}

/// A break with the sums of advances at it.
protocol BreakSum: Sendable {
  var place: BreakPlace { get }
  /// The extent from the text's start to the end of a line that ends here.
  var extent: Extent { get }

  /// The sums at the start of a text.
  init()

  /// The sums at the start of a line.
  init(lineStart: Int, _ text: borrowing TextAnalysis, _ tables: borrowing AdvanceTables)

  /// The extent of the line between two breaks, as if its edges were safe.
  func extent(since start: Self) -> Extent

  /// The advance of that line.
  func advance(since start: Self, _ blend: Blend) -> Int64
}

/// The sums of one face.
struct PlainBreakSum: BreakSum {
  let place: BreakPlace
  let end: Int64
  let next: Int64

  init(_ lineBreak: LineBreak, _ text: borrowing TextAnalysis, _ tables: borrowing AdvanceTables) {
    place = BreakPlace(lineBreak, text)
    end = tables.text[Int(lineBreak.trimmedEnd)] - tables.addedText(at: Int(lineBreak.trimmedEnd))
    next = tables.text[Int(lineBreak.offset)]
  }

  init() {
    place = BreakPlace()
    end = 0
    next = 0
  }

  init(lineStart: Int, _ text: borrowing TextAnalysis, _ tables: borrowing AdvanceTables) {
    place = BreakPlace(lineStart: lineStart, text)
    end = tables.text[lineStart]
    next = end
  }

  var extent: Extent { Extent(text: end, display: end) }

  @inline(__always)
  func extent(since start: Self) -> Extent {
    Extent(text: end - start.next, display: end - start.next)
  }

  @inline(__always)
  func advance(since start: Self, _ blend: Blend) -> Int64 { end - start.next }
}

/// The sums of the stand-in's two faces.
struct StandInBreakSum: BreakSum {
  let place: BreakPlace
  private let end: Sums
  private let next: Sums

  private struct Sums {
    let text: Int64
    let display: Int64
    let tracked: Int32

    init() {
      text = 0
      display = 0
      tracked = 0
    }

    init(_ tables: borrowing AdvanceTables, _ position: Int) {
      text = tables.text[position]
      display = tables.display[position]
      tracked = tables.tracked[position]
    }

    init(_ tables: borrowing AdvanceTables, lineEnd position: Int) {
      text = tables.text[position] - tables.addedText(at: position)
      display = tables.display[position] - tables.addedDisplay(at: position)
      tracked = tables.tracked[position]
    }
  }

  init(_ lineBreak: LineBreak, _ text: borrowing TextAnalysis, _ tables: borrowing AdvanceTables) {
    place = BreakPlace(lineBreak, text)
    end = Sums(tables, lineEnd: Int(lineBreak.trimmedEnd))
    next = Sums(tables, Int(lineBreak.offset))
  }

  init() {
    place = BreakPlace()
    end = Sums()
    next = end
  }

  init(lineStart: Int, _ text: borrowing TextAnalysis, _ tables: borrowing AdvanceTables) {
    place = BreakPlace(lineStart: lineStart, text)
    end = Sums(tables, lineStart)
    next = end
  }

  var extent: Extent {
    Extent(text: end.text, display: end.display, tracked: Int64(end.tracked))
  }

  @inline(__always)
  func extent(since start: Self) -> Extent {
    Extent(
      text: end.text - start.next.text, display: end.display - start.next.display,
      tracked: Int64(end.tracked - start.next.tracked))
  }

  @inline(__always)
  func advance(since start: Self, _ blend: Blend) -> Int64 { blend.advance(extent(since: start)) }
}
