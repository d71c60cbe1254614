internal import CopyfitDynamicType
internal import CopyfitFiles

/// A variable face at some coordinates.
extension FontHeader {
  /// Requested coordinates, adapted to the face.
  struct Coordinates {
    /// The coordinates within their axes, in the order of the axes' tags.
    var variations: [FontVariation] = []
    /// The clamped and ignored coordinates, in the same order.
    var notes: [FontNote] = []
  }

  /// The coordinates on the axes of the face; the last of several for one axis counts.
  ///
  /// With `clamping`, a coordinate that the face does not have becomes a note, otherwise an error.
  func coordinates(
    _ wishes: [FontVariation], clamping: Bool, path: String
  ) throws(FontError) -> Coordinates {
    let values = Dictionary(wishes.map { ($0.axis, $0.value) }) { $1 }
    var result = Coordinates()
    for (tag, value) in values.sorted(by: { $0.key < $1.key }) {
      guard value.isFinite else {
        throw .coordinateNotFinite(path: path, axis: tag, value: value)
      }
      let axis = axes.first { $0.tag == tag }
      if !clamping { try check(value, on: tag, axis, path: path) }
      guard let axis else {
        result.notes.append(.unknownAxis(tag, asked: value, known: axes.map(\.tag)))
        continue
      }
      let used = axis.clamp(value)
      result.variations.append(FontVariation(axis: tag, value: used))
      guard used != value else { continue }
      result.notes.append(.clampedAxis(tag, asked: value, used: used, range: axis.range))
    }
    return result
  }

  /// Rejects a coordinate that the face does not have.
  private func check(
    _ value: Double, on tag: FontTag, _ axis: FontAxis?, path: String
  ) throws(FontError) {
    guard let axis else {
      throw .unknownAxis(path: path, axis: tag, value: value, known: axes.map(\.tag))
    }
    guard axis.range.contains(value) else {
      throw .axisOutOfRange(path: path, axis: tag, value: value, range: axis.range)
    }
  }

  /// The names of the instance at the coordinates, or the face's own.
  ///
  /// Without such an instance, the PostScript name contains the coordinates.
  func names(at variations: [FontVariation]) -> FontNames {
    guard !variations.isEmpty else { return names }
    var result = names
    if let instance = instances.first(where: { isAt(variations, $0) }) {
      result.style = instance.style
      result.postScript = instance.postScript
      result.full = names.family + " " + instance.style
    } else if let name = postScriptName(at: variations) {
      result.postScript = name
    }
    return result
  }

  /// The maximum length of a PostScript name; a longer one ends in a digest.
  static let longestPostScriptName = 127

  /// The name of an instance without a name, such as `Inter_450wght_-5slnt`; `nil` if all coordinates are the defaults.
  ///
  /// Source: Adobe Technical Note 5902. As in FreeType, axes at their default are left out.
  private func postScriptName(at variations: [FontVariation]) -> String? {
    let parts = axes.compactMap { axis in
      let value = variations.first { $0.axis == axis.tag }?.value ?? axis.defaultValue
      return value == axis.defaultValue
        ? nil : "_\(CoordinateText(value))\(Self.letters(axis.tag.description))"
    }
    guard !parts.isEmpty else { return nil }
    let name = postScriptPrefix + parts.joined()
    guard name.utf8.count > Self.longestPostScriptName else { return name }
    let digest = SHA256.hexadecimalDigest(of: Array(name.utf8).span).prefix(32).uppercased()
    return postScriptPrefix.prefix(80) + "-" + digest + "..."
  }

  /// The traits at the coordinates.
  func traits(at variations: [FontVariation]) -> FontTraits {
    var result = traits
    let slopes = variations.filter { $0.axis == "ital" || $0.axis == "slnt" }
    if !slopes.isEmpty {
      // Each of the two axes leans the letters on its own.
      result.isItalic = slopes.contains { $0.axis == "ital" ? $0.value >= 0.5 : $0.value != 0 }
    }
    for variation in variations {
      switch variation.axis {
      case "wght": result.weight = FontWeight(rawValue: Int(variation.value.rounded()))
      case "wdth": result.width = WidthClass(percentage: variation.value).nearest
      default: break
      }
    }
    return result
  }

  private func isAt(_ variations: [FontVariation], _ instance: NamedInstance) -> Bool {
    axes.allSatisfy { axis in
      let wanted = variations.first { $0.axis == axis.tag }?.value ?? axis.defaultValue
      return instance.variations.first { $0.axis == axis.tag }?.value == wanted
    }
  }
}
