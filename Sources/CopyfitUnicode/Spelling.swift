/// Finds the likely intended spelling of a word.
package enum Spelling {
  /// The candidate nearest to a word, or `nil` if none is near; the first of equally near ones.
  ///
  /// Near means at most a third of the word's letters, at least one, in insertions, deletions, replacements and swaps
  /// of neighbors. Letter case and the separators `-` and `_` are ignored. If none is near, the result is the first
  /// candidate that starts with the word, if that has three letters or more.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.utf8.count <= lengthLimit else { return nil }
    let letters = normalize(word)
    let limit = max(1, letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let own = normalize(candidate)
      // The lengths of near words differ no more than the words.
      guard abs(own.count - letters.count) <= limit else { continue }
      let distance = distance(letters, own)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best { return best.word }
    return letters.count < 3 ? nil : candidates.first { normalize($0).starts(with: letters) }
  }

  /// The candidates nearest to a word, the nearest first, each once; equally near ones are in their order.
  ///
  /// A word is near if at most half of the letters, or one, must be changed.
  package static func near(
    to word: String, among candidates: [String], atMost count: Int
  ) -> [String] {
    guard word.utf8.count <= lengthLimit else { return [] }
    let letters = normalize(word)
    let limit = max(1, letters.count / 2)
    var ranked: [(word: String, distance: Int)] = []
    for candidate in candidates where candidate.utf8.count <= lengthLimit {
      let own = normalize(candidate)
      guard abs(own.count - letters.count) <= limit else { continue }
      let distance = distance(letters, own)
      if distance <= limit { ranked.append((candidate, distance)) }
    }
    let order = ranked.indices.sorted { (ranked[$0].distance, $0) < (ranked[$1].distance, $1) }
    var near: [String] = []
    for index in order where near.count < count && !near.contains(ranked[index].word) {
      near.append(ranked[index].word)
    }
    return near
  }

  /// The maximum length of a word in bytes; no candidate is longer.
  private static let lengthLimit = 64

  private static func normalize(_ word: String) -> [Character] {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// The optimal string alignment distance.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var previous: [Int] = []
    var current = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        let replaced = current[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, current[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, previous[j - 1] + 1)
        }
        next.append(best)
      }
      previous = current
      current = next
    }
    return current[b.count]
  }
}

extension Spelling {
  /// The message about an unknown name, with the most similar known name.
  package static func message(unknown what: String, _ name: String, known: [String]) -> String {
    let hint =
      nearest(to: name, among: known).map { "did you mean '\($0)'?" }
      ?? "expected one of: \(known.joined(separator: ", "))"
    return "unknown \(what) '\(name)'; \(hint)"
  }
}
