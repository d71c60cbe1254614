internal import CopyfitDynamicType

/// A wish for a face, and how near a face comes to it.
struct FontMatch {
  var weight: FontWeight
  var isItalic = false

  /// `OS/2.usWidthClass` of the faces that are wanted: neither condensed nor expanded.
  private static let normalWidth = 5

  /// The faces from the nearest to the farthest: width first, then slope, then weight.
  func sorted(_ faces: [FontFaceSummary]) -> [FontFaceSummary] {
    let ranked = faces.map { (distances: distances(to: $0), face: $0) }
    return ranked.sorted {
      $0.distances != $1.distances
        ? $0.distances.lexicographicallyPrecedes($1.distances) : $0.face.isBefore($1.face)
    }.map(\.face)
  }

  /// How far a face is in width, slope and weight.
  func distances(to face: FontFaceSummary) -> [Int] {
    let excess = face.traits.width - Self.normalWidth
    let widthDistance = 2 * abs(excess) + (excess > 0 ? 1 : 0)
    return [widthDistance, slopeDistance(to: face), weightDistance(to: face)]
  }

  /// The coordinates that bring a variable face nearest to the wish.
  func variations(of face: FontFaceSummary) -> [FontVariation] {
    variations(on: face.axes, of: face.traits)
  }

  /// The coordinates on the axes of a face that has the traits where all are at their defaults.
  func variations(on axes: [FontAxis], of traits: FontTraits) -> [FontVariation] {
    axes.compactMap { axis in
      switch axis.tag {
      case "wght":
        FontVariation(axis: axis.tag, value: axis.clamp(Double(weight.rawValue)))
      case "ital" where isItalic:
        FontVariation(axis: axis.tag, value: axis.maximum)
      case "slnt" where isItalic && !traits.isItalic:
        // Slants to the right are negative.
        FontVariation(axis: axis.tag, value: axis.minimum)
      default:
        nil
      }
    }
  }

  private func slopeDistance(to face: FontFaceSummary) -> Int {
    if face.traits.isItalic == isItalic { return 0 }
    return isItalic && face.axes.contains { $0.tag == "ital" || $0.tag == "slnt" } ? 1 : 2
  }

  private func weightDistance(to face: FontFaceSummary) -> Int {
    let axis = face.axes.first { $0.tag == "wght" }
    let reached = axis.map { Int($0.clamp(Double(weight.rawValue)).rounded()) }
    return weight.distance(to: reached ?? face.traits.weight.rawValue)
  }
}

extension FontWeight {
  /// How far another weight is; smaller is nearer.
  ///
  /// From 400 to 500 the heavier up to 500 come first, then the lighter; below the lighter, above the
  /// heavier. Source: CSS Fonts 4, 5.2 *Matching font styles*.
  func distance(to other: Int) -> Int {
    switch rawValue {
    case 400...500:
      if (rawValue...500).contains(other) { return other - rawValue }
      return other < rawValue ? 1000 + rawValue - other : 2000 + other - rawValue
    case ..<400:
      return other <= rawValue ? rawValue - other : 1000 + other - rawValue
    default:
      return other >= rawValue ? other - rawValue : 1000 + rawValue - other
    }
  }
}
