internal import CopyfitSwiftTree

extension ViewWalker {
  /// The environments that a declaration passes on: to its parameters and properties, and to texts from other code.
  struct Summary {
    var slots: Slots = [:]
    /// The environments by the views that take the texts; `nil` if some are walked elsewhere, or if there are too many.
    var texts: ViewEnvironments.Texts? = ViewEnvironments.Texts()
    /// The arguments of parameters that are called as functions.
    var wrapped: [SwiftNode: SwiftNode] = [:]
    /// Whether the declaration contains itself; what it shows then is unknown.
    var isCut = false
    /// The views and modifiers around the declaration.
    var base = ViewChain() {
      didSet {
        texts?.base = base
        texts?.place = base
      }
    }

    /// The maximum number of texts.
    private static let maximumTexts = 64

    mutating func add(_ environment: ViewEnvironment, toText text: SwiftNode) {
      guard var known = texts else { return }
      texts = nil
      known.all[text] = known.all[text]?.union(environment) ?? environment
      if known.all.count <= Self.maximumTexts { texts = known }
    }

    /// The same where the declaration is in other views and modifiers.
    func moved(to chain: ViewChain) -> Summary {
      guard !base.isSame(as: chain) else { return self }
      var moved = self
      moved.slots = slots.mapValues { $0.moved(from: base, to: chain) }
      moved.texts?.place = chain
      return moved
    }

    mutating func add(textsOf other: Summary) {
      guard texts != nil, let others = other.texts else {
        texts = nil
        return
      }
      for (text, environment) in others.all {
        add(environment.moved(from: others.base, to: others.place), toText: text)
      }
    }
  }

  /// The view that an initializer creates, and the environments that the view passes to its properties.
  struct Stored: Hashable {
    var owner: Int
    var slots: Slots
  }
}
