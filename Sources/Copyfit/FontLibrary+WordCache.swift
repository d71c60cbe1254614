internal import CopyfitLayout
internal import Synchronization

/// The statistics of the word caches of a library's fitters.
extension FontLibrary {
  /// The sum over all fitters that were deallocated, in words.
  package var wordCacheSummary: String { state.withLock { $0.words.description } }

  /// Adds the statistics of a fitter's cache.
  func note(_ words: WordCacheStatistics) { state.withLock { $0.words = $0.words + words } }
}
