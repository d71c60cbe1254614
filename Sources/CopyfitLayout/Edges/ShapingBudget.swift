/// How much one fit of a text may still shape: no text costs more than its length.
///
/// Most edges of lines are shaped with a few letters, and cost nothing here. What is longer is paid for once
/// in each fit, whether or not it is known from another one: what a fit comes to depends on nothing but the
/// text and its box. Once all is spent, lines are as long as the sums of the whole text say.
struct ShapingBudget {
  /// What a fit may spend for each UTF-16 unit of its text.
  ///
  /// With what costs nothing a fit shapes at most 128 for each. Kannada's consonants without a vowel cost most of the
  /// texts made to shape much: 62 for each come to nothing there.
  static let unitsPerUnit = 64

  /// What is shaped for nothing, in UTF-16 units in all faces: nearly every edge of real texts.
  private static let free = 64

  /// What something costs, in UTF-16 units that are shaped.
  struct Cost {
    private(set) var units: Int
    /// The fit that has paid.
    fileprivate var payer: UInt32 = 0

    static let nothing = Cost(0)

    init(_ units: Int) { self.units = units }

    @inline(__always)
    var isFree: Bool { units <= ShapingBudget.free }
  }

  private var spent = 0
  /// Whether something was not shaped for want of what it costs.
  private(set) var isExhausted = false
  /// Numbers the fits, and within one the texts.
  private var payer: UInt32 = 0
  /// Numbers the fits.
  private(set) var fit = 0
  /// Whether what is fitted belongs to one fit until that is ended.
  private(set) var isHeld = false

  /// Whether nothing was paid for so far.
  var isUnspent: Bool { spent == 0 && !isExhausted }

  /// Begins a fit, unless one is held.
  mutating func begin() {
    if !isHeld { renew() }
  }

  /// Begins a fit that goes on until `end`.
  mutating func hold() {
    renew()
    isHeld = true
  }

  /// Ends the fit that is held.
  mutating func end() { isHeld = false }

  private mutating func renew() {
    spent = 0
    isExhausted = false
    fit += 1
    beginText()
  }

  /// Begins with another text, of which nothing is paid for.
  mutating func beginText() { payer &+= 1 }

  /// Pays for something, unless the fit has paid for it before.
  ///
  /// - Returns: Whether it can be paid for.
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

  /// Pays for units that are shaped; returns whether they can be paid for.
  mutating func pay(_ units: Int, textLength: Int) -> Bool {
    if spent + units > Self.unitsPerUnit * textLength { isExhausted = true }
    guard !isExhausted else { return false }
    spent += units
    return true
  }

  /// Whether something can be paid for that costs at least so much; if not, all is spent.
  mutating func canPay(_ units: Int, textLength: Int) -> Bool {
    if units > Self.free, spent + units > Self.unitsPerUnit * textLength { isExhausted = true }
    return !isExhausted
  }
}
