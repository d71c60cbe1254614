/// The results of shaping earlier texts: their pairs of characters, and their words.
struct ShapingMemory {
  var pairs: PairSums
  var words: WordCache
}
