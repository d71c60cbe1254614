internal import CopyfitFonts
internal import CopyfitUnicode

/// The one face that draws a grapheme cluster, and what of it that face lacks.
struct ClusterAnswer {
  /// `nil` for the label's own face.
  var choice: FallbackChoice?
  var missing: [Unicode.Scalar] = []
  /// What is seen of the cluster in a fallback face.
  var drawn: [Unicode.Scalar] = []

  /// Where no font has the whole cluster, the one that has its base draws it.
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

/// Answers about clusters by their units and script.
struct ClusterAnswers {
  private struct Slot {
    /// Four units at most, the first one highest.
    var units: UInt64
    var script: UInt32
    /// The answer's number, plus 1; 0 where the slot is empty.
    var answer: UInt32
  }

  private struct Key: Hashable {
    var units: [UInt16]
    var script: Script
  }

  /// More different clusters than the texts of a language have.
  private static let maximumCount = 4096
  private static let minimumSlots = 256

  /// What most answers say, without references, and which text used them last.
  private struct Brief {
    /// The number of the text that used the answer last, 0 for none.
    var text = 0
    /// The face that draws the cluster, plus 1; 0 for the label's own.
    var choice: Int
    /// The one character that a fallback face draws; `nil` where the answer itself must be read.
    var drawn: Unicode.Scalar?
  }

  private var answers: [ClusterAnswer] = []
  /// One for each answer.
  private var briefs: [Brief] = []
  /// The different faces of the answers.
  private var choices: [FallbackChoice] = []
  /// For each of them, the number of the text that used it last, and the number of the face there.
  private var lastUses: [(text: Int, face: Int)] = []
  /// A power of two, at least half of them empty.
  private var slots: [Slot] = []
  private var filledSlots = 0
  private var longClusters: [Key: Int] = [:]

  /// Adds an answer to a text, once, and returns the number of its face there.
  @inline(__always)
  mutating func use(
    _ number: Int, in analysis: inout TextAnalysis, numbered text: Int
  ) -> Int {
    let brief = briefs[number]
    if brief.text != text {
      briefs[number].text = text
      if let drawn = brief.drawn {
        analysis.fallbackCharacters.append(drawn)
      } else {
        analysis.take(answers[number])
      }
    }
    guard brief.choice > 0 else { return 0 }
    let last = lastUses[brief.choice - 1]
    return last.text == text ? last.face : useChoice(brief.choice - 1, in: &analysis, text)
  }

  @inline(never)
  private mutating func useChoice(
    _ choice: Int, in analysis: inout TextAnalysis, _ text: Int
  ) -> Int {
    let face = analysis.number(of: choices[choice])
    lastUses[choice] = (text, face)
    return face
  }

  /// The number of the answer about a cluster; mutating, since a copy would count references.
  mutating func find(_ cluster: Span<UInt16>, _ script: Script) -> Int? {
    guard Self.isShort(cluster) else {
      return longClusters[Key(units: Array(copying: cluster), script: script)]
    }
    guard !slots.isEmpty else { return nil }
    guard let index = slot(of: Self.pack(cluster), script.rawValue), slots[index].answer > 0 else {
      return nil
    }
    return Int(slots[index].answer) - 1
  }

  /// Whether no more are to be remembered.
  var isFull: Bool { answers.count >= Self.maximumCount }

  /// Remembers an answer; returns its number.
  mutating func insert(_ answer: ClusterAnswer, _ cluster: Span<UInt16>, _ script: Script) -> Int {
    let number = answers.count
    answers.append(answer)
    briefs.append(brief(of: answer))
    if !Self.isShort(cluster) {
      longClusters[Key(units: Array(copying: cluster), script: script)] = number
    } else {
      if filledSlots * 2 >= slots.count { grow() }
      filledSlots += 1
      place(
        Slot(units: Self.pack(cluster), script: script.rawValue, answer: UInt32(number) + 1))
    }
    return number
  }

  private mutating func brief(of answer: ClusterAnswer) -> Brief {
    let isSimple = answer.missing.isEmpty && answer.drawn.count == 1
    return Brief(
      choice: answer.choice.map { number(of: $0) } ?? 0, drawn: isSimple ? answer.drawn[0] : nil)
  }

  /// The number of a face plus 1; a new one is added.
  private mutating func number(of choice: FallbackChoice) -> Int {
    if let known = choices.firstIndex(of: choice) { return known + 1 }
    choices.append(choice)
    lastUses.append((text: 0, face: 0))
    return choices.count
  }

  /// Whether one number is enough to distinguish a cluster from all others.
  private static func isShort(_ cluster: Span<UInt16>) -> Bool {
    cluster.count <= 4 && cluster[0] != 0
  }

  private static func pack(_ cluster: Span<UInt16>) -> UInt64 {
    var units: UInt64 = 0
    for index in cluster.indices { units = units << 16 | UInt64(cluster[index]) }
    return units
  }

  /// Clusters may be found whose hashes are alike; beyond so many, they are asked about each time.
  private static let maximumProbes = 64

  /// Where a cluster is, or where it would be; `nil` where there is no room.
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
  /// Adds what an answer says of its characters.
  fileprivate mutating func take(_ answer: ClusterAnswer) {
    if !answer.missing.isEmpty { missing += answer.missing }
    for character in answer.drawn { fallbackCharacters.append(character) }
  }

  /// The number of a fallback face in this text; a new one is added.
  fileprivate mutating func number(of choice: FallbackChoice) -> Int {
    if let index = fallbacks.firstIndex(where: { $0.face == choice.face }) { return index + 1 }
    fallbacks.append(choice)
    return fallbacks.count
  }
}

extension Unicode.Scalar {
  /// Whether a reader misses nothing if no font has the character.
  fileprivate var isUnseen: Bool { CharacterProperties(of: self).isUnseen }
}

extension [UInt16] {
  fileprivate init(copying span: Span<UInt16>) {
    self = span.indices.map { span[$0] }
  }
}
