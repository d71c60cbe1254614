public import CopyfitDynamicType
internal import CopyfitFonts

/// A family of fonts with its faces, as in `UIFont.familyNames` and `UIFont.fontNames(forFamilyName:)`.
public struct FontFamily: Hashable, Codable, Sendable {
  /// A face of a family.
  public struct Face: Hashable, Codable, Sendable {
    /// The PostScript name, with which `Font.custom(_:size:)` finds the face.
    public var postScriptName: String
    /// The weight; for a variable face, at its default coordinates.
    public var weight: FontWeight
    /// Whether the face is italic or oblique.
    public var isItalic: Bool
    /// The path of the face's file.
    public var file: String
    /// The number of the face in its file, from 0.
    public var index: Int
  }

  /// The name of the family, such as `Inter Display`.
  public var name: String
  /// The faces, from the lightest to the heaviest.
  public var faces: [Face]
}

extension FontLibrary {
  /// The families of the library's folders and, if it uses them, of the installed fonts, sorted by name.
  ///
  /// - Complexity: O(*n* log *n*) for *n* faces; the first call reads the folders.
  public var families: [FontFamily] {
    var families: [FontFamily] = []
    let all = (sources.projectFonts.faces + sources.installedFonts.faces).sorted()
    for summary in all {
      if families.last?.name != summary.names.family {
        families.append(FontFamily(name: summary.names.family, faces: []))
      }
      families[families.count - 1].faces.append(
        FontFamily.Face(
          postScriptName: summary.names.postScript, weight: summary.traits.weight,
          isItalic: summary.traits.isItalic, file: summary.path, index: summary.index))
    }
    return families
  }
}
