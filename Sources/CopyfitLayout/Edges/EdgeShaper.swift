internal import CopyfitFonts

/// Shapes the pieces at the edges of lines where the text may not be cut without shaping it again.
///
/// Pieces are remembered for all sizes and for every line with the same edge.
struct EdgeShaper: ~Copyable {
  var buffer = ShapingBuffer()
  /// The remaining shaping that the current fit may do.
  var budget = ShapingBudget()
  var pieces = PieceMemo()
  var heads = EdgeMemo()
  var tails = EdgeMemo()
  /// The ends of lines at soft hyphens, by the hyphens' positions.
  var hyphenTails = EdgeMemo()
  /// The units of a piece with its hyphen.
  private var hyphenated: [UInt16] = []
  /// The shaping of pieces, for all texts that contain them.
  var shapes: EdgePieceCache
  /// The piece that was shaped last.
  var shape = EdgePiece()

  /// The number of pieces that were shaped.
  var shapedCount = 0
  /// The number of tabs that were passed: work without shaping.
  var walkedTabs = 0

  /// The first failure that was not reported yet; measurements after it are not remembered.
  private(set) var failure: LayoutError?

  /// Creates a shaper with a cache of this many bytes for pieces of all texts; 0 for no cache.
  init(cacheBytes: Int = 0) { shapes = EdgePieceCache(bytes: cacheBytes) }

  /// Begins a fit, unless one is held.
  mutating func beginFit() {
    budget.begin()
    pieces.trim()
  }

  /// Records a failure to shape.
  mutating func note(_ error: LayoutError) { failure = failure ?? error }

  /// Returns the failure, if any, and clears it.
  mutating func takeFailure() -> LayoutError? {
    defer { failure = nil }
    return failure
  }

  mutating func shape(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Extent {
    guard let item = text.analysis.items.item(at: start) else { return Extent() }
    if sumsTellExtents(of: text, item), shapePiece(text, item, start..<end) {
      return extent(ofShaped: start..<end, text)
    }
    shapedCount += 1
    let stretch = Stretch(item: item, range: start..<end, units: text.analysis.units)
    var extent = shape(text, stretch)
    extent.count(text.tables.extent(start, end), in: text)
    return extent
  }

  /// Shapes the text before a soft hyphen with a hyphen in place of the soft one.
  mutating func shapeHyphenated(
    _ text: PreparedStorage, _ start: Int, _ end: Int
  ) -> Extent {
    guard let item = text.analysis.items.item(at: end) else { return Extent() }
    shapedCount += 1
    let hyphen = text.analysis.lineEndHyphen(in: item)
    if let detached = hyphen.detached {
      let letters = start < end ? shape(text, start, end) : Extent()
      return letters + shapeAlone(hyphen.unit, detached, text)
    }
    let window = replaceHyphen(at: end, behind: start, item, text, hyphen.unit)
    var extent = shape(
      text,
      Stretch(
        item: item, range: start..<end + 1, units: hyphenated, origin: window.lowerBound))
    countHyphen(&extent, text, item, start, end)
    return extent
  }

  /// Shapes a piece of one item with a hyphen behind it in all of its faces; the result is in `shape`.
  ///
  /// - Returns: `false` if shaping fails.
  mutating func shapePiece(
    _ text: PreparedStorage, _ item: ShapingItem, _ piece: Range<Int>, hyphen: UInt16
  ) -> Bool {
    let window = replaceHyphen(at: piece.upperBound, behind: piece.lowerBound, item, text, hyphen)
    let (units, range) = (hyphenated, piece.lowerBound..<piece.upperBound + 1)
    let analysis = text.analysis
    let display = analysis.displayFace(of: item)
    shapedCount += 1
    shape.begin(range, hasDisplay: display != nil)
    for (face, isDisplay) in [(analysis.face(of: item), false), (display, true)] {
      guard let face else { continue }
      do throws(LayoutError) {
        try buffer.shape(
          units.span, range.shifted(by: -window.lowerBound),
          analysis.request(for: range, of: item, with: face))
      } catch {
        note(error)
        return false
      }
      shape.add(buffer, origin: window.lowerBound, isDisplay: isDisplay) { advance in
        text.grid.scale(advance, unitsPerEm: face.unitsPerEm)
      }
    }
    return true
  }

  /// Copies the text around a piece, with a hyphen in place of the soft one at its end.
  ///
  /// - Returns: The range of the copied text.
  private mutating func replaceHyphen(
    at end: Int, behind start: Int, _ item: ShapingItem, _ text: PreparedStorage, _ unit: UInt16
  ) -> Range<Int> {
    // HarfBuzz uses five characters of context on both sides.
    let window =
      max(item.paragraph.lowerBound, start - 10)..<min(item.paragraph.upperBound, end + 11)
    hyphenated.removeAll(keepingCapacity: true)
    hyphenated.append(contentsOf: text.analysis.units[window])
    hyphenated[end - window.lowerBound] = unit
    return window
  }

  /// Copies the number of clusters of a piece with a hyphen behind it.
  func countHyphen(
    _ extent: inout Extent, _ text: PreparedStorage, _ item: ShapingItem, _ start: Int, _ end: Int
  ) {
    extent.count(text.tables.extent(start, end), in: text)
    if item.face == 0, text.analysis.fonts.standIn != nil { extent.tracked += 1 }
    extent.spaced += 1
  }

  private mutating func shapeAlone(
    _ unit: UInt16, _ item: ShapingItem, _ text: PreparedStorage
  ) -> Extent {
    var extent = shape(text, Stretch(item: item, range: 0..<1, units: [unit]))
    if item.face == 0, text.analysis.fonts.standIn != nil { extent.tracked = 1 }
    extent.spaced = 1
    return extent
  }

  /// A stretch that is shaped at once: a piece of the text, or its replacement.
  fileprivate struct Stretch {
    var item: ShapingItem
    /// The units to shape, relative to the start of the item's units.
    var range: Range<Int>
    /// The units with their context.
    var units: [UInt16]
    /// The position of the first unit.
    var origin = 0
  }

  /// The extent of a stretch in both faces.
  fileprivate mutating func shape(_ text: PreparedStorage, _ stretch: Stretch) -> Extent {
    let face = text.analysis.face(of: stretch.item)
    let width = shape(text, stretch, face)
    let display = text.analysis.displayFace(of: stretch.item).map { shape(text, stretch, $0) }
    return Extent(
      text: width, display: display ?? width, tracked: tracked(text, stretch, width: width))
  }

  /// The number of clusters of a stretch that HarfBuzz tracks by size.
  private mutating func tracked(
    _ text: PreparedStorage, _ stretch: Stretch, width: Int64
  ) -> Int64 {
    let face = text.analysis.fonts.face
    guard stretch.item.face == 0, text.standIn == nil, let size = face.trackedSize else { return 0 }
    let tracked = shape(text, stretch, face, trackedSize: size)
    let tracking = text.grid.scale(
      face.tracking(atPointSize: size), unitsPerEm: face.unitsPerEm)
    return tracking == 0 ? 0 : (tracked - width) / tracking
  }

  private mutating func shape(
    _ text: PreparedStorage, _ stretch: Stretch, _ face: FontFace, trackedSize: Double? = nil
  ) -> Int64 {
    let (item, range, origin) = (stretch.item, stretch.range, stretch.origin)
    var request = text.analysis.request(for: range, of: item, with: face)
    if let trackedSize { request.trackedSize = trackedSize }
    let context =
      max(
        item.paragraph.lowerBound - origin, 0)..<min(
        item.paragraph.upperBound - origin, stretch.units.count)
    do throws(LayoutError) {
      try buffer.shape(
        stretch.units.span.extracting(context),
        range.shifted(by: -origin - context.lowerBound), request)
    } catch {
      note(error)
      return 0
    }
    return buffer.advance(on: text.grid, unitsPerEm: face.unitsPerEm)
  }
}

extension Extent {
  /// Copies the number of clusters from another extent of the same text.
  mutating func count(_ other: Extent, in text: PreparedStorage) {
    if text.standIn != nil { tracked = other.tracked }
    spaced = other.spaced
  }
}

extension EdgeShaper {
  /// The advance of an ellipsis shaped alone in the label's font.
  ///
  /// A text that is cut at one size is cut at others, so the extent is remembered like a piece's.
  mutating func advance(of ellipsis: String, _ text: PreparedStorage, _ blend: Blend) -> Int64 {
    let key = PieceMemo.Key(ellipsisOfLength: ellipsis.utf16.count)
    if pieces.begin(text) { budget.beginText() }
    if let known = pieces[key] { return blend.advance(known.extent) }
    let analysis = text.analysis
    let units = Array(ellipsis.utf16)
    let item = ShapingItem.alone(unitCount: units.count)
    var extent = shape(text, Stretch(item: item, range: 0..<units.count, units: units))
    if analysis.fonts.standIn != nil { extent.tracked = Int64(units.count) }
    extent.spaced = Int64(units.count)
    if failure == nil { pieces.insert(PieceMemo.Value(extent: extent, cost: .nothing), for: key) }
    return blend.advance(extent)
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
