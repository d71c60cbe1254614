internal import CopyfitSwiftTree

extension Evaluator {
  /// A text with its interpolated values if all are known; otherwise with arguments.
  mutating func text(_ node: SwiftNode, _ frame: Frame) -> Possible {
    let parts = Array(node.children)
    guard !parts.isEmpty else { return format(node) }
    let written = parts.filter { $0.kind == .piece && !$0.name.isEmpty }
    if written.isEmpty, parts.count(where: { $0.kind == .argument }) == 1 {
      return parts.first { $0.kind == .argument }?.child(0).map { evaluate($0, frame) } ?? .unknown
    }
    return filled(node, frame) ?? format(node)
  }

  /// A text with `%@` for each interpolation, like a key with arguments.
  func format(_ node: SwiftNode) -> Possible {
    let parts = Array(node.children)
    guard !parts.isEmpty else {
      return Possible(.literal(node.name, hasArguments: false), at: node)
    }
    let text = parts.map { $0.kind == .piece ? $0.name : "%@" }.joined()
    return Possible(.literal(text, hasArguments: true), at: node)
  }

  /// The texts for all known values of the interpolations; `nil` if one is unknown.
  private mutating func filled(_ node: SwiftNode, _ frame: Frame) -> Possible? {
    var texts = [""]
    for part in node.children {
      if part.kind == .piece {
        guard let longer = joined(texts, [part.name]) else { return nil }
        texts = longer
        continue
      }
      let values = part.child(0).map { evaluate($0, frame).values } ?? []
      let known = values.compactMap { traced -> String? in
        if case .literal(let text, hasArguments: false) = traced.value { text } else { nil }
      }
      guard !known.isEmpty, known.count == values.count,
        texts.count * known.count <= Possible.maximum, let longer = joined(texts, known)
      else { return nil }
      texts = longer
    }
    let values = texts.map { Traced(value: .literal($0, hasArguments: false), steps: [node]) }
    return Possible(values).asAlternatives
  }

  /// Each text with each end; `nil` if one is too long, or if there are too many long ones.
  mutating func joined(_ texts: [String], _ ends: [String]) -> [String]? {
    var found: [String] = []
    for text in texts {
      for end in ends {
        let length = text.utf8.count + end.utf8.count
        guard length <= Possible.maximumLength, takeBytes(length) else { return nil }
        found.append(text + end)
      }
    }
    return found
  }

  /// Counts the bytes of a text if it is longer than most, because there are many short ones; returns whether code may
  /// put it together.
  private mutating func takeBytes(_ length: Int) -> Bool {
    guard length > Self.shortLength else { return true }
    remainingBytes -= length
    return !isExhausted
  }
}
