/// The possible shape of a value in the configuration, from the tables that read it.
package indirect enum ConfigurationShape: Hashable, Sendable {
  /// A kind of values without further restrictions.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case scalar, list, mapping
  }

  /// A key of a mapping, with the shapes of its value.
  package struct Property: Hashable, Sendable {
    package var name: String
    package var value: [ConfigurationShape]
  }

  case anything(Kind)
  case text
  case boolean
  case number
  case wholeNumber
  /// The value `null`.
  case nothing
  case words([String])
  case list(of: [ConfigurationShape])
  case mapping([Property])
  /// A mapping with arbitrary keys.
  case pairs(of: [ConfigurationShape])
}

extension [ConfigurationShape] {
  /// Adds other shapes, and merges those of one kind.
  package mutating func merge(_ others: [ConfigurationShape]) {
    for other in others where !contains(other) {
      let index = firstIndex { $0.merged(with: other) != nil }
      if let index, let merged = self[index].merged(with: other) {
        self[index] = merged
      } else {
        append(other)
      }
    }
  }

  fileprivate func merging(_ others: [ConfigurationShape]) -> [ConfigurationShape] {
    var merged = self
    merged.merge(others)
    return merged
  }
}

extension ConfigurationShape {
  /// The shape of values with one of two shapes, if these are of one kind.
  fileprivate func merged(with other: Self) -> Self? {
    switch (self, other) {
    case (.list(let own), .list(let more)): .list(of: own.merging(more))
    case (.pairs(let own), .pairs(let more)): .pairs(of: own.merging(more))
    case (.words(let own), .words(let more)): .words(own + more.filter { !own.contains($0) })
    case (.mapping(let own), .mapping(let more)) where own.map(\.name) == more.map(\.name):
      .mapping(
        zip(own, more).map { .init(name: $0.name, value: $0.value.merging($1.value)) })
    default: nil
    }
  }
}
