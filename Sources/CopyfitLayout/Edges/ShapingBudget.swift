/// Limits the shaping in one fit, so that its cost is proportional to the text's length.
///
/// Most edges of lines are shaped with a few letters and are free. Longer pieces are paid for once in each fit, even if
/// they are known from another one, so that the result of a fit depends only on the text and its box. After the budget
/// is spent, the lengths of lines are the sums of the whole text.
struct ShapingBudget {
  /// The budget of a fit for each UTF-16 unit of its text.
  ///
  /// With the free pieces, a fit shapes at most 128 units for each unit. Of the texts designed to need much shaping,
  /// Kannada consonants without a vowel need the most: 62 for each unit before the text is measured completely.
  static let unitsPerUnit = 64

  /// The free length of a piece, in UTF-16 units in all faces: it covers nearly every edge of real texts.
  private static let free = 64

  /// A cost, in UTF-16 units that are shaped.
  struct Cost {
    private(set) var units: Int
    /// The fit that has paid it.
    fileprivate var payer: UInt32 = 0

    static let nothing = Cost(0)

    init(_ units: Int) { self.units = units }

    @inline(__always)
    var isFree: Bool { units <= ShapingBudget.free }
  }

  private var spent = 0
  /// Whether a piece was not shaped because the budget was spent.
  private(set) var isExhausted = false
  /// The number of the fit and text that pay now.
  private var payer: UInt32 = 0
  /// The number of the fit.
  private(set) var fit = 0
  /// Whether all layouts belong to one fit until it ends.
  private(set) var isHeld = false

  /// Whether nothing has been paid for.
  var isUnspent: Bool { spent == 0 && !isExhausted }

  /// Begins a fit, unless one is held.
  mutating func begin() {
    if !isHeld { renew() }
  }

  /// Begins a fit that lasts until `end`.
  mutating func hold() {
    renew()
    isHeld = true
  }

  /// Ends the held fit.
  mutating func end() { isHeld = false }

  private mutating func renew() {
    spent = 0
    isExhausted = false
    fit += 1
    beginText()
  }

  /// Begins another text, which has paid for nothing.
  mutating func beginText() { payer &+= 1 }

  /// Pays for a cost, unless the fit has already paid it.
  ///
  /// - Returns: Whether the budget allows it.
  @inline(__always)
  mutating func pay(_ cost: inout Cost, textLength: Int) -> Bool {
    if cost.isFree || cost.payer == payer { return !isExhausted }
    return payFirst(&cost, textLength: textLength)
  }

  @inline(never)
  private mutating func payFirst(_ cost: inout Cost, textLength: Int) -> Bool {
    guard pay(cost.units, textLength: textLength) else { return false }
    cost.payer = payer
    return true
  }

  /// Pays for units that are shaped; returns whether the budget allows it.
  mutating func pay(_ units: Int, textLength: Int) -> Bool {
    if spent + units > Self.unitsPerUnit * textLength { isExhausted = true }
    guard !isExhausted else { return false }
    spent += units
    return true
  }

  /// Whether the budget allows a cost of at least this many units; if not, the budget counts as spent.
  mutating func canPay(_ units: Int, textLength: Int) -> Bool {
    if units > Self.free, spent + units > Self.unitsPerUnit * textLength { isExhausted = true }
    return !isExhausted
  }
}
