internal import CopyfitDynamicType

/// What a variable face is at some coordinates.
extension FontHeader {
  /// The coordinates on the axes that the face has, clamped, in the order of the axes' tags.
  func coordinates(_ wishes: [FontVariation]) -> [FontVariation] {
    axes.compactMap { axis in
      wishes.last { $0.axis == axis.tag && $0.value.isFinite }
        .map { FontVariation(axis: axis.tag, value: axis.clamp($0.value)) }
    }.sorted { $0.axis < $1.axis }
  }

  /// The names of the instance that stands at the coordinates, or the face's own.
  func names(at variations: [FontVariation]) -> FontNames {
    guard !variations.isEmpty, let instance = instances.first(where: { isAt(variations, $0) })
    else { return names }
    var result = names
    result.style = instance.style
    result.postScript = instance.postScript
    result.full = names.family + " " + instance.style
    return result
  }

  /// The traits at the coordinates.
  func traits(at variations: [FontVariation]) -> FontTraits {
    var result = traits
    for variation in variations {
      switch variation.axis {
      case "wght": result.weight = FontWeight(rawValue: Int(variation.value.rounded()))
      case "ital": result.isItalic = variation.value >= 0.5
      case "slnt": result.isItalic = variation.value != 0
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
