internal import CopyfitUnicode

/// The properties that the characters of an item share.
struct ItemKind {
  let script: Script
  let level: UInt8
  /// The number of the face; `nil` for an invisible character, which joins its neighbors.
  let face: Int?
}

/// Collects characters into items.
struct ItemCutter {
  let paragraph: Range<Int>
  var skipped = 0
  private var item: ShapingItem?
  /// Whether the item has no visible character yet; the first one determines the face.
  private var isFaceOpen = false

  init(paragraph: Range<Int>) { self.paragraph = paragraph }

  /// Adds a character.
  mutating func add(_ position: Int, _ kind: ItemKind, to analysis: inout TextAnalysis) {
    if goesOn(kind) { return }
    if isFaceOpen, let item, item.script == kind.script, item.level == kind.level {
      if let face = kind.face {
        self.item?.face = face
        isFaceOpen = false
      }
      return
    }
    end(position, &analysis)
    isFaceOpen = kind.face == nil && (item == nil || isFaceOpen)
    item = ShapingItem(
      start: position, end: position, paragraph: paragraph,
      face: kind.face ?? item?.face ?? 0, script: kind.script, level: kind.level)
  }

  /// Whether adding a character would not change the item.
  @inline(__always)
  func goesOn(_ kind: ItemKind) -> Bool {
    guard let item, !isFaceOpen else { return false }
    return item.script == kind.script && item.level == kind.level
      && (kind.face == nil || item.face == kind.face)
  }

  mutating func addTab(at position: Int, _ analysis: inout TextAnalysis) {
    end(position, &analysis)
    item = nil
    skipped = 0
    analysis.tabs.append(Int32(position))
  }

  /// The maximum number of consecutive characters that rules skip, marks and default-ignorable characters, in an item.
  ///
  /// HarfBuzz 6 takes quadratic time for them.
  private static let maximumSkipped = 512

  /// Counts the marks at the end of a cluster of `count` characters; returns whether they are few.
  @inline(__always)
  mutating func skip(_ marks: Int, of count: Int) -> Bool {
    guard skipped + count < Self.maximumSkipped else { return false }
    skipped = marks < count ? marks : skipped + marks
    return true
  }

  /// Ends the item after too many skipped characters; the next item is of the same kind.
  mutating func countSkipped(upTo position: Int, _ analysis: inout TextAnalysis) {
    skipped += 1
    guard skipped >= Self.maximumSkipped, position < paragraph.upperBound else { return }
    skipped = 0
    end(position, &analysis)
    item?.start = position
  }

  mutating func finish(_ analysis: inout TextAnalysis) { end(paragraph.upperBound, &analysis) }

  private mutating func end(_ position: Int, _ analysis: inout TextAnalysis) {
    guard var item, item.start < position else { return }
    item.end = position
    analysis.items.append(item)
  }
}
