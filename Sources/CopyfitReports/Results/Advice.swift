internal import Copyfit
internal import CopyfitFindings
internal import CopyfitSourceText

/// The advice for a text that does not fit: only possible changes, in the same words in every report.
struct Advice {
  /// What helps a text.
  enum Choice: Hashable {
    case changes([LabelChange])
    case shorterText(LocaleFinding.Excess, isOneSize: Bool)
    /// More room than is known to be possible.
    case moreRoom
    case shorterWord
  }

  /// The problem of a text.
  enum Loss: Hashable {
    /// It is too long: it has a number of characters, of which some are too many.
    case length(LocaleFinding.Excess, of: Int, isOneSize: Bool)
    /// A word is broken.
    case word
    case other
  }

  private let widestScreen: Double
  private let widestFrame: Double?
  private let isSystem: Bool
  private let isBound: Bool
  private let growth: HeightGrowth?

  /// The width of the screen of the widest iPhone, the 16 Pro Max, in points; it is used because the width of a
  /// document's own canvas is unknown.
  ///
  /// Source: Apple's Human Interface Guidelines,
  /// "Layout", device screen sizes.
  private static let widestPhone = 440.0
  /// The height of the tallest screen, that of the iPad Pro 13", in points; from the same source.
  private static let tallestScreen = 1376.0

  /// Creates advice for a text in several frames, by their devices and widths.
  ///
  /// - Parameters:
  ///   - isSystem: Whether the system sets the frames, as in bars.
  ///   - isBound: Whether a frame may be narrower than its width.
  ///   - growth: The growth of the frames' height to the text size of the changes; `nil` if the height is fixed.
  init(
    _ frames: [(device: Device, width: Double?)], isSystem: Bool = false, isBound: Bool = false,
    growth: HeightGrowth? = nil
  ) {
    (self.isSystem, self.isBound, self.growth) = (isSystem, isBound, growth)
    let screens = frames.compactMap { frame in
      if case .width(let width) = frame.device { width } else { nil }
    }
    widestFrame = frames.compactMap(\.width).max()
    // The text must fit on each screen.
    widestScreen =
      screens.min() ?? (frames.isEmpty ? .infinity : max(Self.widestPhone, widestFrame ?? 0))
  }

  /// Creates advice for a text in the frames of its label, on all screens: what helps must be possible on each.
  init(
    _ frames: [Finding.Frame], isLaidOutBySystem: Bool, isBound: Bool, growth: HeightGrowth? = nil
  ) {
    self.init(
      frames.map { ($0.device, $0.width) },
      isSystem: isLaidOutBySystem || frames.contains { $0.widthOrigin == .system },
      isBound: isBound, growth: growth)
  }

  /// The advice, such as "allow 2 lines or give it a frame 188 pt wide"; `nil` if nothing helps.
  func text(_ ways: [LabelChange], hasAlternative: Bool, loss: Loss) -> String? {
    choice(ways, hasAlternative: hasAlternative, loss: loss).map(text)
  }

  /// What helps; `nil` if nothing does.
  ///
  /// - Parameters:
  ///   - ways: The changes that help.
  ///   - hasAlternative: Whether something else helps, such as a smaller size; then a label twice as wide is not
  ///     suggested.
  ///   - loss: The problem of the text, which must be changed if no room is sufficient.
  func choice(_ ways: [LabelChange], hasAlternative: Bool, loss: Loss) -> Choice? {
    let possible = ways.filter(isPossible)
    let sensible = possible.filter(isSensible)
    let chosen = sensible.isEmpty && !hasAlternative ? possible : sensible
    if !chosen.isEmpty { return .changes(chosen) }
    switch loss {
    case .length(let excess, let length, let isOneSize) where excess.characters > 0:
      guard Self.isText(without: excess.characters, of: length) else {
        return possible.isEmpty ? .moreRoom : .changes(possible)
      }
      return .shorterText(excess, isOneSize: isOneSize)
    case .word: return .shorterWord
    case .length, .other: return nil
    }
  }

  /// A choice in words.
  func text(_ choice: Choice) -> String {
    switch choice {
    case .changes(let ways): return phrase(ways)
    case .shorterText(let excess, let isOneSize):
      let verb = excess.isCertain ? "is" : "may be"
      return "make it about \(Phrase.count(excess.characters, "character")) shorter"
        + (isOneSize || !excess.hasLargerSizes
          ? "" : ", which \(verb) enough up to \(excess.through.name)")
    case .moreRoom: return moreRoom
    // A soft hyphen is visible only if a line ends at it.
    case .shorterWord: return "choose a shorter word, or add soft hyphens (U+00AD)"
    }
  }

  /// Whether what is left of a text without some of its characters may still be a text.
  static func isText(without characters: Int, of length: Int) -> Bool {
    (length - characters) * leastShare >= length
  }

  /// The fraction of a text that a shortening must leave: one third, as less is rarely the same text.
  private static let leastShare = 3

  private var moreRoom: String {
    (isSystem ? "show it in another place" : "give the label more room")
      + ": no shorter text is likely to fit"
  }

  private func isPossible(_ change: LabelChange) -> Bool {
    change.width ?? 0 <= widestScreen && change.height ?? 0 <= Self.tallestScreen
  }

  private func isSensible(_ change: LabelChange) -> Bool {
    guard let width = change.width, let widestFrame else { return true }
    return width < 2 * widestFrame
  }

  /// "allow 2 lines, allow 3 lines in a frame 61 pt high, or give it a frame 188 pt wide or 44 pt high".
  ///
  /// A height that grows is changed where code gives it: "let its frame be 38 pt high at Large, scaled as body".
  private func phrase(_ ways: [LabelChange]) -> String {
    let lines = ways.filter { $0.lines != nil }.map {
      $0.words(isMinimum: isBound, growth: growth)
    }
    let changes = ways.filter { $0.lines == nil }
    let frames = changes.compactMap { $0.sides(growth: growth) }
    let grows = growth != nil && changes.contains { $0.height != nil }
    let verb = grows ? "let its frame be " : "give it a frame "
    let frame = frames.isEmpty ? [] : [verb + frames.joined(separator: " or ")]
    return (lines + frame).joined(separator: " or ")
  }
}
