internal import CopyfitSwiftTree

extension ViewWalker {
  /// What a declaration passes on: to what it is given, by the parameter or property, and to texts that others give it.
  struct Summary {
    var slots: Slots = [:]
    /// By the views that take the texts; `nil` if some of them are walked elsewhere, or if there are too many.
    var texts: Slots? = [:]
    /// By parameters that are called, the views that they are given.
    var wrapped: [SwiftNode: SwiftNode] = [:]

    /// The maximum number of texts.
    private static let maximumTexts = 64

    mutating func add(_ environment: ViewEnvironment, toText text: SwiftNode) {
      guard var known = texts else { return }
      texts = nil
      known[text] = known[text]?.union(environment) ?? environment
      if known.count <= Self.maximumTexts { texts = known }
    }

    mutating func add(textsOf other: Summary) {
      guard let others = other.texts else {
        texts = nil
        return
      }
      for (text, environment) in others { add(environment, toText: text) }
    }
  }

  /// The view that an initializer makes, and what it passes on to its properties.
  struct Stored: Hashable {
    var owner: Int
    var slots: Slots
  }
}
