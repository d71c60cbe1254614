internal import CopyfitFonts
internal import CopyfitUnicode

/// Shapes the pieces of text at the edges of lines that may not be cut without.
///
/// Pieces are remembered, for all sizes and for every line that has the same edge.
struct EdgeShaper: ~Copyable {
  var buffer = ShapingBuffer()
  private var pieces = PieceMemo(grows: false)
  /// Lines that end at a soft hyphen are shaped whole, which costs more than asking a large table.
  private var hyphenatedPieces = PieceMemo(grows: true)
  var joints = PieceMemo(grows: false)
  private var heads = EdgeMemo()
  private var tails = EdgeMemo()
  private var hyphenated: [UInt16] = []
  /// What shaping said about pieces, for every text that has them.
  var shapes: EdgePieceCache
  /// The piece that was shaped last.
  var shape = EdgePiece()

  /// How many pieces were shaped so far.
  var shapedCount = 0
  /// How many tabs were passed so far: work that no shaping shows.
  var walkedTabs = 0

  /// The first failure to shape that nobody was told of; what is measured meanwhile is not remembered.
  private(set) var failure: LayoutError?

  /// Creates a shaper that spends so many bytes on pieces that other texts may have; 0 for none.
  init(cacheBytes: Int = 0) { shapes = EdgePieceCache(bytes: cacheBytes) }

  /// Notes that something could not be shaped.
  mutating func note(_ error: LayoutError) { failure = failure ?? error }

  /// The failure, if there was one, told once.
  mutating func takeFailure() -> LayoutError? {
    defer { failure = nil }
    return failure
  }

  /// By how much the line from `start` to `end` differs from what the tables say.
  ///
  /// Only the pieces between an unsafe edge and the next joint are shaped; where the line has no joint,
  /// it is shaped whole.
  mutating func correction(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Extent {
    guard start < end else { return Extent() }
    let head = text.isUnsafe(start) ? edge(at: start, text, lineEnd: end) : nil
    let tail = text.isUnsafe(end) ? edge(at: end, text, lineStart: start) : nil
    guard head?.joint ?? start <= tail?.joint ?? end else { return difference(text, start, end) }
    var result = Extent()
    if let head { result += difference(of: head, text, from: start) }
    if let tail { result += difference(of: tail, text, to: end) }
    return result
  }

  @inline(__always)
  private mutating func edge(
    at start: Int, _ text: PreparedStorage, lineEnd end: Int
  ) -> LineEdge {
    if let known = heads[text.sheet.name, start], known.holds(forLineEnd: end) { return known }
    let edge = edge(afterStart: start, text, end)
    if failure == nil { heads.insert(edge, at: start, of: text.identity) }
    return edge
  }

  @inline(__always)
  private mutating func edge(
    at end: Int, _ text: PreparedStorage, lineStart start: Int
  ) -> LineEdge {
    if let known = tails[text.sheet.name, end], known.holds(forLineStart: start) { return known }
    let edge = edge(beforeEnd: end, text, start)
    if failure == nil { tails.insert(edge, at: end, of: text.identity) }
    return edge
  }

  @inline(__always)
  private mutating func difference(
    of head: LineEdge, _ text: PreparedStorage, from start: Int
  ) -> Extent {
    if let known = head.difference { return known }
    var head = head
    let difference = difference(text, start, head.joint)
    head.difference = difference
    if failure == nil { heads.insert(head, at: start, of: text.identity) }
    return difference
  }

  @inline(__always)
  private mutating func difference(
    of tail: LineEdge, _ text: PreparedStorage, to end: Int
  ) -> Extent {
    if let known = tail.difference { return known }
    var tail = tail
    let difference = difference(text, tail.joint, end)
    tail.difference = difference
    if failure == nil { tails.insert(tail, at: end, of: text.identity) }
    return difference
  }

  /// By how much a piece of one item differs when shaped alone.
  private mutating func difference(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Extent {
    piece(text, start, end) - text.tables.extent(start, end)
  }

  /// By how much the line from `start` to the soft hyphen at `end` differs with its hyphen shown.
  mutating func hyphenCorrection(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Extent {
    guard let item = text.analysis.items.item(at: end) else { return Extent() }
    let first = max(start, item.start)
    let piece = hyphenatedPiece(text, first, end)
    return correction(text, start, first) + (piece - text.tables.extent(first, end))
  }

  private mutating func piece(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Extent {
    let key = PieceMemo.Key(text.identity, start: start, end: end, .plain)
    if let known = pieces[key, inTextOfLength: text.count] { return known }
    let extent = shape(text, start, end)
    remember(extent, key, text)
    return extent
  }

  private mutating func hyphenatedPiece(
    _ text: PreparedStorage, _ start: Int, _ end: Int
  ) -> Extent {
    let key = PieceMemo.Key(text.identity, start: start, end: end, .hyphenated)
    if let known = hyphenatedPieces[key, inTextOfLength: text.count] { return known }
    let extent = shapeHyphenated(text, start, end)
    if failure == nil {
      hyphenatedPieces.insert(extent, for: key, of: text.identity, length: text.count)
    }
    return extent
  }

  /// Remembers the extent of a piece as it stands.
  mutating func remember(_ extent: Extent, of piece: Range<Int>, _ text: PreparedStorage) {
    let key = PieceMemo.Key(
      text.identity, start: piece.lowerBound, end: piece.upperBound, .plain)
    remember(extent, key, text)
  }

  private mutating func remember(
    _ extent: Extent, _ key: PieceMemo.Key, _ text: PreparedStorage
  ) {
    guard failure == nil else { return }
    pieces.insert(extent, for: key, of: text.identity, length: text.count)
  }

  private mutating func shape(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Extent {
    guard let item = text.analysis.items.item(at: start) else { return Extent() }
    if sumsTellExtents(of: text, item), shapePiece(text, item, start..<end) {
      return extent(ofShaped: start..<end, text)
    }
    shapedCount += 1
    var extent = shape(text, item, start..<end, text.analysis.units, 0)
    extent.count(text.tables.extent(start, end), in: text)
    return extent
  }

  /// Shapes the text before a soft hyphen with the hyphen in its place.
  private mutating func shapeHyphenated(
    _ text: PreparedStorage, _ start: Int, _ end: Int
  ) -> Extent {
    guard let item = text.analysis.items.item(at: end) else { return Extent() }
    shapedCount += 1
    let hyphen = text.analysis.lineEndHyphen(in: item)
    if let detached = hyphen.detached {
      let letters = start < end ? shape(text, start, end) : Extent()
      return letters + shapeAlone(hyphen.unit, detached, text)
    }
    // HarfBuzz looks at five characters of context on either side.
    let window =
      max(item.paragraph.lowerBound, start - 10)..<min(item.paragraph.upperBound, end + 11)
    hyphenated.removeAll(keepingCapacity: true)
    hyphenated.append(contentsOf: text.analysis.units[window])
    hyphenated[end - window.lowerBound] = hyphen.unit
    var extent = shape(text, item, start..<end + 1, hyphenated, window.lowerBound)
    extent.count(text.tables.extent(start, end), in: text)
    if item.face == 0, text.analysis.fonts.standIn != nil { extent.tracked += 1 }
    extent.spaced += 1
    return extent
  }

  private mutating func shapeAlone(
    _ unit: UInt16, _ item: ShapingItem, _ text: PreparedStorage
  ) -> Extent {
    var extent = shape(text, item, 0..<1, [unit], 0)
    if item.face == 0, text.analysis.fonts.standIn != nil { extent.tracked = 1 }
    extent.spaced = 1
    return extent
  }

  /// The extent of a range in both faces; `units` begin at `origin`.
  fileprivate mutating func shape(
    _ text: PreparedStorage, _ item: ShapingItem, _ range: Range<Int>, _ units: [UInt16],
    _ origin: Int
  ) -> Extent {
    let face = text.analysis.face(of: item)
    let width = shape(text, item, range, units, origin, face)
    let display = text.analysis.displayFace(of: item)
      .map { shape(text, item, range, units, origin, $0) }
    return Extent(
      text: width, display: display ?? width,
      tracked: tracked(text, item, range, units, origin, width))
  }

  /// How many clusters of a range HarfBuzz tracks by size.
  private mutating func tracked(
    _ text: PreparedStorage, _ item: ShapingItem, _ range: Range<Int>, _ units: [UInt16],
    _ origin: Int, _ width: Int64
  ) -> Int64 {
    let face = text.analysis.fonts.face
    guard item.face == 0, text.standIn == nil, let size = face.trackedSize else { return 0 }
    let tracked = shape(text, item, range, units, origin, face, trackedSize: size)
    let tracking = text.grid.scale(
      face.tracking(atPointSize: size), unitsPerEm: face.unitsPerEm)
    return tracking == 0 ? 0 : (tracked - width) / tracking
  }

  private mutating func shape(
    _ text: PreparedStorage, _ item: ShapingItem, _ range: Range<Int>, _ units: [UInt16],
    _ origin: Int, _ face: FontFace, trackedSize: Double? = nil
  ) -> Int64 {
    var request = text.analysis.request(for: range, of: item, with: face)
    if let trackedSize { request.trackedSize = trackedSize }
    let context =
      max(
        item.paragraph.lowerBound - origin, 0)..<min(
        item.paragraph.upperBound - origin, units.count)
    do throws(LayoutError) {
      try buffer.shape(
        units.span.extracting(context), range.shifted(by: -origin - context.lowerBound), request)
    } catch {
      note(error)
      return 0
    }
    return buffer.advance(on: text.grid, unitsPerEm: face.unitsPerEm)
  }
}

extension Extent {
  /// Takes over how many clusters an extent of the same text has.
  mutating func count(_ other: Extent, in text: PreparedStorage) {
    if text.standIn != nil { tracked = other.tracked }
    spaced = other.spaced
  }
}

extension EdgeShaper {
  /// The advance of an ellipsis shaped alone in the label's font.
  ///
  /// What is cut at one size is cut at others: the extent is remembered like a piece's.
  mutating func advance(of ellipsis: String, _ text: PreparedStorage, _ blend: Blend) -> Int64 {
    // No piece ends before the text; the length tells one ellipsis from another.
    let key = PieceMemo.Key(text.identity, start: 0, end: -ellipsis.utf16.count, .plain)
    if let known = pieces[key, inTextOfLength: text.count] { return blend.advance(known) }
    let analysis = text.analysis
    let units = Array(ellipsis.utf16)
    let item = ShapingItem.alone(unitCount: units.count)
    var extent = shape(text, item, 0..<units.count, units, 0)
    if analysis.fonts.standIn != nil { extent.tracked = Int64(units.count) }
    extent.spaced = Int64(units.count)
    if failure == nil {
      pieces.insert(extent, for: key, of: text.identity, length: text.count)
    }
    return blend.advance(extent)
  }
}

extension PreparedStorage {
  fileprivate func isUnsafe(_ position: Int) -> Bool {
    analysis.flags[position].contains(.isUnsafe)
  }
}

extension ShapingBuffer {
  /// The sum of the advances of the last shaping, on a grid.
  package func advance(on grid: AdvanceGrid, unitsPerEm: Int) -> Int64 {
    var sum: Int64 = 0
    forEachGlyph {
      sum = AdvanceGrid.add(sum, grid.scale($0.advance, unitsPerEm: unitsPerEm))
    }
    return sum
  }
}
