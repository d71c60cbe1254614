internal import CopyfitDynamicType

/// The properties of a face in a folder, read without opening the face.
public struct FontFaceSummary: Hashable, Sendable {
  /// The path of the face's file.
  public let path: String
  /// The number of the face in its collection, from 0.
  public let index: Int
  /// Whether the face is installed on the machine, rather than in a named folder.
  public let isInstalled: Bool
  /// The names in the face's tables.
  public let names: FontNames
  /// The face's weight, width and slope.
  public let traits: FontTraits
  /// The line metrics at the default coordinates of a variable face, including `unitsPerEm`.
  public let verticalMetrics: VerticalMetrics
  /// The axes of a variable font; empty for a static one.
  public let axes: [FontAxis]
  /// The named instances of a variable font.
  public let namedInstances: [NamedInstance]
  /// The geometry at the default coordinates of a variable face; heights that are not in `OS/2` are `nil` here;
  /// `FontFace.geometry` measures them.
  public let geometry: FontGeometry
  /// The characters that the face may show; `nil` if the tables do not specify them.
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
  /// Orders faces by family, weight, width and slope, then by path.
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

  /// Orders faces that match equally well: static before variable, then the newer revision, then by path.
  func isBefore(_ other: Self) -> Bool {
    if traits.isVariable != other.traits.isVariable { return !traits.isVariable }
    if traits.revision != other.traits.revision { return traits.revision > other.traits.revision }
    if path != other.path { return path.utf8.lexicographicallyPrecedes(other.path.utf8) }
    return index < other.index
  }
}

extension FontFaceSummary {
  /// Whether the face may show a whole grapheme cluster; if not, it certainly does not cover it.
  func mayCover(_ cluster: [Unicode.Scalar]) -> Bool {
    guard let coverage else { return true }
    return GlyphSearch(hasGlyph: coverage.contains).covers(cluster)
  }
}
