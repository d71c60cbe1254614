package import Copyfit

extension LabelRemedy {
  /// How to make the text fit, such as "allow 2 lines or give it a frame 188 pt wide"; `nil` if no change was found.
  package var advice: String? { Advice([]).text(ways, hasAlternative: false, loss: .other) }
}
