internal import CopyfitDynamicType
internal import CopyfitFiles

/// What a variable face is at some coordinates.
extension FontHeader {
  /// Coordinates that were asked for, as the face has them.
  struct Coordinates {
    /// Within their axes, in the order of the axes' tags.
    var variations: [FontVariation] = []
    /// What was clamped or left out, in the same order.
    var notes: [FontNote] = []
  }

  /// The coordinates on the axes that the face has; of two wishes for one axis the last counts.
  ///
  /// With `clamping`, a wish that the face cannot meet becomes a note, else an error.
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

  /// Refuses a coordinate that the face does not have.
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

  /// The names of the instance that stands at the coordinates, or the face's own.
  ///
  /// Where none stands there, the PostScript name tells the coordinates.
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

  /// The longest PostScript name; a longer one ends in a digest.
  static let longestPostScriptName = 127

  /// The name of an instance that nobody named, such as `Inter_450wght_-5slnt`; `nil` where all
  /// coordinates are the default ones.
  ///
  /// Source: Adobe Technical Note 5902; as FreeType does, axes at their default are left out.
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
      // Either axis leans the letters, whatever the other one says.
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
