internal import CopyfitDynamicType

/// Measures how near faces are to a match.
extension FontMatch {
  /// The maximum difference of weights that count as equal.
  ///
  /// The named weights of families are a hundred apart.
  private static let nearWeight = 100

  /// The faces from the nearest to the farthest: first those with the requested axes, then by width, slope and weight.
  ///
  /// A static face with a near weight comes before variable ones. Otherwise, a variable file beside the static files of
  /// its family would replace all weights between theirs.
  func sorted(_ faces: [FontFaceSummary]) -> [FontFaceSummary] {
    let ranked = faces.map { (distances: distances(to: $0), face: $0) }
    let sorted = ranked.sorted {
      $0.distances != $1.distances
        ? $0.distances.lexicographicallyPrecedes($1.distances) : $0.face.isBefore($1.face)
    }
    var result = sorted.map(\.face)
    guard let first = sorted.first, first.face.traits.isVariable else { return result }
    let near = sorted.firstIndex {
      $0.distances.dropLast() == first.distances.dropLast() && isNear($0.face)
    }
    if let near { result.insert(result.remove(at: near), at: 0) }
    return result
  }

  /// The coordinates of a variable face that are nearest to the match.
  func variations(of face: FontFaceSummary) -> [FontVariation] {
    variations(on: face.axes, of: face.traits)
  }

  private func isNear(_ face: FontFaceSummary) -> Bool {
    !face.traits.isVariable
      && abs(face.traits.weight.rawValue - weight.clamped) < Self.nearWeight
  }

  /// The distances of a face in axes, width, slope and weight.
  func distances(to face: FontFaceSummary) -> [Int] {
    [
      missingAxes(of: face), widthDistance(to: face), slopeDistance(to: face),
      weightDistance(to: face),
    ]
  }

  private func missingAxes(of face: FontFaceSummary) -> Int {
    let wanted = Set(variations.map(\.axis) + (slantAngle == nil ? [] : ["slnt"]))
    return wanted.subtracting(face.axes.map(\.tag)).count
  }

  private func widthDistance(to face: FontFaceSummary) -> Int {
    let wanted = WidthClass(width)
    let axis = face.axes.first { $0.tag == "wdth" }
    let reached = axis.map { WidthClass(percentage: $0.clamp(width.percentage)).value }
    return wanted.distance(to: reached ?? Double(face.traits.width))
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
  /// The weight within OpenType's range, 1 to 1000.
  var clamped: Int { min(max(rawValue, 1), 1000) }

  /// The distance to another weight; smaller is nearer.
  ///
  /// From 400 to 500, heavier weights up to 500 come first, then lighter ones. Below 400 lighter weights come first,
  /// above 500 heavier ones. Source: CSS Fonts 4, 5.2 *Matching font styles*.
  func distance(to other: Int) -> Int {
    let wanted = clamped
    switch wanted {
    case 400...500:
      if (wanted...500).contains(other) { return other - wanted }
      return other < wanted ? 1000 + wanted - other : 2000 + other - wanted
    case ..<400:
      return other <= wanted ? wanted - other : 1000 + other - wanted
    default:
      return other >= wanted ? other - wanted : 1000 + wanted - other
    }
  }
}
