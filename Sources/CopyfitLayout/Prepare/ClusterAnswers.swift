internal import CopyfitFonts
internal import CopyfitUnicode

/// The face that draws a grapheme cluster, and the characters that it lacks.
struct ClusterAnswer {
  /// The fallback face; `nil` for the label's own face.
  var choice: FallbackChoice?
  var missing: [Unicode.Scalar] = []
  /// The visible characters of the cluster in a fallback face.
  var drawn: [Unicode.Scalar] = []

  /// If no font has the whole cluster, the font with its base draws it.
  init(
    _ fonts: FontStack, _ cluster: [Unicode.Scalar], _ script: Script, _ locale: LocaleIdentifier
  ) {
    choice = fonts.choice(for: cluster, script: script, locale: locale)
    if choice == nil {
      choice = fonts.partialChoice(for: cluster, script: script, locale: locale)
      let face = choice?.face ?? fonts.face
      missing = cluster.filter { !$0.isUnseen && !face.covers([$0]) }
    }
    if choice?.face == fonts.face { choice = nil }
    if choice != nil { drawn = cluster.filter { !$0.isUnseen && !missing.contains($0) } }
  }
}

/// Caches answers about clusters by their units and script.
struct ClusterAnswers {
  private struct Slot {
    /// At most four units, the first one in the highest bits.
    var units: UInt64
    var script: UInt32
    /// The answer's number plus 1; 0 if the slot is empty.
    var answer: UInt32
  }

  private struct Key: Hashable {
    var units: [UInt16]
    var script: Script
  }

  /// The maximum number of answers, more than the clusters in the texts of a language.
  private static let maximumCount = 4096
  /// The maximum length of all clusters of more than four units; their answers need about ten bytes for each unit.
  private static let maximumLongUnits = 1 << 16
  private static let minimumSlots = 256

  /// The content of most answers, without references, and the last text that used it.
  private struct Summary {
    /// The number of the text that used the answer last; 0 for none.
    var text = 0
    /// The face that draws the cluster, plus 1; 0 for the label's own.
    var choice: Int
    /// The only character that a fallback face draws; `nil` if the full answer must be read.
    var drawn: Unicode.Scalar?
  }

  private var answers: [ClusterAnswer] = []
  /// One element for each answer.
  private var summaries: [Summary] = []
  /// The different faces of the answers.
  private var choices: [FallbackChoice] = []
  /// For each choice, the number of the text that used it last, and the number of the face in that text.
  private var lastUses: [(text: Int, face: Int)] = []
  /// The slots; the count is a power of two, and at least half of the slots are empty.
  private var slots: [Slot] = []
  private var filledSlots = 0
  private var longClusters: [Key: Int] = [:]
  /// The length of `longClusters`, in UTF-16 units.
  private var longUnits = 0

  /// Adds an answer to a text once; returns the number of its face there.
  @inline(__always)
  mutating func use(
    _ number: Int, in analysis: inout TextAnalysis, numbered text: Int
  ) -> Int {
    let summary = summaries[number]
    if summary.text != text {
      summaries[number].text = text
      if let drawn = summary.drawn {
        analysis.fallbackCharacters.append(drawn)
      } else {
        analysis.take(answers[number])
      }
    }
    guard summary.choice > 0 else { return 0 }
    let last = lastUses[summary.choice - 1]
    return last.text == text ? last.face : useChoice(summary.choice - 1, in: &analysis, text)
  }

  @inline(never)
  private mutating func useChoice(
    _ choice: Int, in analysis: inout TextAnalysis, _ text: Int
  ) -> Int {
    let face = analysis.number(of: choices[choice])
    lastUses[choice] = (text, face)
    return face
  }

  /// The number of the answer about a cluster; mutating, because a copy would count references.
  mutating func find(_ cluster: Span<UInt16>, _ script: Script) -> Int? {
    guard Self.isShort(cluster) else {
      return longClusters[Key(units: Array(copying: cluster), script: script)]
    }
    return find(Self.pack(cluster), count: cluster.count, script)
  }

  /// The number of the answer about a cluster with its units in one integer; `nil` if they have no room there.
  @inline(__always)
  func find(_ units: UInt64, count: Int, _ script: Script) -> Int? {
    guard count <= 4, !slots.isEmpty, let index = slot(of: units, script.rawValue),
      slots[index].answer > 0
    else { return nil }
    return Int(slots[index].answer) - 1
  }

  /// Whether the cache is full.
  var isFull: Bool {
    answers.count >= Self.maximumCount || longUnits >= Self.maximumLongUnits
  }

  /// Adds an answer; returns its number.
  mutating func insert(_ answer: ClusterAnswer, _ cluster: Span<UInt16>, _ script: Script) -> Int {
    let number = answers.count
    answers.append(answer)
    summaries.append(summary(of: answer))
    if !Self.isShort(cluster) {
      longClusters[Key(units: Array(copying: cluster), script: script)] = number
      longUnits += cluster.count
    } else {
      if filledSlots * 2 >= slots.count { grow() }
      filledSlots += 1
      place(
        Slot(units: Self.pack(cluster), script: script.rawValue, answer: UInt32(number) + 1))
    }
    return number
  }

  private mutating func summary(of answer: ClusterAnswer) -> Summary {
    let isSimple = answer.missing.isEmpty && answer.drawn.count == 1
    return Summary(
      choice: answer.choice.map { number(of: $0) } ?? 0, drawn: isSimple ? answer.drawn[0] : nil)
  }

  /// The number of a face plus 1; adds a new face.
  private mutating func number(of choice: FallbackChoice) -> Int {
    if let known = choices.firstIndex(of: choice) { return known + 1 }
    choices.append(choice)
    lastUses.append((text: 0, face: 0))
    return choices.count
  }

  /// Whether one integer can identify a cluster.
  private static func isShort(_ cluster: Span<UInt16>) -> Bool {
    cluster.count <= 4 && cluster[0] != 0
  }

  private static func pack(_ cluster: Span<UInt16>) -> UInt64 {
    var units: UInt64 = 0
    for index in cluster.indices { units = units << 16 | UInt64(cluster[index]) }
    return units
  }

  /// The maximum number of slots to search, because crafted clusters can have colliding hashes; others are not cached.
  private static let maximumProbes = 64

  /// The slot of a cluster, or the free slot for it; `nil` if there is no room.
  private func slot(of units: UInt64, _ script: UInt32) -> Int? {
    let mixed = (units ^ UInt64(script) << 32) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & (slots.count - 1)
    for _ in 0..<Self.maximumProbes {
      let found = slots[slot]
      if found.answer == 0 || found.units == units && found.script == script { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func place(_ slot: Slot) {
    if let index = self.slot(of: slot.units, slot.script) { slots[index] = slot }
  }

  private mutating func grow() {
    let old = slots
    let empty = Slot(units: 0, script: 0, answer: 0)
    slots = Array(repeating: empty, count: max(old.count * 2, Self.minimumSlots))
    for slot in old where slot.answer != 0 { place(slot) }
  }
}

extension TextAnalysis {
  /// Adds the characters of an answer.
  fileprivate mutating func take(_ answer: ClusterAnswer) {
    if !answer.missing.isEmpty { missing += answer.missing }
    for character in answer.drawn { fallbackCharacters.append(character) }
  }

  /// The number of a fallback face in this text; adds a new face.
  fileprivate mutating func number(of choice: FallbackChoice) -> Int {
    if let index = fallbacks.firstIndex(where: { $0.face == choice.face }) { return index + 1 }
    fallbacks.append(choice)
    return fallbacks.count
  }
}

extension Unicode.Scalar {
  /// Whether a missing glyph for the character would not be visible.
  fileprivate var isUnseen: Bool { CharacterProperties(of: self).isUnseen }
}

extension [UInt16] {
  fileprivate init(copying span: Span<UInt16>) {
    self = span.indices.map { span[$0] }
  }
}
