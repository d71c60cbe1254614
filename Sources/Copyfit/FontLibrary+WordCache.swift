internal import CopyfitLayout
internal import Synchronization

/// What the word caches of a library's fitters came to.
extension FontLibrary {
  /// The sum over all fitters that are gone, in words.
  package var wordCacheSummary: String { state.withLock { $0.words.description } }

  /// Adds what the cache of a fitter came to.
  func note(_ words: WordCacheStatistics) { state.withLock { $0.words = $0.words + words } }
}
