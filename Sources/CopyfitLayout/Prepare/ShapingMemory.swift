/// What shaping said of texts before: of their pairs of characters, and of their words.
struct ShapingMemory {
  var pairs: PairSums
  var words: WordCache
}
