public import CopyfitDynamicType

/// A difference between a requested face and the one that was found.
public enum FontNote: Hashable, Sendable {
  /// A coordinate beyond its axis. The nearest one in the axis's range was used.
  case clampedAxis(FontTag, asked: Double, used: Double, range: ClosedRange<Double>)
  /// A coordinate on an axis that the face lacks. It was ignored. `known` are the face's axes.
  case unknownAxis(FontTag, asked: Double, known: [FontTag])
  /// A weight that the face does not have.
  case weight(asked: FontWeight, found: FontWeight)
  /// A width that the face does not have; `foundClass` is its `OS/2.usWidthClass`.
  case width(asked: FontWidth, foundClass: Int)
  /// An upright face instead of an italic one, or the other way round.
  case slope(askedItalic: Bool)
}

extension FontNote {
  /// The note as a sentence without a full stop: the requested value, and the one that was used.
  public var message: String {
    switch self {
    case .clampedAxis(let axis, let asked, let used, let range):
      "'\(axis)' \(CoordinateText(asked)) is outside the axis's range"
        + " \(CoordinateText(range)); \(CoordinateText(used)) is used"
    case .unknownAxis(let axis, let asked, let known):
      "'\(axis)' \(CoordinateText(asked)) is not used: the font "
        + Self.list(known)
    case .weight(let asked, let found):
      "weight \(asked.rawValue) was asked for, the nearest face has \(found.rawValue)"
    case .width(let asked, let foundClass):
      "width \(asked.name ?? CoordinateText(asked.rawValue).description) was asked for,"
        + " the nearest face has width class \(foundClass)"
    case .slope(let askedItalic):
      askedItalic
        ? "italic was asked for, the nearest face is upright"
        : "an upright face was asked for, the nearest is italic"
    }
  }

  /// The axes of a font, as the end of a sentence about it.
  static func list(_ axes: [FontTag]) -> String {
    let names = axes.map { "'\($0)'" }.joined(separator: ", ")
    return axes.isEmpty ? "has no variation axes" : "varies along \(names)"
  }
}

extension FontNote: CustomStringConvertible {
  /// The note as a sentence without a full stop.
  public var description: String { message }
}
