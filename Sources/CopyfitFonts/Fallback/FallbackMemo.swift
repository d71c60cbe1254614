internal import CopyfitDynamicType
internal import CopyfitUnicode
internal import Synchronization

/// The conditions for a choice of fallback faces, apart from the cluster.
struct FallbackQuestion: Hashable, Sendable {
  let presentation: EmojiPresentation
  let script: Script
  let locale: LocaleIdentifier
  let weight: FontWeight
}

/// Cached answers; discarding them changes no result.
final class FallbackMemo: Sendable {
  /// The maximum number of answers of each kind, so that they cannot fill memory.
  private static let largestCount = 4096
  /// The maximum length of a remembered cluster, more than emoji have; crafted ones are as long as texts.
  private static let longestCluster = 32

  private struct ClusterKey: Hashable {
    let cluster: [Unicode.Scalar]
    let question: FallbackQuestion
  }

  private struct ScriptKey: Hashable {
    let script: Script
    let locale: LocaleIdentifier
  }

  private struct State {
    var faces: [FallbackQuestion: [FontFace]] = [:]
    var choices: [ClusterKey: FontFace?] = [:]
    var orders: [FontWeight: [FontFaceSummary]] = [:]
    var shown: [ScriptKey: Bool] = [:]
  }

  private let state = Mutex(State())

  /// The faces for the script of the question.
  func faces(for question: FallbackQuestion, otherwise make: () -> [FontFace]) -> [FontFace] {
    remember(question, in: \.faces, otherwise: make)
  }

  /// The face for a cluster that none of those faces has.
  func choice(
    for cluster: [Unicode.Scalar], _ question: FallbackQuestion, otherwise make: () -> FontFace?
  ) -> FontFace? {
    guard cluster.count <= Self.longestCluster else { return make() }
    return remember(
      ClusterKey(cluster: cluster, question: question), in: \.choices, otherwise: make)
  }

  /// Whether any face shows a script.
  func isShown(_ script: Script, _ locale: LocaleIdentifier, otherwise make: () -> Bool) -> Bool {
    remember(ScriptKey(script: script, locale: locale), in: \.shown, otherwise: make)
  }

  /// All faces in the order in which they are tried.
  func order(
    for weight: FontWeight, otherwise make: () -> [FontFaceSummary]
  ) -> [FontFaceSummary] {
    remember(weight, in: \.orders, otherwise: make)
  }

  /// Computes an answer outside of the lock; two threads may do so at the same time, with the same result.
  private func remember<Key, Value: Sendable>(
    _ key: Key, in path: WritableKeyPath<State, [Key: Value]>, otherwise make: () -> Value
  ) -> Value {
    if let known = state.withLock({ $0[keyPath: path][key] }) { return known }
    let made = make()
    state.withLock { state in
      if state[keyPath: path].count >= Self.largestCount { state[keyPath: path].removeAll() }
      state[keyPath: path][key] = made
    }
    return made
  }
}
