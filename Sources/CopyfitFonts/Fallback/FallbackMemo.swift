internal import CopyfitDynamicType
internal import CopyfitUnicode
internal import Synchronization

/// Answers that were found before; forgetting them changes no answer.
final class FallbackMemo: Sendable {
  /// What a list of preferred faces depends on.
  struct ListKey: Hashable {
    let tier: FallbackTier
    let presentation: EmojiPresentation
    let script: Script
    let locale: LocaleIdentifier
    let weight: FontWeight
  }

  /// What the choice among all faces depends on.
  struct ClusterKey: Hashable {
    let cluster: [Unicode.Scalar]
    let weight: FontWeight
  }

  /// Texts without end must not fill the memory.
  private static let largestCount = 4096

  private struct State {
    var lists: [ListKey: [FontFace]] = [:]
    var choices: [ClusterKey: FontFace?] = [:]
    var orders: [FontWeight: [FontFaceSummary]] = [:]
  }

  private let state = Mutex(State())

  func list(for key: ListKey, otherwise make: () -> [FontFace]) -> [FontFace] {
    if let known = state.withLock({ $0.lists[key] }) { return known }
    let made = make()
    state.withLock { state in
      if state.lists.count >= Self.largestCount { state.lists.removeAll() }
      state.lists[key] = made
    }
    return made
  }

  func choice(for key: ClusterKey, otherwise make: () -> FontFace?) -> FontFace? {
    if let known = state.withLock({ $0.choices[key] }) { return known }
    let made = make()
    state.withLock { state in
      if state.choices.count >= Self.largestCount { state.choices.removeAll() }
      state.choices[key] = .some(made)
    }
    return made
  }

  func order(for weight: FontWeight, otherwise make: () -> [FontFaceSummary]) -> [FontFaceSummary] {
    if let known = state.withLock({ $0.orders[weight] }) { return known }
    let made = make()
    state.withLock { state in
      if state.orders.count >= 64 { state.orders.removeAll() }
      state.orders[weight] = made
    }
    return made
  }
}

/// Where a fallback face is looked for, one place after the other.
enum FallbackTier: CaseIterable, Hashable, Sendable {
  /// Families made for the script, or for emoji.
  case script
  /// Families made for the locale's own script.
  case locale
  /// Families with symbols of all kinds.
  case common
}
