internal import CopyfitLabels

/// A value that is known only if it is the same in all places that show a view.
enum Known<Value: Hashable & Sendable>: Hashable, Sendable {
  case exact(Value)
  case unknown(Doubt)

  /// The value; `nil` where it is unknown.
  var value: Value? { if case .exact(let value) = self { value } else { nil } }

  /// The value that is the same in both.
  func union(_ other: Known) -> Known {
    switch (self, other) {
    case (.exact(let first), .exact(let second)):
      first == second ? self : .unknown(.severalPlaces)
    case (.unknown(let first), .unknown(let second)): .unknown(first.joined(with: second))
    case (.unknown, .exact): self
    case (.exact, .unknown): other
    }
  }
}

extension Doubt {
  /// The one of two doubts that is reported, whichever is found first.
  func joined(with other: Doubt) -> Doubt {
    // That places differ explains less than what is unknown in one of them.
    if self == .severalPlaces || other == .severalPlaces {
      return self == .severalPlaces ? other : self
    }
    return text <= other.text ? self : other
  }
}
