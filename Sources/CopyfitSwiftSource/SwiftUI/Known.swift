internal import CopyfitLabels

/// A value that is known only if it is the same in all places that show a view.
enum Known<Value: Hashable & Sendable>: Hashable, Sendable {
  case exact(Value)
  case unknown(Doubt)

  /// The value; `nil` if it is unknown.
  var value: Value? { if case .exact(let value) = self { value } else { nil } }

  /// The reason that it is unknown; `nil` if it is known.
  var doubt: Doubt? { if case .unknown(let doubt) = self { doubt } else { nil } }

  /// The value if it is the same in both.
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
  /// The doubt to report where one or both of two may be missing.
  static func joined(_ one: Doubt?, _ other: Doubt?) -> Doubt? {
    one.map { one in other.map(one.joined) ?? one } ?? other
  }

  /// The doubt to report of two, in whichever order they are found.
  func joined(with other: Doubt) -> Doubt {
    if self == other { return self }
    // An unknown value explains more than a difference between places.
    if self == .severalPlaces || other == .severalPlaces {
      return self == .severalPlaces ? other : self
    }
    return text <= other.text ? self : other
  }
}
