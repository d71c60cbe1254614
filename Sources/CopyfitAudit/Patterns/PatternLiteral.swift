/// A piece that every text has which a pattern matches.
struct PatternLiteral: Hashable, Sendable {
  /// Where in the text the piece stands.
  enum Place: Hashable, Sendable {
    case start, end, anywhere
    /// The piece is the whole text.
    case whole
  }

  var text: String
  var place: Place

  init(_ text: String, at place: Place) {
    (self.text, self.place) = (text, place)
  }
}

extension TextPattern {
  /// The pieces between the pattern's wildcards; none where it has nothing but wildcards.
  var literals: [PatternLiteral] {
    let isWildcard = { (scalar: Unicode.Scalar) in scalar == "*" || scalar == "?" }
    let pieces = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: isWildcard)
    if pieces.count == 1 { return [PatternLiteral(text, at: .whole)] }
    return pieces.enumerated().filter { !$0.element.isEmpty }.map { index, piece in
      let place: PatternLiteral.Place =
        index == 0 ? .start : index == pieces.count - 1 ? .end : .anywhere
      return PatternLiteral(String(piece), at: place)
    }
  }
}

extension PathPattern {
  /// For each alternative of the braces, the pieces between the wildcards of its names.
  var literals: [[PatternLiteral]] {
    alternatives.map { names in
      names.flatMap { name in
        name.split { $0 == "*" || $0 == "?" }.map { piece in
          var text = ""
          text.unicodeScalars.append(contentsOf: piece)
          return PatternLiteral(text, at: .anywhere)
        }
      }
    }
  }
}

extension KeyExpression {
  /// Pieces that are in every key in which the expression is found; none where nothing is known of them.
  var literals: [PatternLiteral] { pieces.map { PatternLiteral($0, at: .anywhere) } }
}

extension ExpressionNode {
  /// The longest pieces that are in every text which the expression takes.
  var pieces: [String] {
    switch self {
    case .set(let set): set.only.map { [String(Character($0))] } ?? []
    case .assertion, .choice: []
    case .repeated(let node, let minimum, _): minimum > 0 ? node.pieces : []
    case .sequence(let nodes): Self.pieces(of: nodes)
    }
  }

  /// Joins characters that follow each other; anything else ends a piece.
  private static func pieces(of nodes: [ExpressionNode]) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for node in nodes {
      if case .set(let set) = node, let scalar = set.only {
        piece.unicodeScalars.append(scalar)
        continue
      }
      pieces += [piece] + node.pieces
      piece = ""
    }
    return (pieces + [piece]).filter { !$0.isEmpty }
  }
}

extension ScalarSet {
  /// The only character of the set; `nil` where it has none or several.
  fileprivate var only: Unicode.Scalar? {
    guard !isNegated, let first = ranges.first, ranges.count == 1 else { return nil }
    return first.lowerBound == first.upperBound ? first.lowerBound : nil
  }
}
