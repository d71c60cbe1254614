internal import CopyfitUnicode

/// One way of shaping whose texts can be summed from pairs.
struct PairPlan {
  /// A character with its advance at the end of a text, in design units.
  struct Cell {
    enum State: UInt8 {
      case isUnknown
      /// Texts with the character are shaped.
      case isRefused
      /// Its advance does not depend on the next character.
      case isAlone
      /// Its advance depends on the next character.
      case isPaired
    }

    static let refused = Cell(state: .isRefused)

    var advance: Int32 = 0
    /// The advance in the stand-in's display face.
    var displayAdvance: Int32 = 0
    var state = State.isUnknown
    /// The order among the marks of a letter, plus 1; 0 for letters.
    var mark: UInt8 = 0
  }

  /// The label's face, and the stand-in's display face if there is one.
  var faces: [PairFace]
  let script: Script
  var cells = UnitTable(Cell())

  /// A plan without faces.
  static var none: PairPlan { PairPlan(faces: [], script: Script(code: "Zyyy")) }

  /// Whether this is the plan of these rules; several languages can have the same.
  func isOf(_ rules: [PairRules], _ script: Script) -> Bool {
    self.script == script && faces.count == rules.count
      && zip(faces, rules).allSatisfy { $0.rules === $1 }
  }

  /// The rules that a pair of characters may be part of in any face.
  func kind(of left: UInt16, _ right: UInt16) -> PairKind {
    var kind: PairKind = []
    for index in faces.indices { kind.formUnion(faces[index].kind(of: left, right)) }
    return kind
  }

  /// The sums of a pair of characters; `nil` if they are only found by shaping.
  func pair(_ left: UInt16, _ right: UInt16) -> PairTable.Pair? {
    var pair = PairTable.Pair(kind: kind(of: left, right))
    if pair.kind.contains(.isRefused) { return pair }
    guard let added = faces[0].added(to: left, by: right) else { return nil }
    pair.added = added
    if faces.count > 1 {
      guard let added = faces[1].added(to: left, by: right) else { return nil }
      pair.displayAdded = added
    }
    if pair.added != 0 || pair.displayAdded != 0 { pair.kind.insert(.isUnsafe) }
    return pair
  }

  /// Whether a rule with an effect may match around the pair at a position.
  func mayChange(_ text: Span<UInt16>, at position: Int, in item: ShapingItem) -> Bool {
    for face in faces where face.mayChange(text, at: position, in: item) { return true }
    return false
  }

  /// The number of positions of the longest rule that only marks where text may not be cut.
  var longestMark: Int { faces.reduce(0) { max($0, $1.rules.longestMark) } }

  /// The scripts that HarfBuzz shapes without regard to neighboring letters: those of its default shaper, and Hangul,
  /// whose shaper only looks for letters to compose.
  static let scripts =
    [
      "Latn", "Zyyy", "Cyrl", "Grek", "Hani", "Hira", "Kana", "Hang", "Bopo", "Armn", "Geor",
    ].map(Script.init(code:)) + MarkedScript.all

  /// Whether marks are summed, too.
  var hasMarks: Bool { MarkedScript.all.contains(script) }
}
