internal import CopyfitDynamicType

/// What is known of a face that was found in a folder, without opening it.
public struct FontFaceSummary: Hashable, Sendable {
  /// The path of the face's file.
  public let path: String
  /// The number of the face in its collection, from 0.
  public let index: Int
  /// Whether the face is one of the machine's and not of the folders that were named.
  public let isInstalled: Bool
  /// The names that the face states.
  public let names: FontNames
  /// The face's weight, width and slope.
  public let traits: FontTraits
  /// At the default coordinates of a variable face; `unitsPerEm` is here.
  public let verticalMetrics: VerticalMetrics
  /// The axes of a variable font; empty for a static one.
  public let axes: [FontAxis]
  /// The points of a variable font that have names.
  public let namedInstances: [NamedInstance]
  /// At the default coordinates of a variable face, as far as the tables tell: heights that `OS/2`
  /// does not hold are `nil` here and measured by `FontFace.geometry`.
  public let geometry: FontGeometry
  /// The characters that the face may show; `nil` where the tables do not tell.
  let coverage: CharacterCoverage?

  init(
    path: String, index: Int, isInstalled: Bool, names: FontNames, traits: FontTraits,
    geometry: FontGeometry, axes: [FontAxis], namedInstances: [NamedInstance],
    coverage: CharacterCoverage?
  ) {
    self.path = path
    self.index = index
    self.isInstalled = isInstalled
    self.names = names
    self.traits = traits
    verticalMetrics = VerticalMetrics(
      ascender: geometry.ascender, descender: geometry.descender, lineGap: geometry.lineGap,
      unitsPerEm: Int(geometry.em))
    self.axes = axes
    self.namedInstances = namedInstances
    self.geometry = geometry
    self.coverage = coverage
  }

  init(
    _ header: FontHeader, path: String, index: Int, isInstalled: Bool, coverage: CharacterCoverage?
  ) {
    self.init(
      path: path, index: index, isInstalled: isInstalled, names: header.names,
      traits: header.traits, geometry: header.geometry, axes: header.axes,
      namedInstances: header.instances, coverage: coverage)
  }
}

extension FontFaceSummary: Comparable {
  /// The order of lists: by family, weight, width and slope, then by place.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.names.family != rhs.names.family {
      return lhs.names.family.utf8.lexicographicallyPrecedes(rhs.names.family.utf8)
    }
    let traits = [lhs.traits, rhs.traits].map {
      [$0.weight.rawValue, $0.width, $0.isItalic ? 1 : 0]
    }
    return traits[0] != traits[1]
      ? traits[0].lexicographicallyPrecedes(traits[1]) : lhs.isBefore(rhs)
  }

  /// The order of faces that match equally well: static before variable, then the newer revision, then
  /// by path.
  func isBefore(_ other: Self) -> Bool {
    if traits.isVariable != other.traits.isVariable { return !traits.isVariable }
    if traits.revision != other.traits.revision { return traits.revision > other.traits.revision }
    if path != other.path { return path.utf8.lexicographicallyPrecedes(other.path.utf8) }
    return index < other.index
  }
}

extension FontFaceSummary {
  /// Whether the face may show a whole grapheme cluster; what it may not show, it does not cover.
  func mayCover(_ cluster: [Unicode.Scalar]) -> Bool {
    guard let coverage else { return true }
    return GlyphSearch(hasGlyph: coverage.contains).covers(cluster)
  }
}
