internal import CCopyfitICU

/// Resolves the embedding levels of paragraphs by UAX #9.
///
/// By default, the first strong character decides the direction of a paragraph; without one, it is left to right.
@safe
public struct BidiParagraph: ~Copyable {
  /// The base direction of a paragraph.
  public enum Direction: Hashable, Sendable {
    /// The direction of the first strong character (P2, P3), or else left to right.
    case firstStrong
    case leftToRight
    case rightToLeft
  }

  private let bidi: OpaquePointer

  /// Whether the last paragraph that was resolved runs from right to left.
  public private(set) var isRightToLeft = false

  /// Opens ICU's resolver.
  public init() throws(ICUError) {
    guard let opened = unsafe copyfit_icu_bidi_open() else { throw .outOfMemory }
    unsafe bidi = opened
  }

  deinit { unsafe copyfit_icu_bidi_close(bidi) }

  /// Replaces `levels` with the embedding level of each UTF-16 unit; odd levels run right to left.
  public mutating func resolve(
    _ text: Span<UInt16>, direction: Direction = .firstStrong, into levels: inout [UInt8]
  ) throws(ICUError) {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(0, count: text.count))
    isRightToLeft = direction == .rightToLeft
    guard !text.isEmpty else { return }
    let status = unsafe text.withUnsafeBufferPointer { units in
      unsafe levels.withUnsafeMutableBufferPointer { levels in
        guard let text = units.baseAddress, let result = levels.baseAddress else { return Int32(0) }
        return unsafe copyfit_icu_bidi_levels(
          bidi, text, Int32(units.count), direction.number, result)
      }
    }
    try ICUError.check(status)
    isRightToLeft = unsafe copyfit_icu_bidi_paragraph_level(bidi) & 1 == 1
  }

  /// The visual order of a line's characters, from left to right (L2).
  ///
  /// - Parameter levels: The embedding level of each character of the line, in logical order.
  /// - Returns: The characters' logical positions.
  /// - Complexity: O(*n* · *l*), where *n* is the number of characters and *l* the highest level.
  public static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    // Down to 1, even if the lowest odd level is higher: such ranges are reversed twice.
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }

  /// Whether a UTF-16 unit may make part of a paragraph run from right to left.
  ///
  /// Text without any such unit has level 0 throughout. True for the blocks of right-to-left scripts and for explicit
  /// controls; for surrogates, the block of 1,024 characters decides.
  @inlinable
  public static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
    if unit < 0x590 { return false }
    return switch unit {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xD802, 0xD803, 0xD83A, 0xD83B: true  // U+10800…10FFF, U+1E800…1EFFF
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
    default: false
    }
  }
}

extension BidiParagraph.Direction {
  fileprivate var number: Int32 {
    switch self {
    case .firstStrong: Int32(copyfit_icu_bidi_first_strong)
    case .leftToRight: Int32(copyfit_icu_bidi_left_to_right)
    case .rightToLeft: Int32(copyfit_icu_bidi_right_to_left)
    }
  }
}
