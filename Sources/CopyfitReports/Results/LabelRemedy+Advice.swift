package import Copyfit

extension LabelRemedy {
  /// The change that makes the text fit, such as "allow 2 lines or give it a frame 188 pt wide"; `nil` if none was
  /// found.
  package var advice: String? { Advice([]).text(ways, hasAlternative: false, loss: .other) }
}
